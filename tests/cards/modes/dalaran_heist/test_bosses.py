"""Bosses of the Dalaran Heist; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from hsreplay_sim.engine.rules.deaths import settle
from table import YETI, table


def test_healing_hands_heals_the_own_minions_at_the_start_of_the_own_turn() -> None:
    t = table(build=31761)
    t.hero_power("DALA_BOSS_35px", 2)
    settle(t.game)
    bodies = [t.minion(side=2, damage=3), t.minion(side=2, damage=1), t.minion(damage=2)]
    hero = t.hurt(2, 5)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [each.get(DAMAGE) for each in (*bodies, hero)] == [0, 0, 2, 5]
