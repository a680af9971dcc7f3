"""TITANS: Priest; each card played."""

from __future__ import annotations

from table import table


def test_a_false_disciple_finds_a_legendary_priest() -> None:
    t = table(build=195635)
    t.answers("AT_018", "OG_316", "TTN_429", 0)
    t.play("TTN_484")
    assert t.cards() == ["AT_018"]
