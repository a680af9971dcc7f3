"""No edit that makes a recording look damaged hides a divergence after it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from corpus import corpus_dir
from places import ROOT
from proof.text.edits import DIVERGED, EDITS, Hidden, hidden_by
from proof.text.log import games_of
from proof.text.run_edits import BAR, Task, edited
from proof.text.trial import Game

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"


def placed(count: int) -> list[Hidden]:
    (lines,) = games_of(PLANTED.read_text("utf-8"))
    return hidden_by(Game("planted.log", lines), count, Random(1), list(EDITS))


def test_no_edit_hides_the_divergence_of_the_demonstration() -> None:
    found = placed(1)
    assert {each.edit for each in found} == EDITS.keys()
    assert {each.said for each in found} == {DIVERGED}
    assert {each.accused for each in found if each.edit != "flipped"} == {0}


def test_a_number_of_the_options_costs_nothing() -> None:
    costs = {(each.verified, each.accused) for each in placed(2) if "options" in each.edit}
    assert costs == {(0, 0)}


@pytest.mark.corpus
@pytest.mark.proof
def test_at_most_one_of_twenty_divergences_of_recordings_is_hidden() -> None:
    paths: list[Path] = sorted(corpus_dir("powerlog").glob("*.gz"))[::60]
    found = [each for path in paths for each in edited(Task(path, 1, 1))]
    hidden = [each for each in found if each.said != DIVERGED]
    assert len(found) > 25
    assert len(hidden) * BAR <= len(found)
