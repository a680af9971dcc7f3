"""Reports of triggers: their order, and what sets them off."""

from __future__ import annotations

import pytest

from dated.position import FILLER, Position, names, position, stand, triggered
from hsreplay_sim.play import Player


@pytest.mark.parametrize("build", [9786, 10956])
def test_player_1_triggers_first(build: int) -> None:
    """D-026: though the Tidecaller of player 2 is older."""
    game, me, foe = position("SHAMAN", "SHAMAN", build=build)
    (theirs,) = stand(foe, "Murloc Tidecaller")
    (mine,) = stand(me, "Murloc Tidecaller")
    since = len(game.engine.out)
    game.play("Murloc Raider")
    assert triggered(game, since) == [mine, theirs]


@pytest.mark.parametrize("build", [9786, 10956, 15590])
def test_the_older_of_one_player_triggers_first(build: int) -> None:
    """D-027: not the one on the left."""
    game, me, _ = position("SHAMAN", "SHAMAN", build=build)
    (older,) = stand(me, "Murloc Tidecaller")
    younger = me.give("Murloc Tidecaller").play(index=0)
    assert names(me.field) == ["Murloc Tidecaller"] * 2
    assert me.field[0] == younger
    since = len(game.engine.out)
    game.play("Murloc Raider")
    assert triggered(game, since) == [older, younger]


def maddened(build: int, caster: int) -> tuple[Position, Player, Player]:
    """This player casts Shadow Madness and Power Overwhelming on a minion, and ends the turn."""
    game, _, _ = position("PRIEST", "PRIEST", build=build)
    me = game.players[caster - 1]
    if caster == 2:
        game.end_turn()
        game.refill()
    (raptor,) = stand(me.opponent, "Bloodfen Raptor")
    game.play("Shadow Madness", "Power Overwhelming", target=raptor)
    assert raptor.controller == me
    game.end_turn()
    return game, me, me.opponent


@pytest.mark.parametrize("build", [9786, 10956, 12574, 13921])
def test_player_1_overwhelms_what_goes_back(build: int) -> None:
    """D-029: it dies at the end of this turn."""
    _, me, foe = maddened(build, 1)
    assert (me.field, foe.field) == ([], [])


@pytest.mark.parametrize(
    ("build", "left"),
    [
        (9786, ["Bloodfen Raptor"]),
        (10956, ["Bloodfen Raptor"]),
        (12574, []),
        (13921, []),
    ],
)
def test_what_player_2_overwhelms_lives_a_turn_longer_up_to_11461(
    build: int, left: list[str]
) -> None:
    """D-030, D-031: it goes back before player 2 has its turn to trigger."""
    game, me, foe = maddened(build, 2)
    assert (names(me.field), names(foe.field)) == ([], left)
    game.end_turn()
    assert foe.field == []


@pytest.mark.parametrize(("build", "attack"), [(9786, 2), (10956, 2), (12574, 1), (13921, 1)])
def test_murloc_tidecaller_and_faceless_manipulator(build: int, attack: int) -> None:
    """D-040, D-041: up to 4.x it saw what Faceless Manipulator became."""
    game, me, _ = position("SHAMAN", "SHAMAN", build=build)
    (tidecaller,) = stand(me, "Murloc Tidecaller")
    game.play("Faceless Manipulator", target=tidecaller)
    assert names(me.field) == ["Murloc Tidecaller"] * 2
    assert tidecaller.atk == attack


def test_starving_buzzard_draws_for_each_hound() -> None:
    """D-066."""
    game, me, foe = position("HUNTER", "MAGE", build=9786)
    stand(me, "Starving Buzzard")
    stand(foe, "Wisp", "Wisp", "Wisp")
    game.play("Unleash the Hounds")
    assert len(me.hand) == 3


def test_starving_buzzard_draws_for_what_becomes_a_beast() -> None:
    """D-067."""
    game, me, foe = position("DRUID", "MAGE", build=9786)
    stand(me, "Starving Buzzard")
    (raptor,) = stand(foe, "Bloodfen Raptor")
    game.play("Faceless Manipulator", target=raptor)
    assert (me.field[-1].name, len(me.hand)) == ("Bloodfen Raptor", 1)


def test_one_eyed_cheat_sees_what_becomes_a_pirate() -> None:
    """D-068."""
    game, me, foe = position("ROGUE", "MAGE", build=9786)
    (cheat,) = stand(me, "One-eyed Cheat")
    (pirate,) = stand(foe, "Bloodsail Raider")
    game.play("Faceless Manipulator", target=pirate)
    assert me.field[-1].name == "Bloodsail Raider"
    assert cheat.stealthed


@pytest.mark.parametrize("build", [10956, 13921])
def test_djinni_of_zephyrs_does_not_copy_a_battlecry(build: int) -> None:
    """D-089: Keeper of the Grove has a target, and is no spell."""
    game, me, _ = position("DRUID", "MAGE", build=build)
    djinni, yeti = stand(me, "Djinni of Zephyrs", "Chillwind Yeti")
    me.give("Keeper of the Grove").play(yeti, choose=0)
    assert (yeti.damage, djinni.damage) == (2, 0)
    assert game.build == build


@pytest.mark.parametrize("build", [9786, 10956, 13921])
def test_knife_juggler_sees_a_choose_one_minion(build: int) -> None:
    """D-090."""
    _, me, foe = position("DRUID", "MAGE", build=build)
    stand(me, "Knife Juggler")
    me.give("Keeper of the Grove").play(foe.hero, choose=0)
    assert foe.hero.damage == 3


@pytest.mark.xfail(strict=True, reason="D-092: the order of the copies is unknown")
def test_a_copy_of_a_shade_counts_one_growth_before_humility() -> None:
    """D-092: and the others behind it."""
    game, me, foe = position("PALADIN", "MAGE", build=10956)
    (shade,) = stand(foe, "Shade of Naxxramas")
    for _ in range(3):
        game.end_turn()
        game.end_turn()
    assert (shade.atk, shade.health) == (5, 5)
    shade.stealthed = False
    game.play("Arcane Shot", target=shade)
    shade.heal(1)
    game.play("Humility", target=shade)
    assert (shade.atk, shade.health) == (1, 4)
    game.play("Faceless Manipulator", target=shade)
    assert (me.field[-1].atk, me.field[-1].health) == (3, 4)


@pytest.mark.xfail(strict=True, reason="D-101: nobody tells when this ended")
def test_faceless_as_a_rumbling_elemental_triggers_both_in_12574() -> None:
    """D-101: each deals 2 damage."""
    game, me, foe = position("SHAMAN", "MAGE", build=12574)
    (elemental,) = stand(me, "Rumbling Elemental")
    game.play("Faceless Manipulator", target=elemental)
    assert foe.hero.damage == 4


@pytest.mark.parametrize("build", [10956, 11461])
def test_rumbling_elemental_triggers_once_for_faceless(build: int) -> None:
    """D-102: what it becomes has a Battlecry, too."""
    game, me, foe = position("SHAMAN", "MAGE", build=build)
    stand(me, "Rumbling Elemental")
    (novice,) = stand(me, "Novice Engineer")
    game.play("Faceless Manipulator", target=novice)
    assert me.field[-1].name == "Novice Engineer"
    assert foe.hero.damage == 2


@pytest.mark.parametrize("build", [10833, 10956, 13921])
def test_djinni_of_zephyrs_copies_gang_up(build: int) -> None:
    """D-104: three cards of each of them."""
    game, me, _ = position("ROGUE", "MAGE", build=build)
    _, yeti = stand(me, "Djinni of Zephyrs", "Chillwind Yeti")
    game.play("Gang Up", target=yeti)
    assert len(me.deck.filter(name="Chillwind Yeti")) == 3
    assert len(me.deck.filter(name="Djinni of Zephyrs")) == 3


@pytest.mark.parametrize("build", [10833, 11460])
def test_shadow_madness_of_a_full_board_kills_the_djinni(build: int) -> None:
    """D-105: it steals what stands there already."""
    game, me, foe = position("PRIEST", "MAGE", build=build)
    djinni = stand(me, "Djinni of Zephyrs", *["Wisp"] * 5)[0]
    (raptor,) = stand(foe, "Bloodfen Raptor")
    game.play("Shadow Madness", target=raptor)
    assert djinni.dead
    assert names(me.field) == ["Wisp"] * 5 + ["Bloodfen Raptor"]


@pytest.mark.parametrize(
    ("build", "dies"), [(10833, True), (11460, True), (12574, False), (54613, False)]
)
def test_a_second_cabal_battlecry_takes_what_filled_the_board(build: int, dies: bool) -> None:
    """D-106: up to 4.2 it steals what stands there already."""
    game, me, foe = position("PRIEST", "MAGE", build=build)
    stand(me, "Brann Bronzebeard", *["Wisp"] * 4)
    (acolyte,) = stand(foe, "Acolyte of Pain")
    game.play("Cabal Shadow Priest", target=acolyte)
    assert acolyte.dead is dies
    row = ["Brann Bronzebeard", *["Wisp"] * 4, "Cabal Shadow Priest"]
    assert names(me.field) == (row if dies else [*row, "Acolyte of Pain"])


@pytest.mark.parametrize("build", [10833, 13921, 15590])
def test_brann_does_not_double_an_overload(build: int) -> None:
    """D-108."""
    game, me, _ = position("SHAMAN", "MAGE", build=build)
    stand(me, "Brann Bronzebeard")
    game.play("Fireguard Destroyer")
    assert me.overloaded == 1


def copied(of: str) -> tuple[Position, Player, Player]:
    """Unearthed Raptor has copied a Mech that gives a Spare Part; both stand there."""
    game, me, foe = position("ROGUE", "MAGE", build=10833, decks=(FILLER, FILLER))
    (mech,) = stand(me, of)
    game.play("Unearthed Raptor", target=mech)
    return game, me, foe


@pytest.mark.xfail(strict=True, reason="D-109: the cause is unknown")
def test_a_raptor_gives_no_spare_part_beside_the_living_gnome() -> None:
    """D-109."""
    _, me, _ = copied("Clockwork Gnome")
    me.field[-1].destroy()
    assert me.hand == []


def test_a_raptor_gives_a_spare_part_when_the_gnome_is_dead() -> None:
    """D-110."""
    _, me, _ = copied("Clockwork Gnome")
    me.field[0].destroy()
    me.field[0].destroy()
    assert len(me.hand) == 2


def test_a_raptor_gives_spare_parts_as_mechanical_yeti_does() -> None:
    """D-111: one to each player."""
    _, me, foe = copied("Mechanical Yeti")
    me.field[-1].destroy()
    assert (len(me.hand), len(foe.hand)) == (1, 1)


@pytest.mark.parametrize(("build", "grown"), [(12051, False), (12266, False), (12574, True)])
def test_master_of_ceremonies_and_velens_chosen(build: int, grown: bool) -> None:
    """D-124, D-125: its Spell Damage did not count in 4.2 and 4.3."""
    game, me, _ = position("PRIEST", "MAGE", build=build)
    (yeti,) = stand(me, "Chillwind Yeti")
    game.play("Velen's Chosen", target=yeti)
    (master,) = game.play("Master of Ceremonies")
    assert (master.atk, master.health) == ((6, 4) if grown else (4, 2))


def test_a_redirected_gorehowl_attack_that_is_called_off() -> None:
    """D-047: Misdirection turns it to an own minion, which Explosive Trap kills."""
    game, me, foe = position("WARRIOR", "HUNTER", build=10956)
    game.opponents_turn("Misdirection", "Explosive Trap")
    (raptor,) = stand(me, "Bloodfen Raptor")
    gorehowl = me.equip("Gorehowl")
    me.hero.attack(foe.hero)
    assert raptor.dead
    assert foe.secrets == []
    assert foe.hero.damage == 0
    assert (gorehowl.atk, gorehowl.durability) == (7, 1)
    assert me.hero.can_attack()
