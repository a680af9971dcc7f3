"""Reign of the Black Empire: the Arrivals, after which but one type of card can be played."""

from hsreplay_sim.cards.words import *

BARRED = has(LITERALLY_UNPLAYABLE) & ~printed_with(LITERALLY_UNPLAYABLE)
"""The cards that an Arrival has barred."""

ARRIVALS_IN_HAND = ("card_added", "taken", "returned")
"""How cards come into a hand that are not drawn."""


def bars(kind: Filter) -> tuple[Trigger, ...]:
    """The listeners that bar cards of `kind` as they come into the hand, until the turn ends."""
    bar = set_tag(SUBJECT, LITERALLY_UNPLAYABLE, 1)
    return (
        with_keyword(when_drawn(FRIENDLY & kind, bar), 0),
        *(
            silently(on(event, FRIENDLY & kind, bar))
            for event in ("card_added", "taken", "returned")
        ),
        with_keyword(turn_end(set_tag(FRIENDLY_HAND & BARRED, LITERALLY_UNPLAYABLE, 0)), 0),
    )
