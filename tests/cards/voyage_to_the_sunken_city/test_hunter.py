"""Voyage to the Sunken City: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


def test_a_shellshot_hits_three_times_with_less_and_less() -> None:
    t = table("HERO_05", build=189017)
    one, other = t.minion(side=2), t.minion(side=2)
    t.answers(0, 1, 1)
    t.play("TID_075")
    assert [e.get(DAMAGE) for e in (one, other, t.hero(2))] == [3, 3, 0]


def test_conchs_call_draws_a_naga_and_a_spell() -> None:
    t = table("HERO_05", build=189017)
    t.deck(YETI, "CS2_029", "TSC_053")
    t.play("TSC_072")
    assert t.cards() == ["TSC_053", "CS2_029"]
