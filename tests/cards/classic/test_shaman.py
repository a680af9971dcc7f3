"""Classic: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    OVERLOAD_LOCKED,
    OVERLOAD_OWED,
    RESOURCES,
    TAUNT,
)
from table import (
    YETI,
    stats,
    table,
)

FIREBALL = "CS2_029"
NEW = 185749


def test_ancestral_spirit_brings_the_minion_back_where_it_stood() -> None:
    t = table("HERO_02")
    yeti = t.minion(damage=1)
    t.minion("CS2_200")
    t.play("CS2_038", yeti)
    t.play(FIREBALL, yeti)
    assert t.row() == [YETI, "CS2_200"]
    assert stats(t.at(1, 0)) == (4, 5)


def test_far_sight_draws_for_three_less() -> None:
    t = table("HERO_02")
    (yeti,) = t.deck(YETI)
    t.play("CS2_053")
    assert (t.cards(), yeti.get(COST)) == ([YETI], 1)


@pytest.mark.parametrize(("card_id", "dealt", "owed"), [("EX1_238", 3, 1), ("EX1_241", 5, 2)])
def test_lightning_and_lava_overload(card_id: str, dealt: int, owed: int) -> None:
    t = table("HERO_02", mana=5)
    t.play(card_id, t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.tag(OVERLOAD_OWED)) == (dealt, owed)
    t.end_turn()
    t.end_turn()
    assert (t.tag(OVERLOAD_LOCKED), t.spent(), t.tag(RESOURCES)) == (owed, owed, 6)


def test_earth_shock_silences_before_it_hurts() -> None:
    t = table("HERO_02")
    squire = t.minion("EX1_008", 2)
    t.play("EX1_245", squire)
    assert t.row(2) == []


def test_feral_spirit_summons_two_taunting_wolves() -> None:
    t = table("HERO_02")
    t.play("EX1_248")
    assert [(stats(e), e.get(TAUNT)) for e in t.game.row(1)] == [((2, 3), 1)] * 2


def test_forked_lightning_hits_two() -> None:
    t = table("HERO_02")
    t.minion(side=2)
    t.minion(side=2)
    t.play("EX1_251")
    assert [e.get(DAMAGE) for e in t.game.row(2)] == [2, 2]


def test_unbound_elemental_grows_with_overload() -> None:
    t = table("HERO_02")
    elemental = t.minion("EX1_258")
    t.play("EX1_238", t.hero(2))
    t.play("CS2_008", t.hero(2))
    assert stats(elemental) == (3, 5)


def test_lightning_storm_rolls_for_each_minion() -> None:
    t = table("HERO_02")
    a, b = t.minion(side=2), t.minion(side=2)
    t.answers(3, 2)
    t.play("EX1_259")
    assert (a.get(DAMAGE), b.get(DAMAGE)) == (3, 2)


def test_lightning_storm_of_today_deals_three() -> None:
    t = table("HERO_02", build=255790)
    yeti = t.minion(side=2)
    t.play("EX1_259")
    assert yeti.get(DAMAGE) == 3


def test_mana_tide_totem_draws_at_the_end_of_the_turn() -> None:
    t = table("HERO_02")
    t.deck(YETI)
    t.minion("EX1_575")
    t.end_turn()
    assert t.cards() == [YETI]


def test_a_titans_drawing_ability_takes_overload_cards() -> None:
    from hsreplay_sim.engine.moves.play import play

    t = table("HERO_02", build=NEW)
    t.deck(YETI, "EX1_238", "AT_052")
    titan = t.minion("TTN_800")
    play(t.game, titan, None, 2)
    assert sorted(t.cards()) == ["AT_052", "EX1_238"]
    assert titan.get(ATK) == 5


@pytest.mark.parametrize(("build", "alone"), [(13619, False), (126451, True)])
def test_forked_lightning_asks_for_as_many_as_its_build_requires(build: int, alone: bool) -> None:
    t = table(build=build)
    t.minion(side=2)
    assert t.refuses("EX1_251") is not alone


@pytest.mark.parametrize(
    ("build", "cost"), [(17720, 3), (18336, 0), (18792, 0), (19506, 3), (54613, 3)]
)
def test_r205_the_discount_of_far_sight_came_back_in_spring_2017(build: int, cost: int) -> None:
    """hs-bugs#705: an Alarm-o-Bot that was free changes places, and is free again."""
    t = table("HERO_02", build=build)
    t.deck("EX1_006")
    t.play("CS2_053")
    bot = t.play(t.game.hand[1][0])
    t.hand(YETI)
    t.deck("CS2_231", side=2)
    t.end_turn()
    t.answers(YETI)
    t.end_turn()
    assert (bot.zone, bot.get(COST)) == (Zone.HAND, cost)
