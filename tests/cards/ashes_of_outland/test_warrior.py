"""Ashes of Outland: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    DAMAGE,
)
from table import stats, table


def test_a_bulwark_of_azzinoth_takes_the_blow() -> None:
    t = table("HERO_01", "HERO_08")
    bulwark, yeti = t.weapon("BT_781"), t.minion(side=2)
    t.end_turn()
    t.attack(yeti, t.hero(1))
    t.play("CS2_029", t.hero(1))
    assert (t.hero(1).get(DAMAGE), bulwark.get(DAMAGE)) == (0, 2)


def test_a_bladestorm_goes_on_until_one_dies() -> None:
    t = table(build=195635)
    yeti, ogre = t.minion(), t.minion("CS2_200", side=2)
    t.play("BT_117")
    assert (yeti.zone, stats(ogre)) == (Zone.GRAVEYARD, (6, 2))
