"""Forged in the Barrens with the Wailing Caverns: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_devouring_plague_eats_minions() -> None:
    t = table(build=90336)
    foe = t.minion("CS2_200", side=2)
    t.hurt(1, 10)
    t.answers(*[foe] * 4)
    t.play("BAR_311")
    assert (foe.get(DAMAGE), t.hero(1).get(DAMAGE)) == (4, 6)
