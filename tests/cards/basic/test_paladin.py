"""Basic: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, DAMAGE, DIVINE_SHIELD
from table import BUILD, YETI, stats, table


def test_blessing_of_might_gives_attack() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("CS2_087", yeti)
    assert stats(yeti) == (7, 5)


def test_guardian_of_kings_heals_the_own_hero() -> None:
    t = table("HERO_04")
    t.hurt(1, 10)
    assert stats(t.play("CS2_088")) == (5, 6)
    assert t.hero(1).get(DAMAGE) == 4


def test_holy_light_heals_anyone() -> None:
    t = table("HERO_04")
    t.play("CS2_089", t.hurt(2, 10))
    assert t.hero(2).get(DAMAGE) == 4


def test_holy_light_of_today_heals_the_own_hero_without_a_target() -> None:
    t = table("HERO_04", build=255790)
    t.hurt(1, 10)
    t.play("CS2_089")
    assert t.hero(1).get(DAMAGE) == 2


def test_blessing_of_kings_gives_both() -> None:
    t = table("HERO_04")
    yeti = t.minion(side=2)
    t.play("CS2_092", yeti)
    assert stats(yeti) == (8, 9)


def test_consecration_hits_all_enemies() -> None:
    t = table("HERO_04")
    theirs, mine = t.minion(side=2), t.minion()
    t.play("CS2_093")
    assert [e.get(DAMAGE) for e in (theirs, t.hero(2), mine, t.hero(1))] == [2, 2, 0, 0]


def test_hammer_of_wrath_deals_three_and_draws() -> None:
    t = table("HERO_04")
    t.deck(YETI)
    t.play("CS2_094", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3
    assert t.cards() == [YETI]


@pytest.mark.parametrize(("build", "healed"), [(BUILD, 2), (255790, 3)])
def test_truesilver_champion_heals_before_the_blow(build: int, healed: int) -> None:
    t = table("HERO_04", build=build)
    t.hurt(1, 10)
    yeti = t.minion(side=2)
    t.play("CS2_097")
    t.attack(t.hero(1), yeti)
    assert t.hero(1).get(DAMAGE) == 10 - healed + 4
    assert yeti.get(DAMAGE) == 4


def test_lights_justice_is_a_one_four_weapon() -> None:
    t = table("HERO_04")
    t.play("CS2_091")
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 1


def test_humility_sets_attack_to_one() -> None:
    t = table("HERO_04")
    yeti = t.minion(side=2)
    t.play("EX1_360", yeti)
    assert yeti.get(ATK) == 1


def test_hand_of_protection_shields_a_minion() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("EX1_371", yeti)
    t.play("CS2_029", yeti)
    assert (yeti.get(DAMAGE), yeti.get(DIVINE_SHIELD)) == (0, 0)
