"""Madness at the Darkmoon Faire: Paladin; each card played."""

from __future__ import annotations

from table import table


def test_day_at_the_faire_is_longer_when_corrupted() -> None:
    t = table("HERO_04", build=185749)
    day = t.hand("DMF_244")
    t.play("CS2_200")
    assert day.card_id == "DMF_244t"
    t.play(day)
    assert t.row() == ["CS2_200", *["CS2_101t"] * 5]
    t.end_turn()
    t.play("DMF_244")
    assert t.row(2) == ["CS2_101t"] * 3
