"""Cataclysm: demon hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import LIFESTEAL, RUSH
from hsreplay_sim.engine.keywords import herald
from table import table

BUILD = 241170


def test_a_fel_infusion_lets_the_hero_steal_life_for_the_turn() -> None:
    t = table("HERO_01", build=BUILD)
    herald.name_classes(t.game)
    t.play("CATA_530")
    assert (t.row(1), t.hero(1).get(LIFESTEAL)) == (["CATA_580t"], 1)
    t.end_turn()
    assert t.hero(1).get(LIFESTEAL) == 0


def test_an_armored_bloodletter_heralds() -> None:
    t = table("HERO_01", build=BUILD)
    herald.name_classes(t.game)
    bloodletter = t.play("CATA_525")
    assert (t.row(1), bloodletter.get(RUSH)) == (["CATA_525", "CATA_580t"], 1)
