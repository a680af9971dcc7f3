"""One Night in Karazhan: neutral."""

from hsreplay_sim.cards.words import *


class KAR_061:
    """The Curator. Taunt. Battlecry: Draw a Beast, Dragon, and Murloc from your deck."""

    action = draw_one_each(FRIENDLY_DECK & BEAST, FRIENDLY_DECK & DRAGON, FRIENDLY_DECK & MURLOC)


class KAR_096:
    """Prince Malchezaar. Start of Game: Add 5 extra Legendary minions to your deck."""

    start_of_game = shuffle_random(pool(A_MINION, where=legendary), N)


class KAR_712:
    """Violet Illusionist. During your turn, your hero is Immune."""

    hero_keywords = ((IMMUNE, MY_TURN),)
