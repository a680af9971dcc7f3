"""Rise of Shadows: Hunter; each card played."""

from __future__ import annotations

from table import YETI, table


def test_shimmerfly_leaves_a_hunter_spell() -> None:
    t = table()
    t.answers("DS1_185")
    t.kill(t.minion("DAL_587"))
    assert t.cards() == ["DS1_185"]


def test_ursatron_leaves_a_mech_of_the_deck() -> None:
    t = table()
    t.deck(YETI, "GVG_085", YETI)
    t.kill(t.minion("DAL_604"), t.minion("DAL_604"))
    assert t.cards() == ["GVG_085"]
