"""Core: Death Knight; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import FROZEN
from table import table


def test_deaths_advance_freezes_and_finds_a_spell() -> None:
    t = table("HERO_11", build=241170)
    enemy = t.minion(side=2)
    t.play("CORE_CATA_009", enemy)
    assert (enemy.get(FROZEN), len(t.cards())) == (1, 1)
