"""Perils in Paradise: Rogue."""

from hsreplay_sim.cards.words import *


class VAC_330:
    """Metal Detector. Deathrattle: Get a Coin.

    Before 231191: After your hero attacks and kills a minion, get a Coin.
    """

    events = after_attack(
        FRIENDLY & HERO,
        add_card("GAME_005"),
        defender=MINION & (DOOMED | ~IN_PLAY),
        only=says("kills"),
    )
    deathrattle = add_card("GAME_005")


NO_ROGUES = ~of_class(CardClass.ROGUE) & ~of_class(CardClass.NEUTRAL)


class VAC_332:
    """Sea Shill. Battlecry: The next card you play from another class costs (2) less."""

    action = give(FRIENDLY_PLAYER, "VAC_332e")


class VAC_332e:
    """Sea Shill. The next card you play from another class costs (2) less."""

    aura = cost_change(
        either(says("non-Rogue"), FRIENDLY_HAND & NO_ROGUES, FRIENDLY_HAND & OF_ANOTHER_CLASS), -N
    )
    events = (
        until_played(FRIENDLY & NO_ROGUES, only=says("non-Rogue")),
        until_played(FRIENDLY & OF_ANOTHER_CLASS, only=~says("non-Rogue")),
    )
