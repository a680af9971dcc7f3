"""Whizbang's Workshop: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass, Zone
from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, stats, table


@pytest.mark.parametrize(("card_id", "coins"), [(YETI, 0), ("CS2_146", 1)])
def test_dig_for_treasure_finds_a_coin_with_a_pirate(card_id: str, coins: int) -> None:
    t = table("HERO_03", build=217964)
    t.deck("CS2_029", card_id)
    t.play("TOY_510")
    assert t.cards() == [card_id, *["GAME_005"] * coins]


def test_a_dubious_purchase_kills_in_a_combo() -> None:
    t = table("HERO_03", build=210640)
    yeti = t.minion(side=2)
    t.deck(*[YETI] * 6)
    t.play("MIS_903")
    assert (len(t.cards()), yeti.zone) == (3, Zone.PLAY)
    t.play("MIS_903")
    assert (len(t.cards()), yeti.zone) == (6, Zone.GRAVEYARD)


def test_a_toy_boat_draws_for_each_pirate() -> None:
    t = table("HERO_03", build=210640)
    t.deck(YETI, YETI)
    t.play("TOY_505")
    t.play(YETI)
    assert t.cards() == []
    t.play("CS2_146")
    assert t.cards() == [YETI]


def test_a_thistle_tea_set_serves_a_spell_twice() -> None:
    t = table("HERO_03", build=210640)
    t.answers("CS2_029", 0, 0, 0)
    t.play("TOY_514")
    assert t.cards() == ["CS2_029", "CS2_029"]


@pytest.mark.parametrize(("before", "pirates"), [(False, 1), (True, 2)])
def test_a_bargain_bin_buccaneer_copies_itself_in_a_combo(before: bool, pirates: int) -> None:
    t = table("HERO_03", build=210640)
    if before:
        t.play("GAME_005")
    t.play("TOY_516")
    assert t.row() == ["TOY_516"] * pirates


def test_everything_must_go_is_cheaper_with_cards_drawn_this_turn() -> None:
    t = table("HERO_03", build=210640)
    t.deck(YETI, YETI)
    sale = t.hand("TOY_519")
    assert sale.get(COST) == 8
    t.play("CS2_023")
    assert sale.get(COST) == 6
    t.answers(YETI, YETI)
    t.play(sale)
    assert t.row() == [YETI, YETI]


@pytest.mark.parametrize("card_id", ["TOY_521", "TOY_521t1"])
@pytest.mark.parametrize(("build", "less"), [(210640, 3), (233275, 2)])
def test_a_sandbox_scoundrel_makes_the_next_card_cheaper(
    card_id: str, build: int, less: int
) -> None:
    t = table("HERO_03", build=build)
    yeti, ball = t.hand(YETI), t.hand("CS2_029")
    t.play(card_id)
    (worn,) = yeti.attached
    assert (yeti.get(COST), worn.card_id) == (4 - less, "TOY_521e1")
    t.play(yeti)
    assert (ball.get(COST), ball.attached) == (4, [])


def test_a_twisted_pack_has_five_cards_of_others_for_a_turn() -> None:
    t = table("HERO_03", build=210640)
    t.hand(YETI)
    t.play("MIS_708")
    others = t.game.hand[1][1:]
    assert len(others) == 5
    assert all(e.card is not None and e.card.card_class != CardClass.ROGUE for e in others)
    assert [e.card_id for e in others[0].attached] == ["GBL_999e"]
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.cards() == [YETI]


def test_a_watercannon_sends_a_pirate() -> None:
    t = table("HERO_03", build=210640)
    t.weapon("TOY_522")
    t.answers(t.hero(2))
    t.attack(t.hero(1), t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (4, ["TOY_522t"])


def test_a_crystal_cove_resizes_the_next_minion() -> None:
    t = table("HERO_02", build=241170)
    cove = t.play("TOY_512")
    t.round()
    t.play(cove)
    assert [stats(t.play("CS2_171")), stats(t.play("CS2_171"))] == [(4, 4), (1, 1)]


@pytest.mark.parametrize(("build", "coins"), [(199503, 2), (221908, 0)])
def test_sonya_doubles_cheap_cards_for_nothing(build: int, coins: int) -> None:
    t = table("HERO_03", build=build)
    t.minion("TOY_515")
    t.play("CS2_171")
    t.play(YETI)
    (copy,) = t.game.hand[1]
    assert [copy.card_id, copy.get(COST)] == ["CS2_171", 0]
    t.play(copy)
    t.weapon("RLK_740")
    t.play("CORE_CS2_074")
    assert len(t.cards()) == coins // 2
