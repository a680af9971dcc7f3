"""Dated reports: deathrattles, those that double them and what their conditions see."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand

ONE_WEAPON = ("Death's Bite",) + ("Wisp",) * 29


@pytest.mark.parametrize("build", [30103, 31268])
def test_oblivitron_dies_in_a_full_row(build: int) -> None:
    """D-418: it is asked for room before it has left."""
    _, me, _ = position("HUNTER", build=build)
    me.give("Harvest Golem")
    stand(me, "Oblivitron", *["Wisp"] * 6)
    me.field[0].destroy()
    assert (names(me.field), names(me.hand)) == (["Wisp"] * 6, ["Harvest Golem"])


@pytest.mark.parametrize("build", [30103, 31268])
def test_oblivitron_comes_first_and_all_die(build: int) -> None:
    """D-419: as it leaves, the row is full still."""
    game, me, _ = position("HUNTER", build=build)
    stand(me, "Oblivitron", *["Wisp"] * 6)
    me.give("Harvest Golem")
    game.play("Twisting Nether")
    assert (names(me.field), names(me.hand)) == ([], ["Harvest Golem"])


@pytest.mark.parametrize("build", [30103, 31268])
def test_oblivitron_comes_last_and_all_die(build: int) -> None:
    """D-420: as it leaves, six others have made room."""
    game, me, _ = position("HUNTER", build=build)
    stand(me, *["Wisp"] * 6, "Oblivitron")
    me.give("Harvest Golem")
    game.play("Twisting Nether")
    assert names(me.hand) == []
    assert sorted(names(me.field)) == ["Damaged Golem", "Harvest Golem"]


@pytest.mark.parametrize("build", [25770, 27059])
def test_dead_ringer_draws_a_weapon_with_a_deathrattle(build: int) -> None:
    """D-433: the text says a minion, the server took any card with a Deathrattle."""
    _, me, _ = position("WARRIOR", build=build, decks=(ONE_WEAPON, ("Wisp",) * 30))
    ringer = me.summon("Dead Ringer")
    ringer.destroy()
    assert names(me.hand) == ["Death's Bite"]


@pytest.mark.parametrize("build", [25770, 54613])
def test_mechathun_and_majordomo_die_together(build: int) -> None:
    """D-434: the hero that Mecha'thun has doomed is replaced before it is dead."""
    game, me, foe = position("WARLOCK", build=build, decks=((), ("Wisp",) * 30))
    stand(me, "Mecha'thun")
    stand(foe, "Majordomo Executus")
    me.discard_hand()
    game.play("Twisting Nether")
    assert not game.ended
    assert (foe.hero.name, foe.hero.health) == ("Ragnaros the Firelord", 8)


@pytest.mark.parametrize("first", ["Baron Rivendare", "Harvest Golem"])
@pytest.mark.parametrize(
    ("build", "golems"), [(27641, 1), (28329, 1), (29349, 1), (30103, 2), (54613, 2)]
)
def test_a_baron_who_dies_too(build: int, golems: int, first: str) -> None:
    """D-440, D-441: since 14.0 he doubles the Deathrattles of those that die with him."""
    second = {"Baron Rivendare": "Harvest Golem", "Harvest Golem": "Baron Rivendare"}[first]
    game, me, _ = position("WARLOCK", build=build)
    stand(me, first, second)
    game.play("Twisting Nether")
    assert names(me.field) == ["Damaged Golem"] * golems


@pytest.mark.parametrize("build", [30103, 54613])
def test_an_auchenai_who_dies_too(build: int) -> None:
    """D-442: since 14.0 healing of those that die with her is damage still."""
    game, me, foe = position("WARLOCK", "PRIEST", build=build)
    stand(foe, "Auchenai Soulpriest", "Mistress of Mixtures")
    game.play("Twisting Nether")
    assert (me.hero.health, foe.hero.health) == (26, 26)


@pytest.mark.parametrize(("build", "left"), [(20457, 1), (24589, 1), (24769, 2), (54613, 2)])
def test_defile_and_what_deathrattles_kill(build: int, left: int) -> None:
    """D-443, D-444: since 11.2 Defile goes on when all that follows from a death is done."""
    game, _me, foe = position("WARLOCK", build=build)
    ghoul, raptor, yeti = stand(foe, "Unstable Ghoul", "Bloodfen Raptor", "Chillwind Yeti")
    ghoul.hit(2)
    game.play("Defile")
    assert raptor.dead
    assert (names(foe.field), yeti.health) == (["Chillwind Yeti"], left)


@pytest.mark.parametrize("build", [24769])
def test_umbra_answers_to_a_faceless_that_became_a_deathrattle_minion(build: int) -> None:
    """D-437: the copy of a Loot Hoarder is played into Umbra's sight."""
    game, me, foe = position("ROGUE", build=build)
    hoarder = foe.summon("Loot Hoarder")
    me.summon("Spiritsinger Umbra")
    game.play("Faceless Manipulator", target=hoarder)
    assert names(me.field) == ["Spiritsinger Umbra", "Loot Hoarder"]
    assert len(me.hand) == 1


@pytest.mark.parametrize(("build", "drawn"), [(22611, 0), (24589, 0), (24769, 1)])
def test_umbra_answers_to_a_deathrattle_given_by_a_battlecry(build: int, drawn: int) -> None:
    """D-438, D-439: Unearthed Raptor got its Deathrattle too late for Umbra, until 11.2."""
    game, me, _foe = position("ROGUE", build=build)
    hoarder = me.summon("Loot Hoarder")
    me.summon("Spiritsinger Umbra")
    game.play("Unearthed Raptor", target=hoarder)
    assert len(me.hand) == drawn
