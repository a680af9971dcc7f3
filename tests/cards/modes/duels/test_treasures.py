"""Treasures of Duels; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from hsreplay_sim.engine.state.entities import durability
from table import YETI, table


def test_truesilver_lance_lasts_with_overload() -> None:
    t = table("HERO_02", build=137436)
    lance = t.weapon("PVPDR_Finley_T3")
    t.play("CS2_029", t.hero(2))
    assert durability(lance.tags) == 1
    t.play("EX1_238", t.hero(2))
    assert durability(lance.tags) == 2


def test_sr_scout_strikes_as_the_turn_ends() -> None:
    t = table(build=137436)
    t.minion("PVPDR_Finley_T4_2")
    first, second = t.minion("CS2_186", 2), t.minion("CS2_186", 2)
    t.deck(YETI, side=2)
    t.answers(second, YETI)
    t.end_turn()
    assert [e.get(DAMAGE) for e in (first, second)] == [0, 6]
