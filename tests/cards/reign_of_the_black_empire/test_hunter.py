"""Reign of the Black Empire: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, RUSH
from table import YETI, Table, stats, table

BUILD = 255790
MECH, HOARDER = "GVG_085", "EX1_096"  # Annoy-o-Tron, Loot Hoarder


def hunter() -> Table:
    return table("HERO_05", build=BUILD)


def test_a_tank_regiment_has_three_tanks() -> None:
    t = hunter()
    t.play("BE_550")
    assert t.row() == ["BE_550"] * 3


def test_a_tank_shoots_at_a_random_enemy_as_it_dies() -> None:
    t = hunter()
    tank, enemy = t.minion("BE_550"), t.minion(side=2)
    t.answers(enemy)
    t.kill(tank)
    assert (enemy.get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 0)


def test_a_flamespitter_gives_overdrives() -> None:
    t = hunter()
    t.play("BE_552")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == ["BE_553t"]


def test_an_overdriven_mech_dies_at_the_end_of_the_turn() -> None:
    t = hunter()
    mech, yeti = t.minion(MECH), t.minion()
    assert t.refuses("BE_553t", yeti)
    t.play("BE_553t", mech)
    assert (stats(mech), mech.get(RUSH)) == ((3, 2), 1)
    t.end_turn()
    assert t.row() == [YETI]


@pytest.mark.parametrize("mech", [False, True])
def test_a_bombardment_is_repeated_with_a_mech(mech: bool) -> None:
    t = hunter()
    one, two = t.minion(side=2), t.minion(side=2)
    if mech:
        t.minion(MECH)
    t.answers(two, one) if mech else t.answers(two)
    t.play("BE_554")
    assert (t.row(2), t.hero(2).get(DAMAGE)) == (([], 6) if mech else ([YETI], 3))


def test_a_reload_is_repeated_with_what_is_left() -> None:
    t = hunter()
    one, two, three = "DS1_183", "EX1_617", "EX1_538"  # they cost 4, 3 and 3
    t.answers(one, two, three, 0, two, one, three, 0, three, two, one, 0)
    t.play("BE_555")
    assert [(e.card_id, e.get(COST)) for e in t.game.in_row(t.game.hand[1])] == [
        ("DS1_183", 0),
        ("EX1_617", 0),
        ("EX1_538", 2),
    ]


def test_a_reload_ends_with_a_full_hand_or_at_a_dear_spell() -> None:
    t = hunter()
    for _ in range(9):
        t.hand(YETI)
    t.answers("DS1_183", "EX1_617", "EX1_538", 1)
    t.play("BE_555")
    assert len(t.cards()) == 10


def test_clockwork_boars_charge() -> None:
    t = hunter()
    t.play("BE_730")
    assert t.row() == ["BE_730t"] * 2
    t.attack(t.at(1, 0), t.hero(2))
    t.fill(1)
    assert t.refuses("BE_730")


def test_a_rockfang_gains_the_deathrattles_beside_it() -> None:
    t = hunter()
    t.deck(YETI, YETI)
    for _ in range(3):
        t.minion(HOARDER)
    fang = t.play("BE_731", position=2)
    t.kill(fang)
    assert t.cards() == [YETI] * 2


def test_a_rockfang_alone_gains_nothing() -> None:
    t = hunter()
    t.deck(YETI)
    t.kill(t.play("BE_731"))
    assert t.cards() == []


def test_kronn_has_all_minions_shoot() -> None:
    t = hunter()
    yeti, enemy = t.minion(), t.minion(side=2)
    t.answers(enemy, t.hero(2))
    t.play("BE_732")
    assert (enemy.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 6)
    assert yeti.get(DAMAGE) == 0


def test_a_mechacycle_leaves_mechs_worth_four_mana() -> None:
    t = hunter()
    cycle = t.minion("BE_900")
    t.answers("GVG_085", "GVG_085")
    t.kill(cycle)
    assert t.row() == ["GVG_085"] * 2


def test_a_mechacycle_on_a_board_with_one_place_leaves_one_mech() -> None:
    t = hunter()
    cycle = t.minion("BE_900")
    t.fill(1)
    t.answers("GVG_085")
    t.kill(cycle)
    assert t.row().count("GVG_085") == 1
