"""The Core set: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
)
from table import table


def test_reckoning_destroys_a_minion_that_dealt_three() -> None:
    t = table(build=124497)
    weak, strong = t.minion("CS2_172", side=2), t.minion(side=2)
    weak.tags[ATK] = 2
    t.play("CS3_016")
    t.end_turn()
    t.attack(strong, t.hero(1))
    assert strong.zone == Zone.GRAVEYARD
    assert weak.zone == Zone.PLAY
