"""Shatter (R276): a drawn card breaks into halves, and these join when they lie side by side."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import SHATTER, SHATTERED
from hsreplay_sim.cards.words.effects import Do
from hsreplay_sim.cards.words.selectors import BOTH_PLAYERS, FRIENDLY, SELF, has
from hsreplay_sim.cards.words.triggers import after_played, in_zone, on, turn_end, turn_start
from hsreplay_sim.cards.words.values import Condition, any_of
from hsreplay_sim.engine.keywords import halves

_BREAK = Do(lambda g, me, it: halves.shatter(g, me))
_JOIN = Do(lambda g, me, it: halves.join(g, me))
_BESIDE = Condition(lambda g, me, it: halves.other_half(g, me) is not None)

_UNBROKEN = has(SHATTER) & ~has(SHATTERED)
"""Whole cards; a half that nobody has seen may be taken for the whole card (U567:1629)."""
_WHOLE = any_of(SELF & _UNBROKEN)

SHATTERS = tuple(
    in_zone(trigger, Zone.HAND, 0)
    for trigger in (
        on("drew", SELF & _UNBROKEN, _BREAK),
        on("option_taken", BOTH_PLAYERS, _BREAK, only=_WHOLE),
        turn_start(_BREAK, BOTH_PLAYERS, only=_WHOLE),
        turn_end(_BREAK, BOTH_PLAYERS, only=_WHOLE),
    )
)
"""The listeners `in_hand` of a card with Shatter: in the hand it breaks into its halves.

It does so as it is drawn, and behind the action of a text that brings it: a pick (U567:1621). One
that has lost SHATTER stays whole.
"""
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
