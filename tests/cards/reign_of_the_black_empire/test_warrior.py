"""Reign of the Black Empire: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    COST,
    DAMAGE,
)
from table import YETI, Table, stats, table

BUILD = 255790


def warrior(armor: int = 0) -> Table:
    t = table("HERO_01", build=BUILD)
    t.game.set(t.hero(1), ARMOR, armor)
    return t


def test_a_stone_gauntlet_does_not_save_a_hero_that_dies() -> None:
    t = warrior()
    t.hurt(1, 27)
    t.weapon("BE_558")
    t.attack(t.hero(1), t.minion("CS2_186", side=2))
    assert t.hero(1).zone == Zone.GRAVEYARD


@pytest.mark.parametrize(("had", "damage", "gained"), [(0, 5, 5), (27, 29, 2)])
def test_a_stone_gauntlet_turns_health_into_armor(had: int, damage: int, gained: int) -> None:
    t = warrior()
    t.hurt(1, had)
    t.weapon("BE_558")
    t.attack(t.hero(1), t.hero(2))
    assert (t.hero(1).get(DAMAGE), t.hero(1).get(ARMOR)) == (damage, gained)


def test_a_show_of_force_destroys_after_armor_was_gained() -> None:
    t = warrior(5)
    enemy = t.minion("EX1_105", side=2)
    t.play("BE_559", enemy)
    assert enemy.get(DAMAGE) == 3
    t.play("BE_572")
    t.play("BE_559", enemy)
    assert t.row(2) == []


@pytest.mark.parametrize(("armor", "size"), [(10, (10, 10)), (9, (6, 6))])
def test_a_brawler_gains_strength_of_armor(armor: int, size: tuple[int, int]) -> None:
    t = warrior(armor)
    brawler = t.play("BE_560")
    assert stats(brawler) == size
    t.attack(brawler, t.hero(2))


@pytest.mark.parametrize(("armor", "left", "size"), [(4, 1, (6, 6)), (2, 2, (3, 3))])
def test_a_forge_spends_armor_on_its_golem(armor: int, left: int, size: tuple[int, int]) -> None:
    t = warrior(armor)
    t.play(t.minion("BE_561"))
    assert (t.hero(1).get(ARMOR), stats(t.at(1, 1))) == (left, size)


def test_a_forge_without_room_spends_nothing() -> None:
    t = warrior(4)
    forge = t.minion("BE_561")
    t.fill(1)
    if not t.refuses(forge):
        t.play(forge)
    assert t.hero(1).get(ARMOR) == 4


def test_a_vanguard_gives_armor_twice() -> None:
    t = warrior()
    vanguard = t.play("BE_572")
    assert t.hero(1).get(ARMOR) == 3
    t.kill(vanguard)
    assert t.hero(1).get(ARMOR) == 6


def test_an_animator_draws_for_armor() -> None:
    t = warrior()
    t.deck(YETI, YETI)
    t.minion("BE_600")
    t.play("BE_572")
    assert t.cards() == [YETI]


def test_an_anvil_is_paid_with_armor() -> None:
    t = warrior(3)
    card = t.hand("BE_042")
    t.play(card)
    assert (t.hero(1).get(ARMOR), t.hero(1).get(ATK), t.spent()) == (1, 4, 0)
    assert t.refuses("BE_042")
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_archaedas_makes_a_weapon_of_a_spell() -> None:
    t = warrior()
    t.answers("EX1_408", "CS2_105", "EX1_400", 0)  # Mortal Strike of 4 Mana
    t.play("BE_055")
    (hammer,) = t.game.hand[1]
    assert (hammer.card_id, hammer.get(COST)) == ("BE_055t", 4)
    t.play(hammer)
    enemy = t.minion("EX1_105", side=2)
    t.answers("EX1_408", enemy)
    t.attack(t.hero(1), t.hero(2))
    assert (enemy.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 3)


def test_setesh_turns_armor_into_a_golem() -> None:
    t = warrior(4)
    setesh = t.play("BE_557")
    assert t.hero(1).get(ARMOR) == 24
    t.round()
    assert t.row() == ["BE_557"]
    t.round()
    golem = t.at(1, 1)
    assert (golem.card_id, stats(golem), t.hero(1).get(ARMOR)) == ("BE_561t", (24, 24), 0)
    t.round()
    assert len(t.row()) == 2
    assert setesh.card_id == "BE_557"


def test_setesh_keeps_the_armor_without_room() -> None:
    t = warrior()
    t.play("BE_557")
    t.fill(1)
    t.round()
    t.round()
    assert t.hero(1).get(ARMOR) == 20
