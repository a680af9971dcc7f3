"""Across the Timeways: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import RESOURCES_USED
from table import stats, table

NEW = 238003


def test_a_druid_of_regrowth_casts_two_nature_spells() -> None:
    t = table("HERO_06", build=NEW)
    t.answers("EX1_169", "EX1_169")
    t.game.owner(1).tags[RESOURCES_USED] = 20
    t.play("TIME_033")
    assert len(t.cards()) == 0


@pytest.mark.parametrize(("hurt", "row"), [(19, [(5, 5)]), (20, [(10, 10)] * 2)])
def test_an_endangered_dodo_grows_and_doubles_near_death(
    hurt: int, row: list[tuple[int, int]]
) -> None:
    t = table("HERO_06", build=NEW)
    t.hurt(1, hurt)
    t.play("TIME_703")
    assert [stats(e) for e in t.game.row(1)] == row
