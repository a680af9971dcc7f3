"""Basic: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, HEALTH
from table import BUILD, YETI, stats, table


@pytest.mark.parametrize(("build", "hero_too"), [(31353, True), (BUILD, False)])
def test_holy_nova_hits_enemies_and_heals_friends(build: int, hero_too: bool) -> None:
    t = table("HERO_09", build=build)
    t.hurt(1, 5)
    mine, theirs = t.minion(damage=3), t.minion(side=2)
    t.play("CS1_112")
    assert [e.get(DAMAGE) for e in (t.hero(1), mine, theirs)] == [3, 1, 2]
    assert t.hero(2).get(DAMAGE) == (2 if hero_too else 0)


def test_mind_control_takes_an_enemy_minion() -> None:
    t = table("HERO_09")
    theirs = t.minion(side=2)
    t.minion()
    t.play("CS1_113", theirs)
    assert t.row() == [YETI, YETI]
    assert t.at(1, 1) is theirs
    assert t.refuses(theirs, t.hero(2))


def test_mind_control_needs_room() -> None:
    t = table("HERO_09")
    t.fill(1)
    assert t.refuses("CS1_113", t.minion(side=2))


def test_holy_smite_of_old_hits_anyone() -> None:
    t = table("HERO_09", build=31353)
    t.play("CS1_130", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_holy_smite_since_44222_hits_minions_for_three() -> None:
    t = table("HERO_09")
    yeti = t.minion(side=2)
    assert t.refuses("CS1_130", t.hero(2))
    t.play("CS1_130", yeti)
    assert yeti.get(DAMAGE) == 3


def test_mind_vision_copies_a_card_of_the_opponent() -> None:
    t = table("HERO_09")
    t.hand(YETI, 2)
    second = t.hand("CS2_029", 2)
    t.answers(second)
    t.play("CS2_003")
    assert t.cards() == ["CS2_029"]
    assert t.cards(2) == [YETI, "CS2_029"]


def test_mind_vision_finds_nothing_in_an_empty_hand() -> None:
    t = table("HERO_09")
    t.play("CS2_003")
    assert t.cards() == []


@pytest.mark.parametrize(("build", "drawn"), [(31353, 1), (BUILD, 0), (255790, 1)])
def test_power_word_shield_gives_health_and_for_most_builds_a_card(build: int, drawn: int) -> None:
    t = table("HERO_09", build=build)
    t.deck(YETI)
    yeti = t.minion()
    t.play("CS2_004", yeti)
    assert stats(yeti) == (4, 7)
    assert len(t.cards()) == drawn


def test_shadow_word_pain_destroys_the_weak_only() -> None:
    t = table("HERO_09")
    strong, weak = t.minion(side=2), t.minion("CS2_120", 2)
    assert t.refuses("CS2_234", strong)
    t.play("CS2_234", weak)
    assert weak.zone == Zone.GRAVEYARD


def test_northshire_cleric_draws_for_every_healed_minion() -> None:
    t = table("HERO_09")
    t.deck(YETI, YETI, YETI)
    t.play("CS2_235")
    t.hurt(1, 3)
    t.minion(damage=2), t.minion(side=2, damage=2), t.minion()
    t.play("CS1_112")
    assert len(t.cards()) == 1


def test_divine_spirit_doubles_present_health() -> None:
    t = table("HERO_09")
    yeti = t.minion(damage=2)
    t.play("CS2_236", yeti)
    assert (yeti.get(HEALTH), yeti.get(DAMAGE)) == (8, 2)
    t.play("CS2_236", yeti)
    assert stats(yeti) == (4, 12)


def test_mind_blast_hits_the_enemy_hero() -> None:
    t = table("HERO_09")
    t.play("DS1_233")
    assert t.hero(2).get(DAMAGE) == 5


def test_shadow_word_death_destroys_the_strong_only() -> None:
    t = table("HERO_09")
    strong, weak = t.minion("CS2_200", 2), t.minion(side=2)
    assert t.refuses("EX1_622", weak)
    t.play("EX1_622", strong)
    assert strong.zone == Zone.GRAVEYARD


def test_radiance_heals_its_hero() -> None:
    t = table()
    t.hurt(1, 8)
    t.play("EX1_192")
    assert t.hero(1).get(DAMAGE) == 3


def test_power_infusion_strengthens() -> None:
    t = table()
    yeti = t.minion()
    t.play("EX1_194", yeti)
    assert stats(yeti) == (6, 11)
