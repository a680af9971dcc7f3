"""Goblins vs Gnomes, druid, hunter and mage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import (
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS,
    ELUSIVE,
    STEADY_SHOT_CAN_TARGET,
    TAG_378,
    TAUNT,
)
from hsreplay_sim.cards.compile import aura, target
from hsreplay_sim.cards.sets.goblins_vs_gnomes import SPARE_PARTS
from hsreplay_sim.cards.words.effects import (
    add_random,
    copy_to_hand,
    damage,
    draw,
    for_each,
    gain_crystals,
    give,
    heal,
    missiles,
    opponent_draws,
    script,
    shuffle_away,
    summon,
    transform,
    when,
)
from hsreplay_sim.cards.words.selectors import (
    ADJACENT,
    BEAST,
    CHARACTERS,
    ENEMY_HERO,
    ENEMY_MINIONS,
    FRIENDLY_MINIONS,
    IN_HAND,
    MECH,
    MINIONS,
    SELF,
    SUBJECT,
    TARGET,
    random,
)
from hsreplay_sim.cards.words.triggers import when_damaged
from hsreplay_sim.cards.words.values import (
    ALWAYS,
    DATA1,
    N2,
    N,
    any_of,
    atk_of,
    count,
    max_health_of,
)
from hsreplay_sim.engine.rules.dying import deathrattles, run_deathrattle

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

# --- druid -------------------------------------------------------------------------------


class GVG_030:
    """Anodized Robo Cub. Taunt. Choose One - +1 Attack; or +1 Health."""

    choose = ("GVG_030a", "GVG_030b")


class GVG_030a:
    """Attack Mode. +1 Attack."""

    action = give(SELF, "GVG_030ae")


class GVG_030ae:
    """Attack Mode. +1 Attack."""

    atk = N


class GVG_030b:
    """Tank Mode. +1 Health."""

    action = give(SELF, "GVG_030be")


class GVG_030be:
    """Tank Mode. +1 Health."""

    max_health = N


class GVG_031:
    """Recycle. Shuffle an enemy minion into your opponent's deck."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = shuffle_away(TARGET)


class GVG_032:
    """Grove Tender.

    Choose One - Give each player a Mana Crystal; or Each player draws a card.
    """

    choose = ("GVG_032a", "GVG_032b")


class GVG_032a:
    """Gift of Mana. Give each player a Mana Crystal."""

    action = gain_crystals(1, full=True) >> gain_crystals(1, full=True, opponent=True)


class GVG_032b:
    """Gift of Cards. Each player draws a card."""

    action = draw() >> opponent_draws()


class GVG_033:
    """Tree of Life. Restore all characters to full Health."""

    action = for_each(CHARACTERS, heal(TARGET, max_health_of(TARGET)))


class GVG_034:
    """Mech-Bear-Cat. Whenever this minion takes damage, add a Spare Part card to your hand."""

    events = when_damaged(SELF, add_random(SPARE_PARTS))


class GVG_035:
    """Malorne. Deathrattle: Shuffle this minion into your deck."""

    deathrattle = shuffle_away(SELF)


class GVG_041:
    """Dark Wispers. Choose One - Summon 5 Wisps; or Give a minion +5/+5 and Taunt."""

    choose = ("GVG_041b", "GVG_041a")


class GVG_041a:
    """Dark Wispers. +5/+5 and Taunt."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GVG_041c")


class GVG_041b:
    """Dark Wispers. Summon 5 Wisps."""

    action = summon("CS2_231", N)
    summons = True


class GVG_041c:
    """Dark Wispers. +5/+5 and Taunt."""

    atk = N
    max_health = N2
    keywords = (TAUNT,)


class GVG_080:
    """Druid of the Fang. Battlecry: If you have a Beast, transform this minion into a 7/7."""

    action = when(any_of((FRIENDLY_MINIONS & BEAST) - SELF), transform(SELF, "GVG_080t"))


# --- hunter ------------------------------------------------------------------------------


class GVG_017:
    """Call Pet. Draw a card. If it's a Beast, it costs (4) less."""

    action = draw() >> give(SUBJECT & BEAST & IN_HAND, "GBL_008e")


def _trigger_deathrattles(g: Game, me: Entity, it: Frame) -> None:
    for minion in FRIENDLY_MINIONS.of(g, me, it):
        for effect in deathrattles(g, minion):
            run_deathrattle(g, minion, effect)


class GVG_026:
    """Feign Death. Trigger all Deathrattles on your minions."""

    action = script(_trigger_deathrattles)


class GVG_043:
    """Glaivezooka. Battlecry: Give a random friendly minion +1 Attack."""

    action = give(random(FRIENDLY_MINIONS), "GVG_043e")


class GVG_043e:
    """Glaivezooka. +1 Attack."""

    atk = N


class GVG_046:
    """King of Beasts. Taunt. Battlecry: Gain +1 Attack for each other Beast you have."""

    action = give(SELF, "GVG_046e", count((FRIENDLY_MINIONS & BEAST) - SELF))


class GVG_046e:
    """The King. Increased Attack."""

    atk = DATA1


class GVG_048:
    """Metaltooth Leaper. Battlecry: Give your other Mechs +2 Attack."""

    action = give((FRIENDLY_MINIONS & MECH) - SELF, "GVG_048e")


class GVG_048e:
    """Metal Teeth. +2 Attack."""

    atk = N


class GVG_049:
    """Gahz'rilla. Whenever this minion takes damage, double its Attack."""

    keywords = ((TAG_378, ALWAYS),)
    events = when_damaged(SELF, give(SELF, "GVG_049e", atk_of(SELF)))


class GVG_049e:
    """Might of Zul'Farrak. Multiplying Attack."""

    atk = DATA1


class GVG_073:
    """Cobra Shot. Deal 3 damage to a minion and the enemy hero."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + ENEMY_HERO, N)


class GVG_087:
    """Steamwheedle Sniper. Your Hero Power can target minions."""

    player_tags = (STEADY_SHOT_CAN_TARGET,)


# --- mage --------------------------------------------------------------------------------


class GVG_001:
    """Flamecannon. Deal 4 damage to a random enemy minion."""

    action = damage(random(ENEMY_MINIONS), N)


class GVG_002:
    """Snowchugger. Freeze any character damaged by this minion.

    The card carries the FREEZE tag, which is the rule (see engine.damage).
    """


class GVG_004:
    """Goblin Blastmage.

    Battlecry: If you have a Mech, deal 4 damage randomly split among all enemies.
    """

    action = when(any_of(FRIENDLY_MINIONS & MECH), missiles(N))


class GVG_005:
    """Echo of Medivh. Put a copy of each friendly minion into your hand."""

    action = copy_to_hand(FRIENDLY_MINIONS)


class GVG_007:
    """Flame Leviathan. When you draw this, deal 2 damage to all characters."""

    on_draw = damage(CHARACTERS, N)


class GVG_122:
    """Wee Spellstopper. Adjacent minions can't be targeted by spells or Hero Powers."""

    aura = aura(ADJACENT, "GVG_122e")


class GVG_122e:
    """Spellstopping. Elusive."""

    keywords = (CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS, ELUSIVE)
