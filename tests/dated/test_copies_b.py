"""What a copy takes along, and what Silence takes away, in reports of 2016 to 2018."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand


@pytest.mark.parametrize("build", [13740, 19632])
def test_an_enraged_minion_whose_attack_is_set_is_copied_as_it_is(build: int) -> None:
    """D-217: a wounded Amani Berserker under Aldor Peacekeeper, and its copy, are alike."""
    game, me, foe = position("PALADIN", build=build)
    (berserker,) = stand(foe, "Amani Berserker")
    berserker.hit(1)
    game.play("Aldor Peacekeeper", target=berserker)
    game.play("Faceless Manipulator", target=berserker)
    copy = me.field[-1]
    assert copy.name == "Amani Berserker"
    assert (copy.atk, copy.health) == (berserker.atk, berserker.health)


@pytest.mark.parametrize(("build", "silenced"), [(15590, False), (17994, False), (18336, True)])
def test_volazj_copies_a_silenced_minion(build: int, silenced: bool) -> None:
    """D-218, D-219: the 1/1 Cho spoke again; since 8.0 it is as silent as its original."""
    game, me, foe = position("PRIEST", build=build)
    (cho,) = stand(me, "Lorewalker Cho")
    cho.silence()
    game.play("Herald Volazj")
    assert [(each.name, each.atk, each.health) for each in me.field[2:]] == [
        ("Lorewalker Cho", 1, 1)
    ]
    game.play("The Coin")
    assert names(foe.hand) == ([] if silenced else ["The Coin"])


@pytest.mark.parametrize("build", [14406, 19632])
def test_a_mirrored_moat_lurker_knows_what_the_first_one_ate(build: int) -> None:
    """D-220: the copy that Mirror Entity made dies, and the Wisp comes back."""
    game, me, foe = position("PRIEST", "MAGE", build=build)
    game.opponents_turn("Mirror Entity")
    (wisp,) = stand(me, "Wisp")
    game.play("Moat Lurker", target=wisp)
    assert names(me.field) == names(foe.field) == ["Moat Lurker"]
    foe.field[0].destroy()
    assert sorted(names(me.field) + names(foe.field)) == ["Moat Lurker", "Wisp"]


@pytest.mark.parametrize("build", [13921, 19632])
def test_a_raptor_takes_over_what_a_moat_lurker_ate(build: int) -> None:
    """D-221: Unearthed Raptor dies with the Deathrattle of a Moat Lurker: the Yeti is back."""
    game, me, foe = position("ROGUE", build=build)
    (yeti,) = stand(foe, "Chillwind Yeti")
    (lurker,) = game.play("Moat Lurker", target=yeti)
    assert not foe.field
    (raptor,) = game.play("Unearthed Raptor", target=lurker)
    raptor.destroy()
    assert names(me.field) == ["Moat Lurker"]
    assert names(foe.field) == ["Chillwind Yeti"]


@pytest.mark.parametrize("build", [17720, 19632])
def test_silence_takes_the_shield_of_grimestreet_protector(build: int) -> None:
    """D-222: a Divine Shield that it gave is gone."""
    game, me, _ = position("PALADIN", build=build)
    (yeti,) = stand(me, "Chillwind Yeti")
    game.play("Grimestreet Protector")
    assert yeti.divine_shield
    yeti.silence()
    assert not yeti.divine_shield


@pytest.mark.parametrize(
    ("build", "shield"), [(22611, True), (22997, True), (23576, False), (25770, False)]
)
def test_silence_and_the_elixir_of_purity(build: int, shield: bool) -> None:
    """D-223, D-224: +2/+2 ends; the Divine Shield stayed up to 10.2."""
    game, me, _ = position("PRIEST", build=build)
    (yeti,) = stand(me, "Chillwind Yeti")
    game.play("LOOT_278t2", target=yeti)
    assert (yeti.atk, yeti.health, yeti.divine_shield) == (6, 7, True)
    game.play("Spellbreaker", target=yeti)
    assert (yeti.atk, yeti.health) == (4, 5)
    assert yeti.divine_shield == shield


@pytest.mark.parametrize(
    ("build", "charge"), [(15590, True), (18792, True), (19632, False), (23576, False)]
)
def test_a_copy_and_the_charge_of_the_enemy_tundra_rhino(build: int, charge: bool) -> None:
    """D-225, D-226: Faceless Manipulator took the Charge of a Beast along up to 8.0."""
    game, me, foe = position("PRIEST", "HUNTER", build=build)
    _, raptor = stand(foe, "Tundra Rhino", "Bloodfen Raptor")
    assert raptor.charge
    game.play("Faceless Manipulator", target=raptor)
    assert names(me.field) == ["Bloodfen Raptor"]
    assert me.field[0].charge == charge


@pytest.mark.parametrize(
    ("build", "protected"), [(17994, True), (19632, True), (22115, False), (23576, False)]
)
def test_a_copy_and_commanding_shout(build: int, protected: bool) -> None:
    """D-227, D-228: the copy of Mirror Entity could not fall below 1 Health; later it could."""
    game, _, foe = position("WARRIOR", "MAGE", build=build)
    game.opponents_turn("Mirror Entity")
    game.play("Commanding Shout", "Chillwind Yeti")
    (copy,) = foe.field
    copy.hit(10)
    assert [each.health for each in foe.field] == ([1] if protected else [])


@pytest.mark.parametrize("build", [15590, 19632])
def test_a_copy_cannot_attack_heroes_either_after_charge(build: int) -> None:
    """D-300: copied a turn after Charge, it attacks minions but no hero in this turn."""
    game, me, foe = position("WARRIOR", build=build)
    (yeti,) = stand(me, "Chillwind Yeti")
    (theirs,) = stand(foe, "Wisp")
    game.play("Charge", target=yeti)
    game.opponents_turn()
    game.play("Faceless Manipulator", target=yeti)
    copy = me.field[-1]
    assert copy.attack_targets == [theirs]
    assert foe.hero in yeti.attack_targets


@pytest.mark.parametrize("build", [19632, 22611])
def test_a_copy_of_a_charged_devilsaur_is_free_a_turn_later(build: int) -> None:
    """D-301: copied a turn after it was played, it may attack the hero at once."""
    game, me, foe = position("WARRIOR", build=build)
    (devilsaur,) = game.play("Charged Devilsaur")
    assert foe.hero not in devilsaur.attack_targets
    game.opponents_turn()
    game.play("Faceless Manipulator", target=devilsaur)
    assert foe.hero in me.field[-1].attack_targets
