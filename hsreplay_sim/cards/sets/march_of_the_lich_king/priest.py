"""March of the Lich King: Priest."""

from hsreplay_sim.cards.words import *


class NX2_020:
    """Cannibalize. Destroy a minion. Restore its Health to all friendly characters."""

    targets = target(MINIONS, optional=False)
    action = note(health_of(TARGET)) >> destroy(TARGET) >> heal(FRIENDLY_CHARACTERS, LEFT_BEHIND)


class RLK_845:
    """Mind Eater. Deathrattle: Add a copy of a card in your opponent's deck to your hand."""

    deathrattle = copy_to_hand(random(ENEMY_DECK))
