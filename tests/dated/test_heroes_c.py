"""Dated reports: what a hero keeps that is replaced, and whose Battlecry a hero card has."""

from __future__ import annotations

import pytest

from dated.position import Position, names, position, stand
from hsreplay_sim.play import Player

BUILDS = pytest.mark.parametrize("build", [30103, 31268])


def become_ragnaros(game: Position, player: Player) -> None:
    """Let the Majordomo of a player die."""
    stand(player, "Majordomo Executus")[0].destroy()
    assert (player.hero.name, player.hero.health) == ("Ragnaros the Firelord", 8)
    game.refill()


@BUILDS
def test_attack_of_a_turn_goes_over_to_a_hero_card(build: int) -> None:
    """D-445: Heroic Strike holds for the hero that replaces its caster."""
    game, me, _ = position("WARRIOR", build=build)
    game.play("Heroic Strike")
    assert me.hero.atk == 4
    game.play("Scourgelord Garrosh")
    assert me.hero.atk == 4 + me.weapon.atk


@BUILDS
def test_attack_of_a_turn_ends_with_ragnaros(build: int) -> None:
    """D-446: Heroic Strike is lost as Majordomo's hero comes."""
    game, me, _ = position("WARRIOR", build=build)
    game.play("Heroic Strike")
    become_ragnaros(game, me)
    assert me.hero.atk == 0


@BUILDS
def test_a_hero_card_thaws(build: int) -> None:
    """D-447: the ice stays with the old hero."""
    game, me, _foe = position("MAGE", "MAGE", build=build)
    game.opponents_turn("Ice Lance", target=me.hero)
    assert me.hero.frozen
    game.play("Frost Lich Jaina")
    assert (me.hero.name, me.hero.frozen) == ("Frost Lich Jaina", False)


@BUILDS
def test_ragnaros_thaws(build: int) -> None:
    """D-448: the ice stays with the old hero."""
    game, me, _foe = position("WARRIOR", "MAGE", build=build)
    game.opponents_turn("Ice Lance", target=me.hero)
    assert me.hero.frozen
    become_ragnaros(game, me)
    assert not me.hero.frozen


@BUILDS
def test_evasion_ends_with_ragnaros(build: int) -> None:
    """D-449: a hero that comes while the old one is Immune is not."""
    game, me, foe = position("MAGE", "ROGUE", build=build)
    game.opponents_turn("Evasion")
    stand(me, "Wisp")[0].attack(foe.hero)
    assert foe.hero.immune
    become_ragnaros(game, foe)
    assert not foe.hero.immune


@pytest.mark.parametrize("build", [30103, 31532])
def test_a_hero_replaced_behind_its_attack(build: int) -> None:
    """D-450: who a Secret kills dies behind the attack, which has been counted by then."""
    game, me, foe = position("WARRIOR", "HUNTER", build=build)
    game.opponents_turn("Explosive Trap")
    majordomo = stand(me, "Majordomo Executus")[0]
    majordomo.hit(5)
    game.play("Fiery War Axe")
    me.hero.attack(foe.hero)
    assert me.hero.name == "Ragnaros the Firelord"
    assert (foe.hero.health, me.weapon.durability) == (27, 1)
    assert not me.hero.can_attack()


@pytest.mark.parametrize("build", [28329, 31532])
def test_the_battlecry_of_a_hero_card_overkills_with_the_weapon(build: int) -> None:
    """D-430: Hagatha's 3 damage is her hero's, and so the weapon's."""
    game, me, foe = position("SHAMAN", build=build)
    me.give("Chillwind Yeti")
    foe.summon("Wisp")
    me.equip("Farraki Battleaxe")
    game.play("Hagatha the Witch")
    assert names(foe.field) == []
    yeti = me.hand.find("Chillwind Yeti")
    assert (yeti.atk, yeti.health) == (6, 7)
