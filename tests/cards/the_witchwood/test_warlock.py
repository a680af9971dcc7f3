"""The Witchwood: Warlock; each card played."""

from __future__ import annotations

from table import stats, table


def test_witchwood_imp_leaves_health() -> None:
    t = table()
    yeti, ogre = t.minion(), t.minion("CS2_200")
    t.answers(ogre)
    t.kill(t.minion("GIL_608"))
    assert (stats(yeti), stats(ogre)) == ((4, 5), (6, 9))
