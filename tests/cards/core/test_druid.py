"""Core: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table


def test_a_nordrassil_druid_makes_the_next_spell_of_the_turn_cheaper() -> None:
    t = table("HERO_06", build=117521)
    spell, second, yeti = t.hand("CS2_029"), t.hand("CS2_029"), t.hand(YETI)
    t.play("CS3_012")
    assert [e.get(COST) for e in (spell, second, yeti)] == [1, 1, 4]
    t.play(spell, t.hero(2))
    assert second.get(COST) == 4


def test_a_nordrassil_druid_helps_for_one_turn() -> None:
    t = table("HERO_06", build=117521)
    spell = t.hand("CS2_029")
    t.play("CS3_012")
    t.deck(YETI, side=2)
    t.end_turn()
    assert spell.get(COST) == 4
