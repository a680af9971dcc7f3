"""Into the Emerald Dream: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, stats, table


def test_a_tormented_dreadwing_draws_cheaper_dragons() -> None:
    t = table(build=241170)
    t.deck(YETI, "NEW1_023", YETI, "NEW1_023", "NEW1_023")
    t.kill(t.minion("EDR_572"))
    assert t.cards() == ["NEW1_023"] * 2
    assert [card.get(COST) for card in t.game.hand[1]] == [1, 1]


def test_a_petal_peddler_strengthens_another_dragon() -> None:
    t = table(build=241170)
    peddler, first, second = t.minion("EDR_889"), t.minion("NEW1_023"), t.minion("NEW1_023")
    t.deck(YETI, side=2)
    t.answers(second, 0)
    t.end_turn()
    assert [stats(e) for e in (peddler, first, second)] == [(1, 4), (3, 2), (4, 3)]
