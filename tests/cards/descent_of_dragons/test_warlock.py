"""Descent of Dragons with Galakrond's Awakening: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DAMAGE,
)
from table import table


def test_dark_skies_repeats_for_each_card_held() -> None:
    t = table()
    own, foe = t.minion(), t.minion(side=2)
    t.hand("GAME_005"), t.hand("GAME_005")
    t.answers(own, foe, foe)
    t.play("DRG_204")
    assert (own.get(DAMAGE), foe.get(DAMAGE)) == (1, 2)


def test_twisted_knowledge_discovers_two_warlock_cards() -> None:
    t = table("HERO_05", build=49534)
    t.play("YOD_025")
    cards = [each.card for each in t.game.hand[1]]
    assert [card.card_class if card else 0 for card in cards] == [9, 9]
