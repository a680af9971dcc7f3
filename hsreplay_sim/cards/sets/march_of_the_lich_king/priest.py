"""March of the Lich King: Priest."""

from hsreplay_sim.cards.words import *


class NX2_020:
    """Cannibalize. Destroy a minion. Restore its Health to all friendly characters."""

    targets = target(MINIONS, optional=False)
    action = note(health_of(TARGET)) >> destroy(TARGET) >> heal(FRIENDLY_CHARACTERS, LEFT_BEHIND)


class RLK_829:
    """Grave Digging. Draw 2 cards. Costs (1) if a friendly Undead died after your last turn."""

    action = draw(N)
    cost = (N2 - PRINTED_COST) * as_number(any_of(DIED_SINCE_MY_TURN & UNDEAD))


class RLK_845:
    """Mind Eater. Deathrattle: Add a copy of a card in your opponent's deck to your hand."""

    deathrattle = copy_to_hand(random(ENEMY_DECK))
