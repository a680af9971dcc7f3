"""Curse of Naxxramas: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DISPLAYED_CREATOR
from table import YETI, table


def test_duplicate_copies_the_dead_friend_twice() -> None:
    t = table()
    t.play("FP1_018")
    t.kill(t.minion())
    assert t.cards() == [], "secrets sleep in their owner's turn"
    victim = t.minion()
    t.end_turn()
    t.kill(victim)
    assert t.cards() == [YETI, YETI]
    assert t.game.secrets[1] == []
    assert [card.get(DISPLAYED_CREATOR) for card in t.game.hand[1]] == [0, 0]
