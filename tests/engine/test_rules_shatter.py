"""Shatter (R276): a drawn card breaks into two halves; side by side they are whole again."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, SHATTERED
from hsreplay_sim.cards.words.effects import draw
from hsreplay_sim.engine.text import Frame
from table import YETI, Table, table

BUILD = 255790
FLOW, LEFT, RIGHT = "CATA_489", "CATA_489t", "CATA_489t2"


def drawing(held: int, card: str = FLOW) -> Table:
    """A player with so many Yetis in the hand draws a card."""
    t = table("HERO_08", build=BUILD)
    for _ in range(held):
        t.hand(YETI)
    t.deck(card)
    draw().run(t.game, t.hero(1), Frame())
    return t


def test_r276_a_drawn_card_breaks_into_halves_at_both_ends_of_the_hand() -> None:
    t = drawing(2)
    assert t.cards() == [LEFT, YETI, YETI, RIGHT]
    assert [e.get(COST) for e in (t.game.hand[1][-1], t.game.hand[1][-2])] == [4, 4]
    assert t.game.deck[1] == []


def test_r276_the_left_half_is_made_aside_twice_and_one_comes_into_the_hand() -> None:
    """U567:1624: the first stays aside; both halves in the hand are marked."""
    t = drawing(2)
    aside = [e for e in t.game.entities.values() if e.zone == Zone.SETASIDE]
    assert [e.card_id for e in aside if e.get(SHATTERED)] == [LEFT]
    assert [e.get(SHATTERED) for e in t.game.in_row(t.game.hand[1])] == [1, 0, 0, 1]


def test_r276_halves_side_by_side_join_behind_the_play() -> None:
    t = drawing(2)
    t.play(t.game.in_row(t.game.hand[1])[1])
    assert t.cards() == [LEFT, YETI, RIGHT]
    t.play(t.game.in_row(t.game.hand[1])[1])
    assert t.cards() == [FLOW]
    (whole,) = t.game.hand[1]
    assert whole.get(COST) == 4
    t.round()
    assert whole.zone == Zone.HAND


def test_r276_halves_join_when_what_is_between_is_discarded() -> None:
    t = drawing(1)
    t.play("CATA_490", t.game.in_row(t.game.hand[1])[1])
    assert t.cards() == [FLOW]


def test_r276_a_half_that_is_played_leaves_the_other_alone() -> None:
    t = drawing(1)
    t.play(t.game.in_row(t.game.hand[1])[0], t.hero(2))
    assert t.cards() == [YETI, RIGHT]
    t.play(t.game.in_row(t.game.hand[1])[0])
    assert t.cards() == [RIGHT]


def test_r276_a_card_that_a_text_brings_breaks_behind_the_action() -> None:
    t = table("HERO_08", build=BUILD)
    t.hand(YETI)
    t.hand(YETI)
    t.hand(FLOW)
    t.play(t.game.in_row(t.game.hand[1])[0])
    assert t.cards() == [LEFT, YETI, RIGHT]


def test_r276_a_card_that_lies_whole_in_the_hand_breaks_at_the_turn_of_a_turn() -> None:
    t = table("HERO_08", build=BUILD)
    t.hand(YETI)
    t.hand(FLOW)
    t.end_turn()
    assert t.cards() == [LEFT, YETI, RIGHT]


def test_r276_in_an_empty_hand_the_halves_join_at_once() -> None:
    assert drawing(0).cards() == [FLOW]


def test_r276_a_full_hand_takes_one_half() -> None:
    assert drawing(9).cards() == [LEFT, *[YETI] * 9]


def test_r276_halves_of_two_cards_find_their_own() -> None:
    t = drawing(1)
    t.deck("CATA_820")
    draw().run(t.game, t.hero(1), Frame())
    assert t.cards() == ["CATA_820t", LEFT, YETI, RIGHT, "CATA_820t2"]
    t.play(t.game.in_row(t.game.hand[1])[2])
    assert t.cards() == ["CATA_820t", FLOW, "CATA_820t2"]
    t.play(t.game.in_row(t.game.hand[1])[1], t.hero(2))
    assert t.cards() == ["CATA_820"]
