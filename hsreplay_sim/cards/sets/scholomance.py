"""Scholomance Academy (SCH)."""

from __future__ import annotations

from hsreplay_sim.cards.effects import (
    bounce,
    damage,
    discover,
    freeze,
    heal,
    missiles,
    shuffle,
    summon,
)
from hsreplay_sim.cards.pools import A_SPELL, pool
from hsreplay_sim.cards.selectors import (
    CHARACTERS,
    ENEMY_MINIONS,
    FRIENDLY,
    FRIENDLY_HERO,
    MINIONS,
    SELF,
    SPELL,
    TARGET,
    either,
)
from hsreplay_sim.cards.triggers import after_played
from hsreplay_sim.cards.values import N2, N, says
from hsreplay_sim.enums import CardClass


class SCH_241:
    """Firebrand. Spellburst: Deal 4 damage randomly split among all enemy minions."""

    spellburst = after_played(FRIENDLY & SPELL, missiles(N, ENEMY_MINIONS))


class SCH_242:
    """Gibberling. Spellburst: Summon a Gibberling."""

    spellburst = after_played(FRIENDLY & SPELL, summon("SCH_242"))


class SCH_248:
    """Pen Flinger. Battlecry: Deal 1 damage to a minion. Spellburst: Return this to your hand."""

    targets = either(says("to a minion"), MINIONS, CHARACTERS)
    action = damage(TARGET, N)
    spellburst = after_played(FRIENDLY & SPELL, bounce(SELF))


class SCH_307:
    """School Spirits. Deal 2 damage to all minions. Shuffle 2 Soul Fragments into your deck."""

    action = damage(MINIONS, N) >> shuffle("SCH_307t", N2)


class SCH_307t:
    """Soul Fragment. Casts When Drawn. Restore 2 Health to your hero."""

    on_draw = heal(FRIENDLY_HERO, N)


class SCH_350:
    """Wand Thief. Combo: Discover a Mage spell."""

    combo = discover(pool(A_SPELL, card_class=CardClass.MAGE))


class SCH_509:
    """Brain Freeze. Freeze a minion. Combo: Also deal 3 damage to it."""

    targets = MINIONS
    action = freeze(TARGET)
    combo = freeze(TARGET) >> damage(TARGET, N)


class SCH_700:
    """Spirit Jailer. Battlecry: Shuffle 2 Soul Fragments into your deck."""

    action = shuffle("SCH_307t", N)
