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


@pytest.mark.parametrize(("build", "refused"), [(9554, False), (9786, True), (54613, True)])
def test_resurrect_brings_back_the_dead(build: int, refused: bool) -> None:
    t = table("HERO_09", build=build)
    assert t.refuses("BRM_017") is refused
    t.play("CS2_029", t.minion(WISP))
    t.play("BRM_017")
    assert t.row() == [WISP]
