"""Rise of Shadows and the Lackeys, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, OVERLOAD_OWED, RUSH, TAUNT
from table import stats, table


def test_acornbearer_leaves_squirrels() -> None:
    t = table()
    t.kill(t.minion("DAL_354"))
    assert t.cards() == ["DAL_354t", "DAL_354t"]


@pytest.mark.parametrize(("card_id", "overload"), [("DAL_400", 0), ("DAL_433", 1)])
def test_a_lackey_comes_into_the_hand(card_id: str, overload: int) -> None:
    t = table()
    t.answers("DAL_614")
    t.play(card_id)
    assert (t.cards(), t.tag(OVERLOAD_OWED)) == (["DAL_614"], overload)


def test_evil_genius_trades_a_minion_for_two_lackeys() -> None:
    t = table()
    yeti = t.minion()
    t.answers("DAL_613", "DAL_739")
    t.play("DAL_606", yeti)
    assert yeti.zone == Zone.GRAVEYARD
    assert t.cards() == ["DAL_613", "DAL_739"]


def test_evil_genius_alone_gets_nothing() -> None:
    t = table()
    t.play("DAL_606")
    assert t.cards() == []


def test_magic_trick_finds_cheap_spells() -> None:
    t = table()
    t.answers("CS2_024", "CS2_025", "EX1_277", 1)
    t.play("DAL_608")
    assert t.cards() == ["CS2_025"]
    t.answers("CS2_029")
    with pytest.raises(AssertionError, match="not in the pool"):
        t.play("DAL_608")
    t.answers()


def test_faceless_lackey_summons() -> None:
    t = table()
    t.answers("CS2_120")
    t.play("DAL_613")
    assert t.row() == ["DAL_613", "CS2_120"]


def test_kobold_lackey_throws_a_candle() -> None:
    t = table()
    t.play("DAL_614", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_witchy_lackey_evolves_a_friend() -> None:
    t = table()
    yeti = t.minion()
    t.answers("EX1_593")
    t.play("DAL_615", yeti)
    assert "EX1_593" in t.row()


@pytest.mark.parametrize(
    ("card_id", "after", "keyword"), [("DAL_739", (5, 5), RUSH), ("ULD_616", (4, 7), TAUNT)]
)
def test_lackeys_strengthen_a_friend(card_id: str, after: tuple[int, int], keyword: int) -> None:
    t = table()
    yeti = t.minion()
    t.play(card_id, yeti)
    assert (stats(yeti), yeti.get(keyword)) == (after, 1)


@pytest.mark.parametrize(
    ("card_id", "offer"),
    [
        ("DAL_741", ("CS2_024", "CS2_025", "CS2_029")),
        ("DRG_052", ("BRM_020", "EX1_561", "NEW1_023")),
    ],
)
def test_lackeys_discover(card_id: str, offer: tuple[str, ...]) -> None:
    t = table()
    t.answers(*offer, 2)
    t.play(card_id)
    assert t.cards() == [offer[2]]


def test_power_of_creation_makes_two() -> None:
    t = table()
    t.answers("CS2_200", "EX1_016", "EX1_110", 0)
    t.play("DAL_578")
    assert t.row() == ["CS2_200", "CS2_200"]


def test_evil_totem_hands_out_lackeys() -> None:
    t = table()
    t.minion("ULD_276")
    t.answers("DAL_614", 0)
    t.deck("CS2_182", side=2)
    t.end_turn()
    assert t.cards() == ["DAL_614"]


@pytest.mark.parametrize(("card_id", "count"), [("DRG_075", 2), ("SCH_160", 1)])
def test_cheap_spells_of_the_class(card_id: str, count: int) -> None:
    t = table()
    t.answers(*["EX1_277"] * count)
    t.play(card_id)
    assert t.cards() == ["EX1_277"] * count
