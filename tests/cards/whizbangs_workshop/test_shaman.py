"""Whizbang's Workshop: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import (
    ATK,
    CARDRACE,
    COST,
    CREATED_BY_GIGANTIFY,
    DAMAGE,
    ELITE,
    OVERLOAD_OWED,
    WINDFURY,
)
from table import YETI, stats, table


def test_a_pop_up_book_strikes_and_brings_frogs() -> None:
    t = table("HERO_02", build=217964)
    t.play("TOY_508", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (2, ["hexfrog"] * 2)


@pytest.mark.parametrize(("card_id", "size"), [("MIS_307", 1), ("MIS_307t1", 8)])
def test_a_murloc_growfin_brings_a_tinyfin_of_its_size(card_id: str, size: int) -> None:
    t = table("HERO_02", build=217964)
    t.play(card_id)
    assert t.row() == [card_id, "MIS_307t"]
    assert stats(t.at(1, 1)) == (size, size)


def test_a_gigantic_growfin_names_the_small_one() -> None:
    t = table("HERO_02", build=217964)
    growfin = t.play("MIS_307")
    giant = t.game.hand[1][0]
    assert (giant.card_id, giant.get(CREATED_BY_GIGANTIFY)) == ("MIS_307t1", growfin.id)


def test_incredible_value_is_a_four_cost_minion_of_seven() -> None:
    t = table("HERO_02", build=210640)
    t.answers(YETI, 0, 0, 0)
    t.play("TOY_046")
    (found,) = t.game.hand[1]
    assert (stats(found), [e.card_id for e in found.attached]) == ((7, 7), ["TOY_046e"])
    assert found.get(COST) == 4


def test_a_baking_soda_volcano_is_split_among_all_minions_and_heals() -> None:
    t = table("HERO_02", build=210640)
    hero, giant = t.hurt(1, 20), t.minion("CS2_182", side=2)
    mine = t.minion("EX1_105")
    t.answers(*[giant] * 4, *[mine] * 6)
    t.play("TOY_500")
    assert [e.get(DAMAGE) for e in (giant, mine, hero)] == [4, 6, 10]
    assert t.tag(OVERLOAD_OWED) == 1


def test_a_shining_sentinel_copies_itself() -> None:
    t = table("HERO_02", build=210640)
    t.play("TOY_503")
    assert t.row() == ["TOY_503", "TOY_503"]


def test_a_fairy_tale_forest_draws_a_cheaper_battlecry() -> None:
    t = table("HERO_02", build=210640)
    t.deck(YETI, "TOY_503")
    t.play("TOY_507")
    (forest,) = t.game.board[1]
    t.play(forest)
    (drawn,) = t.game.hand[1]
    assert (drawn.card_id, drawn.get(COST)) == ("TOY_503", 6)
    assert [e.card_id for e in drawn.attached] == ["TOY_507e"]


def test_a_wish_upon_a_star_reaches_hand_deck_and_battlefield() -> None:
    t = table("HERO_02", build=210640)
    held, played, theirs = t.hand(YETI), t.minion(), t.minion(side=2)
    (below,) = t.deck(YETI)
    t.play("TOY_877")
    assert [stats(e) for e in (held, below, played, theirs)] == [(6, 8)] * 3 + [(4, 5)]
    assert [e.card_id for e in held.attached] == ["TOY_877e1"]


@pytest.mark.parametrize("card_id", ["TOY_513", "TOY_513t"])
def test_a_sand_art_elemental_arms_its_hero_for_two_blows(card_id: str) -> None:
    t = table("HERO_02", build=210640)
    hero = t.hero(1)
    t.play(card_id)
    assert (hero.get(ATK), hero.get(WINDFURY)) == (1, 1)
    assert [e.card_id for e in hero.attached] == ["TOY_513e"]
    t.attack(hero, t.hero(2))
    t.attack(hero, t.hero(2))
    t.deck(YETI, side=2)
    t.end_turn()
    assert (hero.get(ATK), hero.get(WINDFURY)) == (0, 0)


def test_a_wave_of_nostalgia_makes_all_legendary() -> None:
    t = table("HERO_02", build=210640)
    t.minion(), t.minion(side=2)
    t.play("MIS_701")
    for each in (t.at(1, 0), t.at(2, 0)):
        assert each.card is not None
        assert each.card.tags.get(ELITE) == 1


def test_once_upon_a_time_tells_of_four() -> None:
    t = table("HERO_02", build=210640)
    t.play("TOY_506")
    found = t.game.row(1)
    assert [e.get(COST) for e in found] == [3] * 4
    wanted = (Race.BEAST, Race.DRAGON, Race.ELEMENTAL, Race.MURLOC)
    assert [e.get(CARDRACE) in (race, Race.ALL) for e, race in zip(found, wanted, strict=True)] == [
        True
    ] * 4
