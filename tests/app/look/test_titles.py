"""`verify` and `show` call an action the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import hsreplay_sim as hs
from hsreplay_sim.app.look.places import place_of
from hsreplay_sim.app.look.steps import step_view
from hsreplay_sim.report.model import EntityRef
from places import ROOT
from recordings import recording

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"


def same_titles(path: Path) -> int:
    """How many divergences are held against what `show` says of their steps."""
    found = [each for game in hs.verify(path) for each in game.differences]
    for each in found:
        view = step_view(place_of(each.address))
        assert (view.action, view.card_text, view.turn) == (each.action, each.card_text, each.turn)
    return len(found)


def test_of_the_planted_game() -> None:
    assert same_titles(PLANTED) == 1


@pytest.mark.parametrize("unit", ["U152"])
def test_of_a_recording_without_a_build_whose_card_has_another_text_today(unit: str) -> None:
    assert same_titles(recording(unit)) > 0


def test_the_report_names_card_and_target() -> None:
    (game,) = hs.verify(PLANTED)
    first = game.first
    assert first is not None
    assert first.actor == EntityRef(46, "CS2_120", "River Crocolisk")
    assert first.target == EntityRef(14, "CS2_168", "Murloc Raider")
