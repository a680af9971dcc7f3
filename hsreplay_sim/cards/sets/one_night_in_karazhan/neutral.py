"""One Night in Karazhan: neutral."""

from hsreplay_sim.cards.words import *

SHOWN_LATE = by_profile(lambda p: p.starters_shown_late)
LEGENDS = shuffle_random(pool(A_MINION, where=legendary), N)


class KAR_061:
    """The Curator. Taunt. Battlecry: Draw a Beast, Dragon, and Murloc from your deck."""

    action = draw_one_each(FRIENDLY_DECK & BEAST, FRIENDLY_DECK & DRAGON, FRIENDLY_DECK & MURLOC)


class KAR_096:
    """Prince Malchezaar. Start of Game: Add 5 extra Legendary minions to your deck."""

    # Since 19632 a copy that it shows does so (U068:789, U084:731; not yet U083:810).
    start_of_game = when(SHOWN_LATE, by_shown_copy(LEGENDS), LEGENDS)


class KAR_712:
    """Violet Illusionist. During your turn, your hero is Immune."""

    hero_keywords = ((IMMUNE, MY_TURN),)
