"""What a page holds: states as changes from step to step, and nothing of the machine."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import hsreplay_sim as hs
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.pages.data import (
    DIVERGED,
    MARKS,
    NOT_JUDGED,
    UNEXPLAINED,
    VERIFIED,
    as_json,
    mark,
)
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.report.words import Outcome, Reason
from pages.games import PLANTED, planted
from report.samples import unexplained_game


def test_the_changes_add_up_to_the_states_of_the_recording() -> None:
    game = hs.load(PLANTED)[0]
    assert isinstance(game, Recording)
    data, state = planted(), TagState()
    for step, changes in enumerate([data.setup, *(each.changes for each in data.steps)]):
        tags, cards = iter(changes.tags), iter(changes.cards)
        for entity, tag, value in zip(tags, tags, tags, strict=True):
            state.put(entity, tag, value)
        for entity, card in zip(cards, cards, strict=True):
            assert isinstance(entity, int)
            assert isinstance(card, str)
            state.cards[entity] = card
        logged = game.state(step)
        assert {each: tags for each, tags in logged.tags.items() if tags} == state.tags
        assert {each: card for each, card in logged.cards.items() if card} == state.cards


def test_the_rows_show_the_planted_damage_on_both_sides() -> None:
    step = planted().steps[33]
    assert step.title == "attack River Crocolisk #46 at Murloc Raider #14"
    assert (2365, "differs", "Murloc Raider #14 DAMAGE 2") in step.rows
    assert any(number == 2365 and "tag=DAMAGE value=3" in text for number, text in step.lines)


def test_lines_of_the_other_stream_are_left_out() -> None:
    lines = [text for step in planted().steps for _, text in step.lines]
    assert lines
    assert not any("PowerTaskList" in text for text in lines)


def test_the_seat_that_recorded_is_below() -> None:
    assert (planted().below, planted().players) == (1, {1: "Rosa#1234", 2: "Emil#5678"})


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        pytest.param(Outcome.VERIFIED, VERIFIED, id="verified"),
        pytest.param(Outcome.DIVERGED, DIVERGED, id="diverged"),
        pytest.param(Outcome.UNEXPLAINED, UNEXPLAINED, id="unexplained"),
        pytest.param(Reason.HIDDEN, NOT_JUDGED, id="not-judged"),
        pytest.param(None, NOT_JUDGED, id="nothing-said"),
    ],
)
def test_every_step_has_one_of_four_marks(outcome: Outcome | Reason | None, said: str) -> None:
    report = GameReport(1, "power.log")
    if outcome is not None:
        report.outcomes[1] = outcome
    assert mark(report, 1) == said
    assert said in MARKS


def test_the_file_is_named_without_its_folder() -> None:
    text = as_json(planted())
    assert json.loads(text)["address"] == "planted.log:1"
    assert "fixtures" not in text


def test_hostile_text_loses_its_controls() -> None:
    game = planted()
    evil = replace(game, players={1: "\x1b[31mEve\u202e", 2: "\ud800Bob"})
    assert json.loads(as_json(evil))["players"] == {"1": "[31mEve", "2": "Bob"}


def test_what_is_unexplained_says_what_is_beside_it_and_contradictions_their_law() -> None:
    data = json.loads(as_json(replace(planted(), report=unexplained_game(contradicted=True))))
    (found,) = data["differences"]
    assert (found["step"], found["beside"]) == (2, "beside Temporus (LOOT_538), not implemented")
    (law,) = data["contradictions"]
    assert law["step"] == 4
    assert "logged 1 (line 9001) and 0 (line 9004): mirror of the defender" in law["words"]
    assert data["start"] == 2
