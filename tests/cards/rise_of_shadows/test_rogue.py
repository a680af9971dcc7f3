"""Rise of Shadows: Rogue; each card played."""

from __future__ import annotations

from table import table


def test_evil_miscreant_brings_two_lackeys_as_a_combo() -> None:
    t = table()
    t.play("DAL_415")
    assert t.cards() == []
    t.answers("DAL_614", "DAL_613")
    t.play("DAL_415")
    assert t.cards() == ["DAL_614", "DAL_613"]
