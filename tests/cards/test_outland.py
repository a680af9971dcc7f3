"""Ashes of Outland and Saviors of Uldum, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.tags import COST
from table import YETI, stats, table


def test_libram_of_wisdom_comes_back() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("BT_025", yeti)
    assert stats(yeti) == (5, 6)
    t.kill(yeti)
    assert t.cards() == ["BT_025"]


@pytest.mark.parametrize(("outcast", "cost"), [(True, 1), (False, 4)])
def test_skull_of_guldan_draws_cheaper_cards_from_the_edge(outcast: bool, cost: int) -> None:
    t = table("HERO_10")
    t.deck(*[YETI] * 3)
    if not outcast:
        t.hand("GAME_005")
    skull = t.hand("BT_601")
    if not outcast:
        t.hand("GAME_005")
    t.play(skull)
    assert [e.get(COST) for e in t.game.hand[1] if e.card_id == YETI] == [cost] * 3


def test_pharaoh_cat_digs_up_a_reborn_minion() -> None:
    t = table()
    t.answers("ULD_208")
    t.play("ULD_186")
    assert t.cards() == ["ULD_208"]
