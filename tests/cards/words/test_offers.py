"""Offers: of given cards, of the cards of a hand or deck, and what follows the pick."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, LINKED_ENTITY
from hsreplay_sim.cards.words import (
    DRAWN,
    ENEMY_DECK,
    FRIENDLY_DECK,
    IN_HAND,
    MADE,
    MINION,
    SUBJECT,
    choose_from,
    discover,
    discover_copy,
    discover_from,
    fixed,
    give,
    shuffle_away,
    take,
)
from table import Table, table
from texts import spell

WISP, YETI, OGRE, COIN = "CS2_231", "CS2_182", "CS2_200", "GAME_005"


def offered(t: Table) -> list[str]:
    return [e.card_id for e in t.game.entities.values() if e.zone == Zone.SETASIDE]


def test_given_cards_are_offered_all_and_in_their_order() -> None:
    t = table()
    t.answers(YETI)
    t.play(spell(t, choose_from(fixed(WISP, YETI, OGRE, COIN), take(SUBJECT))))
    assert (t.cards(), offered(t)) == ([YETI], [WISP, OGRE, COIN])


def test_two_discovers_are_both_made() -> None:
    t = table()
    t.answers(WISP, WISP, YETI, YETI)
    t.play(spell(t, discover(fixed(WISP), 1) >> discover(fixed(YETI)) >> give(MADE, "GBL_003e")))
    assert [e.get(COST) for e in t.game.in_row(t.game.hand[1])] == [0, 3]


def test_a_card_is_discovered_from_the_deck_and_drawn() -> None:
    t = table()
    wisp, yeti, _ = t.deck(WISP, YETI, COIN)
    t.answers(wisp, yeti, 1, yeti)
    t.play(spell(t, discover_from(FRIENDLY_DECK & MINION) >> give(DRAWN & IN_HAND, "GBL_003e")))
    assert (t.game.hand[1], yeti.get(COST)) == ([yeti], 3)
    assert wisp.zone == Zone.DECK


def test_equal_cards_are_offered_once() -> None:
    t = table()
    first, _, ogre = t.deck(WISP, WISP, OGRE)
    t.answers(first, ogre, 0, first)
    t.play(spell(t, discover_from(FRIENDLY_DECK)))
    assert t.cards() == [WISP]


def test_something_else_is_done_with_the_card_of_the_deck() -> None:
    t = table()
    t.deck(WISP)
    t.play(spell(t, discover_from(FRIENDLY_DECK, give(SUBJECT, "GBL_003e"))))
    assert t.cards() == []
    assert [len(e.attached) for e in t.game.deck[1]] == [1]


def test_a_copy_of_a_card_in_the_other_deck_is_taken() -> None:
    t = table()
    (ogre,) = t.deck(OGRE, side=2)
    t.play(spell(t, discover_copy(ENEMY_DECK) >> give(MADE, "GBL_003e")))
    copy = t.game.hand[1][0]
    assert (copy.card_id, copy.get(COST), copy.get(LINKED_ENTITY)) == (OGRE, 5, ogre.id)
    assert t.game.deck[2] == [ogre]


def test_of_an_empty_deck_nothing_is_discovered() -> None:
    t = table()
    t.play(spell(t, discover_copy(FRIENDLY_DECK) >> shuffle_away(MADE)))
    assert t.cards() == []
