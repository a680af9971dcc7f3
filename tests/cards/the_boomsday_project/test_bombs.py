"""The Boomsday Project: the Bombs that are shuffled into a deck; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


def test_a_bomb_explodes_when_it_is_drawn() -> None:
    t = table()
    t.deck("BOT_511t", YETI, side=2)
    t.end_turn()
    assert (t.hero(2).get(DAMAGE), t.cards(2)) == (5, [YETI])
