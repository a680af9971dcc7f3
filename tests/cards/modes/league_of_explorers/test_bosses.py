"""Bosses of the League of Explorers; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, stats, table

MURLOC = "CS2_168"


@pytest.mark.parametrize(("card", "count"), [("LOEA10_5", 3), ("LOEA10_5H", 5)])
def test_nyah_nyah_summons_murlocs_that_died_on_either_side(card: str, count: int) -> None:
    t = table(build=33717)
    dead = [t.minion(MURLOC, side) for side in (1, 1, 1, 2, 2, 2)]
    t.kill(*dead, t.minion())
    t.play(card)
    assert (t.row(), t.row(2)) == ([MURLOC] * count, [])


def test_nyah_nyah_takes_what_there_is() -> None:
    t = table(build=33717)
    t.kill(t.minion(MURLOC), t.minion(YETI))
    t.play("LOEA10_5")
    assert t.row() == [MURLOC]


def test_the_artifacts_of_rafaam() -> None:
    t = table()
    yeti = t.minion()
    t.play("LOEA16_3", yeti)
    assert stats(yeti) == (14, 15)
    t.play("LOEA16_5")
    assert t.row() == [YETI] + ["LOEA16_5t"] * 6
    t.play("LOEA16_4")
    assert t.hero(2).get(DAMAGE) == 10
