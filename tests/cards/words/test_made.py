"""MADE and DRAWN are what the text has just made or drawn, and nothing when nothing came."""

from __future__ import annotations

from typing import Any

import pytest

from hsreplay_sim.cards.words import (
    DRAWN,
    FRIENDLY_MINIONS,
    MADE,
    SUBJECT,
    N,
    add_random,
    copy_to_hand,
    draw,
    fixed,
    for_each,
    summon,
    summon_copy,
    summon_random,
)
from hsreplay_sim.cards.words.effects import Do
from hsreplay_sim.cards.words.selectors import Selector
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import Frame
from table import Table, table
from texts import spell

WISP = "CS2_231"
BOARD, HAND = 7, 10


def told(t: Table, effect: Do, word: Selector) -> list[str]:
    """The card ids that `word` means behind `effect`, in a spell that is played."""
    found: list[str] = []

    def look(g: Any, me: Entity, it: Frame) -> None:
        found.extend(each.card_id for each in word.of(g, me, it))

    t.play(spell(t, effect >> Do(look)))
    return found


@pytest.mark.parametrize(
    ("effect", "made"),
    [
        pytest.param(summon(WISP, 2), [WISP, WISP], id="summon-each"),
        pytest.param(summon_random(fixed(WISP)), [WISP], id="summon-random"),
        pytest.param(summon_copy(FRIENDLY_MINIONS), ["CS2_182"], id="summon-copy"),
        pytest.param(copy_to_hand(FRIENDLY_MINIONS), ["CS2_182"], id="copy-to-hand"),
        pytest.param(add_random(fixed(WISP), 2), [WISP, WISP], id="add-random"),
        pytest.param(summon(WISP) >> summon("EX1_116t"), ["EX1_116t"], id="of-the-last-effect"),
    ],
)
def test_what_was_made_is_made(effect: Do, made: list[str]) -> None:
    t = table()
    t.minion()
    assert told(t, effect, MADE) == made


@pytest.mark.parametrize(
    "effect",
    [
        pytest.param(summon(WISP), id="summon"),
        pytest.param(summon_random(fixed(WISP)), id="summon-random"),
        pytest.param(summon_copy(FRIENDLY_MINIONS), id="summon-copy"),
    ],
)
def test_on_a_full_board_nothing_is_made(effect: Do) -> None:
    """The subject of the text, here the spell itself, is not taken for it."""
    t = table()
    for _ in range(BOARD):
        t.minion()
    assert told(t, effect, MADE) == []


def test_into_a_full_hand_nothing_is_made() -> None:
    t = table()
    t.minion()
    for _ in range(HAND):
        t.hand(WISP)
    full = add_random(fixed(WISP)) >> add_random(fixed(WISP))  # the spell has left a place
    assert told(t, full, MADE) == []


def test_what_was_made_before_does_not_stand_for_what_was_not() -> None:
    t = table()
    for _ in range(BOARD - 1):
        t.minion()
    assert told(t, summon(WISP) >> summon("EX1_116t"), MADE) == []


def test_drawn_cards_are_drawn_and_of_an_empty_deck_none_are() -> None:
    t = table()
    t.deck(WISP)
    assert told(t, draw(), DRAWN) == [WISP]
    assert told(t, draw(N - N + 1), DRAWN) == []


def test_making_something_leaves_the_subject_of_the_event() -> None:
    t = table()
    t.minion()
    assert told(t, summon(WISP) >> draw(), SUBJECT) != [WISP]


def test_what_was_made_is_known_inside_a_loop() -> None:
    t = table()
    found: list[str] = []

    def look(g: Any, me: Entity, it: Frame) -> None:
        found.extend(each.card_id for each in MADE.of(g, me, it))

    t.play(spell(t, summon(WISP) >> for_each(MADE, Do(look))))
    assert found == [WISP]
