"""Festival of Legends: Death Knight; each card played."""

from __future__ import annotations

from table import YETI, table


def test_a_yelling_yodeler_triggers_a_deathrattle_twice() -> None:
    t = table("HERO_11", build=217964)
    hoarder, yeti = t.minion("EX1_096"), t.minion()
    t.deck(YETI, YETI, YETI)
    assert t.refuses("JAM_005", yeti)
    t.game.move(t.game.in_row(t.game.hand[1])[0], 4)
    t.play("JAM_005", hoarder)
    assert t.cards() == [YETI, YETI]
