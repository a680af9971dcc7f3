"""The Great Dark Beyond: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.engine.oracle import Sequential
from table import stats, table


def test_a_spontaneous_combustion_is_aimed_after_an_elemental() -> None:
    t = table(build=223542)
    one, other = t.minion(side=2), t.minion(side=2)
    t.answers(one)
    t.play("GDB_456")
    assert (stats(one), stats(other)) == ((4, 1), (4, 5))
    t.game.oracle = Sequential()
    t.play("CS2_033")
    t.round()
    t.play("GDB_456", other)
    assert stats(other) == (4, 1)
