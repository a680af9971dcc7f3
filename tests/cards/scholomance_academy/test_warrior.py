"""Scholomance Academy: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table


def test_athletic_studies_makes_the_next_rush_minion_cheaper() -> None:
    t = table()
    paw, yeti = t.hand("DAL_743"), t.hand(YETI)
    t.answers("BOT_020", "BOT_102", "BT_720", 0)
    t.play("SCH_237")
    assert [e.get(COST) for e in (paw, yeti)] == [1, 4]
