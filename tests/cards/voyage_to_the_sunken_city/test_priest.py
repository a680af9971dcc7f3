"""Voyage to the Sunken City: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, stats, table


def test_what_was_held_while_a_naga_was_played_gives_more() -> None:
    t = table(build=174258)
    t.deck(*[YETI] * 5)
    yeti = t.minion()
    t.play("TSC_215", yeti)
    assert (stats(yeti), t.cards()) == ((5, 7), [])
    wig, gifts = t.hand("TSC_215"), t.hand("TSC_948")
    t.play("TSC_823")
    t.play(wig, yeti)
    assert t.cards().count("TSC_215") == 1
    held = len(t.cards())
    t.play(gifts)
    assert len(t.cards()) == held + 1


@pytest.mark.parametrize(("spell", "left"), [("CS1_112", 6), ("CS2_234", 12)])
def test_a_herald_of_light_restores_after_a_holy_spell(spell: str, left: int) -> None:
    t = table("HERO_09", build=185749)
    weak = t.minion("CS2_231", side=2)
    t.deck(YETI)
    herald = t.hand("TID_085")
    t.play(spell, None if spell == "CS1_112" else weak)
    t.hurt(1, 12)
    t.play(herald)
    assert t.hero(1).get(DAMAGE) == left
