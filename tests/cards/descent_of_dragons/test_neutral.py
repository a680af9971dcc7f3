"""Descent of Dragons: neutral; each card played."""

from __future__ import annotations

import pytest

from table import table


@pytest.mark.parametrize(("card_id", "count"), [("DRG_075", 2)])
def test_cheap_spells_of_the_class(card_id: str, count: int) -> None:
    t = table()
    t.answers(*["EX1_277"] * count)
    t.play(card_id)
    assert t.cards() == ["EX1_277"] * count
