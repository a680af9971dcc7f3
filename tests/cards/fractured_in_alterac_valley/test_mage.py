"""Fractured in Alterac Valley: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST
from table import table


@pytest.mark.parametrize(("damage", "cost"), [(3, 3), (2, 4)])
def test_siphon_mana_rewards_an_honorable_kill(damage: int, cost: int) -> None:
    t = table("HERO_08", build=185749)
    held, yeti = t.hand("CS2_029"), t.minion(side=2, damage=damage)
    t.play("AV_212", yeti)
    assert held.get(COST) == cost
