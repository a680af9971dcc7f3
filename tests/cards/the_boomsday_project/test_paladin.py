"""The Boomsday Project: Paladin; each card played."""

from __future__ import annotations

from table import table


def test_mechano_egg_hatches() -> None:
    t = table()
    t.kill(t.minion("BOT_537"))
    assert t.row() == ["BOT_537t"]
