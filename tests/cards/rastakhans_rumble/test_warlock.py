"""Rastakhan's Rumble: Warlock; each card played."""

from __future__ import annotations

from table import YETI, stats, table


def test_grim_rally_spends_one_minion_on_the_others() -> None:
    t = table("HERO_07")
    spent, other = t.minion("CS2_231"), t.minion()
    enemy = t.minion(side=2)
    assert t.refuses("TRL_249", enemy)
    t.play("TRL_249", spent)
    assert (t.row(), stats(other), stats(enemy)) == ([YETI], (5, 6), (4, 5))
