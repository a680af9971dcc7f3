"""Madness at the Darkmoon Faire: Rogue; each card played."""

from __future__ import annotations

from table import YETI, table

FAIRE = 88998


def test_swindle_draws_a_minion_only_as_a_combo() -> None:
    t = table("HERO_03", build=FAIRE)
    t.deck(YETI, "CS2_029", "CS2_029")
    t.play("DMF_515")
    assert t.cards() == ["CS2_029"]
    t.play("DMF_515")
    assert t.cards() == ["CS2_029", "CS2_029", YETI]
