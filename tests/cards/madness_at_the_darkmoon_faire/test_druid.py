"""Madness at the Darkmoon Faire with the Darkmoon Races: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import table


def test_umbral_owl_counts_spells() -> None:
    t = table(build=179020)
    owl = t.hand("DMF_060")
    t.play("GAME_005")
    t.play("GAME_005")
    assert owl.get(COST) == 5
