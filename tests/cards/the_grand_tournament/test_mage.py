"""The Grand Tournament: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_arcane_blast_counts_spell_damage_twice() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.minion("EX1_582")
    t.play("AT_004", yeti)
    assert yeti.get(DAMAGE) == 4
