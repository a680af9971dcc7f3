"""Scholomance Academy (SCH)."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.base.tags import RUSH, SPELLPOWER
from hsreplay_sim.cards.compile import aura
from hsreplay_sim.cards.words.effects import (
    add_random,
    bounce,
    damage,
    discover,
    expire,
    freeze,
    gain_mana,
    give,
    heal,
    keyword,
    missiles,
    refresh_mana,
    shuffle,
    summon,
    when,
)
from hsreplay_sim.cards.words.pools import (
    A_MINION,
    A_SPELL,
    discoverable,
    my_class,
    pool,
    spell_damage_card,
)
from hsreplay_sim.cards.words.selectors import (
    CHARACTERS,
    ENEMY_MINIONS,
    FRIENDLY,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    FRIENDLY_PLAYER,
    MINION,
    MINIONS,
    SELF,
    SOURCE,
    SPELL,
    TARGET,
    either,
    has,
)
from hsreplay_sim.cards.words.triggers import after_played, when_played
from hsreplay_sim.cards.words.values import N2, N, says


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


class SCH_160:
    """Wandmaker. Battlecry: Add a 1-Cost spell from your class to your hand."""

    action = add_random(pool(A_SPELL, cost=N, card_class=my_class))


class SCH_270:
    """Primordial Studies. Discover a Spell Damage minion. Your next one costs (1) less."""

    action = discover(discoverable(pool(A_MINION, where=spell_damage_card))) >> give(
        FRIENDLY_PLAYER, "SCH_270e"
    )


class SCH_270e:
    """Runic Studies. Your next Spell Damage minion costs (1) less."""

    aura = aura(FRIENDLY_HAND & MINION & has(SPELLPOWER), "SCH_270e2")
    events = when_played(FRIENDLY & MINION & has(SPELLPOWER), expire(SOURCE))


class SCH_270e2:
    """Studying Runes. Costs (1) less."""

    cost = -N


class SCH_311:
    """Animated Broomstick. Rush. Battlecry: Give your other minions Rush."""

    action = keyword(FRIENDLY_MINIONS - SELF, RUSH)


class SCH_333:
    """Nature Studies. Discover a spell. Your next one costs (1) less."""

    action = discover(discoverable(pool(A_SPELL))) >> give(FRIENDLY_PLAYER, "SCH_333e")


class SCH_333e:
    """Nature Studies. Your next spell costs (1) less."""

    aura = aura(FRIENDLY_HAND & SPELL, "SCH_333e2")
    events = when_played(FRIENDLY & SPELL, expire(SOURCE))


class SCH_333e2:
    """Studying Nature. Costs (1) less."""

    cost = -N


class SCH_427:
    """Lightning Bloom. Gain 2 Mana Crystals this turn only. Overload: (2)."""

    action = when(says("Refresh"), refresh_mana(N), gain_mana(N))
