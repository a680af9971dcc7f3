"""Ashes of Outland: what demons sleep as for two turns; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DORMANT
from table import table


def test_the_imprisoned_awake_at_the_start_of_their_second_turn() -> None:
    """By BT_737e, which says so itself."""
    t = table()
    felmaw = t.play("BT_211")
    assert [e.card_id for e in felmaw.attached] == ["BT_737e"]
    asleep = []
    for _ in range(4):
        asleep.append(felmaw.get(DORMANT))
        t.end_turn()
    assert (asleep, felmaw.get(DORMANT)) == ([1, 1, 1, 1], 0)
