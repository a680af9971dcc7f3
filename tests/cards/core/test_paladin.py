"""The Core set: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
)
from table import YETI, stats, table


def test_reckoning_destroys_a_minion_that_dealt_three() -> None:
    t = table(build=124497)
    weak, strong = t.minion("CS2_172", side=2), t.minion(side=2)
    weak.tags[ATK] = 2
    t.play("CS3_016")
    t.end_turn()
    t.attack(strong, t.hero(1))
    assert strong.zone == Zone.GRAVEYARD
    assert weak.zone == Zone.PLAY


def test_reckoning_leaves_a_minion_that_dies_of_its_blow() -> None:
    """Astromancer Solarian dies of the Recruit that she kills (U168@156)."""
    t = table(build=124497)
    wall, foe = t.minion(), t.minion("CS2_125", side=2)
    foe.tags[ATK] = 3
    secret = t.play("CS3_016")
    t.end_turn()
    t.attack(foe, wall)
    assert (foe.zone, secret.zone) == (Zone.GRAVEYARD, Zone.SECRET)


def test_a_pursuit_of_justice_strengthens_later_recruits() -> None:
    t = table("HERO_04", build=255790)
    before = t.minion("CS2_101t")
    t.play("CS3_029")
    t.play(t.power())
    yeti = t.play(YETI)
    assert [stats(each) for each in (before, t.at(1, 1), yeti)] == [(1, 1), (2, 1), (4, 5)]
    t.play("CS3_029")
    t.round()
    t.play(t.power())
    assert stats(t.at(1, 3)) == (3, 1)
