"""Forged in the Barrens with the Wailing Caverns: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE, RUSH, WINDFURY
from table import YETI, table


def test_arid_stormer_rides_behind_an_elemental() -> None:
    t = table(build=179020)
    calm = t.play("BAR_045")
    t.round()
    wild = t.play("BAR_045")
    assert [(e.get(RUSH), e.get(WINDFURY)) for e in (calm, wild)] == [(0, 0), (1, 1)]


def test_earth_revenant_hurts_enemy_minions() -> None:
    t = table(build=179020)
    mine, foe = t.minion(), t.minion(side=2)
    t.play("BAR_750")
    assert [e.get(DAMAGE) for e in (mine, foe, t.hero(2))] == [0, 1, 0]


def test_wailing_vapor_rises_with_elementals() -> None:
    t = table(build=179020)
    vapor = t.play("WC_042")
    t.play(YETI)
    assert vapor.get(ATK) == 1
    t.play("UNG_809")
    assert vapor.get(ATK) == 2
