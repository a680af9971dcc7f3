"""Escape from the Violet Hold: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import CORPSES, DAMAGE, EXHAUSTED
from table import YETI, Table, table

BUILD = 255790
GHOUL, GIANT = "HERO_11bpt", "EX1_105"


def _table() -> Table:
    return table("HERO_11", build=BUILD)


def test_a_tower_of_ghouls_summons_two_for_each_wound() -> None:
    t = _table()
    tower = t.minion("JAIL_440")
    t.play("JAIL_441", tower)
    assert t.row() == [GHOUL, "JAIL_440", GHOUL]
    t.fill(1)
    t.play("JAIL_441", tower)
    assert t.row().count(GHOUL) == 2


def test_a_drink_of_blood_heals_and_refreshes_the_hero_power() -> None:
    t = _table()
    hero, victim = t.hurt(1, 10), t.minion(GIANT, side=2)
    t.play(t.power())
    assert t.power().get(EXHAUSTED) == 1
    t.play("JAIL_441", victim)
    assert (victim.get(DAMAGE), hero.get(DAMAGE), t.power().get(EXHAUSTED)) == (3, 7, 0)


def test_the_living_plague_shuffles_blights_instead_of_damage() -> None:
    t = _table()
    plague, yeti = t.minion("JAIL_443"), t.minion(side=2)
    t.attack(plague, t.hero(2))
    assert (t.hero(2).get(DAMAGE), [e.card_id for e in t.game.deck[2]]) == (0, ["JAIL_443t"] * 8)
    t.deck(YETI, side=2)
    t.end_turn()
    assert (t.hero(2).get(DAMAGE), t.cards(2)) == (16, [YETI])
    t.attack(yeti, plague)
    assert (yeti not in t.game.board[2], plague.get(DAMAGE)) == (True, 4)


@pytest.mark.parametrize(("dies", "damage"), [(False, 3), (True, 6)])
def test_a_bone_flurry_is_stronger_after_a_death(*, dies: bool, damage: int) -> None:
    t = _table()
    mine, theirs = t.minion(), t.minion(GIANT, side=2)
    t.kill(mine if dies else t.minion(side=2))
    t.answers(*[theirs, t.hero(2), theirs] * (damage // 3))
    t.play("JAIL_445")
    assert theirs.get(DAMAGE) + t.hero(2).get(DAMAGE) == damage


def test_a_corpse_cannon_summons_a_ghoul() -> None:
    t = _table()
    t.weapon("JAIL_450")
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == [GHOUL]


@pytest.mark.parametrize(("corpses", "row"), [(4, []), (5, ["CS2_187"])])
def test_a_blood_clone_pays_for_a_copy(corpses: int, row: list[str]) -> None:
    t = _table()
    t.game.owner(1).tags[CORPSES] = corpses
    t.answers("CS2_187", "CS2_150", "EX1_028", "CS2_187", *row)
    t.play("JAIL_451")
    assert (t.cards(), t.row()) == (["CS2_187"], row)


@pytest.mark.parametrize(("build", "count"), [(245258, 3), (BUILD, 4)])
def test_an_emergency_surgery_lets_undead_attack(build: int, count: int) -> None:
    t = table("HERO_11", build=build)
    hero, victim = t.hurt(1, 20), t.minion("EX1_045", side=2)
    t.play("JAIL_454", victim)
    assert hero.get(DAMAGE) == 20 - 3 * min(count, 2)
    assert t.row().count("JAIL_454t") == count - 2


@pytest.mark.parametrize("side", [1, 2])
def test_a_disguised_doctor_blights_the_deck_of_its_side(side: int) -> None:
    t = _table()
    t.kill(t.play("JAIL_442", option=side - 1))
    assert [each.card_id for each in t.game.deck[side]] == ["JAIL_443t"] * 4
    assert t.game.deck[3 - side] == []
