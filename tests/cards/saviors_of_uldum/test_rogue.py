"""Saviors of Uldum: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK
from table import table


def test_pharaoh_cat_digs_up_a_reborn_minion() -> None:
    t = table()
    t.answers("ULD_208")
    t.play("ULD_186")
    assert t.cards() == ["ULD_208"]


def test_hooked_scimitar_is_sharper_as_a_combo() -> None:
    t = table("HERO_03")
    assert t.play("ULD_285").get(ATK) == 2
    assert t.play("ULD_285").get(ATK) == 4
