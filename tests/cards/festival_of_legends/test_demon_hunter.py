"""Festival of Legends: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from table import YETI, table


@pytest.mark.parametrize(("beside", "summoned"), [(0, 3), (1, 2)])
def test_security_summons_one_more_as_an_outcast(beside: int, summoned: int) -> None:
    t = table("HERO_10", build=217964)
    for _ in range(beside):
        t.hand(YETI)
    card = t.hand("ETC_411")
    for _ in range(beside):
        t.hand(YETI)
    t.play(card)
    assert t.row() == ["BT_036t"] * summoned
