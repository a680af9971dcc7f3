"""The table of causes counts actions, not divergences."""

from __future__ import annotations

from causes_table import NONE, causes, table
from hsreplay_sim.report.model import Cause, FileReport
from report.samples import diverged_game, divergence


def test_an_action_counts_once_with_the_cause_of_what_tells_most() -> None:
    known = Cause("text", "a text", "a block")
    game = diverged_game(divergence(cause=known), divergence(entity=44), divergence(step=5))
    found = causes([FileReport("a.log", games=[game])])
    assert found == {"text": 1, NONE: 1}
    assert table(found).startswith("1 of 2 diverged actions have a cause (50%)")
