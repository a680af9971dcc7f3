"""Which cards of recordings are not implemented, and how many games they hold back."""

from __future__ import annotations

import json

import pytest

from hsreplay_sim.app.coverage import Coverage, GameCards, coverage, lines_of
from hsreplay_sim.app.standing import Standing
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport
from hsreplay_sim_cli.main import run
from places import ROOT
from report.samples import divergence, unexplained_game

CLEAN = ROOT / "fixtures" / "demo" / "clean.log"
A, B = "CS2_168", "CS2_120"


def game(**held_back: int) -> GameCards:
    standings = {A: Standing.MISSING, B: Standing.MISSING, "CS2_231": Standing.PLAIN}
    return GameCards(standings, held_back, {A: "Murloc Raider"}, 10, sum(held_back.values()))


def test_what_holds_back_most_games_alone_comes_first() -> None:
    found = Coverage()
    for each in (game(CS2_168=2), game(CS2_120=1, CS2_168=1), game(CS2_120=9)):
        found.add(each)
    found.add(game(CS2_120=1))
    assert [(each.card_id, each.alone, each.games, each.actions) for each in found.ranked()] == [
        (B, 2, 3, 11),
        (A, 1, 2, 3),
    ]
    lines = list(lines_of(found, top=1))
    assert lines[:2] == [
        "4 games, 3 cards seen: 0 written, 1 without a text, 2 not implemented",
        "40 actions judged, 14 put off for the texts of 2 cards",
    ]
    assert lines[-2:] == ["    2      3       11  CS2_120", "and 1 more (--top)"]


def test_of_the_demo_game_all_cards_are_known() -> None:
    found = coverage([str(CLEAN)])
    assert (found.games, found.judged, found.missing) == (1, 63, {})
    assert found.standings["CS2_168"] is Standing.PLAIN
    assert Standing.WRITTEN in found.standings.values()
    assert Standing.MISSING not in found.standings.values()


def test_a_card_beside_what_is_unexplained_holds_the_action_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    beside = [divergence(2, beside=(A,)), divergence(2, entity=44, beside=(A, B, "hidden"))]
    game = unexplained_game(*beside, divergence(5, beside=("after lost lines",)))
    game.tally.unimplemented = {A: 3}

    def verified(_: Recording) -> GameReport:
        return game

    monkeypatch.setattr("hsreplay_sim.app.coverage.verify", verified)
    found = coverage([str(CLEAN)])
    assert {each.card_id: each.actions for each in found.ranked()} == {A: 4, B: 1}
    assert found.put_off == 1


def test_the_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(ROOT / "fixtures" / "none.log")
    assert run(["coverage", str(CLEAN), missing, "--jobs", "2"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("1 game, ")
    assert f"cannot read {missing}: " in text
    assert run(["coverage", str(CLEAN), "--output", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["schema"] == "hsreplay-sim/coverage/1"
    assert data["cards"]["CS2_168"] == "without a text"
