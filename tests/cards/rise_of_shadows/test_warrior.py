"""Rise of Shadows: Warrior; each card played."""

from __future__ import annotations

from table import table


def test_clockwork_goblin_hides_a_bomb_in_the_other_deck() -> None:
    t = table()
    t.play("DAL_060")
    assert [e.card_id for e in t.game.deck[2]] == ["BOT_511t"]
