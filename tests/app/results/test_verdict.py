"""The exit code of a batch is that of `verify` on the same games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hsreplay_sim.app.results.rows import Result
from hsreplay_sim.app.results.store import Store
from hsreplay_sim.app.results.verdict import exit_code
from hsreplay_sim.report.model import FileReport, GameReport, Report, Verdict
from kept_results import ABOUT, result
from report.samples import diverged_game, unexplained_game, verified_game

Made = Callable[[], GameReport]


def of(path: Path, *results: Result) -> str:
    with Store(str(path), ABOUT) as store:
        for each in results:
            store.name(f"{each.content}.log", each.content)
            store.put(each)
    return str(path)


def unsupported() -> GameReport:
    return GameReport(1, "power.log", verdict=Verdict.UNSUPPORTED)


@pytest.mark.parametrize(
    "made",
    [
        (verified_game,),
        (verified_game, diverged_game, unsupported),
        (verified_game, unexplained_game),
        (unsupported,),
    ],
)
def test_it_is_that_of_the_report(tmp_path: Path, made: tuple[Made, ...]) -> None:
    games = [make() for make in made]
    path = of(tmp_path / "r.sqlite", *(result(str(at), game) for at, game in enumerate(games)))
    report = Report(files=[FileReport("a.log", games=[game]) for game in games])
    for strict in (False, True):
        assert exit_code(path, strict=strict) == report.exit_code(strict)


def test_a_file_without_a_result_counts(tmp_path: Path) -> None:
    error = {"code": "X902", "error": "died", "line": 0, "exit_code": 70}
    assert exit_code(of(tmp_path / "a", Result("k", "", 0, error=error))) == 70
    path = of(tmp_path / "b", result("k", verified_game()))
    assert exit_code(path) == 0
    with Store(path, ABOUT) as store:
        store.unreadable("lost.log", "I101", "cannot open")
    assert exit_code(path) == 3
