"""One Night in Karazhan: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR
from table import YETI, table


def test_protect_the_king_sends_a_pawn_for_each_enemy() -> None:
    t = table()
    t.minion(side=2)
    t.minion(side=2)
    t.play("KAR_026")
    assert t.row() == ["KAR_026t", "KAR_026t"]


def test_ironforge_portal_armours_and_calls() -> None:
    t = table()
    t.answers(YETI)
    t.play("KAR_091")
    assert (t.hero(1).get(ARMOR), t.row()) == (4, [YETI])
