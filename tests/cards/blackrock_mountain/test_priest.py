"""Blackrock Mountain: Priest; each card played."""

from __future__ import annotations

import pytest

from table import stats, table

DRAGON = "AT_017"
WISP = "CS2_231"


@pytest.mark.parametrize(
    ("card_id", "without", "holding"),
    [pytest.param("BRM_004", (2, 1), (2, 3), id="twilight-whelp")],
)
def test_dragons_in_hand_make_it_stronger(
    card_id: str, without: tuple[int, int], holding: tuple[int, int]
) -> None:
    t = table()
    assert stats(t.play(card_id)) == without
    t.hand(DRAGON)
    assert stats(t.play(card_id)) == holding


@pytest.mark.parametrize("build", [6485, 54613])
def test_resurrect_brings_back_the_dead(build: int) -> None:
    t = table("HERO_09", build=build)
    assert t.refuses("BRM_017")
    t.play("CS2_029", t.minion(WISP))
    t.play("BRM_017")
    assert t.row() == [WISP]
