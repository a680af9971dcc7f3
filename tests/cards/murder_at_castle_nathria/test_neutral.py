"""Murder at Castle Nathria: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_volatile_skeleton_hurts_a_random_enemy() -> None:
    t = table(build=185749)
    yeti = t.minion(side=2)
    t.answers(yeti)
    t.kill(t.minion("REV_845"))
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 0)


def test_stoneborn_general_leaves_a_gravewing() -> None:
    t = table(build=179020)
    t.kill(t.minion("REV_375"))
    assert t.row() == ["REV_375t"]
