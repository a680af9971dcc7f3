"""Rastakhan's Rumble: Rogue; each card played."""

from __future__ import annotations

from table import YETI, table


def test_raiding_party_draws_a_weapon_as_a_combo() -> None:
    t = table("HERO_03")
    t.deck(YETI, "CS2_146", "CS2_106", "CS2_146", "CS2_146", "CS2_146")
    t.play("TRL_124")
    assert t.cards() == ["CS2_146", "CS2_146"]
    t.play("TRL_124")
    assert sorted(t.cards()) == ["CS2_106"] + ["CS2_146"] * 4
