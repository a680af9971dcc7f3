"""Core: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    DAMAGE,
    FROZEN,
    POISONOUS,
    TAUNT,
)
from table import YETI, stats, table


def test_deaths_advance_freezes_and_finds_a_spell() -> None:
    t = table("HERO_11", build=241170)
    enemy = t.minion(side=2)
    t.play("CORE_CATA_009", enemy)
    assert (enemy.get(FROZEN), len(t.cards())) == (1, 1)


@pytest.mark.parametrize(("hurt", "drawn"), [(0, 0), (2, 1)])
def test_a_consumption_draws_for_what_it_kills(hurt: int, drawn: int) -> None:
    t = table("HERO_11", build=255790)
    foes = [t.minion(side=2, damage=each) for each in (hurt, 0, 0)]
    t.deck(YETI, YETI)
    t.answers(0, 1, *([0] if drawn else []))
    t.play("CORE_CATA_007")
    assert foes[1].get(DAMAGE) == 0
    assert (len(t.row(2)), len(t.cards())) == (3 - drawn, drawn)


def test_a_consumption_draws_two_cards_for_two() -> None:
    t = table("HERO_11", build=255790)
    for _ in range(2):
        t.minion("CS2_172", side=2)
    t.deck(YETI, YETI, YETI)
    t.play("CORE_CATA_007")
    assert (t.row(2), len(t.cards())) == ([], 2)


def test_a_poison_breath_is_for_an_undead_friend() -> None:
    t = table("HERO_11", build=255790)
    undead, yeti = t.minion("RLK_720"), t.minion()
    enemy = t.minion("RLK_720", side=2)
    assert t.refuses("CORE_EDR_002", yeti)
    assert t.refuses("CORE_EDR_002", enemy)
    t.play("CORE_EDR_002", undead)
    assert undead.get(POISONOUS) == 1
    foe = t.minion("CS2_186", side=2)
    t.kill(enemy)
    t.attack(undead, foe)
    assert t.row(2) == []


def test_falric_doubles_corpses_and_draws_what_spends_them() -> None:
    t = table("HERO_11", build=255790)
    t.deck(YETI, "RLK_061", "CS2_029")
    t.kill(t.minion())
    assert t.tag(CORPSES) == 1
    falric = t.play("CORE_EDR_003")
    assert t.cards() == ["RLK_061"]
    t.kill(t.minion(), t.minion())
    assert t.tag(CORPSES) == 5
    t.kill(t.minion(side=2))
    assert (t.tag(CORPSES), t.tag(CORPSES, 2)) == (5, 1)
    t.kill(falric)
    corpses = t.tag(CORPSES)
    t.kill(t.minion())
    assert t.tag(CORPSES) == corpses + 1


@pytest.mark.parametrize("build", [159202, 255790])
def test_a_battlefield_necromancer_raises_a_corpse(build: int) -> None:
    t = table("HERO_11", build=build)
    t.minion("RLK_061")
    t.end_turn()
    assert t.row() == ["RLK_061"]
    t.end_turn()
    t.game.owner(1).tags[CORPSES] = 2
    t.end_turn()
    assert (t.row(), t.tag(CORPSES_SPENT_THIS_GAME)) == (["RLK_061", "RLK_061t"], 1)
    assert (stats(t.at(1, 1)), t.at(1, 1).get(TAUNT)) == ((1, 2 if build == 159202 else 3), 1)
    t.end_turn()
    t.fill(1)
    t.end_turn()
    assert t.tag(CORPSES_SPENT_THIS_GAME) == 1


def test_frostmourne_summons_whom_it_killed() -> None:
    t = table("HERO_11", build=255790)
    raptor, yeti = t.minion("CS2_172", side=2), t.minion(side=2)
    t.kill(t.minion("CS2_186", side=2))
    blade = t.play("CORE_RLK_086")
    t.attack(t.hero(1), raptor)
    t.round()
    t.attack(t.hero(1), t.hero(2))
    assert (t.row(), blade.get(DAMAGE)) == ([], 2)
    t.round()
    yeti.tags[DAMAGE] = 1
    t.attack(t.hero(1), yeti)
    assert sorted(t.row()) == sorted(["CS2_172", YETI])


def test_frostmourne_forgets_nobody_but_what_others_killed() -> None:
    t = table("HERO_11", build=255790)
    strong = t.minion("CS2_186", side=2)
    t.weapon("RLK_086")
    t.attack(t.hero(1), strong)
    t.kill(strong)
    t.weapon("CS2_082")
    assert t.row() == []


def test_a_gnome_muncher_bites_the_weakest_enemy() -> None:
    t = table("HERO_11", build=255790)
    t.hurt(1, 10)
    muncher = t.minion("RLK_720")
    yeti, raptor = t.minion(side=2), t.minion("CS2_172", side=2)
    t.end_turn()
    assert (t.row(2), t.hero(1).get(DAMAGE)) == ([YETI], 5)
    assert (muncher.get(DAMAGE), yeti.get(DAMAGE)) == (3, 0)
    assert raptor.zone == Zone.GRAVEYARD
