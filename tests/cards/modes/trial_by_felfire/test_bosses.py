"""Bosses of Trial by Felfire; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


def test_reroute_power_fires_as_many_missiles_as_cards_are_held() -> None:
    t = table(build=49534)
    for _ in range(3):
        t.hand(YETI)
    yeti, hero = t.minion(side=2), t.hero(2)
    power = t.hero_power("BTA_BOSS_07p2")
    t.answers(yeti, hero, yeti)
    t.play(power)
    assert [each.get(DAMAGE) for each in (yeti, hero)] == [2, 1]
