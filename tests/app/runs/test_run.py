"""A report that is read again has what the report had."""

from __future__ import annotations

from pathlib import Path

import pytest

from hsreplay_sim.app.runs.run import Key, read_run
from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.report.model import FileReport
from report.samples import (
    contradiction,
    diverged_game,
    divergence,
    report,
    unexplained_game,
    verified_game,
)


def test_the_keys_are_those_of_the_report(tmp_path: Path) -> None:
    lasting = divergence(4, entity=None, tag=None, code="E305", note="the winner differs")
    game = diverged_game(divergence(), lasting)
    other = unexplained_game(contradicted=True)
    other.game = 2
    path = tmp_path / "run.json"
    path.write_text(report(FileReport("a.log", games=[game, other])).to_json(), encoding="utf-8")
    run = read_run(path)
    assert run.files == ("a.log",)
    first, second = run.games["a.log", 1], run.games["a.log", 2]
    assert list(first.diverged) == [Key.of(divergence()), Key.of(lasting)]
    assert list(second.unexplained) == [Key.of(divergence())]
    assert second.contradictions == {Key.of_contradiction(contradiction())}
    assert (first.verdict, first.actions, first.verified, first.whole) == ("diverged", 10, 6, True)
    assert (first.address, second.address) == ("a.log:1", "a.log:2")


def test_a_difference_is_the_same_by_any_amount_and_another_one_elsewhere() -> None:
    same = Key.of(divergence())
    assert Key.of(divergence(logged=7, simulated=1, line=1)) == same
    others = (divergence(3), divergence(entity=44), divergence(code="E302"), divergence(tag=None))
    assert same not in map(Key.of, others)


@pytest.mark.parametrize("kept", [0, 1])
def test_a_game_that_kept_less_than_differs_is_not_whole(kept: int, tmp_path: Path) -> None:
    game = diverged_game(divergence(), divergence(5))
    game.keep(kept)
    path = tmp_path / "run.json"
    path.write_text(report(FileReport("a.log", games=[game])).to_json(), encoding="utf-8")
    assert not read_run(path).games["a.log", 1].whole


def test_json_of_another_kind_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    path.write_text(verified_game().to_json(), encoding="utf-8")
    with pytest.raises(FormatError, match="is no report of verify"):
        read_run(path)
