"""March of the Lich King: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_a_sanguine_soldier_hurts_its_hero() -> None:
    t = table("HERO_04", build=190416)
    t.play("RLK_921")
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 0)
