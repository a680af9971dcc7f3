"""Heroes, their armour and what takes their damage, in reports of 2016 to 2018."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand


@pytest.mark.parametrize(("build", "attack"), [(20457, 5), (22115, 5), (22611, 6), (23576, 6)])
def test_siege_engine_and_the_armour_of_a_hero_card(build: int, attack: int) -> None:
    """D-238, D-239: the 5 armour of Scourgelord Garrosh count since 10.0."""
    game, me, _ = position("WARRIOR", build=build)
    (engine,) = stand(me, "Siege Engine")
    game.play("Scourgelord Garrosh")
    assert me.hero.armor == 5
    assert engine.atk == attack


@pytest.mark.parametrize("build", [22611, 23576])
def test_jasper_spellstone_and_the_armour_of_a_hero_card(build: int) -> None:
    """D-240: the armour of Malfurion the Pestilent upgrades the stone."""
    _, me, _ = position("DRUID", build=build)
    me.give("Lesser Jasper Spellstone")
    me.give("Malfurion the Pestilent").play(choose=0)
    assert "Jasper Spellstone" in names(me.hand)


@pytest.mark.parametrize(("build", "bolf_takes"), [(19632, 0), (20457, 1), (23576, 1)])
def test_bolf_and_fatigue(build: int, bolf_takes: int) -> None:
    """D-241, D-242: in 8.2 nobody took the damage of an empty deck; since 9.0 Bolf does."""
    _, me, _ = position(build=build, decks=([], ["Wisp"]))
    (bolf,) = stand(me, "Bolf Ramshield")
    me.draw()
    assert (me.hero.damage, bolf.damage) == (0, bolf_takes)


@pytest.mark.parametrize(("build", "taken"), [(20022, 5), (20457, 5), (21517, 5), (23576, 4)])
def test_spell_damage_counts_twice_for_bolf(build: int, taken: int) -> None:
    """D-243: Darkbomb with Spell Damage +1 at the hero: Bolf takes 5, since 10.4 at most 4."""
    game, me, foe = position("WARLOCK", build=build)
    stand(me, "Kobold Geomancer")
    (bolf,) = stand(foe, "Bolf Ramshield")
    game.play("Darkbomb", target=foe.hero)
    assert (foe.hero.damage, bolf.damage) == (0, taken)


@pytest.mark.parametrize("build", [20022, 20457, 21517])
def test_spell_damage_counts_once_for_what_wrathguard_passes_on(build: int) -> None:
    """D-244: Darkbomb with Spell Damage +1 at a Wrathguard: it takes 4, and Bolf 4."""
    game, me, foe = position("WARLOCK", build=build)
    stand(me, "Kobold Geomancer")
    bolf, guard = stand(foe, "Bolf Ramshield", "Wrathguard")
    guard.max_health = 8
    game.play("Darkbomb", target=guard)
    assert (foe.hero.damage, bolf.damage, guard.damage) == (0, 4, 4)


@pytest.mark.parametrize("build", [20022, 20457, 21517])
def test_velen_doubles_twice_for_bolf(build: int) -> None:
    """D-245: 2 damage with Spell Damage +1 and Prophet Velen: Bolf takes 14."""
    game, me, foe = position("PRIEST", build=build)
    stand(me, "Kobold Geomancer", "Prophet Velen")
    (bolf,) = stand(foe, "Bolf Ramshield")
    bolf.max_health = 30
    game.play("Holy Smite", target=foe.hero)
    assert (foe.hero.damage, bolf.damage) == (0, 14)


@pytest.mark.parametrize(("build", "taken"), [(13030, 1), (13740, 1), (27845, 5)])
def test_animated_armor_comes_before_bolf(build: int, taken: int) -> None:
    """D-246: it was played later, and still lets 1 of 5 damage through to Bolf."""
    _, me, _ = position(build=build)
    bolf, _ = stand(me, "Bolf Ramshield", "Animated Armor")
    me.hero.hit(5)
    assert (me.hero.damage, bolf.damage) == (0, taken)


@pytest.mark.parametrize("build", [13030, 13740])
def test_animated_armor_comes_before_ice_block(build: int) -> None:
    """D-247: it was played later; a hero with 2 Health keeps 1, and Ice Block."""
    game, me, _ = position("MAGE", "MAGE", build=build)
    game.play("Ice Block", "Animated Armor")
    me.hero.health = 2
    game.end_turn()
    game.play("Fireball", target=me.hero)
    assert me.hero.health == 1
    assert names(me.secrets) == ["Ice Block"]


@pytest.mark.parametrize("build", [13030, 13740])
@pytest.mark.parametrize("first", ["Ice Block", "Bolf Ramshield"])
def test_of_bolf_and_ice_block_the_older_one_acts(first: str, build: int) -> None:
    """D-248, D-249: fatal damage goes to Bolf, or is stopped by Ice Block, whichever is older."""
    game, me, _ = position("MAGE", "MAGE", build=build)
    other = {"Ice Block": "Bolf Ramshield", "Bolf Ramshield": "Ice Block"}[first]
    game.play(first, other)
    me.hero.health = 2
    game.end_turn()
    game.play("Fireball", target=me.hero)
    assert me.hero.health == 2
    assert [bolf.damage for bolf in me.field] == [6 if first == "Bolf Ramshield" else 0]
    assert names(me.secrets) == ([] if first == "Ice Block" else ["Ice Block"])


@pytest.mark.parametrize("build", [19632, 23576])
def test_ivory_knight_may_kill_beside_auchenai(build: int) -> None:
    """D-250: its healing is damage: the hero dies with the choice of the spell."""
    game, me, _ = position("PRIEST", build=build)
    stand(me, "Auchenai Soulpriest")
    me.hero.health = 1
    me.give("Ivory Knight").play()
    costly = [card for card in me.choice.cards if card.cost]
    me.choice.choose(costly[0])
    assert game.ended


@pytest.mark.parametrize("build", [19632, 23576])
def test_amara_sets_health_beside_auchenai(build: int) -> None:
    """D-251: Amara gives 40 Health; Auchenai Soulpriest turns nothing of it into damage."""
    game, me, _ = position("PRIEST", build=build)
    stand(me, "Auchenai Soulpriest")
    me.hero.health = 10
    game.play("Amara, Warden of Hope")
    assert (me.hero.health, me.hero.max_health) == (40, 40)


@pytest.mark.parametrize(("build", "damage"), [(12574, 0), (13030, 0), (19632, 1), (23576, 1)])
def test_forbidden_healing_without_mana_beside_auchenai(build: int, damage: int) -> None:
    """D-252, D-253: Spell Damage +1 made no damage of it in 5.0; in 8.2 it deals 1."""
    _, me, foe = position("PALADIN", build=build)
    stand(me, "Auchenai Soulpriest", "Kobold Geomancer")
    spell = me.give("Forbidden Healing")
    me.mana = 0
    spell.play(foe.hero)
    assert foe.hero.damage == damage


@pytest.mark.xfail(reason="D-254: when this ended is unknown", strict=True)
def test_a_cursed_blade_that_a_new_hero_kept_goes_on_doubling() -> None:
    """D-254: played as the hero was replaced, its doubling outlasts the blade itself."""
    game, me, _ = position("ROGUE", build=20457)
    me.equip("Cursed Blade")
    game.play("Valeera the Hollow")
    me.equip("Perdition's Blade")
    me.hero.armor = 0
    me.hero.hit(3)
    assert me.hero.damage == 6
