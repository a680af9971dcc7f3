"""The Boomsday Project: Shaman; each card played."""

from __future__ import annotations

from table import table


def test_a_menacing_nimbus_brings_an_elemental() -> None:
    t = table("HERO_02")
    t.answers("UNG_809")
    t.play("BOT_533")
    assert t.cards() == ["UNG_809"]


def test_thunderhead_throws_sparks_after_overload() -> None:
    t = table()
    t.minion("BOT_407")
    t.play("CS2_029", t.hero(2))
    assert t.row() == ["BOT_407"]
    t.play("EX1_238", t.hero(2))
    assert t.row() == ["BOT_102t", "BOT_407", "BOT_102t"]
