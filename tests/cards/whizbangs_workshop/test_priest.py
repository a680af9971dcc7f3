"""Whizbang's Workshop: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST
from table import stats, table


@pytest.mark.parametrize("matriarch", ["TOY_380", "TOY_380t"])
def test_a_clay_matriarch_leaves_a_whelp(matriarch: str) -> None:
    t = table("HERO_09", build=210640)
    t.kill(t.minion(matriarch))
    assert t.row() == ["TOY_380t2"]
    assert stats(t.at(1, 0)) == (4, 4)


def test_a_papercraft_angel_makes_the_hero_power_free() -> None:
    t = table("HERO_09", build=210640)
    angel = t.play("TOY_381")
    assert (t.power(1).get(COST), t.power(2).get(COST)) == (0, 2)
    t.kill(angel)
    assert t.power(1).get(COST) == 2
