"""Descent of Dragons with Galakrond's Awakening: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE, DIVINE_SHIELD, TAUNT
from table import YETI, stats, table


def test_bronze_explorer_finds_a_dragon() -> None:
    t = table("HERO_04")
    t.answers("NEW1_023", "EX1_043", "EX1_561", "EX1_043")
    t.play("DRG_229")
    assert t.cards() == ["EX1_043"]


def test_scalelord_shields_the_own_murlocs() -> None:
    t = table(build=49534)
    own, yeti, theirs = t.minion("CS2_168"), t.minion(), t.minion("CS2_168", 2)
    t.play("YOD_043")
    assert [each.get(DIVINE_SHIELD) for each in (own, yeti, theirs)] == [1, 0, 0]


def test_amber_watcher_heals() -> None:
    t = table("HERO_04")
    t.hurt(1, 10)
    t.play("DRG_226", t.hero(1))
    assert t.hero(1).get(DAMAGE) == 2


def test_lightforged_crusader_wants_no_neutral_card() -> None:
    t = table("HERO_04")
    t.deck("CS2_092")
    t.answers(*["CS2_092"] * 5)
    t.play("DRG_231")
    assert t.cards() == ["CS2_092"] * 5
    t.deck(YETI)
    t.play("DRG_231")
    assert len(t.cards()) == 5


def test_lightforged_zealot_wants_no_neutral_card() -> None:
    t = table("HERO_04")
    t.deck(YETI)
    t.play("DRG_232")
    assert t.game.weapon[1] is None
    t = table("HERO_04")
    t.play("DRG_232")
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "DRG_232t"


def test_sand_breath_shields_with_a_dragon() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("DRG_233", yeti)
    assert (stats(yeti), yeti.get(DIVINE_SHIELD)) == ((5, 7), 0)
    t.hand("EX1_561")
    t.play("DRG_233", yeti)
    assert yeti.get(DIVINE_SHIELD) == 1


def test_righteous_cause_strengthens_after_five_minions() -> None:
    t = table()
    t.play("DRG_008")
    minions = [t.play("CS2_231") for _ in range(5)]
    assert [stats(e) for e in minions] == [(2, 2)] * 5


def test_sky_claw_brings_copters_and_strengthens_mechs() -> None:
    t = table()
    t.play("DRG_225")
    assert sorted(t.row()) == ["DRG_225", "DRG_225t", "DRG_225t"]
    assert sorted(e.get(ATK) for e in t.game.board[1]) == [1, 2, 2]


def test_air_raid_and_its_twin_land_taunting_recruits() -> None:
    t = table()
    t.play("YOD_012")
    assert t.cards() == ["YOD_012ts"]
    t.play("YOD_012ts")
    assert [(e.card_id, e.get(TAUNT)) for e in t.game.board[1]] == [("CS2_101t", 1)] * 4
