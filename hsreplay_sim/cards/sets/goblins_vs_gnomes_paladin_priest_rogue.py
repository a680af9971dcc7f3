"""Goblins vs Gnomes, paladin, priest and rogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import DEATHRATTLE, SPELLPOWER, STEALTH, TAUNT
from hsreplay_sim.cards.compile import target
from hsreplay_sim.cards.words.effects import (
    aim,
    coin_flip,
    copy_to_hand,
    damage,
    destroy,
    for_each,
    gain_mana,
    give,
    heal,
    keyword,
    opponent_gets,
    redirect,
    script,
    shield,
    summon,
    when,
)
from hsreplay_sim.cards.words.selectors import (
    CHARACTERS,
    ENEMY,
    ENEMY_CHARACTERS,
    ENEMY_MINIONS,
    ENEMY_WEAPON,
    FRIENDLY,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    FRIENDLY_WEAPON,
    HEROES,
    HURT,
    MECH,
    MINION,
    MINIONS,
    PIRATE,
    SELF,
    SPELL,
    SUBJECT,
    TARGET,
    card,
    has,
    random,
)
from hsreplay_sim.cards.words.triggers import (
    turn_end,
    when_attacks,
    when_died,
    when_healed,
    when_played,
    when_summoned,
)
from hsreplay_sim.cards.words.values import DATA1, N2, N, any_of, as_number, atk_of, of_creator
from hsreplay_sim.engine.rules.enchantments import attach

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

# --- paladin -----------------------------------------------------------------------------


class GVG_057:
    """Seal of Light. Restore 4 Health to your hero and gain +2 Attack this turn."""

    action = heal(FRIENDLY_HERO, N) >> give(FRIENDLY_HERO, "GVG_057a")


class GVG_057a:
    """Seal of Light. +2 Attack this turn."""

    atk = N


class GVG_059:
    """Coghammer. Battlecry: Give a random friendly minion Divine Shield and Taunt."""

    action = aim(random(FRIENDLY_MINIONS), shield(TARGET) >> keyword(TARGET, TAUNT))


class GVG_060:
    """Quartermaster. Battlecry: Give your Silver Hand Recruits +2/+2."""

    action = give(FRIENDLY_MINIONS & card("CS2_101t"), "GVG_060e")


class GVG_060e:
    """Well Equipped. +2/+2."""

    atk = N
    max_health = N2


class GVG_062:
    """Cobalt Guardian. Whenever you summon a Mech, gain Divine Shield."""

    events = when_summoned((FRIENDLY_MINIONS & MECH) - SELF, shield(SELF))


class GVG_063:
    """Bolvar Fordragon.

    Whenever a friendly minion dies while this is in your hand, gain +1 Attack.
    """

    in_hand = when_died(FRIENDLY & MINION, give(SELF, "GVG_063a"))


class GVG_063a:
    """Retribution. Increased Attack."""

    atk = of_creator(N)


class GVG_101:
    """Scarlet Purifier. Battlecry: Deal 2 damage to all minions with Deathrattle."""

    action = damage(MINIONS & has(DEATHRATTLE), N)


# --- priest ------------------------------------------------------------------------------


class GVG_008:
    """Lightbomb. Deal damage to each minion equal to its Attack."""

    action = for_each(MINIONS, damage(TARGET, atk_of(TARGET)))


class GVG_009:
    """Shadowbomber. Battlecry: Deal 3 damage to each hero."""

    action = damage(HEROES, N)


class GVG_010:
    """Velen's Chosen. Give a minion +2/+4 and Spell Damage +1."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GVG_010b")


class GVG_010b:
    """Velen's Chosen. +2/+4 and Spell Damage +1."""

    atk = N
    max_health = N2
    keywords = (SPELLPOWER,)


class GVG_012:
    """Light of the Naaru.

    Restore 3 Health. If the target is still damaged, summon a Lightwarden.
    """

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> when(any_of(TARGET & HURT), summon("EX1_001"))


def _swap_health(g: Game, me: Entity, it: Frame) -> None:
    other = it.target
    if other is not None:
        mine, theirs = me.health_left, other.health_left
        attach(g, me, me, "GVG_014a", tags={2: theirs})
        attach(g, me, other, "GVG_014a", tags={2: mine})


class GVG_014:
    """Vol'jin. Battlecry: Swap Health with another minion."""

    targets = MINIONS
    action = script(_swap_health)


class GVG_014a:
    """Shadowed. Health was swapped."""

    set_health = DATA1


class GVG_072:
    """Shadowboxer. Whenever a character is healed, deal 1 damage to a random enemy."""

    events = when_healed(CHARACTERS, damage(random(ENEMY_CHARACTERS), N))


class GVG_083:
    """Upgraded Repair Bot. Battlecry: Give a friendly Mech +4 Health."""

    targets = FRIENDLY_MINIONS & MECH
    action = give(TARGET, "GVG_069a")


class GVG_069a:
    """Repairs! +4 Health."""

    max_health = N


# --- rogue -------------------------------------------------------------------------------


class GVG_022:
    """Tinker's Sharpsword Oil.

    Give your weapon +3 Attack. Combo: Give a random friendly minion +3 Attack.
    """

    action = give(FRIENDLY_WEAPON, "GVG_022a")
    combo = give(FRIENDLY_WEAPON, "GVG_022a") >> give(random(FRIENDLY_MINIONS), "GVG_022b")


class GVG_022a:
    """Tinker's Sharpsword Oil. +3 Attack."""

    atk = N


class GVG_022b:
    """Tinker's Sharpsword Oil. +3 Attack."""

    atk = N


class GVG_023:
    """Goblin Auto-Barber. Battlecry: Give your weapon +1 Attack."""

    action = give(FRIENDLY_WEAPON, "GVG_023a")


class GVG_023a:
    """Extra Sharp. +1 Attack."""

    atk = N


class GVG_024:
    """Cogmaster's Wrench. Has +2 Attack while you have a Mech."""

    atk = as_number(any_of(FRIENDLY_MINIONS & MECH)) * N


class GVG_025:
    """One-eyed Cheat. Whenever you summon a Pirate, gain Stealth."""

    events = when_summoned((FRIENDLY_MINIONS & PIRATE) - SELF, keyword(SELF, STEALTH))


class GVG_027:
    """Iron Sensei. At the end of your turn, give another friendly Mech +2/+2."""

    events = turn_end(give(random((FRIENDLY_MINIONS & MECH) - SELF), "GVG_027e"))


class GVG_027e:
    """Ironed Out. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class GVG_028:
    """Trade Prince Gallywix.

    Whenever your opponent casts a spell, gain a copy of it and give them a Coin.
    """

    events = when_played(
        (ENEMY & SPELL) & ~card("GVG_028t"), copy_to_hand(SUBJECT) >> opponent_gets("GVG_028t")
    )


class GVG_028t:
    """Gallywix's Coin. Gain 1 Mana Crystal this turn only. (Won't trigger Gallywix.)"""

    action = gain_mana(N)


class GVG_047:
    """Sabotage. Destroy a random enemy minion. Combo: And your opponent's weapon."""

    action = destroy(random(ENEMY_MINIONS))
    combo = destroy(random(ENEMY_MINIONS)) >> destroy(ENEMY_WEAPON)


class GVG_088:
    """Ogre Ninja. Stealth. 50% chance to attack the wrong enemy."""

    events = when_attacks(SELF, coin_flip(redirect(random(ENEMY_CHARACTERS - TARGET))))
