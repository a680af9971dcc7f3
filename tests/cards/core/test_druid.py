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


def test_ulfar_lets_minions_leave_one_of_their_cost() -> None:
    t = table("HERO_06", build=255790)
    dear, cheap, foe = t.minion("CS2_186"), t.minion("CS2_172"), t.minion(side=2)
    ulfar = t.play("CORE_CATA_006")
    assert t.row() == ["CS2_186", "CS2_172", "CORE_CATA_006"]
    t.answers("CS2_222")
    t.kill(dear)
    assert t.row() == ["CS2_222", "CS2_172", "CORE_CATA_006"]
    t.answers("CS2_142")
    t.kill(cheap)
    assert t.row() == ["CS2_222", "CS2_142", "CORE_CATA_006"]
    t.kill(ulfar, foe)
    assert (t.row(), t.row(2)) == (["CS2_222", "CS2_142"], [])
