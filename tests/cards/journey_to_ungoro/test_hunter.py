"""Journey to Un'Goro: Hunter; each card played."""

from __future__ import annotations

from table import stats, table


def test_jeweled_macaw_brings_a_beast() -> None:
    t = table()
    t.answers("CS2_120")
    t.play("UNG_912")
    assert t.cards() == ["CS2_120"]


def test_crackling_razormaw_adapts_a_beast() -> None:
    t = table("HERO_05")
    boar, yeti = t.minion("CS2_171"), t.minion()
    assert t.refuses("UNG_915", yeti)
    t.answers("UNG_999t3", "UNG_999t4", "UNG_999t5", 0)
    t.play("UNG_915", boar)
    assert stats(boar) == (4, 1)
