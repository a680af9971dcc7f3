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


def test_kara_kazham_lays_the_table() -> None:
    t = table()
    t.play("KAR_025")
    assert t.row() == ["KAR_025a", "KAR_025b", "KAR_025c"]


def test_silverware_golem_is_not_thrown_away() -> None:
    t = table()
    golem = t.hand("KAR_205")
    t.answers(golem)
    t.play("EX1_308", t.hero(2))
    assert t.row() == ["KAR_205"]
