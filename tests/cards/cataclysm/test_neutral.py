"""Cataclysm: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import TAUNT
from hsreplay_sim.engine.keywords import herald
from table import table

BUILD = 241170


def test_an_envoy_of_the_end_heralds() -> None:
    t = table("HERO_02", build=BUILD)
    herald.name_classes(t.game)
    envoy = t.play("CATA_722")
    assert (t.row(1), envoy.get(TAUNT)) == (["CATA_722", "CATA_565t"], 1)
