"""Saviors of Uldum: Druid."""

from hsreplay_sim.cards.words import *


class ULD_131p:
    """Ossirian Tear. Your Choose One cards have both effects combined."""

    player_tags = (CHOOSE_BOTH,)


class ULD_131:
    """Untapped Potential. Quest: End 4 turns with any unspent Mana. Reward: Ossirian Tear."""

    quest = turn_end(progress(), only=MANA_LEFT >= 1)
    reward = new_power("ULD_131p")


class ULD_133:
    """Crystal Merchant. If you have any unspent Mana at the end of your turn, draw a card."""

    events = turn_end(draw(), only=MANA_LEFT >= 1)


class ULD_134:
    """BEEEES!!! Choose a minion. Summon four 1/1 Bees that attack it."""

    targets = target(MINIONS, optional=False)
    action = summon("ULD_134t", 4) >> attacks(MADE, TARGET)


class ULD_135:
    """Hidden Oasis. Choose One - Summon a 6/6 Ancient with Taunt; or Restore 12 Health."""

    choose = ("ULD_135a", "ULD_135b")


class ULD_135a:
    """Befriend the Ancient. Summon a 6/6 Ancient with Taunt."""

    action = summon("ULD_135at")


class ULD_135b:
    """Drink the Water. Restore 12 Health."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N)


class ULD_136:
    """Worthy Expedition. Discover a Choose One card."""

    action = discover(discoverable(pool(where=bearing(CHOOSE_ONE))))


class ULD_137:
    """Garden Gnome.

    Battlecry: If you're holding a spell that costs (5) or more, summon two 2/2 Treants.
    """

    action = when(any_of(FRIENDLY_HAND & SPELL & cost_at_least(N)), summon("ULD_137t", 2))


class ULD_138:
    """Anubisath Defender.

    Taunt. Costs (0) if you've cast a spell that costs (5) or more this turn.
    """

    cost = -(OVERALL * as_number(any_of(PLAYED_THIS_TURN & SPELL & cost_at_least(N2))))


class ULD_139:
    """Elise the Enlightened. Battlecry: If your deck has no duplicates, duplicate your hand."""

    action = when(NO_DUPLICATES, copy_exactly(FRIENDLY_HAND, beside=True))


class ULD_273:
    """Overflow. Restore 5 Health to all characters. Draw 5 cards."""

    action = heal(CHARACTERS, N) >> draw(N2)


class ULD_292:
    """Oasis Surger. RushChoose One - Gain +2/+2; or Summon a copy of this minion."""

    choose = ("ULD_292a", "ULD_292b")


class ULD_292a:
    """Focused Burst. Gain +2/+2."""

    action = give(SELF, "ULD_292ae")


class ULD_292b:
    """Divide and Conquer. Summon a copy of this minion."""

    action = when(mine(CHOOSE_BOTH) >= 1, next_block()) >> summon_copy(SELF)
