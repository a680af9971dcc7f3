"""The Lackeys of 2019 and 2020; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, RUSH, TAUNT
from table import stats, table


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
