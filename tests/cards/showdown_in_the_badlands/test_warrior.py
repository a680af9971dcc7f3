"""Showdown in the Badlands: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, ATK, COST, DAMAGE, HEALTH
from table import YETI, stats, table


def test_a_blast_tortoise_strikes_with_its_attack() -> None:
    t = table("HERO_01", build=217964)
    yeti, other, mine = t.minion(side=2), t.minion(side=2), t.minion()
    t.play("WW_346")
    assert [e.get(DAMAGE) for e in (yeti, other, mine, t.hero(2))] == [2, 2, 0, 0]


@pytest.mark.parametrize(
    ("build", "burned", "cards"), [(193128, 1, 2), (193128, 0, 1), (217964, 1, 1)]
)
def test_deepminer_brann_doubles_battlecries(build: int, burned: int, cards: int) -> None:
    t = table("HERO_01", build=build)
    first, _, _ = t.deck("CS2_029", "CS2_029", "CS2_024")
    t.deck(YETI, side=2)
    if burned:
        t.game.move(first, Zone.GRAVEYARD)
    t.play("DEEP_020")
    t.play("RLK_548")
    assert t.cards() == ["RLK_843"] * cards
    t.round()
    t.play("RLK_548")
    assert t.cards().count("RLK_843") == 2 * cards


def test_deepminer_brann_asks_for_the_deck_of_the_start() -> None:
    t = table("HERO_01", build=217964)
    t.deck("CS2_029", "CS2_024")
    t.play("DEEP_020")
    t.play("RLK_548")
    assert t.cards() == ["RLK_843"] * 2


def test_aftershocks_hit_thrice_and_cost_less_after_a_spell() -> None:
    t = table("HERO_01", build=217964)
    shocks, yeti, theirs = t.hand("DEEP_010"), t.minion(), t.minion(side=2)
    t.play("GAME_005")
    assert shocks.get(COST) == 4
    t.round()
    assert shocks.get(COST) == 2
    t.play(shocks)
    assert [e.get(DAMAGE) for e in (yeti, theirs, t.hero(2))] == [3, 3, 0]


def test_reinforced_plating_gives_armor_and_a_treasure() -> None:
    t = table("HERO_01", build=217964)
    t.play("WW_334")
    assert (t.hero(1).get(ARMOR), len(t.cards())) == (6, 1)


def test_a_blast_charge_needs_a_damaged_enemy() -> None:
    t = table("HERO_01", build=217964)
    whole, hurt = t.minion(side=2), t.minion(side=2, damage=1)
    own = t.minion(damage=1)
    charge = t.hand("WW_380")
    assert t.refuses(charge, whole)
    assert t.refuses(charge, own)
    t.play(charge, hurt)
    assert (len(t.row(2)), len(t.cards())) == (1, 1)


@pytest.mark.parametrize(("victim", "attack"), [(YETI, 3), ("CS2_231", 0)])
def test_a_burning_heart_burns_for_survivors(victim: str, attack: int) -> None:
    t = table("HERO_01", build=217964)
    t.play("DEEP_011", t.minion(victim, side=2))
    assert t.hero(1).get(ATK) == attack
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_a_detonation_juggernaut_strengthens_guards_of_the_hand() -> None:
    t = table("HERO_01", build=217964)
    guard, yeti = t.hand("CS2_162"), t.hand(YETI)
    t.play("WW_329")
    assert (stats(guard), stats(yeti)) == ((8, 7), (4, 5))


def test_an_unlucky_powderman_strengthens_guards() -> None:
    t = table("HERO_01", build=217964)
    guard, yeti = t.hand("CS2_162"), t.hand(YETI)
    lying = t.deck("CS2_162")[0]
    t.kill(t.minion("WW_367"))
    assert [stats(e) for e in (guard, yeti, lying)] == [(7, 6), (4, 5), (7, 6)]


def test_a_battlepickaxe_lasts_beside_taunts() -> None:
    t = table("HERO_01", build=221908)
    axe = t.weapon("WW_347")
    before = axe.get(HEALTH)
    t.play(YETI)
    t.play("EDR_978")
    assert axe.get(HEALTH) == before + 1
