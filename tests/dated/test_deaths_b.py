"""Deaths and Deathrattles in reports of 2016 to 2018: whose, in which order, how often."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand

D275 = pytest.mark.xfail(reason="D-275: when this ended is unknown", strict=True)
D276 = pytest.mark.xfail(reason="D-276: when Bolvar asked, and whom, is unknown", strict=True)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("build", [19632, 23576])
def test_volatile_elementals_do_not_aim_at_the_dying(build: int, seed: int) -> None:
    """D-261: two die at once, and both enemy minions with 3 Health with them."""
    game, me, foe = position("SHAMAN", build=build, seed=seed)
    stand(me, "Volatile Elemental", "Volatile Elemental")
    stand(foe, "Ironfur Grizzly", "Ironfur Grizzly")
    game.end_turn()
    game.play("Arcane Explosion")
    assert not me.field
    assert not foe.field


def test_ancestral_spirit_on_a_weasel_that_changed_sides() -> None:
    """D-262: the Weasel is in the opponent's deck, and the new one comes for the opponent."""
    game, me, foe = position("SHAMAN", build=15590, decks=([], []))
    (weasel,) = stand(me, "Weasel Tunneler")
    game.play("Ancestral Spirit", target=weasel)
    weasel.destroy()
    assert names(foe.deck) == ["Weasel Tunneler"]
    assert names(foe.field) == ["Weasel Tunneler"]
    assert not me.field


def test_reincarnate_on_a_weasel() -> None:
    """D-263: the new one comes for the player of the old one."""
    game, me, foe = position("SHAMAN", build=15590, decks=([], []))
    (weasel,) = stand(me, "Weasel Tunneler")
    game.play("Reincarnate", target=weasel)
    assert names(foe.deck) == ["Weasel Tunneler"]
    assert names(me.field) == ["Weasel Tunneler"]


def test_a_weasel_that_a_moat_lurker_ate_comes_back_for_the_opponent() -> None:
    """D-264: the Weasel lies in the opponent's deck when Moat Lurker dies."""
    game, me, foe = position("SHAMAN", build=15590, decks=([], []))
    (weasel,) = stand(me, "Weasel Tunneler")
    (lurker,) = game.play("Moat Lurker", target=weasel)
    lurker.destroy()
    assert not me.field
    assert names(foe.field) == ["Weasel Tunneler"]


@pytest.mark.parametrize(("build", "stays"), [(17994, False), (18336, True), (20457, True)])
@pytest.mark.parametrize("minion", ["Weasel Tunneler", "Malorne"])
def test_spirit_echo_leaves_alone_what_went_to_a_deck(minion: str, build: int, stays: bool) -> None:
    """D-265, D-266: the minion lies in a deck, so that none returns to the hand."""
    game, me, foe = position("SHAMAN", build=build, decks=([], []))
    (moving,) = stand(me, minion)
    game.play("Spirit Echo")
    moving.destroy()
    assert (names(me.deck) + names(foe.deck) == [minion]) == stays
    assert (not me.hand and not foe.hand) == stays


@pytest.mark.parametrize("build", [18336, 20457])
def test_getaway_kodo_leaves_alone_what_went_to_a_deck(build: int) -> None:
    """D-267: Malorne lies in the deck, the Secret stays hidden."""
    game, me, _ = position("PALADIN", build=build, decks=([], ["Wisp"]))
    (malorne,) = stand(me, "Malorne")
    game.play("Getaway Kodo")
    game.end_turn()
    malorne.destroy()
    assert names(me.deck) == ["Malorne"]
    assert names(me.secrets) == ["Getaway Kodo"]


@pytest.mark.parametrize("build", [18336, 20457])
def test_soul_of_the_forest_on_what_goes_to_the_deck(build: int) -> None:
    """D-268: Malorne lies in the deck, and its Treant has come."""
    game, me, _ = position("DRUID", build=build, decks=([], ["Wisp"]))
    (malorne,) = stand(me, "Malorne")
    game.play("Soul of the Forest")
    malorne.destroy()
    assert names(me.deck) == ["Malorne"]
    assert names(me.field) == ["Treant"]


@pytest.mark.parametrize(
    ("build", "twice"), [(20457, True), (20970, True), (21517, False), (23576, False)]
)
def test_a_baron_that_a_deathrattle_summons(build: int, twice: bool) -> None:
    """D-270, D-271: Meat Wagon that brings Baron Rivendare ran twice; since 9.2 it runs once."""
    found = set()
    for seed in range(8):
        _, me, _ = position(build=build, decks=(["Baron Rivendare", "Wisp"], ["Wisp"]), seed=seed)
        (wagon,) = stand(me, "Meat Wagon")
        wagon.atk = 3
        wagon.destroy()
        found.add(tuple(names(me.field)))
    behind = ("Baron Rivendare", "Wisp") if twice else ("Baron Rivendare",)
    assert found == {behind, ("Wisp",)}


def rounds_of_defile(build: int) -> int:
    """How often Defile goes round at a Hyena with 2 Health and two Beasts with 1."""
    game, _, foe = position("WARLOCK", build=build)
    *_, big = stand(foe, "Scavenging Hyena", "Stonetusk Boar", "Stonetusk Boar", "War Golem")
    game.play("Defile")
    return big.damage


@pytest.mark.parametrize(
    ("build", "goes_on"), [(20457, True), (22115, True), (22611, False), (23576, False)]
)
def test_defile_and_a_hyena_that_saves_itself(build: int, goes_on: bool) -> None:
    """D-272, D-273: nothing dies in the second round; up to 10.0 a third followed it."""
    assert (rounds_of_defile(build) > 2) == goes_on


def test_anomalus_heals_jaina() -> None:
    """D-274: Elementals have Lifesteal for Frost Lich Jaina, in death as well."""
    game, me, _ = position("MAGE", build=20457)
    game.play("Frost Lich Jaina")
    (anomalus,) = stand(me, "Anomalus")
    me.hero.armor, me.hero.damage = 0, 20
    anomalus.destroy()
    assert me.hero.damage < 20


@D275
def test_anomalus_has_lost_lifesteal_behind_a_deathrattle_that_summons() -> None:
    """D-275: the Spectral Spiders come first, and Anomalus heals nothing any more."""
    game, me, _ = position("MAGE", build=20457)
    game.play("Frost Lich Jaina")
    stand(me, "Haunted Creeper", "Anomalus")
    me.hero.armor, me.hero.damage = 0, 20
    game.play("Twisting Nether")
    assert me.hero.damage == 20


@pytest.mark.parametrize(
    ("build", "attack"),
    [
        pytest.param(20457, 1, marks=D276),
        pytest.param(20970, 1, marks=D276),
        (21517, 3),
        (22611, 3),
    ],
)
def test_bolvar_and_a_shield_whose_minion_is_dying(build: int, attack: int) -> None:
    """D-276, D-277: a Squire lost shield and life to one Wrath: Bolvar counts it since 9.2."""
    game, me, _ = position("PALADIN", "DRUID", build=build)
    bolvar, squire = stand(me, "Bolvar, Fireblood", "Argent Squire")
    game.end_turn()
    game.play("Fandral Staghelm")
    game.play("Wrath", target=squire)
    assert names(me.field) == ["Bolvar, Fireblood"]
    assert bolvar.atk == attack


@pytest.mark.parametrize(("build", "attack"), [(22611, 3), (23576, 3), (25770, 5)])
def test_bolvar_and_a_shield_that_has_just_come(build: int, attack: int) -> None:
    """D-278, D-279: a Minibot came and lost its shield in one phase: it counts since 12.0."""
    game, me, _ = position("PALADIN", "PALADIN", build=build)
    bolvar, minibot = stand(me, "Bolvar, Fireblood", "Shielded Minibot")
    (lurker,) = game.play("Moat Lurker", target=minibot)
    stand(me, "Explosive Sheep")
    lurker.damage = 1
    game.end_turn()
    game.play("Consecration")
    assert names(me.field) == ["Bolvar, Fireblood", "Shielded Minibot"]
    assert (bolvar.atk, bolvar.health) == (attack, 5)


@pytest.mark.parametrize("build", [20457, 22611, 23576])
@pytest.mark.parametrize("mine", [True, False])
def test_a_poisoned_patron_summons_none(mine: bool, build: int) -> None:
    """D-280: an Emperor Cobra kills it first, whichever of the two players it belongs to."""
    game, me, foe = position("HUNTER", "WARRIOR", build=build)
    hunter, other = (me, foe) if mine else (foe, me)
    (cobra,) = stand(hunter, "Emperor Cobra")
    (patron,) = stand(other, "Grim Patron")
    if not mine:
        game.end_turn()
    cobra.attack(patron)
    assert not other.field


@pytest.mark.parametrize(("build", "summons"), [(20022, False), (20457, True), (22611, True)])
def test_acidmaw_comes_too_late_for_a_patron(build: int, summons: bool) -> None:
    """D-281: the Patron that was hit for 1 dies, the one that it summoned is there."""
    game, me, foe = position("MAGE", "WARRIOR", build=build)
    stand(me, "Acidmaw")
    (patron,) = stand(foe, "Grim Patron")
    game.play("Moonfire", target=patron)
    assert patron.zone.name == "GRAVEYARD"
    found = [(each.name, each.damage) for each in foe.field]
    assert found == ([("Grim Patron", 0)] if summons else [])


def test_a_poisonous_weapon_comes_too_late_for_a_patron() -> None:
    """D-282: the Patron that the hero hit dies, the one that it summoned is there."""
    game, me, foe = position("ROGUE", "WARRIOR", build=22611)
    me.equip("Light's Justice")
    game.play("Envenom Weapon")
    (patron,) = stand(foe, "Grim Patron")
    me.hero.attack(patron)
    assert patron.zone.name == "GRAVEYARD"
    assert [(each.name, each.damage) for each in foe.field] == [("Grim Patron", 0)]
