"""Voyage to the Sunken City: Druid; each card played."""

from __future__ import annotations

from table import stats, table


def test_a_herald_of_nature_that_saw_a_nature_spell_helps_the_others() -> None:
    t = table("HERO_06", build=195635)
    yeti = t.minion()
    t.play("TID_002")
    assert stats(yeti) == (4, 5)
    herald = t.hand("TID_002")
    t.play("CS2_013")
    t.play(herald)
    assert (stats(yeti), stats(herald)) == ((5, 6), (3, 3))
