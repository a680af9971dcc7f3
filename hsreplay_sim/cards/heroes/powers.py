"""The hero powers of the eleven classes, base and upgraded (R161, R163)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import STEADY_SHOT_CAN_TARGET
from hsreplay_sim.cards.words.effects import (
    Do,
    armor,
    damage,
    destroy,
    draw,
    equip,
    give,
    heal,
    summon,
    summon_random,
    when,
)
from hsreplay_sim.cards.words.keywords import called
from hsreplay_sim.cards.words.pools import basic_totems
from hsreplay_sim.cards.words.selectors import (
    CHARACTERS,
    ENEMY_HERO,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    FRIENDLY_WEAPON,
    SELF,
    TARGET,
)
from hsreplay_sim.cards.words.triggers import turn_end
from hsreplay_sim.cards.words.uses import target
from hsreplay_sim.cards.words.values import (
    DATA1,
    N2,
    Condition,
    N,
    any_of,
    as_number,
    by_profile,
    mine,
    says,
)

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

STRENGTH_IS_BASIC = by_profile(lambda p: p.strength_totem)


def missing_totems(game: Game, me: Entity, it: Frame) -> tuple[str, ...]:
    """The basic totems its owner does not control yet (R163)."""
    owned = {entity.card_id for entity in game.board[me.controller]}
    return tuple(each for each in basic_totems(game, me, it) if each not in owned)


def _some_totem_is_missing(game: Game, me: Entity, it: Frame) -> bool:
    return bool(missing_totems(game, me, it))


def dagger(card_id: str) -> Do:
    """Equip a dagger, unless the weapon is a Poisoned Blade: that is laced."""
    blade = FRIENDLY_WEAPON & called("Poisoned Blade")
    return when(any_of(blade), give(blade, "AT_034e"), equip(card_id, instead=True))


class HERO_01bp:
    """Armor Up! Gain 2 Armor."""

    action = armor(N)


class HERO_01bp2:
    """Tank Up! Gain 4 Armor."""

    action = armor(N)


class HERO_02bp:
    """Totemic Call. Summon a random basic Totem."""

    action = summon_random(missing_totems)
    playable = Condition(_some_totem_is_missing)
    summons = True


class HERO_02bp2:
    """Totemic Slam. Summon a Totem of your choice.

    No recording shows it used. The choices are cards of their own, with the bodies of the basic
    totems; which fourth one builds since the Core set offer is a guess (R163).
    """

    choose = ("AT_132_SHAMANa", "AT_132_SHAMANb", "AT_132_SHAMANc", "AT_132_SHAMANd")
    summons = True


class AT_132_SHAMANa:
    """Healing Totem. At the end of your turn, restore 1 Health to all friendly minions."""

    action = summon("NEW1_009")
    events = turn_end(heal(FRIENDLY_MINIONS, N))


class AT_132_SHAMANb:
    """Searing Totem."""

    action = summon("CS2_050")


class AT_132_SHAMANc:
    """Stoneclaw Totem. Taunt."""

    action = summon("CS2_051")


class AT_132_SHAMANd:
    """Wrath of Air Totem. Spell Damage +1. It is the Strength Totem where that is a basic one."""

    action = when(STRENGTH_IS_BASIC, summon("CS2_058"), summon("CS2_052"))


class HERO_03bp:
    """Dagger Mastery. Equip a 1/2 Dagger."""

    action = dagger("CS2_082")


class HERO_03bp2:
    """Poisoned Daggers. Equip a 2/2 Weapon."""

    action = dagger("AT_132_ROGUEt")


class HERO_04bp:
    """Reinforce. Summon a Silver Hand Recruit."""

    action = summon("CS2_101t")
    summons = True


class HERO_04bp2:
    """The Silver Hand. Summon two Recruits."""

    action = summon("CS2_101t", 2)
    summons = True


SNIPING = target(CHARACTERS, optional=False, only=mine(STEADY_SHOT_CAN_TARGET) > 0)
"""With a Steamwheedle Sniper the Hunter aims."""


class HERO_05bp:
    """Steady Shot. Deal 2 damage to the enemy hero."""

    targets = SNIPING
    action = when(any_of(TARGET), damage(TARGET, N), damage(ENEMY_HERO, N))


class HERO_05bp2:
    """Ballista Shot. Deal 3 damage to the enemy hero."""

    targets = SNIPING
    action = when(any_of(TARGET), damage(TARGET, N), damage(ENEMY_HERO, N))


class HERO_06bp:
    """Shapeshift. +1 Attack this turn. +1 Armor."""

    action = armor(N2) >> when(
        says("$a"),
        give(FRIENDLY_HERO, "CS2_017o", N),
        otherwise=give(FRIENDLY_HERO, "CS2_017o"),
    )


class CS2_017o:
    """Claws. Your hero has +1 Attack this turn. (Since 170824: extra Attack, which it notes.)"""

    atk = 1 + (DATA1 - 1) * as_number(says("extra"))


class HERO_06bp2:
    """Dire Shapeshift. +2 Attack this turn. +2 Armor. (Since 170824 by Claws: U042:5356.)"""

    action = armor(N2) >> when(
        says("$a"),
        give(FRIENDLY_HERO, "CS2_017o", N),
        otherwise=give(FRIENDLY_HERO, "AT_132_DRUIDe"),
    )


class AT_132_DRUIDe:
    """Dire Claws. +2 Attack this turn."""

    atk = 2


class HERO_07bp:
    """Life Tap. Draw a card and take 2 damage."""

    action = damage(FRIENDLY_HERO, N) >> draw()


class HERO_07bp2:
    """Soul Tap. Draw a card."""

    action = draw()


class HERO_08bp:
    """Fireblast. Deal 1 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class HERO_08bp2:
    """Fireblast Rank 2. Deal 2 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class HERO_09bp:
    """Lesser Heal. Restore 2 Health."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N)


class HERO_09bp2:
    """Heal. Restore 4 Health."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N)


class HERO_10bp:
    """Demon Claws. +1 Attack this turn, of late from the Druid's claws (U217:14857, U305:1617)."""

    action = when(
        says("$a"), give(FRIENDLY_HERO, "CS2_017o", N), otherwise=give(FRIENDLY_HERO, "HERO_10bpe")
    )


class HERO_10bpe:
    """Demon Claws. +1 Attack this turn."""

    atk = 1


class HERO_10bp2:
    """Demon's Bite. +2 Attack this turn, of late from the Druid's claws as that of HERO_10bp."""

    action = when(
        says("$a"),
        give(FRIENDLY_HERO, "CS2_017o", N),
        otherwise=give(FRIENDLY_HERO, "HERO_10pe2"),
    )


class HERO_10pe2:
    """Demon's Bite. +2 Attack this turn."""

    atk = 2


class HERO_11bp:
    """Ghoul Charge. Summon a 1/1 Ghoul with Charge. It dies at end of turn."""

    action = summon("HERO_11bpt")
    summons = True


class HERO_11bpt:
    """Frail Ghoul. Charge. At the end of your turn, this minion dies."""

    events = turn_end(destroy(SELF))


class HERO_11bp2:
    """Ghoul Frenzy. Summon a 2/1 Ghoul with Charge. It dies at end of turn."""

    action = summon("HERO_11bp2t")
    summons = True


class HERO_11bp2t:
    """Frenzied Ghoul. Charge. At the end of your turn, this minion dies."""

    events = turn_end(destroy(SELF))
