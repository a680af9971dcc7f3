"""The League of Explorers: Warlock; each card played."""

from __future__ import annotations

from table import table


def test_dark_peddler_discovers_a_card_for_one() -> None:
    t = table("HERO_07")
    t.answers("CS2_065", "CS2_168", "CS2_171", 1)
    t.play("LOE_023")
    assert t.cards() == ["CS2_168"]
