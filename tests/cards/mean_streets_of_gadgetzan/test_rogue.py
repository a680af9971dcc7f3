"""Mean Streets of Gadgetzan: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from table import table


def test_counterfeit_coin_is_a_coin() -> None:
    t = table(mana=1)
    t.play("CFM_630")
    t.play("CS2_172")
    assert t.row() == ["CS2_172"]


def test_gadgetzan_ferryman_ferries_as_a_combo() -> None:
    t = table("HERO_03")
    yeti = t.minion()
    assert t.refuses("CFM_693", yeti)
    t.play("GAME_005")
    t.play("CFM_693", yeti)
    assert yeti.zone == Zone.HAND
