"""Whizbang's Workshop: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE
from table import YETI, stats, table


def test_painters_virtue_strengthens_the_minions_in_hand() -> None:
    t = table("HERO_04", build=195635)
    t.weapon("TOY_810")
    hero = t.hurt(1, 5)
    yeti, ball, theirs = t.hand(YETI), t.hand("CS2_029"), t.hand(YETI, side=2)
    t.attack(hero, t.hero(2))
    assert (stats(yeti), stats(theirs), ball.get(ATK)) == ((5, 6), (4, 5), 0)
    assert hero.get(DAMAGE) == 3
