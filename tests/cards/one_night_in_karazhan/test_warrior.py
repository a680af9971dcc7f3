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


def test_fools_bane_attacks_minions_without_end() -> None:
    t = table()
    foes = [t.minion("CS2_168", side=2) for _ in range(3)]
    t.weapon("KAR_028")
    for foe in foes:
        t.attack(t.hero(1), foe)
    assert t.row(2) == []
    assert t.refuses(t.hero(1), t.hero(2))
