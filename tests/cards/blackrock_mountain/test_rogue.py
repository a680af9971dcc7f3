"""Blackrock Mountain: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table

WISP = "CS2_231"


def test_gang_up_shuffles_three_copies() -> None:
    t = table("HERO_03")
    t.play("BRM_007", t.minion(WISP, 2))
    assert [card.card_id for card in t.game.deck[1]] == [WISP] * 3


def test_gang_up_counts_as_a_shuffle_of_each_copy() -> None:
    t = table("HERO_03")
    t.minion("BOT_559")  # Augmented Elekk
    t.play("BRM_007", t.minion(WISP, 2))
    assert [card.card_id for card in t.game.deck[1]] == [WISP] * 6


def test_dark_iron_skulker_hurts_the_unhurt() -> None:
    t = table("HERO_03")
    fresh, hurt = t.minion(side=2), t.minion(side=2, damage=1)
    t.play("BRM_008")
    assert (fresh.get(DAMAGE), hurt.get(DAMAGE)) == (2, 1)
