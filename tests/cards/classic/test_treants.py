"""Classic: the Treants of 2014 and 2015; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, TAG_333
from table import table


def test_the_treants_of_2015_charge_and_die_as_the_turn_ends() -> None:
    t = table("HERO_06", build=10833)
    t.play("EX1_571")
    assert t.row() == ["EX1_tk9"] * 3
    t.attack(t.at(1, 0), t.hero(2))
    assert [each.get(TAG_333) for each in t.game.row(1)] == [1, 1, 1]
    t.deck("CS2_182", side=2)
    t.end_turn()
    assert (t.row(), t.hero(2).get(DAMAGE)) == ([], 2)


def test_the_treants_of_classic_are_of_a_card_of_their_own() -> None:
    t = table("HERO_06", build=154203)
    t.play("VAN_EX1_571")
    assert t.row() == ["VAN_EX1_tk9b"] * 3
    t.attack(t.at(1, 0), t.hero(2))
    assert [each.get(TAG_333) for each in t.game.row(1)] == [1, 1, 1]
    t.end_turn()
    assert t.row() == []
