"""Showdown in the Badlands: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    NUM_TURNS_IN_HAND,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.engine.rules.zones import draw
from table import YETI, table


def test_the_next_naga_fel_spell_and_weapon_are_cheaper() -> None:
    t = table("HERO_10", build=210640)
    naga, other_naga = t.hand("TSC_823"), t.hand("TSC_823")
    fel, weapon, yeti = t.hand("BT_801"), t.hand("CS2_106"), t.hand(YETI)
    t.play("WW_409", t.hero(2))
    noted = [e.card_id for e in t.game.owner(1).attached]
    assert noted == ["WW_409e", "WW_409e2", "WW_409e3"]
    assert [e.get(COST) for e in (naga, fel, weapon, yeti)] == [1, 2, 1, 4]
    assert [e.card_id for e in naga.attached] == ["WW_409e1"]
    t.play(naga)
    assert [e.get(COST) for e in (other_naga, weapon)] == [2, 1]
    t.play(weapon)
    t.play(fel, t.minion(side=2))
    assert t.hero(2).get(DAMAGE) == 2


def test_sand_makes_the_next_card_of_the_enemy_dearer() -> None:
    t = table("HERO_10", build=210640)
    (card,) = t.deck("WW_403")
    draw(t.game, 1, 1, t.game.owner(1))
    first, second = t.hand(YETI, side=2), t.hand(YETI, side=2)
    t.play(card, t.hero(2))
    assert [e.card_id for e in t.game.owner(2).attached] == ["WW_403e"]
    assert (first.get(COST), [e.card_id for e in first.attached]) == (5, ["WW_403e2"])
    t.deck(YETI, side=2)
    t.end_turn()
    t.play(first)
    assert (second.get(COST), t.hero(2).get(DAMAGE)) == (4, 3)


def test_sand_that_was_held_only_hurts() -> None:
    t = table("HERO_10", build=210640)
    card, enemy = t.hand("WW_403"), t.hand(YETI, side=2)
    card.tags[NUM_TURNS_IN_HAND] = 2
    t.play(card, t.hero(2))
    assert enemy.get(COST) == 4


def test_a_midnight_wolf_comes_twice_from_the_edge() -> None:
    t = table("HERO_10", build=217964)
    t.hand(YETI)
    wolf = t.hand("WW_406")
    t.hand(YETI)
    t.play(wolf)
    assert t.row() == ["WW_406"]
    t.play("WW_406")
    assert t.row() == ["WW_406"] * 3


@pytest.mark.parametrize("played", [False, True])
def test_an_oasis_outlaw_is_cheaper_after_a_naga(played: bool) -> None:
    t = table("HERO_10", build=221908)
    outlaws = t.hand("WW_404")
    if played:
        t.play("CFM_651")
    assert outlaws.get(TAG_SCRIPT_DATA_NUM_1) == played
    t.play(outlaws)
    (naga,) = t.game.hand[1]
    assert [e.card_id for e in naga.attached] == ["GBL_003e"] * played


def test_fan_the_hammer_always_hits_the_weakest() -> None:
    t = table("HERO_03", build=221908)
    first, second = t.minion(side=2), t.minion("CS2_171", side=2)
    t.play("WW_405")
    assert [second.zone, first.zone, t.hero(2).get(DAMAGE)] == [Zone.GRAVEYARD] * 2 + [0]
    t.minion("CS2_142")
    t.play("WW_405")
    assert t.hero(2).get(DAMAGE) == 7  # Spell Damage adds one shot, and strengthens none


@pytest.mark.parametrize(("spells", "attack"), [(0, 0), (1, 3)])
def test_a_parched_desperado_drinks_after_a_spell(spells: int, attack: int) -> None:
    t = table("HERO_10", build=221908)
    desperado = t.hand("WW_407")
    for _ in range(spells):
        t.play("CORE_CS2_029", t.hero(2))
    t.play(desperado)
    assert t.hero(1).get(ATK) == attack
