"""March of the Lich King: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, DAMAGE
from table import table

NEW = 185749


def test_astalor_thirsts_for_crystals() -> None:
    t = table(build=NEW, mana=4)
    assert t.refuses("RLK_222", t.hero(2))
    u = table(build=NEW, mana=12)
    u.play("RLK_222", u.hero(2))
    assert (u.hero(2).get(DAMAGE), u.cards()) == (2, ["RLK_222t1"])
    u.play(u.game.hand[1][0])
    assert (u.hero(1).get(ARMOR), u.cards()) == (5, ["RLK_222t2"])
