"""Goblins vs Gnomes and the Spare Parts, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, DURABILITY, FROZEN, STEALTH, TAUNT
from table import YETI, stats, table


def test_unstable_portal_gives_a_cheaper_minion() -> None:
    t = table()
    t.answers(YETI)
    t.play("GVG_003")
    assert t.cards() == [YETI]
    assert t.game.hand[1][0].get(COST) == 1


def test_mechwarper_makes_mechs_cheaper_while_it_stands() -> None:
    t = table()
    mech, other = t.hand("GVG_085"), t.hand(YETI)
    warper = t.play("GVG_006")
    assert (mech.get(COST), other.get(COST)) == (1, 4)
    t.kill(warper)
    assert mech.get(COST) == 2


def test_shrinkmeister_weakens_until_the_end_of_the_turn() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("GVG_011", yeti)
    assert stats(yeti) == (2, 5)
    t.end_turn()
    assert stats(yeti) == (4, 5)


def test_muster_for_battle_brings_recruits_and_a_weapon() -> None:
    t = table()
    t.play("GVG_061")
    weapon = t.game.weapon[1]
    assert t.row() == ["CS2_101t"] * 3
    assert weapon is not None
    assert (weapon.card_id, weapon.get(DURABILITY)) == ("CS2_091", 4)


@pytest.mark.parametrize(("coin", "hit"), [(0, "hero"), (1, "yeti")])
def test_ogre_brute_hits_the_wrong_enemy_half_the_time(coin: int, hit: str) -> None:
    t = table()
    ogre, yeti = t.minion("GVG_065"), t.minion(side=2)
    t.answers(coin, *([yeti] if coin else []))
    t.attack(ogre, t.hero(2))
    assert t.hero(2).get(DAMAGE) == (4 if hit == "hero" else 0)
    assert yeti.get(DAMAGE) == (4 if hit == "yeti" else 0)


def test_antique_healbot_heals_its_hero() -> None:
    t = table()
    hero = t.hurt(1, 10)
    t.play("GVG_069")
    assert hero.get(DAMAGE) == 2


def test_ships_cannon_fires_when_a_pirate_arrives() -> None:
    t = table()
    t.minion("GVG_075")
    t.play(YETI)
    assert t.hero(2).get(DAMAGE) == 0
    t.play("CFM_637")
    assert t.hero(2).get(DAMAGE) == 2


def test_explosive_sheep_hurts_every_minion() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.kill(t.minion("GVG_076"))
    assert (mine.get(DAMAGE), theirs.get(DAMAGE)) == (2, 2)


def test_mechanical_yeti_gives_each_player_a_part() -> None:
    t = table()
    t.answers("PART_001", "PART_007")
    t.kill(t.minion("GVG_078"))
    assert (t.cards(1), t.cards(2)) == (["PART_001"], ["PART_007"])


def test_clockwork_gnome_leaves_a_part() -> None:
    t = table()
    t.answers("PART_003")
    t.kill(t.minion("GVG_082"))
    assert t.cards() == ["PART_003"]


def test_piloted_shredder_leaves_its_pilot() -> None:
    t = table()
    t.answers("CS2_120")
    t.kill(t.minion("GVG_096"))
    assert t.row() == ["CS2_120"]


def test_micro_machine_grows_every_turn() -> None:
    t = table()
    machine = t.minion("GVG_103")
    t.end_turn()
    assert stats(machine) == (2, 2)
    t.end_turn()
    assert stats(machine) == (3, 2)


def test_dr_boom_brings_bots_that_explode() -> None:
    t = table()
    t.play("GVG_110")
    assert t.row() == ["GVG_110t", "GVG_110", "GVG_110t"]
    t.answers(4, 0)
    t.kill(t.at(1, 2))
    assert t.hero(2).get(DAMAGE) == 4


def test_spare_parts_do_what_they_say() -> None:
    t = table()
    yeti = t.minion()
    for part in ("PART_001", "PART_003", "PART_005", "PART_007"):
        t.play(part, yeti)
    assert stats(yeti) == (5, 6)
    assert (yeti.get(TAUNT), yeti.get(FROZEN)) == (1, 1)
    t.play("PART_006", yeti)
    assert stats(yeti) == (6, 5)
    t.play("PART_002", yeti)
    assert yeti.zone == Zone.HAND
    assert stats(yeti) == (4, 5)


def test_finicky_cloakfield_hides_until_the_next_turn() -> None:
    t = table()
    yeti = t.minion()
    t.play("PART_004", yeti)
    t.end_turn()
    assert yeti.get(STEALTH) == 1
    t.end_turn()
    assert yeti.get(STEALTH) == 0
