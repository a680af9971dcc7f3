"""TITANS: Rogue; each card played."""

from __future__ import annotations

from table import table


def test_a_kajamite_creation_finds_a_cheap_spell_of_another_class() -> None:
    t = table("HERO_03", build=217964)
    t.answers("CS2_024", "EX1_246", "EX1_238", "CS2_024")
    t.play("TTN_925")
    assert t.cards() == ["CS2_024"]
