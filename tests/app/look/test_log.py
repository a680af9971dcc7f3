"""The list of steps of a game, and finding some of them."""

from __future__ import annotations

import pytest

from hsreplay_sim.app.look.find import find
from hsreplay_sim.app.look.log import LogLine, logs_of, mark_of
from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.report.words import Outcome, Reason, Verdict
from places import ROOT

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"
SCRIPT = ROOT / "fixtures" / "hearthbreaker" / "as-documented.rep"


def test_a_step_is_one_line_with_turn_player_title_mark_and_line() -> None:
    (game,) = logs_of(PLANTED)
    assert game.head == f"{PLANTED}:1, 63 steps, diverged"
    assert [each.step for each in game.lines] == list(range(1, 64))
    assert [each.step for each in game.lines if each.mark != "✓"] == [34]
    title = "attack River Crocolisk #46 at Murloc Raider #14"
    line = game.lines[33]
    told = (
        "River Crocolisk #46 deals 2 damage to Murloc Raider #14",
        "Murloc Raider #14 deals 2 damage to River Crocolisk #46",
        "Murloc Raider #14 dies",
    )
    assert line == LogLine(34, 11, "Emil#5678", title, 2344, "✗", told)
    assert line.below == [f"        {each}" for each in told]
    assert line.text().split("  ")[-1] == "line 2344"
    assert "✗" not in line.text(ascii_only=True)


def test_every_outcome_has_its_mark() -> None:
    words = (Outcome.VERIFIED, Outcome.DIVERGED, Outcome.UNEXPLAINED, Reason.HIDDEN)
    report = GameReport(1, "power.log", outcomes=dict(enumerate(words, 1)))
    assert [mark_of(report, step) for step in range(1, 6)] == ["✓", "✗", "~", "?", "?"]


@pytest.mark.parametrize("verdict", list(Verdict))
def test_no_step_of_a_game_that_nobody_verified_is_marked_verified(verdict: Verdict) -> None:
    report = GameReport(1, "power.log", verdict=verdict)
    assert mark_of(report, 1) == "?"


def test_without_marks_nothing_is_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hsreplay_sim.app.look.log.verify", lambda _: pytest.fail("verified"))
    (game,) = logs_of(PLANTED, judged=False)
    assert {each.mark for each in game.lines} == {""}


def test_the_moves_of_a_script_are_listed_as_well() -> None:
    (game,) = logs_of(SCRIPT)
    assert [each.title for each in game.lines][:2] == ["start", "play Stonetusk Boar #7"]
    assert {each.mark for each in game.lines} == {"✓"}


@pytest.mark.parametrize(
    ("query", "steps"),
    [
        pytest.param("tag:DAMAGE=3 turn:11", [34], id="tag-and-turn"),
        pytest.param("tag:44=3 turn:11", [34], id="tag-by-number"),
        pytest.param("Fireblast turn:>9 turn:<=10", [29], id="card-and-turns"),
        pytest.param("card:fireblast turn:10", [29], id="card"),
        pytest.param('"River Crocolisk #36" turn:5', [], id="no-such-name"),
        pytest.param("event:mulligan", [2, 3], id="kind-of-action"),
        pytest.param("event:deaths turn:14", [49], id="kind-of-block"),
        pytest.param("event:damage turn:10", [29], id="damage"),
        pytest.param("player:rosa turn:10 event:play", [29, 30], id="player"),
        pytest.param("tag:ZONE=GRAVEYARD turn:11", [34], id="value-by-name"),
        pytest.param("event:death turn:11", [34], id="kind-of-sentence"),
        pytest.param('told:"raider #14 dies"', [34], id="words-of-a-sentence"),
    ],
)
def test_every_term_of_a_query_holds_of_what_is_found(query: str, steps: list[int]) -> None:
    assert [each.address.step for each in find(PLANTED, query)] == steps


def test_what_is_found_is_an_address_and_its_reason() -> None:
    (found,) = find(PLANTED, "tag:DAMAGE=3 turn:11")
    assert (found.line, found.what) == (2365, "Murloc Raider #14 DAMAGE 3")
    assert found.text().startswith(f"{PLANTED}:1@34  turn 11  attack River Crocolisk #46")


def test_what_came_of_a_step_is_told_where_it_is_found() -> None:
    (found,) = find(PLANTED, "event:death turn:11")
    assert (found.line, found.what) == (2394, "Murloc Raider #14 dies")


@pytest.mark.parametrize("query", ["", "   ", "turn:x", 'tag:ATK "'])
def test_a_query_that_makes_no_sense_is_refused(query: str) -> None:
    with pytest.raises(UsageError):
        list(find(PLANTED, query))


def test_the_moves_of_a_script_are_found_by_card_turn_and_kind() -> None:
    every = [each.address.step for each in find(SCRIPT, "turn:>=0")]
    assert every == [each.step for log in logs_of(SCRIPT, judged=False) for each in log.lines]
    for found in find(SCRIPT, "event:play"):
        assert found.title.startswith("play ")
        name = found.title.removeprefix("play ").partition(" #")[0]
        assert found.address in [each.address for each in find(SCRIPT, name)]
    assert list(find(SCRIPT, "tag:DAMAGE")) == []
