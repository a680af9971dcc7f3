"""Goblins vs Gnomes, shaman, warlock and warrior."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import IMMUNE
from hsreplay_sim.cards.compile import aura, target
from hsreplay_sim.cards.words.effects import (
    add_random,
    armor,
    coin_flip,
    damage,
    destroy,
    draw,
    give,
    heal,
    recruit,
    redirect,
    script,
    shuffle,
    summon,
    when,
)
from hsreplay_sim.cards.words.pools import pool
from hsreplay_sim.cards.words.selectors import (
    BOTH_PLAYERS,
    CHARACTERS,
    DEMON,
    ENEMY_CHARACTERS,
    ENEMY_HAND,
    FRIENDLY,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    HURT,
    MECH,
    MINION,
    MINIONS,
    MURLOC,
    OTHERS,
    SELF,
    TARGET,
    random,
)
from hsreplay_sim.cards.words.triggers import (
    turn_end,
    when_armored,
    when_attacks,
    when_damaged,
    when_deals_damage,
    when_died,
)
from hsreplay_sim.cards.words.values import (
    AMOUNT,
    DAMAGED,
    LEFT_BEHIND,
    MY_TURN,
    N2,
    N,
    any_of,
    as_number,
    between,
    count,
    of_creator,
    says,
)
from hsreplay_sim.engine.rules.damage import deal

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

TO_THE_WRONG_ENEMY = redirect(random(ENEMY_CHARACTERS - TARGET))

# --- shaman ------------------------------------------------------------------------------


class GVG_029:
    """Ancestor's Call. Put a random minion from each player's hand into the battlefield."""

    action = recruit(random(FRIENDLY_HAND & MINION)) >> recruit(random(ENEMY_HAND & MINION))


class GVG_036:
    """Powermace. Deathrattle: Give a random friendly Mech +2/+2."""

    deathrattle = give(random(FRIENDLY_MINIONS & MECH), "GVG_036e")


class GVG_036e:
    """Powered. +2/+2."""

    atk = N
    max_health = N2


class GVG_038:
    """Crackle. Deal 3-6 damage. Overload: (1)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, between(N, N2))


class GVG_039:
    """Vitality Totem. At the end of your turn, restore 4 Health to your hero."""

    events = turn_end(heal(FRIENDLY_HERO, N))


class GVG_040:
    """Siltfin Spiritwalker. Whenever another friendly Murloc dies, draw a card. Overload: (1)"""

    events = when_died((FRIENDLY & MURLOC) & OTHERS, draw())


class GVG_042:
    """Neptulon. Battlecry: Add 4 random Murlocs to your hand. Overload: (3)"""

    action = add_random(pool(race=Race.MURLOC), N)


class GVG_066:
    """Dunemaul Shaman. Windfury, Overload: (1). 50% chance to attack the wrong enemy."""

    events = when_attacks(SELF, coin_flip(TO_THE_WRONG_ENEMY))


# --- warlock -----------------------------------------------------------------------------


class GVG_015:
    """Darkbomb. Deal 3 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class GVG_018:
    """Mistress of Pain. Damage dealt by this minion also heals your hero. (Later: Lifesteal.)"""

    events = when_deals_damage(SELF, heal(FRIENDLY_HERO, AMOUNT), only=says("also heals"))


class GVG_019:
    """Demonheart. Deal 5 damage to a minion. If it's a friendly Demon, give it +5/+5 instead."""

    targets = target(MINIONS, optional=False)
    action = when(any_of(TARGET & FRIENDLY & DEMON), give(TARGET, "GVG_019e"), damage(TARGET, N))


class GVG_019e:
    """Demonheart. +5/+5."""

    atk = N
    max_health = N2


class GVG_020:
    """Fel Cannon. At the end of your turn, deal 2 damage to a non-Mech minion."""

    events = turn_end(damage(random(MINIONS & ~MECH), N))


class GVG_021:
    """Mal'Ganis. Your other Demons have +2/+2. Your hero is Immune."""

    aura = (
        aura((FRIENDLY_MINIONS & DEMON) - SELF, "GVG_021e"),
        aura(FRIENDLY_HERO, "GVG_021e2"),
    )


class GVG_021e:
    """Grasp of Mal'Ganis. Mal'Ganis is granting +2/+2."""

    atk = N
    max_health = N2
    undispellable = True


class GVG_021e2:
    """Grasp of Mal'Ganis. Immune."""

    keywords = (IMMUNE,)


class GVG_045:
    """Imp-losion. Deal 2-4 damage to a minion. Summon a 1/1 Imp for each damage dealt."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, between(N, N2)) >> summon("GVG_045t", LEFT_BEHIND)


class GVG_077:
    """Anima Golem. At the end of each turn, destroy this minion if it's your only one."""

    events = turn_end(destroy(SELF), whose=BOTH_PLAYERS, only=count(FRIENDLY_MINIONS).equals(1))


class GVG_100:
    """Floating Watcher. Whenever your hero takes damage on your turn, gain +2/+2."""

    events = when_damaged(FRIENDLY_HERO, give(SELF, "GVG_100e"), only=MY_TURN)


class GVG_100e:
    """Brow Furrow. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


# --- warrior -----------------------------------------------------------------------------


def _bounce_the_blade(g: Game, me: Entity, it: Frame) -> None:
    for _ in range(80):
        living = [e for e in g.minions() if not e.doomed]
        victim = g.oracle.pick(g, "target", me, living)
        if victim is None:
            return
        amount = me.card.numbers[0] if me.card is not None else 1
        deal(g, me, (victim,), amount)
        if victim.doomed:
            return


class GVG_050:
    """Bouncing Blade. Deal 1 damage to a random minion. Repeat until a minion dies."""

    action = script(_bounce_the_blade)


class GVG_051:
    """Warbot. Enrage: +1 Attack."""

    aura = aura(SELF, "GVG_051e", only=DAMAGED)


class GVG_051e:
    """Enraged. +1 Attack."""

    atk = N


class GVG_052:
    """Crush. Destroy a minion. If you have a damaged minion, this costs (4) less."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET)
    cost = -(as_number(any_of(FRIENDLY_MINIONS & HURT)) * N)


class GVG_053:
    """Shieldmaiden. Battlecry: Gain 5 Armor."""

    action = armor(N)


class GVG_054:
    """Ogre Warmaul. 50% chance to attack the wrong enemy."""

    events = when_attacks(FRIENDLY_HERO, coin_flip(TO_THE_WRONG_ENEMY))


class GVG_055:
    """Screwjank Clunker. Battlecry: Give a friendly Mech +2/+2."""

    targets = FRIENDLY_MINIONS & MECH
    action = give(TARGET, "GVG_055e")


class GVG_055e:
    """Screwy Jank. +2/+2."""

    atk = N
    max_health = N2


class GVG_056:
    """Iron Juggernaut.

    Battlecry: Shuffle a Mine into your opponent's deck. When drawn, it explodes for 10 damage.
    """

    action = shuffle("GVG_056t", opponent=True)


class GVG_056t:
    """Burrowing Mine. When you draw this, it explodes. You take 10 damage and draw a card.

    The engine draws the other card.
    """

    on_draw = damage(FRIENDLY_HERO, N)


class GVG_086:
    """Siege Engine. Whenever you gain Armor, give this minion +1 Attack."""

    events = when_armored(FRIENDLY_HERO, give(SELF, "GVG_086e"))


class GVG_086e:
    """Armor Plated. Increased Attack."""

    atk = of_creator(N)
