"""Rise of Shadows: Druid; each card played."""

from __future__ import annotations

from table import table


def test_acornbearer_leaves_squirrels() -> None:
    t = table()
    t.kill(t.minion("DAL_354"))
    assert t.cards() == ["DAL_354t", "DAL_354t"]
