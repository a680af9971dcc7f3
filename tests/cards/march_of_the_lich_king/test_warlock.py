"""March of the Lich King: Warlock; each card played."""

from __future__ import annotations

from table import YETI, table


def test_a_savage_ymirjar_discards_two_cards() -> None:
    t = table("HERO_07", build=190416)
    for _ in range(3):
        t.hand(YETI)
    t.answers(0, 0)
    t.play("RLK_535")
    assert t.cards() == [YETI]


def test_a_shallow_grave_triggers_a_deathrattle_twice() -> None:
    t = table("HERO_07", build=190416)
    t.deck(YETI, YETI, YETI)
    hoarder, yeti = t.minion("EX1_096"), t.minion()
    assert t.refuses("RLK_536", yeti)
    t.play("RLK_536", hoarder)
    assert t.cards().count(YETI) == 2
    assert t.row() == [YETI]
