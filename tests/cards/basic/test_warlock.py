"""Basic: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, LINKED_ENTITY
from table import BUILD, YETI, stats, table

VOIDWALKER = "CS2_065"


def test_shadow_bolt_hits_minions_only() -> None:
    t = table("HERO_07")
    yeti = t.minion(side=2)
    assert t.refuses("CS2_057", t.hero(2))
    t.play("CS2_057", yeti)
    assert yeti.get(DAMAGE) == 4


@pytest.mark.parametrize("target", ["hero", "minion"])
def test_drain_life_hurts_and_heals(target: str) -> None:
    t = table("HERO_07", build=31353)
    t.hurt(1, 10)
    victim = t.hero(2) if target == "hero" else t.minion(side=2)
    t.play("CS2_061", victim)
    assert (victim.get(DAMAGE), t.hero(1).get(DAMAGE)) == (2, 8)


def test_hellfire_hits_everybody() -> None:
    t = table("HERO_07")
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("CS2_062")
    assert [e.get(DAMAGE) for e in (mine, theirs, t.hero(1), t.hero(2))] == [3, 3, 3, 3]


def test_corruption_destroys_at_the_start_of_the_casters_turn() -> None:
    t = table("HERO_07")
    yeti = t.minion(side=2)
    t.play("CS2_063", yeti)
    assert yeti.attached[0].get(LINKED_ENTITY) == t.game.owner(1).id
    t.end_turn()
    assert yeti.zone == Zone.PLAY
    t.end_turn()
    assert yeti.zone == Zone.GRAVEYARD


def test_dread_infernal_hits_all_others() -> None:
    t = table("HERO_07")
    mine, theirs = t.minion(), t.minion(side=2)
    infernal = t.play("CS2_064")
    hurt = [e.get(DAMAGE) for e in (mine, theirs, t.hero(1), t.hero(2), infernal)]
    assert hurt == [1, 1, 1, 1, 0]


def test_mortal_coil_draws_when_it_kills() -> None:
    t = table("HERO_07")
    t.deck(YETI, YETI)
    yeti, weak = t.minion(side=2), t.minion("CS2_168", 2)
    t.play("EX1_302", yeti)
    assert t.cards() == []
    t.play("EX1_302", weak)
    assert t.cards() == [YETI]


def test_succubus_discards_a_random_card() -> None:
    t = table("HERO_07")
    t.hand(YETI), t.hand("CS2_200")
    t.answers(1)
    t.play("EX1_306")
    assert t.cards() == [YETI]


def test_soulfire_deals_four_and_discards() -> None:
    t = table("HERO_07")
    lost = t.hand(YETI)
    t.play("EX1_308", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4
    assert lost.zone == Zone.GRAVEYARD


@pytest.mark.parametrize(("build", "foreign"), [(31353, True), (BUILD, False)])
def test_sacrificial_pact_trades_a_demon_for_health(build: int, foreign: bool) -> None:
    t = table("HERO_07", build=build)
    t.hurt(1, 10)
    demon, theirs, yeti = t.minion(VOIDWALKER), t.minion(VOIDWALKER, 2), t.minion()
    assert t.refuses("NEW1_003", yeti)
    assert t.refuses("NEW1_003", theirs) != foreign
    t.play("NEW1_003", demon)
    assert (demon.zone, t.hero(1).get(DAMAGE)) == (Zone.GRAVEYARD, 5)


def test_voidwalker_is_a_one_three_demon() -> None:
    t = table("HERO_07")
    assert stats(t.play(VOIDWALKER)) == (1, 3)
