"""Shatter (R276): a drawn card breaks into halves, and these join when they lie side by side."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import SHATTER
from hsreplay_sim.cards.words.effects import Do
from hsreplay_sim.cards.words.selectors import BOTH_PLAYERS, FRIENDLY, SELF, has
from hsreplay_sim.cards.words.triggers import after_played, in_zone, on, turn_end, turn_start
from hsreplay_sim.cards.words.values import Condition
from hsreplay_sim.engine.keywords import halves

_BREAK = Do(lambda g, me, it: halves.shatter(g, me))
_JOIN = Do(lambda g, me, it: halves.join(g, me))
_BESIDE = Condition(lambda g, me, it: halves.other_half(g, me) is not None)

SHATTERS = in_zone(on("drew", SELF & has(SHATTER), _BREAK), Zone.HAND, 0)
"""The listener `in_hand` of a card with Shatter: as it is drawn, it breaks into its halves."""
JOINS = tuple(
    in_zone(trigger, Zone.HAND, 0)
    for trigger in (
        after_played(FRIENDLY, _JOIN, only=_BESIDE),
        on("discarded", FRIENDLY, _JOIN, only=_BESIDE),
        on("option_taken", BOTH_PLAYERS, _JOIN, only=_BESIDE),
        turn_start(_JOIN, BOTH_PLAYERS, only=_BESIDE),
        turn_end(_JOIN, BOTH_PLAYERS, only=_BESIDE),
    )
)
"""The listeners `in_hand` of a left half: beside the right one they become the whole card.

It is asked behind each play (U567:8517) and whatever else may have brought them together.
"""
