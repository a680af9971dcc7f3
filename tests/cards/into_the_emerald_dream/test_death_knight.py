"""Into the Emerald Dream: Death Knight; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import CORPSES, DISPLAYED_CREATOR
from table import stats, table


def test_a_morbid_swarm_is_two_ants_or_corpses_for_damage() -> None:
    t = table("HERO_11", build=223542)
    enemy = t.minion(side=2)
    t.play("EDR_813", option=0)
    assert t.row() == ["EDR_813at", "EDR_813at"]
    assert [e.get(DISPLAYED_CREATOR) > 0 for e in t.game.row(1)] == [True, True]
    t.play("EDR_813", enemy, option=1)
    assert stats(enemy) == (4, 5)
    t.game.owner(1).tags[CORPSES] = 2
    t.play("EDR_813", enemy, option=1)
    assert stats(enemy) == (4, 1)
