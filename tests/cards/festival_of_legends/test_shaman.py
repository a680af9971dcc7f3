"""Festival of Legends: Shaman; each card played."""

from __future__ import annotations

from table import YETI, table


def test_a_saxophone_soloist_plays_alone() -> None:
    t = table("HERO_02", build=217964)
    t.play("ETC_358")
    assert t.cards() == ["ETC_358"]
    t.play(t.game.hand[1][0])
    assert t.cards() == []


def test_a_flowrider_looks_for_a_spell_when_overloaded() -> None:
    t = table(build=213490)
    t.deck("CS2_029", YETI)
    t.play("ETC_359")
    assert t.cards() == []
    t.play("EX1_238", t.hero(2))
    t.play("ETC_359")
    assert t.cards() == ["CS2_029"]
    assert [each.card_id for each in t.game.deck[1]] == [YETI]
