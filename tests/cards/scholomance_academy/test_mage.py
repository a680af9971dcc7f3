"""Scholomance Academy: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_firebrand_burns_minions_once() -> None:
    t = table()
    t.minion("SCH_241")
    ogre = t.minion("CS2_200", 2)
    t.play("GAME_005")
    t.play("GAME_005")
    assert (ogre.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 0)
