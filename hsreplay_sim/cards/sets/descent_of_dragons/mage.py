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


class DRG_109:
    """Mana Giant.

    Costs (1) less for each card you've played this game that didn't start in your deck.
    """

    cost = -(N * count(PLAYED_THIS_GAME & GENERATED))


class DRG_323:
    """Learn Draconic. Sidequest: Spend 8 Mana on spells. Reward: Summon a 6/6 Dragon."""

    quest = after_played(FRIENDLY & SPELL & OTHERS, progress(COST_PAID))
    reward = summon("DRG_323t")


class DRG_324:
    """Elemental Allies.

    Sidequest: Play an Elemental 2 turns in a row. Reward: Draw 3 spells from your deck.

    It forgets its progress at the end of a turn without one (U484:2528, 3692).
    """

    quest = (
        after_played(
            FRIENDLY & MINION & ELEMENTAL,
            progress() >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1),
            only=DATA1.equals(0),
        ),
        turn_end(
            when(
                DATA1 >= 1,
                set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0),
                set_tag(SELF, QUEST_PROGRESS, 0),
            )
        ),
    )
    reward = draw_from(FRIENDLY_DECK & SPELL, N2)


class YOD_007:
    """Animated Avalanche.

    Battlecry: If you played an Elemental last turn, summon a copy of this.
    """

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), summon_copy(SELF))


class YOD_008:
    """Arcane Amplifier. Your Hero Power deals 2 extra damage."""

    power_damage = N
