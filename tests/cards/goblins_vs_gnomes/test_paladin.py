"""Goblins vs Gnomes: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE, DIVINE_SHIELD, DURABILITY, TAUNT
from table import YETI, stats, table

WISP, BOAR, MECH = "CS2_231", "CS2_171", "GVG_085"
"""A minion without text, a Beast, a Mech with Taunt and Divine Shield."""


def test_muster_for_battle_brings_recruits_and_a_weapon() -> None:
    t = table()
    t.play("GVG_061")
    weapon = t.game.weapon[1]
    assert t.row() == ["CS2_101t"] * 3
    assert weapon is not None
    assert (weapon.card_id, weapon.get(DURABILITY)) == ("CS2_091", 4)


def test_seal_of_light_heals_and_arms_for_a_turn() -> None:
    t = table("HERO_04")
    hero = t.hurt(1, 10)
    t.play("GVG_057")
    assert (hero.get(DAMAGE), hero.get(ATK)) == (6, 2)
    t.end_turn()
    assert hero.get(ATK) == 0


def test_coghammer_guards_a_friend() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("GVG_059")
    assert (yeti.get(DIVINE_SHIELD), yeti.get(TAUNT)) == (1, 1)


def test_quartermaster_equips_recruits() -> None:
    t = table("HERO_04")
    recruit, other = t.minion("CS2_101t"), t.minion()
    t.play("GVG_060")
    assert (stats(recruit), stats(other)) == ((3, 3), (4, 5))


def test_quartermaster_knows_recruits_of_every_look() -> None:
    t = table("HERO_04", build=190416)
    recruit = t.minion("CS2_101t3")
    t.play("GVG_060")
    assert stats(recruit) == (3, 3)


def test_cobalt_guardian_is_shielded_by_every_mech() -> None:
    t = table("HERO_04")
    guardian = t.minion("GVG_062")
    t.play(YETI)
    assert guardian.get(DIVINE_SHIELD) == 0
    t.play(MECH)
    assert guardian.get(DIVINE_SHIELD) == 1


def test_bolvar_grows_in_the_hand() -> None:
    t = table("HERO_04")
    bolvar = t.hand("GVG_063")
    t.kill(t.minion()), t.kill(t.minion(side=2))
    assert t.play(bolvar).get(ATK) == 2


def test_scarlet_purifier_hates_deathrattles() -> None:
    t = table("HERO_04")
    golem, yeti = t.minion("EX1_556", 2), t.minion(side=2)
    t.play("GVG_101")
    assert (golem.get(DAMAGE), yeti.get(DAMAGE)) == (2, 0)
