"""Madness at the Darkmoon Faire with the Darkmoon Races: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK
from table import table


def test_sword_eater_brings_a_sword() -> None:
    t = table(build=179020)
    t.play("DMF_521")
    assert t.hero(1).get(ATK) == 3
