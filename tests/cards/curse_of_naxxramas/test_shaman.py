"""Curse of Naxxramas: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import OVERLOAD_OWED
from table import YETI, stats, table

OLD = 13740


def test_reincarnate_brings_a_minion_back_unhurt() -> None:
    t = table("HERO_02")
    yeti = t.minion(damage=3)
    t.play("FP1_025", yeti)
    assert [stats(body) for body in t.game.row(1)] == [(4, 5)]
    assert yeti.zone == Zone.GRAVEYARD


def test_reincarnate_returns_a_minion_to_the_right_of_what_it_left() -> None:
    """U062:6317"""
    t = table("HERO_02")
    t.minion(), t.minion("FP1_012"), t.minion("CS2_172")
    t.play("FP1_025", t.at(1, 1))
    assert t.row() == [YETI, "FP1_012t", "FP1_012", "CS2_172"]


@pytest.mark.parametrize(("card_id", "owed"), [("EX1_243", 2), ("EX1_250", 3), ("GVG_042", 3)])
@pytest.mark.parametrize("build", [OLD, 10833])
def test_old_data_do_not_lose_overload(card_id: str, owed: int, build: int) -> None:
    t = table("HERO_02", build=build)
    t.play(card_id)
    assert t.tag(OVERLOAD_OWED) == owed
