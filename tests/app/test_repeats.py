"""A game that a run meets twice is told once, and that it is the same one is said."""

from __future__ import annotations

import shutil
from io import StringIO
from pathlib import Path

import pytest

import hsreplay_sim as hs
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.app.repeats import content_of
from hsreplay_sim.report.json import game_data
from hsreplay_sim.report.model import FileReport, Report
from hsreplay_sim.report.terminal.human import Human
from hsreplay_sim.report.text import totals_text
from places import ROOT

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"
CLEAN = ROOT / "fixtures" / "demo" / "clean.log"


@pytest.fixture
def copies(tmp_path: Path) -> list[FileReport]:
    """A run over a log, a copy of it as XML, and a log that holds it and another game."""
    shutil.copy(PLANTED, tmp_path / "a.log")
    hs.convert(PLANTED, tmp_path / "b.xml")
    (tmp_path / "c.log").write_bytes(CLEAN.read_bytes() + PLANTED.read_bytes())
    return list(hs.verify_files(sorted(tmp_path.iterdir()), VerifyOptions(boards="")))


def test_a_game_is_known_again_in_another_place_and_format(copies: list[FileReport]) -> None:
    first = f"{copies[0].path}:1"
    assert [game.same_as for file in copies for game in file.games] == ["", first, "", first]
    repeated = copies[1].games[0]
    assert f"the same game as {first}" in repeated.flags
    assert f"the same game as {first}" in game_data(repeated)["flags"]


def test_people_are_told_of_it_once(copies: list[FileReport]) -> None:
    out = StringIO()
    for file in copies:
        for game in file.games:
            Human.to(out, width=100).game(file, game)
    text = out.getvalue()
    assert text.count("E301") == 1
    assert text.count("the same game as") == 2
    assert ", 2 of them met before" in totals_text(Report(files=copies))


def test_who_asks_for_everything_is_told_of_all(copies: list[FileReport]) -> None:
    out = StringIO()
    Human.to(out, width=100, every=True).game(copies[1], copies[1].games[0])
    assert "E301" in out.getvalue()
    assert "the same game as" in out.getvalue()


def test_two_games_with_the_same_beginning_are_two() -> None:
    whole, other = hs.load(PLANTED)[0], hs.load(CLEAN)[0]
    assert content_of(whole) == content_of(hs.load(PLANTED.read_bytes())[0])
    assert content_of(whole) != content_of(other)


def test_a_script_is_known_again_as_well() -> None:
    scripts = ROOT / "fixtures" / "hearthbreaker"
    one = content_of(hs.load(scripts / "coin-and-druid.rep")[0])
    assert one == content_of(hs.load((scripts / "coin-and-druid.rep").read_bytes())[0]) != ""
    assert one != content_of(hs.load(scripts / "as-documented.rep")[0])


def test_of_a_recording_that_tells_nothing_no_other_is_a_copy() -> None:
    assert content_of(hs.Recording("empty.log", 1, "power.log")) == ""


def test_a_file_that_is_named_twice_is_told_once() -> None:
    one, two = hs.verify_files([CLEAN, CLEAN])
    assert (one.games[0].same_as, two.games[0].same_as) == ("", f"{CLEAN}:1")
