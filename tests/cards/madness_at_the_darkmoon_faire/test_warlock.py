"""Madness at the Darkmoon Faire: Warlock; each card played."""

from __future__ import annotations

import pytest

from table import YETI, table


@pytest.mark.parametrize(("card_id", "left"), [("DMF_118", (1, 6)), ("DMF_118t", (6, 1))])
def test_tickatus_removes_five_cards_of_a_deck(card_id: str, left: tuple[int, int]) -> None:
    t = table("HERO_07", build=88998)
    for side in (1, 2):
        t.deck(*[YETI] * 6, side=side)
    t.play(card_id)
    assert tuple(len(t.game.deck[side]) for side in (1, 2)) == left
