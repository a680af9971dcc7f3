"""Festival of Legends: neutral."""

from hsreplay_sim.cards.words import *


class ETC_103:
    """Hipster.

    Battlecry:Discover a spell from your opponent's class that isn't in their deck.
    """

    action = discover(without(ENEMY_DECK, pool(A_SPELL, card_class=their_class)))


class ETC_349:
    """Unpopular Has-Been. Deathrattle: Summon a random 5-Cost minion from the past."""

    deathrattle = summon_random(pool(A_MINION, cost=N))


class ETC_418:
    """Instrument Tech. Battlecry: Draw a weapon."""

    action = draw_from(FRIENDLY_DECK & WEAPON)
