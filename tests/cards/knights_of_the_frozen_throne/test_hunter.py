"""Knights of the Frozen Throne: Hunter; each card played."""

from __future__ import annotations

from table import YETI, table


def test_stitched_tracker_copies_a_minion_of_the_deck_and_leaves_it_there() -> None:
    t = table("HERO_05")
    t.deck("GAME_005", YETI)
    t.play("ICC_415")
    assert t.cards() == [YETI]
    assert len(t.game.deck[1]) == 2
