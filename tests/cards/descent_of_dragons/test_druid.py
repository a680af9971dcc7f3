"""Descent of Dragons with Galakrond's Awakening: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, COST, RESOURCES, TAUNT
from table import YETI, stats, table


@pytest.mark.parametrize(("drawn", "gained"), [("EX1_561", 1), (YETI, 0)])
def test_breath_of_dreams_counts_the_dragon_that_it_draws(drawn: str, gained: int) -> None:
    t = table(mana=5)
    t.deck(drawn)
    t.play("DRG_318")
    assert (t.cards(), t.tag(RESOURCES)) == ([drawn], 5 + gained)


def test_emerald_explorer_finds_a_dragon() -> None:
    t = table("HERO_06")
    t.answers("EX1_561", "EX1_562", "NEW1_023", 2)
    t.play("DRG_313")
    assert t.cards() == ["NEW1_023"]


@pytest.mark.parametrize(("held", "gained"), [("EX1_279", 5), ("CS2_024", 0), ("CS2_200", 0)])
def test_steel_beetle_needs_a_dear_spell(held: str, gained: int) -> None:
    t = table("HERO_06")
    t.hand(held)
    t.play("YOD_040")
    assert t.hero(1).get(ARMOR) == gained


def test_embiggen_makes_the_deck_greater_and_dearer() -> None:
    t = table()
    yeti, giant, spell = t.deck("CS2_182", "EX1_105", "CS2_029")
    t.play("DRG_315")
    assert (stats(yeti), yeti.get(COST)) == ((6, 7), 5)
    assert (stats(giant), giant.get(COST), spell.get(COST)) == ((10, 10), 12, 4)


def test_ysera_unleashed_shuffles_portals_that_summon_dragons() -> None:
    t = table()
    t.play("DRG_320")
    assert [e.card_id for e in t.game.deck[1]] == ["DRG_320t"] * 7
    t.game.deck[1][1:] = []
    t.deck("CS2_182")
    portal = t.game.deck[1][0]
    t.end_turn()
    t.answers(portal, "NEW1_023", t.game.deck[1][1])
    t.end_turn()
    assert (t.row(), t.cards()) == (["DRG_320", "NEW1_023"], ["CS2_182"])


def test_treenforcements_guard_or_grow() -> None:
    t = table()
    yeti = t.minion()
    t.play("DRG_311", option=1)
    assert t.row() == ["CS2_182", "DRG_311t"]
    t.play("DRG_311", yeti, option=0)
    assert (stats(yeti), yeti.get(TAUNT)) == ((4, 7), 1)


def test_rising_winds_draws_or_summons_and_leaves_a_twin() -> None:
    t = table(build=49534)
    t.deck(YETI, YETI)
    t.play("YOD_001", option=0)
    assert t.cards() == ["YOD_001ts", YETI]
    t.play(t.game.hand[1][0], option=1)
    assert (t.cards(), t.row()) == ([YETI], ["YOD_001t"])


def test_aeroponics_is_cheaper_with_treants() -> None:
    t = table("HERO_06")
    t.deck(YETI, YETI, YETI)
    t.minion("DAL_256t2")
    t.minion()
    card = t.hand("DRG_314")
    assert card.get(COST) == 3
    t.play(card)
    assert t.cards() == [YETI, YETI]


def test_shrubadier_plants_a_treant() -> None:
    t = table()
    t.play("DRG_312")
    assert sorted(t.row()) == ["DRG_312", "EX1_tk9"]


def test_secure_the_deck_pays_in_claws() -> None:
    t = table()
    t.play("DRG_317")
    for _ in range(2):
        t.weapon("CS2_106")
        t.attack(t.hero(1), t.hero(2))
        t.round()
    assert t.cards().count("CS2_005") == 3
