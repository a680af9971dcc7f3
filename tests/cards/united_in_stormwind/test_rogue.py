"""United in Stormwind: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table

NEW = 185749


def test_extortion_wants_an_unhurt_character() -> None:
    t = table(build=NEW)
    assert t.refuses("SW_412", t.hurt(2, 1))
    yeti = t.minion(side=2)
    t.play("SW_412", yeti)
    assert yeti.get(DAMAGE) == 3
