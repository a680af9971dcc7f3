"""TITANS: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK
from table import YETI, stats, table


@pytest.mark.parametrize(("card_id", "strong"), [("YOG_525", (5, 6)), ("YOG_525t", (6, 7))])
def test_muscle_o_tron_strengthens_the_minions_in_hand(
    card_id: str, strong: tuple[int, int]
) -> None:
    t = table("HERO_04", build=217964)
    yeti, ball, theirs = t.hand(YETI), t.hand("CS2_029"), t.hand(YETI, side=2)
    t.play(card_id)
    assert (stats(yeti), stats(theirs), ball.get(ATK)) == (strong, (4, 5), 0)
