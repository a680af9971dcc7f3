"""Voyage to the Sunken City: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR
from table import stats, table


def test_a_tidal_revenant_hits_and_armors() -> None:
    t = table(build=223542)
    enemy = t.minion("CS2_200", side=2)
    t.play("TID_716", enemy)
    assert (stats(enemy), t.hero(1).get(ARMOR)) == ((6, 2), 8)


def test_guard_the_city_brings_armor_and_a_naga() -> None:
    t = table("HERO_01", build=185749)
    t.play("TSC_941")
    assert (t.row(), t.hero(1).get(ARMOR)) == (["TSC_941t"], 3)
