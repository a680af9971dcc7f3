"""Scholomance Academy: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table

FRAGMENT = "SCH_307t"


def test_fragments_are_shuffled_in() -> None:
    t = table("HERO_07")
    yeti = t.minion()
    t.play("SCH_307")
    t.play("SCH_700")
    assert yeti.get(DAMAGE) == 2
    assert [e.card_id for e in t.game.deck[1]] == [FRAGMENT] * 4


def test_soul_shear_hurts_and_shuffles() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("SCH_701", yeti)
    assert (yeti.get(DAMAGE), [e.card_id for e in t.game.deck[1]]) == (3, ["SCH_307t"] * 2)
