"""TITANS: neutral; each card played."""

from __future__ import annotations

from table import table


def test_a_time_lost_protodrake_brings_a_dragon_when_drawn() -> None:
    t = table(build=217964)
    t.deck("TTN_715")
    t.answers("TTN_715", "NEW1_023")
    t.play("BT_035")
    assert sorted(t.cards()) == ["NEW1_023", "TTN_715"]
