"""Dated reports: Voodoo Doll and what becomes of the minion that it has chosen."""

from __future__ import annotations

import pytest

from dated.position import Position, names, position
from hsreplay_sim.play import Card, Player


def cursed(build: int) -> tuple[Position, Player, Player, Card, Card]:
    """I have a Voodoo Doll, which has chosen the enemy's Ogre."""
    game, me, foe = position("WARLOCK", "MAGE", build=build)
    ogre = foe.summon("Boulderfist Ogre")
    doll = game.play("Voodoo Doll", target=ogre)[0]
    assert [each.name for each in ogre.buffs] == ["Voodoo Doll Cursed"]
    return game, me, foe, doll, ogre


@pytest.mark.parametrize("build", [23966, 25770, 54613])
def test_a_doll_destroys_whom_it_has_chosen(build: int) -> None:
    """The plain case: the Ogre dies with the Doll."""
    _, _, foe, doll, _ = cursed(build)
    doll.destroy()
    assert names(foe.field) == []


@pytest.mark.parametrize(
    ("build", "left"), [(24769, []), (25252, []), (25770, ["Sheep"]), (54613, ["Sheep"])]
)
def test_a_doll_and_a_sheep(build: int, left: list[str]) -> None:
    """D-534, D-535: since 12.0 the curse goes with the form."""
    game, _, foe, doll, ogre = cursed(build)
    game.play("Polymorph", target=ogre)
    assert names(foe.field) == ["Sheep"]
    doll.destroy()
    assert names(foe.field) == left


@pytest.mark.parametrize("build", [24377, 25252, 25770, 54613])
def test_a_doll_and_who_comes_back(build: int) -> None:
    """D-536: a minion that has been away is free."""
    game, _, foe, doll, ogre = cursed(build)
    game.play("Sap", target=ogre)
    game.end_turn()
    game.refill()
    foe.hand.find("Boulderfist Ogre").play()
    doll.destroy()
    assert names(foe.field) == ["Boulderfist Ogre"]


@pytest.mark.parametrize(("build", "left"), [(23966, 2), (24589, 2), (24769, 3), (54613, 3)])
def test_a_doll_under_defile(build: int, left: int) -> None:
    """D-537, D-538: since 11.2 the curse acts before Defile goes on."""
    game, me, foe, _, _ = cursed(build)
    yeti = foe.summon("Chillwind Yeti")
    game.play("Defile")
    assert (names(me.field), names(foe.field)) == ([], ["Chillwind Yeti"])
    assert yeti.health == left
