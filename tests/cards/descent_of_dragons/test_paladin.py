"""Descent of Dragons with Galakrond's Awakening: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, DIVINE_SHIELD
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
