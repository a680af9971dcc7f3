"""Rastakhan's Rumble: Mage; each card played."""

from __future__ import annotations

import pytest

from table import table


@pytest.mark.parametrize(("damage", "cards"), [(4, ["CS2_029"]), (3, [])])
def test_blast_wave_rewards_overkill(damage: int, cards: list[str]) -> None:
    t = table("HERO_08")
    t.minion(side=2, damage=damage)
    if cards:
        t.answers(*cards)
    t.play("TRL_317")
    assert t.cards() == cards
