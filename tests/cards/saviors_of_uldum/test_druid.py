"""Saviors of Uldum: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, ATK, CHOOSE_BOTH, DAMAGE
from table import table


def test_ossirian_tear_combines_both_effects() -> None:
    t = table("HERO_06")
    t.hero_power("ULD_131p")
    t.play("OG_047")
    assert (t.tag(CHOOSE_BOTH), t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (1, 4, 8)


def test_beeees_sting_until_it_dies() -> None:
    t = table()
    raptor = t.minion("CS2_172", side=2)
    yeti = t.minion("CS2_200", side=2)
    t.play("ULD_134", raptor)
    assert (raptor.zone, t.row()) == (Zone.GRAVEYARD, ["ULD_134t"] * 2)
    t.play("ULD_134", yeti)
    assert (yeti.get(DAMAGE), t.row()) == (4, ["ULD_134t"] * 2)
