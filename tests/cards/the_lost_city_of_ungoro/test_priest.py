"""The Lost City of Un'Goro: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import REBORN
from table import table


def test_resuscitate_calls_one_of_each_cost_with_reborn() -> None:
    t = table("HERO_09", build=233275)
    for card_id in ("CS2_168", "CS2_172", "CS2_127", "CS2_182"):
        t.kill(t.minion(card_id))
    t.play("TLC_818")
    assert t.row() == ["CS2_168", "CS2_172", "CS2_127"]
    assert [e.get(REBORN) for e in t.game.row(1)] == [1, 1, 1]
