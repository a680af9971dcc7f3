"""United in Stormwind: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    ARMOR,
)
from table import stats, table


def test_a_cargo_guard_gives_armor_each_turn() -> None:
    t = table("HERO_01", build=190416)
    t.minion("SW_030")
    t.end_turn()
    t.end_turn()
    assert (t.hero(1).get(ARMOR), t.hero(2).get(ARMOR)) == (2, 0)


def test_heavy_plate_gives_armor() -> None:
    t = table("HERO_01", build=190416)
    t.play("SW_094")
    assert t.hero(1).get(ARMOR) == 8


def test_the_cannons_hit_one_harder_than_the_rest() -> None:
    t = table(build=223542)
    aimed, own = t.minion(side=2), t.minion()
    t.play("DED_518", aimed)
    assert (stats(aimed), stats(own)) == ((4, 2), (4, 4))
