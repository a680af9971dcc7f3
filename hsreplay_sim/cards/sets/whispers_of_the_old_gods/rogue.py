"""Whispers of the Old Gods: Rogue."""

from hsreplay_sim.cards.words import *


class OG_176:
    """Shadow Strike. Deal 5 damage to an undamaged character."""

    targets = CHARACTERS & UNHURT
    action = damage(TARGET, N)


class OG_330:
    """Undercity Huckster. Deathrattle: Get a random card (from your opponent's class)."""

    deathrattle = add_random(pool(card_class=their_class))
