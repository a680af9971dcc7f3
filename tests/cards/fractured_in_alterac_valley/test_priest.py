"""Fractured in Alterac Valley: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DAMAGE,
)
from table import table


def test_an_undying_disciple_strikes_with_the_attack_that_it_had() -> None:
    t = table(build=150659)
    disciple, enemy = t.minion("AV_325"), t.minion(side=2)
    t.game.touch_auras()
    t.kill(disciple)
    assert enemy.get(DAMAGE) == 3
