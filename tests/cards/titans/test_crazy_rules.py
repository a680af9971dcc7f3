"""TITANS: the crazy rules; each played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, table


def test_under_the_army_of_the_corrupted_the_first_minion_of_a_turn_is_cheaper() -> None:
    """It lies on both players though it is one player's: TTN_002t43e1 is on their cards."""
    t = table(build=185749)
    t.deck(YETI)
    t.deck(YETI, side=2)
    for side in (1, 2):
        attach(t.game, t.hero(2), t.game.owner(side), "TTN_002t43e")
    mine, spell, theirs = t.hand(YETI), t.hand("CS2_029"), t.hand(YETI, side=2)
    first = t.hand(YETI)
    assert [e.get(COST) for e in (mine, spell, theirs)] == [3, 4, 3]
    assert mine.attached[0].card_id == "TTN_002t43e1"
    t.play(first)
    assert [e.get(COST) for e in (mine, theirs)] == [4, 3]
    t.end_turn()
    assert [e.get(COST) for e in (mine, theirs)] == [4, 3]
    t.end_turn()
    assert mine.get(COST) == 3
