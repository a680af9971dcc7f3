"""The table of causes counts actions, not divergences."""

from __future__ import annotations

import re

from causes_table import NONE, WHEN, causes, table
from hsreplay_sim.report.model import Cause, FileReport
from places import ROOT
from report.samples import diverged_game, divergence

PACKAGE = ROOT / "hsreplay_sim"


def test_an_action_counts_once_with_the_cause_of_what_tells_most() -> None:
    known = Cause("text", "a text", "a block")
    game = diverged_game(divergence(cause=known), divergence(entity=44), divergence(step=5))
    found = causes([FileReport("a.log", games=[game])])
    assert found == {"text": 1, NONE: 1}
    assert table(found).startswith("1 of 2 diverged actions have a cause (50%)")


def test_every_cause_that_is_given_is_explained() -> None:
    """`Cause("text", …)` stands in the package for each row, and for no other."""
    given = re.compile(r'\bCause\(\s*"([a-z-]+)"')
    found = {
        code for path in PACKAGE.rglob("*.py") for code in given.findall(path.read_text("utf-8"))
    }
    assert found == set(WHEN)
