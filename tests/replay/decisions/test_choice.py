"""What a player chose in an action: which option, its place, the cards of the mulligan."""

from __future__ import annotations

import pytest

import hsreplay_sim as hs
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.replay.decisions import answers
from hsreplay_sim.replay.decisions.choice import NO_CHOICE, Choice, offered
from places import ROOT


def demo() -> hs.Recording:
    game = hs.load(ROOT / "fixtures" / "demo" / "planted.log")[0]
    assert isinstance(game, hs.Recording)
    return game


@pytest.mark.parametrize(
    ("step", "choice"),
    [
        pytest.param(1, NO_CHOICE, id="deal"),
        pytest.param(2, Choice(kept=(13, 68), thrown=(29, 11, 28)), id="mulligan-of-the-viewer"),
        pytest.param(3, Choice(kept=(40, 57), thrown=(45,)), id="mulligan-of-the-opponent"),
        pytest.param(4, Choice(position=1), id="play-of-the-opponent"),
        pytest.param(7, Choice(option=1, position=1), id="play-of-the-viewer"),
        pytest.param(8, Choice(option=0), id="end-of-turn"),
        pytest.param(9, NO_CHOICE, id="attack-of-the-opponent"),
        pytest.param(49, Choice(option=6), id="attack-of-the-viewer"),
    ],
)
def test_a_choice_is_what_the_log_says_of_it(step: int, choice: Choice) -> None:
    assert demo().actions[step - 1].choice == choice


def test_the_opponent_is_offered_nothing_that_the_viewer_sees() -> None:
    actions = demo().walkthrough.course.actions
    assert offered(actions, actions[8]) is None
    options = offered(actions, actions[6])
    assert options is not None
    assert options.options[1].entity == actions[6].entity


def test_without_an_engine_answers_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "_asker", [])
    with pytest.raises(UnsupportedError, match="no engine is loaded"):
        _ = demo().actions[4].answers
