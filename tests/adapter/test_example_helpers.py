"""What docs/examples has for every engine in Python: its chance, its state and its changes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from places import ROOT

HELPERS = ("json_lines", "told_random", "told_state")
ZONE, CONTROLLER, POSITION, DAMAGE, CARDTYPE, PLAYER_ID = 49, 50, 263, 44, 202, 30
PLAY, HAND = 1, 3
STATE = {"entities": [
    {"id": 2, "tags": {"202": 2, "30": 1, "50": 1}},
    {"id": 3, "tags": {"202": 2, "30": 2, "50": 2, "23": 1}},
    {"id": 8, "card": "CS2_182", "tags": {"49": 1, "50": 2, "263": 2, "202": 4}},
    {"id": 9, "card": "CS2_168", "tags": {"49": 1, "50": 2, "263": 1, "202": 4, "44": 1}},
    {"id": 10, "tags": {"49": 3, "50": 1, "263": 1}},
]}  # fmt: skip


@pytest.fixture(autouse=True)
def on_the_path(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(ROOT / "docs" / "examples"))
    yield
    for each in HELPERS:
        sys.modules.pop(each, None)


YETI, RAPTOR = object(), object()


class Recording:
    """Answers each question with the next of its answers, and keeps the questions."""

    def __init__(self, *answers: int, card: str = "") -> None:
        self._answers, self._card = list(answers), card
        self.questions: list[dict[str, Any]] = []

    def __call__(self, question: dict[str, Any]) -> dict[str, Any]:
        self.questions.append(question)
        return {"answer": self._answers.pop(0) if self._answers else -1, "card": self._card}


def drawing(recording: Recording) -> Any:
    from told_random import ToldRandom  # type: ignore[import-not-found]

    return ToldRandom(recording, {YETI: 8, RAPTOR: 9}.get, {None: "CS2_168"}.get)


def test_a_choice_of_entities_is_asked_by_their_ids() -> None:
    recording = Recording(1)
    draws = drawing(recording)
    draws.source = 44
    assert draws.choice((YETI, RAPTOR)) is RAPTOR
    assert recording.questions == [{"source": 44, "kind": "entities", "entities": [8, 9]}]


@pytest.mark.parametrize(
    ("candidates", "question"),
    [
        ((3, 5), {"kind": "numbers", "numbers": [3, 5]}),
        (("EX1_116", "EX1_112"), {"kind": "cards", "cards": ["EX1_116", "EX1_112"]}),
        (("EX1_116",), {"kind": "cards", "cards": ["EX1_116"]}),
        (("EX1_116", None), {"kind": "cards", "cards": ["EX1_116", "CS2_168"]}),
        ((1.5, 2.5), {"kind": "range", "low": 0, "high": 1}),
    ],
)
def test_candidates_are_named_by_what_they_are(candidates: Any, question: dict[str, Any]) -> None:
    from told_random import ToldRandom

    recording = Recording(0)
    card_of = {None: "CS2_168", 1.5: "", 2.5: ""}.__getitem__
    ToldRandom(recording, lambda _: None, card_of).choice(candidates)
    assert recording.questions == [{"source": 0, **question}]


def test_a_sample_asks_out_of_what_is_left_and_not_about_the_last() -> None:
    recording = Recording(1)
    assert drawing(recording).sample((YETI, RAPTOR), 2) == [RAPTOR, YETI]
    assert len(recording.questions) == 1


def test_numbers_are_asked_with_both_ends() -> None:
    recording = Recording(4, 2, 1)
    draws = drawing(recording)
    assert (draws.randint(3, 5), draws.randrange(3), draws.randrange(10, 20, 5)) == (4, 2, 15)
    asked = [(each["low"], each["high"]) for each in recording.questions]
    assert asked == [(3, 5), (0, 2), (0, 1)]


def test_no_recording_has_a_real_number_an_order_of_hidden_cards_or_a_draw_from_nothing() -> None:
    from json_lines import UnsupportedError  # type: ignore[import-not-found]

    draws, deck = drawing(Recording()), [1, 2, 3]
    draws.shuffle(deck)
    assert deck == [1, 2, 3]
    for each in (
        draws.random,
        lambda: draws.choice(()),
        lambda: draws.uniform(0, 1),
        lambda: draws.gauss(0, 1),
    ):
        with pytest.raises(UnsupportedError):
            each()


@pytest.mark.parametrize(("knows", "drawn"), [((), "EX1_116"), (("EX1_112",), "EX1_112")])
def test_a_card_of_another_pool_is_drawn_if_the_engine_knows_it(
    knows: tuple[str, ...], drawn: str
) -> None:
    from told_random import ToldRandom

    draws = ToldRandom(Recording(card="EX1_112"), lambda _: None, knows=knows)
    assert draws.choice(["EX1_116"]) == drawn
    assert draws.sample(["EX1_116", "CS2_168"], 1) == [drawn]


def told(**move: Any) -> Any:
    from told_state import Told  # type: ignore[import-not-found]

    return Told(STATE, {"kind": "play", **move})


def test_a_state_has_its_players_and_rows_in_order() -> None:
    state = told()
    assert (state.players(), state.current()) == ({1: 2, 2: 3}, 2)
    assert state.row(2, PLAY, 4) == [9, 8]


def test_a_hidden_card_that_is_played_is_what_the_move_shows() -> None:
    state = told(entity=10, card="CS2_182", read={"48": 4})
    assert (state.cards[10], state.get(10, 48)) == ("CS2_182", 4)


def test_a_position_that_is_not_as_recorded_is_refused_or_its_tag_left_out() -> None:
    from json_lines import UnsupportedError

    state, found = told(), {9: {DAMAGE: 0}}
    with pytest.raises(UnsupportedError, match="tag 44 of CS2_168 is 0, not 1"):
        state.loaded(found)
    before = state.loaded(found, lambda entity, tag: tag == DAMAGE)
    changes = state.changes(before, {9: {DAMAGE: 2}})
    assert (changes["tags"], changes["unknown"]) == ([], [(9, DAMAGE)])


def test_the_changes_are_what_has_another_value_and_what_was_made() -> None:
    state = told()
    before = state.loaded({9: {ZONE: PLAY, DAMAGE: 1}})
    after = {9: {ZONE: PLAY, DAMAGE: 2, POSITION: 1}, 8: {POSITION: 3}}
    assert state.changes(before, after, [("CS2_050", {ZONE: PLAY})], {8: "CS2_168"}) == {
        "tags": [(9, DAMAGE, 2), (8, POSITION, 3)],
        "created": [{"id": 1_000_000, "card": "CS2_050", "tags": {ZONE: PLAY}}],
        "cards": {8: "CS2_168"},
        "unknown": [],
    }
