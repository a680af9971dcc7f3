"""Weapons, and damage that goes on, in reports of 2017."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand


@pytest.mark.parametrize(("build", "health"), [(20457, 24), (22115, 24), (22611, 20), (23576, 20)])
def test_rexxar_and_lifesteal_of_the_weapon(build: int, health: int) -> None:
    """D-283, D-284: his Battlecry hits two minions for 2, and healed its hero up to 9.4."""
    game, me, foe = position("HUNTER", build=build)
    stand(foe, "Chillwind Yeti", "Chillwind Yeti")
    me.equip("Light's Justice")
    game.play("Leeching Poison")
    me.hero.damage = 10
    game.play("Deathstalker Rexxar")
    assert [yeti.damage for yeti in foe.field] == [2, 2]
    assert me.hero.health == health


@pytest.mark.parametrize("build", [22611, 23576])
def test_rexxar_and_poison_of_the_weapon(build: int) -> None:
    """D-285: a Yeti that his Battlecry hits has 3 Health left."""
    game, me, foe = position("HUNTER", build=build)
    stand(foe, "Chillwind Yeti")
    me.equip("Light's Justice")
    game.play("Envenom Weapon", "Deathstalker Rexxar")
    assert [(each.name, each.health) for each in foe.field] == [("Chillwind Yeti", 3)]


@pytest.mark.parametrize(
    ("build", "haunter", "damage"), [(20457, False, 9), (20457, True, 10), (22611, False, 10)]
)
def test_a_sword_of_justice_with_lifesteal(build: int, haunter: bool, damage: int) -> None:
    """D-286, D-287: the point of Durability that it loses heals 1; if it loses none, nothing."""
    game, me, _ = position("PALADIN", build=build)
    if haunter:
        stand(me, "Runeforge Haunter")
    me.equip("Sword of Justice")
    game.play("Leeching Poison")
    me.hero.damage = 10
    game.play("Wisp")
    assert (me.field[-1].atk, me.field[-1].health) == (2, 2)
    assert me.hero.damage == damage


@pytest.mark.parametrize(("build", "lives"), [(12574, True), (15590, True), (17720, False)])
def test_bouncing_blade_and_a_divine_shield(build: int, lives: bool) -> None:
    """D-288, D-289: it ended with the shield; since 7.1 it goes on until a minion dies."""
    game, _, foe = position("WARRIOR", build=build)
    stand(foe, "Argent Squire")
    game.play("Bouncing Blade")
    assert names(foe.field) == (["Argent Squire"] if lives else [])
