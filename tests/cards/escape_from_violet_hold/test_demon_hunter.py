"""Escape from the Violet Hold: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import CARDRACE, DAMAGE, EXHAUSTED, TAG_SCRIPT_DATA_NUM_1
from table import YETI, Table, stats, table

SOUL = "JAIL_732"


def _table() -> Table:
    return table("HERO_10", build=255790)


def test_void_souls_come_from_scythe_voidscale_and_blast() -> None:
    t = _table()
    t.weapon("JAIL_730")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == [SOUL]
    t.kill(t.minion("JAIL_733"))
    assert t.cards() == [SOUL] * 2
    yeti, raptor = t.minion(side=2), t.minion("CS2_168", side=2)
    t.play("JAIL_891", yeti)
    assert (yeti.get(DAMAGE), t.cards()) == (3, [SOUL] * 2)
    t.play("JAIL_891", raptor)
    assert t.cards() == [SOUL] * 3


def test_void_souls_improve_those_to_come() -> None:
    t = _table()
    one, two = t.hand(SOUL), t.hand(SOUL)
    assert [each.get(TAG_SCRIPT_DATA_NUM_1) for each in (one, two)] == [1, 1]
    t.play(one)
    assert two.get(TAG_SCRIPT_DATA_NUM_1) == 2
    t.play(two)
    bodies = [each.card for each in t.game.board[1]]
    assert [(each.cost, each.tags.get(CARDRACE)) for each in bodies if each] == [(1, 15), (2, 15)]


def test_a_hellraiser_discovers_of_the_deck_or_grows() -> None:
    t = _table()
    grown = t.play("JAIL_734")
    assert (stats(grown), t.cards()) == ((6, 6), [])
    t.deck(YETI, "CS2_029", "CS2_168", "CS2_200")
    t.answers(1, 1, 1, "CS2_168", 0)
    plain = t.play("JAIL_734")
    assert (stats(plain), t.cards()) == ((2, 2), ["CS2_168"])
    assert len(t.game.deck[1]) == 3


def test_cosmic_manifestations_do_it_again_at_the_edge_of_the_hand() -> None:
    t = _table()
    t.hand(YETI)
    middle = t.hand("JAIL_892")
    t.hand(YETI)
    t.answers("BT_036")
    t.play(middle, t.hero(2))
    assert (t.hero(2).get(DAMAGE), [e.card_id for e in t.game.deck[1]]) == (2, ["BT_036"])
    t.answers("BT_036", "BT_175")
    t.play("JAIL_892", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6
    assert [e.card_id for e in t.game.deck[1]] == ["BT_036", "BT_036", "BT_175"]


def test_a_dark_bribe_draws_three_and_gives_one_away() -> None:
    t = _table()
    t.deck("CS2_168", YETI, "CS2_029", YETI)
    t.hand("CS2_200")
    t.answers(0, 0, 0, 0, 0, 0, "CS2_029")
    t.play("JAIL_206")
    assert (t.cards(), t.cards(2)) == (["CS2_200", "CS2_168", YETI], ["CS2_029"])


def test_a_dark_bribe_keeps_what_a_full_hand_cannot_take() -> None:
    t = _table()
    t.deck("CS2_168", YETI, "CS2_029")
    for _ in range(10):
        t.hand(YETI, 2)
    t.play("JAIL_206")
    assert (len(t.cards()), len(t.cards(2))) == (3, 10)


def test_a_soul_immolation_lights_a_star_that_grows() -> None:
    t = table("HERO_10", build=255790)
    foe = t.minion(side=2)
    t.play("JAIL_EVENT_101")
    star = t.power()
    assert star.card_id == "JAIL_EVENT_101hp"
    t.answers(foe)
    t.play(star)
    assert foe.get(DAMAGE) == 2
    assert t.refuses(star)
    t.answers()
    t.play(YETI)
    assert t.refuses(star)
    t.play("CS2_065")
    t.play("JAIL_EVENT_101")
    assert t.power() is star
    t.answers(t.hero(2))
    t.play(star)
    assert t.hero(2).get(DAMAGE) == 3
    t.end_turn()
    t.minion("CS2_065", side=2)
    assert star.get(EXHAUSTED) == 1


@pytest.mark.parametrize(("build", "left"), [(245258, 0), (255790, 1)])
def test_irida_sends_the_deck_to_the_void_and_gets_it_back(build: int, left: int) -> None:
    t = table("HERO_10", build=build)
    t.deck(YETI, "CS2_168", "CS2_029", "CS2_200", "CS2_024")
    t.play("JAIL_719")
    assert (len(t.game.deck[1]), t.cards()) == (left, [])
    t.deck(*[YETI] * 9, side=2)
    for turns in (1, 2):
        t.end_turn()
        t.end_turn()
        assert len(t.cards()) == 2 * turns + left
    assert t.game.deck[1] == []
    t.end_turn()
    t.end_turn()
    assert len(t.cards()) == 5
    assert sorted(t.cards()) == sorted([YETI, "CS2_168", "CS2_029", "CS2_200", "CS2_024"])


def test_irida_finds_an_empty_deck() -> None:
    t = _table()
    t.play("JAIL_719")
    assert (t.row(), t.cards()) == (["JAIL_719"], [])
