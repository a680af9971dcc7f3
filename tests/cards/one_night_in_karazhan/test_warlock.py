"""One Night in Karazhan: Warlock; each card played."""

from __future__ import annotations

from table import YETI, table


def test_malchezaars_imp_draws_for_a_discard() -> None:
    t = table("HERO_07")
    t.minion("KAR_089")
    t.deck("CS2_200")
    t.hand(YETI)
    t.play("EX1_308", t.hero(2))
    assert t.cards() == ["CS2_200"]
