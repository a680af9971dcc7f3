"""The Core set: neutral; each card played."""

from __future__ import annotations

from table import YETI, table


def test_taelan_fordring_draws_the_dearest_minion() -> None:
    t = table(build=190416)
    t.deck(YETI, "EX1_105", "CS2_231", "CS2_029")
    t.kill(t.minion("CS3_024"))
    assert t.cards() == ["EX1_105"]
