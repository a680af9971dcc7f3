"""Madness at the Darkmoon Faire with the Darkmoon Races: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, stats, table


def test_umbral_owl_counts_spells() -> None:
    t = table(build=179020)
    owl = t.hand("DMF_060")
    t.play("GAME_005")
    t.play("GAME_005")
    assert owl.get(COST) == 5


def test_dreaming_drake_grows_once_corrupted() -> None:
    t = table("HERO_06", build=179020)
    drake = t.hand("YOP_025")
    t.play(YETI)
    assert stats(drake) == (5, 6)
