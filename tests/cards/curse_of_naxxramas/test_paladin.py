"""Curse of Naxxramas: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from table import stats, table

MAGE, WARRIOR = "HERO_08", "HERO_01"
WISP = "CS2_231"


def test_avenge_strengthens_a_survivor() -> None:
    t = table(MAGE, "HERO_04")
    t.game.create("FP1_020", 2, Zone.SECRET)
    first, second = t.minion(WISP, 2), t.minion(WISP, 2)
    t.play("CS2_008", first)
    assert stats(second) == (4, 3)


def test_avenge_needs_somebody_to_avenge() -> None:
    t = table(MAGE, "HERO_04")
    t.game.create("FP1_020", 2, Zone.SECRET)
    t.play("CS2_008", t.minion(WISP, 2))
    assert len(t.game.secrets[2]) == 1
