"""Rastakhan's Rumble: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ARMOR,
    DAMAGE,
)
from table import YETI, stats, table


def test_overlords_whip_hurts_what_is_played() -> None:
    t = table()
    t.weapon("TRL_360")
    assert t.play(YETI).get(DAMAGE) == 1


def test_devastate_hits_the_damaged() -> None:
    t = table("HERO_01")
    ogre = t.minion("CS2_200", 2)
    assert t.refuses("TRL_321", ogre)
    ogre.tags[DAMAGE] = 1
    t.play("TRL_321", ogre)
    assert ogre.get(DAMAGE) == 5


@pytest.mark.parametrize(("dragon", "armour"), [(False, 0), (True, 5)])
def test_emberscale_drake_wants_company(dragon: bool, armour: int) -> None:
    t = table("HERO_01")
    if dragon:
        t.hand("EX1_043")
    t.play("TRL_323")
    assert t.hero(1).get(ARMOR) == armour


@pytest.mark.parametrize(("armour", "cost"), [(4, 4), (15, 10)])
def test_heavy_metal_forges_by_armour(armour: int, cost: int) -> None:
    t = table("HERO_01")
    t.hero(1).tags[ARMOR] = armour
    t.play("TRL_324")
    card = t.at(1, 0).card
    assert card is not None
    assert card.cost == cost


def test_smolderthorn_lancer_spears_the_wounded() -> None:
    t = table("HERO_01")
    whole, hurt = t.minion("CS2_231", 2), t.minion(side=2, damage=1)
    t.play("TRL_326")
    t.hand("EX1_043")
    assert t.refuses("TRL_326", whole)
    t.game.hand[1].pop()
    t.play("TRL_326", hurt)
    assert t.row(2) == ["CS2_231"]


def test_dragon_roar_calls_two_dragons() -> None:
    t = table("HERO_01")
    t.answers("EX1_043", "EX1_561")
    t.play("TRL_362")
    assert t.cards(1) == ["EX1_043", "EX1_561"]


def test_sulthraze_attacks_again_after_overkill() -> None:
    t = table()
    t.weapon("TRL_325")
    t.attack(t.hero(1), t.minion("CS2_231", side=2))
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4


def test_war_master_voone_copies_dragons() -> None:
    t = table()
    t.hand("NEW1_023"), t.hand(YETI)
    t.play("TRL_328")
    assert t.cards() == ["NEW1_023", "NEW1_023", YETI]


def test_akali_draws_and_strengthens_a_rush_minion() -> None:
    t = table()
    rhino = t.minion("TRL_329")
    t.deck("TRL_329", YETI)
    t.attack(rhino, t.minion("CS2_231", side=2))
    assert [(e.card_id, stats(e)) for e in t.game.hand[1]] == [("TRL_329", (10, 10))]
