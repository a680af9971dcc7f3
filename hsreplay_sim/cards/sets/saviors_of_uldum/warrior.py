"""Saviors of Uldum: Warrior."""

from hsreplay_sim.cards.words import *


class ULD_195:
    """Frightened Flunky. TauntBattlecry: Discover a Taunt minion."""

    action = discover(discoverable(pool(A_MINION, where=taunt_card)))


class ULD_720:
    """Bloodsworn Mercenary. Battlecry: Choose a damaged friendly minion. Summon a copy of it."""

    targets = FRIENDLY_MINIONS & HURT
    action = summon_copy(TARGET, beside=True)
