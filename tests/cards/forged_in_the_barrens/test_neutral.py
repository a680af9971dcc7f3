"""Forged in the Barrens with the Wailing Caverns: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, RUSH
from table import YETI, stats, table


def test_lushwater_scout_emboldens_other_murlocs() -> None:
    t = table(build=179020)
    scout = t.play("BAR_063")
    murloc, yeti = t.play("CS2_168"), t.play(YETI)
    assert [(stats(e), e.get(RUSH)) for e in (scout, murloc, yeti)] == [
        ((1, 3), 0),
        ((3, 1), 1),
        ((4, 5), 0),
    ]


def test_far_watch_post_makes_drawn_cards_dear() -> None:
    t = table(build=179020)
    post = t.minion("BAR_074")
    assert t.refuses(post, t.hero(2))
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.game.hand[2][0].get(COST) == 5


def test_far_watch_post_stops_at_ten() -> None:
    t = table(build=179020)
    t.minion("BAR_074")
    t.deck("NEW1_030", side=2)
    t.end_turn()
    assert t.game.hand[2][0].get(COST) == 10
