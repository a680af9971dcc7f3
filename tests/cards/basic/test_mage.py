"""Basic: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, FROZEN, JUST_TRANSFORMED, LINKED_ENTITY, TAUNT
from table import BUILD, YETI, stats, table


@pytest.mark.parametrize("build", [13030, BUILD, 255790])
def test_polymorph_leaves_a_sheep_in_the_same_place(build: int) -> None:
    t = table(build=build)
    t.minion(side=2), t.minion("CS2_222", 2), t.minion(side=2)
    t.play("CS2_022", t.at(2, 1))
    assert t.row(2) == [YETI, "CS2_tk1", YETI]
    assert [stats(e) for e in t.game.row(2)] == [(4, 5), (1, 1), (4, 5)]


def test_a_sheep_of_old_was_a_new_entity_linked_with_what_it_replaced() -> None:
    t = table(build=20457)
    victim = t.minion("CS2_222", 2)
    t.play("CS2_022", victim)
    sheep = t.at(2, 0)
    assert (victim.zone, victim.get(LINKED_ENTITY)) == (Zone.SETASIDE, sheep.id)
    assert (sheep.get(LINKED_ENTITY), sheep.get(JUST_TRANSFORMED)) == (victim.id, 1)


def test_arcane_intellect_draws_two() -> None:
    t = table()
    t.deck(YETI, YETI, YETI)
    t.play("CS2_023")
    assert t.cards() == [YETI, YETI]


def test_frostbolt_hurts_and_freezes() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("CS2_024", yeti)
    assert (yeti.get(DAMAGE), yeti.get(FROZEN)) == (3, 1)
    t.end_turn()
    assert t.refuses(yeti, t.hero(1))


def test_arcane_explosion_hits_enemy_minions_only() -> None:
    t = table()
    theirs, mine = t.minion(side=2), t.minion()
    t.play("CS2_025")
    assert [e.get(DAMAGE) for e in (theirs, mine, t.hero(2))] == [1, 0, 0]


def test_frost_nova_freezes_enemy_minions() -> None:
    t = table()
    theirs, mine = t.minion(side=2), t.minion()
    t.play("CS2_026")
    assert [e.get(FROZEN) for e in (theirs, mine, t.hero(2))] == [1, 0, 0]


def test_mirror_image_summons_two_taunts() -> None:
    t = table()
    t.play("CS2_027")
    assert t.row() == ["CS2_mirror", "CS2_mirror"]
    assert all(stats(e) == (0, 2) and e.get(TAUNT) for e in t.game.row(1))


def test_mirror_image_needs_room() -> None:
    t = table()
    t.fill(1)
    assert t.refuses("CS2_027")


def test_fireball_deals_six() -> None:
    t = table()
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


@pytest.mark.parametrize(("build", "dealt"), [(BUILD, 4), (255790, 5)])
def test_flamestrike_deals_what_its_text_says(build: int, dealt: int) -> None:
    t = table(build=build)
    ogre = t.minion("CS2_200", side=2)
    t.play("CS2_032")
    assert (ogre.get(DAMAGE), t.hero(2).get(DAMAGE)) == (dealt, 0)


def test_water_elemental_freezes_whom_it_damages() -> None:
    t = table()
    elemental, yeti = t.minion("CS2_033"), t.minion(side=2)
    t.attack(elemental, yeti)
    assert (yeti.get(FROZEN), elemental.get(FROZEN)) == (1, 0)


def test_arcane_missiles_hit_one_after_the_other() -> None:
    t = table()
    raider = t.minion("CS2_168", 2)
    t.answers(raider, t.hero(2), t.hero(2))
    t.play("EX1_277")
    assert raider.zone == Zone.GRAVEYARD
    assert t.hero(2).get(DAMAGE) == 2


def test_icicle_draws_for_a_frozen_minion() -> None:
    t = table()
    t.deck("CS2_182", "CS2_182")
    foe = t.minion("CS2_200", side=2)
    t.play("EX1_179", foe)
    assert (foe.get(DAMAGE), t.cards()) == (2, [])
    foe.tags[FROZEN] = 1
    t.play("EX1_179", foe)
    assert t.cards() == ["CS2_182"]
