"""Scholomance Academy: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_firebrand_burns_minions_once() -> None:
    t = table()
    t.minion("SCH_241")
    ogre = t.minion("CS2_200", 2)
    t.play("GAME_005")
    t.play("GAME_005")
    assert (ogre.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 0)


def test_cram_session_draws_more_with_spell_damage() -> None:
    t = table()
    t.deck(*["CS2_182"] * 4)
    t.play("SCH_353")
    assert len(t.cards()) == 1
    t.minion("EX1_012")
    t.play("SCH_353")
    assert len(t.cards()) == 3


def test_a_wyrm_weaver_weaves_two_wyrms() -> None:
    t = table("HERO_08", build=54613)
    t.minion("SCH_243")
    t.play("GAME_005")
    assert sorted(t.row()) == ["NEW1_012", "NEW1_012", "SCH_243"]


def test_mozaki_gains_spell_damage_with_each_spell() -> None:
    t = table("HERO_08", build=54613)
    t.minion("SCH_400")
    t.play("GAME_005")
    t.play("GAME_005")
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 8


def test_combustion_spreads_its_excess() -> None:
    t = table()
    left, wisp, right = t.minion(side=2), t.minion("CS2_231", side=2), t.minion(side=2)
    t.play("SCH_348", wisp)
    assert (left.get(DAMAGE), wisp.zone, right.get(DAMAGE)) == (3, Zone.GRAVEYARD, 3)
