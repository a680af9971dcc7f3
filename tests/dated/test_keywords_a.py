"""Reports of protection, Freeze, Silence, Immune and Poison: rows D-001 to D-015 and others."""

from __future__ import annotations

import pytest

from dated.position import Position, position, stand
from hsreplay_sim.play import Player


@pytest.mark.parametrize(("build", "dies"), [(9166, True), (9786, True), (14830, False)])
def test_a_stolen_minion_is_not_under_commanding_shout(build: int, dies: bool) -> None:
    """D-001: what is stolen later in the turn can die."""
    game, _, foe = position("WARRIOR", "MAGE", build=build)
    (yeti,) = stand(foe, "Chillwind Yeti")
    game.play("Commanding Shout")
    game.play("Mind Control", "Fireball", target=yeti)
    assert yeti.dead is dies


@pytest.mark.parametrize("build", [9166, 9786])
def test_what_a_spell_makes_of_a_minion_is_not_under_commanding_shout(build: int) -> None:
    """D-002: a Sheep that an own spell made can die."""
    game, me, _ = position("WARRIOR", "MAGE", build=build)
    (yeti,) = stand(me, "Chillwind Yeti")
    game.play("Commanding Shout")
    game.play("Polymorph", target=yeti)
    game.play("Arcane Shot", target=me.field[0])
    assert me.field == []


@pytest.mark.parametrize("build", [9166, 9786])
def test_a_minion_that_sylvanas_takes_stays_under_commanding_shout(build: int) -> None:
    """D-003: the enemy has it, and it cannot fall below 1 Health this turn."""
    game, me, foe = position("WARRIOR", "MAGE", build=build)
    (yeti,) = stand(me, "Chillwind Yeti")
    (sylvanas,) = stand(foe, "Sylvanas Windrunner")
    game.play("Commanding Shout")
    game.play("Fireball", target=sylvanas)
    assert yeti.controller == foe
    game.play("Fireball", target=yeti)
    assert (yeti.zone.name, yeti.health) == ("PLAY", 1)


def froze_own(build: int, of: str) -> tuple[Position, Player]:
    """Razorfen Hunter and its Boar; the own Frost Elemental freezes one of them at once."""
    game, me, _ = position("MAGE", "WARRIOR", build=build)
    game.play("Razorfen Hunter")
    game.play("Frost Elemental", target=me.field.find(of))
    found = me.field.find(of)
    assert found is not None
    assert found.frozen
    return game, me


@pytest.mark.parametrize(("build", "stays"), [(9786, False), (12051, False), (25252, True)])
def test_a_new_token_thaws_at_the_end_of_its_turn(build: int, stays: bool) -> None:
    """D-004: it was summoned, not played."""
    game, me = froze_own(build, "Boar")
    game.end_turn()
    assert any(minion.frozen for minion in me.field) is stays


@pytest.mark.parametrize("build", [9786, 12051])
def test_a_new_minion_from_the_hand_stays_frozen(build: int) -> None:
    """D-005: it could not have attacked."""
    game, me = froze_own(build, "Razorfen Hunter")
    game.end_turn()
    assert [minion.frozen for minion in me.field] == [True, False, False]


@pytest.mark.parametrize("build", [9786, 12051])
def test_the_copy_of_a_frozen_ooze_thaws(build: int) -> None:
    """D-006: the copy of the end of the turn is frozen until the turn is over."""
    game, me, _ = position("MAGE", "WARRIOR", build=build)
    (ooze,) = game.play("Echoing Ooze")
    game.play("Frost Elemental", target=ooze)
    game.end_turn()
    oozes = me.field.filter(name="Echoing Ooze")
    assert [minion.frozen for minion in oozes] == [True, False]


@pytest.mark.parametrize("build", [9786, 12051])
def test_faceless_as_a_copy_of_a_frozen_minion_thaws(build: int) -> None:
    """D-007: the copy is frozen until the turn is over."""
    game, me, _ = position("MAGE", "WARRIOR", build=build)
    (yeti,) = stand(me, "Chillwind Yeti")
    game.play("Frost Elemental", target=yeti)
    game.play("Faceless Manipulator", target=yeti)
    assert me.field[-1].name == "Chillwind Yeti"
    assert me.field[-1].frozen
    game.end_turn()
    assert not me.field[-1].frozen


@pytest.mark.parametrize(
    ("build", "attacker", "damage"),
    [
        pytest.param(9786, 1, 2, id="9786"),
        pytest.param(10956, 1, 2, id="10956"),
        pytest.param(12574, 1, 0, id="12574-first"),
        pytest.param(13921, 1, 0, id="13921-first"),
        pytest.param(12574, 2, 2, id="12574-second"),
        pytest.param(13921, 2, 2, id="13921-second"),
    ],
)
def test_gladiators_longbow_into_explosive_trap(build: int, attacker: int, damage: int) -> None:
    """D-008, D-009, D-010: since 5.0 the Longbow is a trigger, and player 1 comes first."""
    game, _, _ = position("HUNTER", "HUNTER", build=build)
    hunter = game.players[attacker - 1]
    if attacker == 1:
        game.opponents_turn("Explosive Trap")
    else:
        game.play("Explosive Trap")
        game.end_turn()
    hunter.equip("Gladiator's Longbow")
    before = hunter.hero.health
    hunter.hero.attack(hunter.opponent.hero)
    assert hunter.opponent.secrets == []
    assert before - hunter.hero.health == damage


@pytest.mark.parametrize(
    ("build", "spell", "attack"),
    [
        pytest.param(9166, "Savage Roar", 6, id="roar-9166"),
        pytest.param(9786, "Savage Roar", 4, id="roar-9786"),
        pytest.param(15590, "Savage Roar", 4, id="roar-15590"),
        pytest.param(9166, "Bloodlust", 4, id="bloodlust-9166"),
    ],
)
def test_savage_roar_is_not_silenced_up_to_9166(build: int, spell: str, attack: int) -> None:
    """D-013, D-014, D-015: Bloodlust always was."""
    game, me, _ = position("DRUID", "WARRIOR", build=build)
    (yeti,) = stand(me, "Chillwind Yeti")
    game.play(spell)
    game.play("Ironbeak Owl", target=yeti)
    assert yeti.silenced
    assert yeti.atk == attack


@pytest.mark.parametrize("build", [9786])
def test_lights_champion_thaws_lord_jaraxxus(build: int) -> None:
    """D-083: the hero is a Demon, and Frozen is silenced off."""
    game, _, foe = position("PALADIN", "WARLOCK", build=build)
    game.opponents_turn("Lord Jaraxxus")
    game.play("Frostbolt", target=foe.hero)
    assert foe.hero.frozen
    game.play("Light's Champion", target=foe.hero)
    assert not foe.hero.frozen


@pytest.mark.parametrize(("build", "open_to"), [(9786, True), (18792, False), (54613, False)])
def test_lights_champion_and_a_hero_who_is_a_demon(build: int, open_to: bool) -> None:
    """D-083: the data of 2017 ask for a minion."""
    game, me, foe = position("PALADIN", "WARLOCK", build=build)
    game.opponents_turn("Lord Jaraxxus")
    assert (foe.hero in me.give("Light's Champion").targets) is open_to


@pytest.mark.xfail(strict=True, reason="D-044: nobody tells when this ended")
@pytest.mark.parametrize("build", [9786, 10604])
def test_the_damage_of_fallen_hero_passes_an_immune_hero(build: int) -> None:
    """D-044: the base of Fireblast is prevented, what is added is not."""
    game, me, _ = position("MAGE", "WARRIOR", build=build)
    stand(me, "Fallen Hero", "Mal'Ganis")
    before = me.hero.health
    game.current_player.hero_power.use(me.hero)
    assert before - me.hero.health == 1


@pytest.mark.parametrize("build", [9786, 10604])
def test_spell_damage_does_not_pass_an_immune_hero(build: int) -> None:
    """D-046: neither base nor what is added."""
    game, me, _ = position("MAGE", "WARRIOR", build=build)
    stand(me, "Kobold Geomancer", "Mal'Ganis")
    before = me.hero.health
    game.play("Fireball", target=me.hero)
    assert me.hero.health == before


@pytest.mark.parametrize("build", [9786, 13921, 15590])
def test_a_cobra_without_attack_destroys_nobody(build: int) -> None:
    """D-128: it deals no damage."""
    game, me, foe = position("PRIEST", "WARRIOR", build=build)
    (cobra,) = stand(foe, "Emperor Cobra")
    (yeti,) = stand(me, "Chillwind Yeti")
    game.play("Shrinkmeister", target=cobra)
    yeti.attack(cobra)
    assert (yeti.zone.name, yeti.health) == ("PLAY", 5)


@pytest.mark.parametrize("build", [9786, 13921, 54613])
def test_a_cobra_does_not_destroy_through_a_divine_shield(build: int) -> None:
    """D-129: the damage is prevented."""
    _, me, foe = position("PALADIN", "WARRIOR", build=build)
    (cobra,) = stand(foe, "Emperor Cobra")
    (guardian,) = stand(me, "Silvermoon Guardian")
    guardian.attack(cobra)
    assert (guardian.zone.name, guardian.divine_shield) == ("PLAY", False)
