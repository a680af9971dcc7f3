"""United in Stormwind: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import TAUNT
from table import table


def test_shard_of_the_naaru_silences_enemies_alone() -> None:
    t = table(build=170824)
    friend, enemy = t.minion("CS2_121"), t.minion("CS2_121", side=2)
    t.play("SW_441")
    assert [e.get(TAUNT) for e in (friend, enemy)] == [1, 0]
