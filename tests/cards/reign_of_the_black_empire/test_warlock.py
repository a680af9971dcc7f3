"""Reign of the Black Empire: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, Table, stats, table

BUILD = 255790


def warlock() -> Table:
    return table("HERO_07", build=BUILD)


@pytest.mark.parametrize(("other", "damage"), [("CS2_186", 2), (YETI, 4)])
def test_a_blasphemy_is_repeated_if_no_card_costs_more(other: str, damage: int) -> None:
    t = warlock()
    t.hand(other)
    enemy, mine = t.minion("EX1_105", side=2), t.minion()
    t.play("BE_086")
    assert [e.get(DAMAGE) for e in (enemy, t.hero(2), mine)] == [damage, damage, 0]


def test_a_subjugator_makes_its_neighbours_like_it() -> None:
    t = warlock()
    for _ in range(3):
        t.minion()
    t.play("BE_093", position=2)
    assert t.row() == ["BE_093", "BE_093", "BE_093", YETI]


def test_floating_lessons_give_double_their_cost() -> None:
    t = warlock()
    yeti, one, two = t.minion(), t.hand(YETI), t.hand(YETI)
    t.hand("CS2_029")
    t.minion("BE_729")  # spells cost (1) more
    t.answers(two)
    t.play("BE_094", yeti)
    assert [stats(e) for e in (yeti, one, two)] == [(8, 9), (4, 5), (8, 9)]


def test_zakajz_makes_minions_cheap_and_spells_dear() -> None:
    t = warlock()
    spell, minion = t.hand("CS2_029"), t.hand(YETI)
    deep = t.deck("CS2_029", YETI)
    t.play("BE_728")
    assert [e.get(COST) for e in (spell, minion, *deep)] == [5, 3, 5, 3]


def test_a_mawman_cultist_makes_all_spells_dearer() -> None:
    t = warlock()
    mine, theirs, minion = t.hand("CS2_029"), t.hand("CS2_029", 2), t.hand(YETI)
    cultist = t.minion("BE_729")
    assert [e.get(COST) for e in (mine, theirs, minion)] == [5, 5, 4]
    t.kill(cultist)
    assert [e.get(COST) for e in (mine, theirs, minion)] == [4, 4, 4]
