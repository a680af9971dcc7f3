"""Fractured in Alterac Valley with Onyxia's Lair: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table


def test_templar_captain_calls_defenders_in_battle() -> None:
    t = table(build=179020)
    t.attack(t.minion("AV_339"), t.minion(side=2))
    t.attack(t.minion("AV_339"), t.hero(2))
    assert t.row().count("AV_342t") == 1


def test_stonehearth_vindicator_makes_a_spell_free_for_a_turn() -> None:
    t = table(build=135540)
    t.deck("CS2_029", "CS2_024", YETI)
    t.play("AV_343")
    (spell,) = t.game.hand[1]
    assert (spell.card_id, spell.get(COST)) == ("CS2_024", 0)
    t.end_turn()
    assert spell.get(COST) == 2
