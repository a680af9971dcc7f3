"""March of the Lich King: neutral; each card played."""

from __future__ import annotations

import pytest

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


@pytest.mark.parametrize(("mana", "left"), [(5, 6), (6, 3), (10, 3)])
def test_sunfury_clergy_heals_friends(mana: int, left: int) -> None:
    t = table(build=NEW, mana=mana)
    hero, foe, yeti = t.hurt(1, 9), t.hurt(2, 9), t.minion(damage=3)
    t.play("RLK_219")
    assert (hero.get(DAMAGE), foe.get(DAMAGE), yeti.get(DAMAGE)) == (left, 9, 0)
