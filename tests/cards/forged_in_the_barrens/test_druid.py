"""Forged in the Barrens with the Wailing Caverns: Druid; each card played."""

from __future__ import annotations

from table import stats, table


def test_prides_fury_strengthens_own_minions() -> None:
    t = table(build=90336)
    yeti, foe = t.minion(), t.minion(side=2)
    t.play("BAR_534")
    assert (stats(yeti), stats(foe)) == ((5, 8), (4, 5))
