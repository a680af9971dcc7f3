"""The Boomsday Project: Shaman; each card played."""

from __future__ import annotations

from table import table


def test_a_menacing_nimbus_brings_an_elemental() -> None:
    t = table("HERO_02")
    t.answers("UNG_809")
    t.play("BOT_533")
    assert t.cards() == ["UNG_809"]
