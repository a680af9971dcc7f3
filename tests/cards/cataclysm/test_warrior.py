"""Cataclysm: warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.engine.keywords import herald
from table import stats, table

BUILD = 241170


def test_a_soldier_of_ragnaros_burns_as_it_dies() -> None:
    t = table("HERO_01", "HERO_02", build=BUILD)
    herald.name_classes(t.game)
    t.play("CATA_580")
    assert t.row(1) == ["CATA_580t"]
    t.kill(t.at(1, 0))
    assert stats(t.hero(2))[1] == 28
