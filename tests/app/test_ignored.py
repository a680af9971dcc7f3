"""A user's list of expected differences: strict, and it silences nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hsreplay_sim as hs
from hsreplay_sim.app.ignored import ignored_in, mark, unmet
from hsreplay_sim.base.errors import FormatError, InputError
from hsreplay_sim_cli.main import run
from places import ROOT
from report.samples import diverged_game, divergence, report, unexplained_game

PLANTED = str(ROOT / "fixtures" / "demo" / "planted.log")
CLEAN = str(ROOT / "fixtures" / "demo" / "clean.log")
PLANT = '[[ignored]]\nid = "plant"\ncode = "E301"\ntag = "DAMAGE"\nreason = "Planted."\n'
OTHER = '[[ignored]]\nid = "other"\ncode = "E301"\ntag = "COST"\nreason = "Not there."\n'


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    path = tmp_path / "expected.toml"
    path.write_text(PLANT, encoding="utf-8")
    return path


def test_what_is_expected_is_shown_and_no_failure(
    listed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", "--ignore", str(listed), PLANTED]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("DIVERGED")
    assert "  ignored plant" in shown
    assert "ignored      1 of 1 divergences: plant 1" in shown


def test_every_output_names_it(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", "--output", "concise", "--ignore", str(listed), PLANTED]) == 0
    assert "ignored: plant" in capsys.readouterr().out
    assert run(["verify", "--output", "json", "--ignore", str(listed), PLANTED]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["totals"]["ignored"] == {"plant": 1}
    assert data["unmet"] == []


@pytest.mark.parametrize("output", ["human", "concise", "json"])
def test_an_entry_that_matches_nothing_is_a_failure(
    listed: Path, output: str, capsys: pytest.CaptureFixture[str]
) -> None:
    listed.write_text(PLANT + OTHER, encoding="utf-8")
    assert run(["verify", "--output", output, "--ignore", str(listed), PLANTED]) == 1
    shown = capsys.readouterr().out
    assert "other" in shown
    listed.write_text(OTHER, encoding="utf-8")
    assert run(["verify", "--output", output, "--ignore", str(listed), CLEAN]) == 1


def test_it_expects_what_is_unexplained_as_well_and_counts_it_apart(listed: Path) -> None:
    entries = ignored_in(listed)
    unexplained, diverged = unexplained_game(), diverged_game()
    diverged.add_unexplained(divergence(5))
    for game in (unexplained, diverged):
        mark(game, entries)
    assert [each.ignored for each in unexplained.unexplained] == ["plant"]
    assert (unexplained.tally.ignored, unexplained.tally.ignored_unexplained) == ({}, {"plant": 1})
    assert diverged.tally.ignored == diverged.tally.ignored_unexplained == {"plant": 1}
    assert not diverged.fails
    assert not diverged.leaves_open
    run_of = report(hs.FileReport("a.log", games=[unexplained]))
    assert unmet(run_of, entries) == []


def test_what_is_not_expected_stays_a_failure(listed: Path) -> None:
    listed.write_text(OTHER, encoding="utf-8")
    (game,) = hs.verify(PLANTED, hs.VerifyOptions(ignore=listed))
    assert game.fails


def test_workers_read_it_as_well(listed: Path) -> None:
    options = hs.VerifyOptions(ignore=listed)
    reports = list(hs.verify_files([CLEAN, PLANTED], options, jobs=2))
    assert [game.tally.ignored for report in reports for game in report.games] == [
        {},
        {"plant": 1},
    ]


def test_a_list_that_is_none_is_refused_before_anything_is_verified(
    listed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    listed.write_text('[[ignored]]\nid = "plant"\ncode = "E999"\n', encoding="utf-8")
    assert run(["verify", "--ignore", str(listed), PLANTED]) == 3
    assert "expected.toml:3" in capsys.readouterr().err
    with pytest.raises(FormatError):
        hs.verify(PLANTED, hs.VerifyOptions(ignore=listed))
    with pytest.raises(InputError):
        hs.verify(PLANTED, hs.VerifyOptions(ignore="no such file.toml"))
