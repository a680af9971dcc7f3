"""Murder at Castle Nathria: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from table import YETI, table


@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (4, 1), (6, 0)])
def test_a_sightless_magistrate_fills_both_hands_to_five(held: int, drawn: int) -> None:
    t = table("HERO_10", build=190416)
    for side in (1, 2):
        t.deck(*["CS2_029"] * 6, side=side)
        for _ in range(held):
            t.hand(YETI, side)
    t.play("MAW_008")
    assert [t.cards(side).count("CS2_029") for side in (1, 2)] == [drawn, drawn]
