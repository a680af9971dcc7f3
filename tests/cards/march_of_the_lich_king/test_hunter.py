"""March of the Lich King: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
from table import table


@pytest.mark.parametrize(("power", "lynxes"), [(0, 1), (2, 3)])
def test_an_eversong_portal_calls_a_lynx_more_for_each_spell_damage(
    power: int, lynxes: int
) -> None:
    t = table("HERO_08", build=190416)
    for _ in range(power):
        t.minion("TSC_053")
    t.play("RLK_819")
    assert t.row().count("RLK_819t") == lynxes


def test_a_trinket_tracker_draws_a_spell_of_1() -> None:
    t = table("HERO_05", build=190416)
    t.deck("CS2_231", "CS2_029", "EX1_277")
    t.play("NX2_014")
    assert t.cards() == ["EX1_277"]


def test_a_ricochet_shot_hits_three_different_enemies() -> None:
    t = table("HERO_05", build=190416)
    mine, *theirs = t.minion(), t.minion(side=2), t.minion(side=2), t.minion(side=2)
    t.answers(1, 1, 1)
    t.play("RLK_818")
    assert [e.get(DAMAGE) for e in (mine, t.hero(2), *theirs)] == [0, 0, 1, 1, 1]
