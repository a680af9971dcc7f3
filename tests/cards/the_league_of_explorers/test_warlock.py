"""The League of Explorers: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, stats, table


def test_dark_peddler_discovers_a_card_for_one() -> None:
    t = table("HERO_07")
    t.answers("CS2_065", "CS2_168", "CS2_171", 1)
    t.play("LOE_023")
    assert t.cards() == ["CS2_168"]


def test_curse_of_rafaam_burns_the_hand_that_holds_it() -> None:
    t = table()
    t.deck(YETI, side=2)
    t.play("LOE_007")
    assert t.cards(2) == ["LOE_007t"]
    t.end_turn()
    assert t.hero(2).get(DAMAGE) == 2
    t.play(t.game.in_row(t.game.hand[2])[0])
    t.deck(YETI)
    t.end_turn()
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(2).get(DAMAGE) == 2


@pytest.mark.parametrize(("others", "grown"), [(5, (1, 1)), (6, (5, 5))])
def test_reliquary_seeker_wants_a_full_board(others: int, grown: tuple[int, int]) -> None:
    t = table()
    for _ in range(others):
        t.minion()
    assert stats(t.play("LOE_116")) == grown
