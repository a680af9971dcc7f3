"""A cause is named only where both sides of the action are evidence of it."""

from __future__ import annotations

import hsreplay_sim as hs
from places import ROOT


def test_a_value_that_the_recording_alone_has_has_no_cause_in_the_engine() -> None:
    """Somebody wrote another DAMAGE into the planted log: neither side says why."""
    (game,) = hs.verify(ROOT / "fixtures" / "demo" / "planted.log")
    assert game.first is not None
    assert game.first.cause is None
