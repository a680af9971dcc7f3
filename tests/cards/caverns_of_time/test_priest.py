"""Caverns of Time: Priest; each card played."""

from __future__ import annotations

from table import YETI, stats, table


def test_a_ships_chirurgeon_strengthens_what_is_summoned() -> None:
    t = table(build=210640)
    chirurgeon = t.minion("WON_065")
    yeti = t.play(YETI)
    assert (stats(yeti), stats(chirurgeon)) == ((4, 6), (1, 2))
