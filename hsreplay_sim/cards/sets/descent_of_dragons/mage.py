"""Descent of Dragons: Mage."""

from hsreplay_sim.cards.words import *


class DRG_102:
    """Azure Explorer. Spell Damage +2. Battlecry: Discover a Dragon."""

    action = discover(discoverable(pool(A_MINION, race=Race.DRAGON)))
    spell_power = 1


class DRG_106:
    """Arcane Breath. Deal $2 damage to a minion. If you're holding a Dragon, Discover a spell."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(HOLDING_DRAGON, discover(discoverable(pool(A_SPELL))))


class DRG_107:
    """Violet Spellwing. Deathrattle: Add an 'Arcane Missiles' spell to your hand."""

    deathrattle = add_card("EX1_277")


class DRG_323:
    """Learn Draconic. Sidequest: Spend 8 Mana on spells. Reward: Summon a 6/6 Dragon."""

    quest = after_played(FRIENDLY & SPELL & OTHERS, progress(cost_of(SUBJECT)))
    reward = summon("DRG_323t")
