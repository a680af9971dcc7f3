"""Scholomance Academy: Hunter; each card played."""

from __future__ import annotations

from table import stats, table


def test_wolpertinger_copies_itself_with_what_it_has() -> None:
    t = table("HERO_05")
    t.deck("SCH_133")
    t.play("BT_213")
    t.play(t.game.hand[1][0])
    assert [(e.card_id, stats(e)) for e in t.game.row(1)] == [("SCH_133", (3, 3))] * 2


def test_wolpertinger_stays_alone_on_a_full_board() -> None:
    t = table("HERO_05")
    for _ in range(6):
        t.minion()
    t.play("SCH_133")
    assert t.row().count("SCH_133") == 1


def test_teachers_pet_leaves_a_beast() -> None:
    t = table()
    t.answers("CS2_125")
    t.kill(t.minion("SCH_244"))
    assert t.row() == ["CS2_125"]
