"""Ashes of Outland with the first Demon Hunter cards: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_unstable_felbolt_hits_a_friend_too() -> None:
    t = table()
    own, other, foe = t.minion(), t.minion(), t.minion(side=2)
    t.answers(other)
    t.play("BT_199", foe)
    assert [e.get(DAMAGE) for e in (own, other, foe)] == [0, 3, 3]
