"""The Boomsday Project: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    CARDRACE,
    DAMAGE,
    EXHAUSTED,
    NUM_ATTACKS_THIS_TURN,
    RESOURCES,
    RUSH,
)
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, table
from texts import written


def test_eternium_rover_armours_when_hurt() -> None:
    t = table("HERO_01")
    rover = t.minion("BOT_059")
    t.play("CS2_008", rover)
    assert t.hero(1).get(ARMOR) == 2


def test_dyn_o_matic_spares_mechs() -> None:
    t = table()
    yeti, foe, mech = t.minion(), t.minion(side=2), t.minion("GVG_085", side=2)
    t.answers(yeti, foe, yeti, foe, foe)
    t.play("BOT_104")
    assert [e.get(DAMAGE) for e in (yeti, foe, mech)] == [2, 3, 0]


def test_weapons_project_arms_both() -> None:
    t = table("HERO_01")
    t.play("BOT_042")
    weapons = [t.game.weapon[side] for side in (1, 2)]
    assert [w.card_id if w else "" for w in weapons] == ["BOT_042t", "BOT_042t"]
    assert [t.hero(side).get(ARMOR) for side in (1, 2)] == [6, 6]


@pytest.mark.parametrize(("build", "used"), [(29349, 0), (187190, 1)])
def test_the_mech_suit_changes_at_the_end_of_the_turn(build: int, used: int) -> None:
    t = table("HERO_01", build=build)
    power = t.hero_power("BOT_238p2")
    t.play(power)
    assert t.hero(1).get(ARMOR) == 7
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.power().card_id in ("BOT_238p1", "BOT_238p3", "BOT_238p4", "BOT_238p6")
    assert power.get(EXHAUSTED) == used


def test_zap_cannon_hits_anyone() -> None:
    t = table("HERO_01")
    yeti = t.minion(side=2)
    t.play(t.hero_power("BOT_238p1"), yeti)
    assert yeti.get(DAMAGE) == 3


def test_kaboom_hits_every_enemy() -> None:
    t = table("HERO_01")
    own, theirs = t.minion(), t.minion(side=2)
    t.play(t.hero_power("BOT_238p3"))
    assert [e.get(DAMAGE) for e in (own, theirs, t.hero(2))] == [0, 1, 1]


def test_delivery_drone_brings_a_mech() -> None:
    t = table("HERO_01")
    t.play(t.hero_power("BOT_238p4"))
    assert t.game.hand[1][0].get(CARDRACE) == Race.MECHANICAL


def test_the_micro_squad_lands_where_there_is_room() -> None:
    t = table("HERO_01")
    power = t.hero_power("BOT_238p6")
    t.play(power)
    assert t.row() == ["BOT_312t"] * 3


def test_supercollider_drives_neighbours_into_each_other() -> None:
    t = table("HERO_01")
    t.weapon("BOT_406")
    left, middle, right = t.minion(side=2), t.minion("CS2_200", 2), t.minion(side=2)
    t.answers(right)
    t.attack(t.hero(1), middle)
    assert (t.row(2), left.get(DAMAGE), middle.get(DAMAGE)) == ([YETI, "CS2_200"], 0, 5)
    assert middle.get(NUM_ATTACKS_THIS_TURN) == 0


@pytest.mark.parametrize(("build", "ended"), [(29349, True), (31532, False)])
def test_supercollider_takes_the_attack_that_it_forces_back(build: int, *, ended: bool) -> None:
    t = table("HERO_01", build=build)
    t.weapon("BOT_406")
    middle, right = t.minion("CS2_200", 2), t.minion(side=2)
    since = len(t.game.out)
    t.attack(t.hero(1), middle)
    told = [(tag, value) for _, tag, value in written(t.game, since, of=middle)]
    assert (middle.get(DAMAGE), right.zone) == (5, Zone.GRAVEYARD)
    assert middle.get(NUM_ATTACKS_THIS_TURN) == int(ended)
    assert ((NUM_ATTACKS_THIS_TURN, 0) in told) != ended


def test_omega_assembly_keeps_all_with_ten_crystals() -> None:
    t = table("HERO_01")
    t.play("BOT_299")
    assert [e.get(CARDRACE) for e in t.game.hand[1]] == [Race.MECHANICAL] * 3


def test_omega_assembly_is_a_discover_before() -> None:
    t = table("HERO_01")
    t.game.set(t.game.owner(1), RESOURCES, 9)
    t.play("BOT_299")
    assert [e.get(CARDRACE) for e in t.game.hand[1]] == [Race.MECHANICAL]


def test_boomtastic_gives_mechs_rush_and_the_dead_again() -> None:
    t = table(build=29349)
    yeti = t.minion("CS2_182")
    attach(t.game, t.game.owner(1), t.game.owner(1), "BOT_238e")
    mech, drill = t.play("GVG_082"), t.play("BOT_102")
    assert [body.get(RUSH) for body in (yeti, mech, drill)] == [0, 1, 1]
    assert [len(body.attached) for body in (mech, drill)] == [1, 0]
    t.kill(mech)
    assert (mech.get(RUSH), [each.card_id for each in mech.attached]) == (1, ["BOT_238e2"])


def test_rocket_boots_rush_and_draw() -> None:
    t = table("HERO_01")
    t.deck(YETI)
    yeti = t.minion()
    t.play("BOT_067", yeti)
    assert (yeti.get(RUSH), t.cards()) == (1, [YETI])


def test_security_rover_builds_when_hurt() -> None:
    t = table("HERO_01")
    t.play("CS2_008", t.minion("BOT_218"))
    assert t.row() == ["BOT_218", "BOT_218t"]


def test_dr_boom_brings_a_power_and_rush_for_mechs_that_have_none() -> None:
    t = table("HERO_01", mana=20)
    t.answers("BOT_238p6")
    t.play("BOT_238")
    assert t.power().card_id == "BOT_238p6"
    mech = t.minion("GVG_082")
    assert [each.card_id for each in mech.attached] == ["BOT_238e2"]
    attach(t.game, mech, mech, "DAL_070e")
    t.play("CS2_102")
    assert ([each.card_id for each in mech.attached], mech.get(RUSH)) == (["DAL_070e"], 1)


def test_the_boomship_unloads_the_hand() -> None:
    t = table()
    first, second, third, fourth = (t.hand(YETI) for _ in range(4))
    t.hand("CS2_029")
    t.answers(second, third, fourth)
    t.play("BOT_069")
    assert ([e.get(RUSH) for e in t.game.board[1]], first.zone) == ([1, 1, 1], Zone.HAND)
