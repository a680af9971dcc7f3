"""A baseline: what it has is known and shown, what is new fails, and nothing of it is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hsreplay_sim as hs
from hsreplay_sim.app.runs.baseline import Baseline
from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.report.ci.case import Result, case_of
from hsreplay_sim.report.model import FileReport, GameReport
from hsreplay_sim_cli.main import run
from places import ROOT
from report.ci.runs import GAMES
from report.samples import diverged_game, divergence, report, unexplained_game, verified_game

CLEAN = str(ROOT / "fixtures" / "demo" / "clean.log")
PLANTED = str(ROOT / "fixtures" / "demo" / "planted.log")


def written(path: Path, *files: FileReport) -> str:
    path.write_text(report(*files).to_json(), encoding="utf-8")
    return str(path)


def marked(tmp_path: Path, before: GameReport, now: GameReport) -> GameReport:
    """A game of ``a.log``, marked by a baseline of the same file."""
    old = written(tmp_path / "old.json", FileReport("a.log", games=[before]))
    Baseline.read(old, ["a.log"]).mark("a.log", now)
    return now


@pytest.fixture
def old(tmp_path: Path) -> str:
    """The baseline of both demo games."""
    target = str(tmp_path / "old.json")
    assert run(["verify", CLEAN, PLANTED, "-o", target]) == 1
    return target


def test_what_diverged_before_is_shown_and_no_failure(
    old: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", CLEAN, PLANTED, "--baseline", old]) == 0
    captured = capsys.readouterr()
    assert "DIVERGED" in captured.out
    assert "  known   in the baseline" in captured.out
    assert "known        1 of 1 divergences" in captured.out
    assert captured.err == ""


@pytest.mark.parametrize(
    ("output", "words"),
    [
        ("concise", "[board] known\n"),
        ("json", '"known": true'),
        ("jsonl", '"known": true'),
        ("junit", 'failures="0" errors="0"'),
        ("github", "::notice file="),
        ("csv", "[board] known\n"),
        ("md", "known |\n"),
    ],
)
def test_every_output_says_what_is_known(
    output: str, words: str, old: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", PLANTED, "--output", output, "--baseline", old]) == 0
    assert words in capsys.readouterr().out


def test_what_is_new_fails(tmp_path: Path) -> None:
    before = written(tmp_path / "old.json", FileReport(PLANTED, games=[verified_game()]))
    assert run(["verify", PLANTED, "--baseline", before]) == 1
    elsewhere = written(tmp_path / "other.json", FileReport("other.log", games=[verified_game()]))
    assert run(["verify", PLANTED, "--baseline", elsewhere]) == 1


def test_a_new_difference_of_a_known_action_fails(tmp_path: Path) -> None:
    game = marked(tmp_path, diverged_game(), diverged_game(divergence(), divergence(entity=44)))
    assert [each.known for each in game.divergences] == [True, False]
    assert game.fails
    assert game.headline is game.divergences[1]
    assert case_of(game).result is Result.FAILED
    assert not marked(tmp_path, diverged_game(), diverged_game()).fails


def test_what_was_unexplained_and_diverges_now_is_new(tmp_path: Path) -> None:
    assert marked(tmp_path, unexplained_game(), diverged_game(divergence())).fails


def test_in_a_strict_run_known_unexplained_actions_do_not_count(tmp_path: Path) -> None:
    before, now = (unexplained_game(contradicted=True) for _ in range(2))
    assert now.leaves_open
    assert not marked(tmp_path, before, now).leaves_open
    assert now.tally.known == {"unexplained": 1, "contradictions": 1}
    assert marked(tmp_path, verified_game(), unexplained_game()).leaves_open


@pytest.mark.parametrize("kind", ["unexplained", "adopted", "unsupported"])
def test_a_strict_run_counts_only_what_is_new(kind: str, tmp_path: Path) -> None:
    def case(before: GameReport) -> Result:
        return case_of(marked(tmp_path, before, GAMES[kind]()), strict=True).result

    assert case(verified_game()) is Result.FAILED
    assert case(GAMES[kind]()) is not Result.FAILED


def test_a_strict_failure_names_only_what_is_new(tmp_path: Path) -> None:
    now = GAMES["adopted"]()
    now.tally.unimplemented |= {"X_1": 1}
    case = case_of(marked(tmp_path, GAMES["adopted"](), now), strict=True)
    assert case.message == "not implemented: X_1"


def test_what_the_list_expects_is_not_counted_twice(tmp_path: Path) -> None:
    now = diverged_game(divergence(ignored="planted"), divergence(entity=44))
    now.tally.ignored = {"planted": 1}
    assert marked(tmp_path, diverged_game(), now).fails
    assert now.tally.known == {}


def test_marking_twice_counts_once(tmp_path: Path) -> None:
    old = written(tmp_path / "old.json", FileReport("a.log", games=[diverged_game()]))
    baseline, game = Baseline.read(old, ["a.log"]), diverged_game()
    for _ in range(2):
        baseline.mark("a.log", game)
    assert game.tally.known == {"divergences": 1}


def test_all_differences_are_held_against_it_however_few_are_kept(
    old: str, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--baseline", old, "--max-divergences", "1", "--jobs", "2", "--output", "json"]
    assert run(["verify", CLEAN, PLANTED, *more]) == 0
    totals = json.loads(capsys.readouterr().out)["totals"]
    assert totals["known"] == {"divergences": 1}


def test_a_baseline_that_kept_less_than_differs_is_refused(tmp_path: Path) -> None:
    game = diverged_game(divergence(), divergence(5))
    game.keep(1)
    old = written(tmp_path / "old.json", FileReport("a.log", games=[game]))
    with pytest.raises(FormatError, match="without --max-divergences"):
        Baseline.read(old, ["a.log"])
    assert run(["verify", PLANTED, "--baseline", old]) == 3


def test_a_run_says_what_it_lacks_of_the_baseline(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = written(
        tmp_path / "old.json",
        FileReport(CLEAN, games=[diverged_game()]),
        FileReport("x.log", games=[diverged_game()]),
    )
    assert run(["verify", CLEAN, "--output", "csv", "--baseline", old]) == 0
    assert capsys.readouterr().err.splitlines() == [
        f"{old}: gone since: 1 divergence; write it anew",
        f"{old}: not in this run: 1 file",
    ]


def test_it_is_never_written_over(old: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", PLANTED, "--baseline", old, "-o", old]) == 2
    assert "is the input" in capsys.readouterr().err


def test_programs_may_give_it(old: str) -> None:
    options = hs.VerifyOptions(baseline=old, max_divergences=1)
    ((file,), (game,)) = (list(hs.verify_files(PLANTED, options)), hs.verify(PLANTED, options))
    for each in (file.games[0], game):
        assert not each.fails
        assert each.first is not None
        assert each.first.known
