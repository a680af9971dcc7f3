"""Descent of Dragons: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import CARDRACE, DAMAGE, STEADY_SHOT_CAN_TARGET, USE_ALTERNATE_CARD_TEXT
from table import YETI, stats, table


def test_a_sharpshooter_aims_the_hero_power() -> None:
    t = table("HERO_05", build=58638)
    yeti = t.minion(side=2)
    assert t.refuses(t.power(), yeti)
    t.minion("DRG_253")
    t.play(t.power(), yeti)
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 0)


@pytest.mark.parametrize(("build", "reworded"), [(12574, 0), (58638, 1)])
def test_a_power_of_two_wordings_says_the_other_while_it_aims(build: int, reworded: int) -> None:
    t = table("HERO_05", build=build)
    sniper, power = t.minion("GVG_087"), t.power()
    assert (t.tag(STEADY_SHOT_CAN_TARGET), power.get(USE_ALTERNATE_CARD_TEXT)) == (1, reworded)
    t.kill(sniper)
    assert (t.tag(STEADY_SHOT_CAN_TARGET), power.get(USE_ALTERNATE_CARD_TEXT)) == (0, 0)


def test_toxic_reinforcements_come_at_the_third_hero_power() -> None:
    t = table("HERO_05")
    quest = t.play("DRG_255")
    for times in range(3):
        assert t.row() == []
        t.play(t.power(), t.hero(2) if times < 0 else None)
        t.round()
    assert (t.row(), quest.zone) == (["DRG_255t2"] * 3, Zone.GRAVEYARD)
    t.kill(t.at(1, 0))
    assert t.hero(2).get(DAMAGE) == 3 * 2 + 2


def test_phase_stalker_casts_a_secret_that_is_not_up_at_each_hero_power() -> None:
    t = table("HERO_05")
    t.play("EX1_610")
    _, _, fresh = t.deck("CS2_182", "EX1_610", "EX1_611")
    t.minion("DRG_252")
    t.play(t.power())
    assert t.game.secrets[1][1:] == [fresh]


def test_dragonbane_shoots_after_the_hero_power() -> None:
    t = table("HERO_05")
    t.minion("DRG_256")
    foe = t.minion("CS2_200", side=2)
    t.answers(foe)
    t.play(t.power())
    assert (foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == (5, 2)


def test_diving_gryphon_draws_a_rusher() -> None:
    t = table("HERO_05")
    t.deck(YETI, "DRG_010")
    t.play("DRG_010")
    assert t.cards() == ["DRG_010"]


def test_primordial_explorer_finds_a_dragon() -> None:
    t = table("HERO_05")
    t.play("DRG_254")
    assert [e.get(CARDRACE) for e in t.game.hand[1]] == [Race.DRAGON]


def test_chopshop_copter_salvages_mechs() -> None:
    t = table("HERO_05")
    t.minion("YOD_004")
    t.answers("GVG_085")
    t.kill(t.minion())
    t.kill(t.minion("GVG_093"))
    assert t.cards() == ["GVG_085"]


@pytest.mark.parametrize("card_id", ["YOD_005", "YOD_005ts"])
def test_fresh_scent_leads_a_beast(card_id: str) -> None:
    t = table("HERO_05")
    boar = t.minion("CS2_171")
    assert t.refuses(card_id, t.minion())
    t.play(card_id, boar)
    assert stats(boar) == (3, 3)


def test_rotnest_drake_strikes_with_a_dragon() -> None:
    t = table("HERO_05")
    t.minion(side=2)
    t.play("YOD_036")
    assert t.row(2) == [YETI]
    t.hand("EX1_561")
    t.play("YOD_036")
    assert t.row(2) == []


def test_corrosive_breath_reaches_the_hero_beside_a_dragon() -> None:
    t = table()
    yeti = t.minion("CS2_186", side=2)
    t.play("DRG_006", yeti)
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 0)
    t.hand("NEW1_023")
    t.play("DRG_006", yeti)
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (6, 3)


def test_veranus_leaves_enemies_one_health() -> None:
    t = table()
    yeti, mine = t.minion(side=2), t.minion()
    t.play("DRG_095")
    assert (stats(yeti), stats(mine)) == ((4, 1), (4, 5))


def test_clear_the_way_counts_rush_minions() -> None:
    t = table()
    t.play("DRG_251")
    for card in ("TRL_329", YETI, "TRL_329", "TRL_329"):
        t.play(card)
    assert "DRG_251t" in t.row()
