"""The Great Dark Beyond: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, ATK, COST
from table import YETI, stats, table


@pytest.mark.parametrize(("others", "strong"), [(3, (2, 3)), (4, (3, 4)), (5, (3, 4))])
def test_a_cosmic_phenomenon_strengthens_a_full_board(others: int, strong: tuple[int, int]) -> None:
    t = table("HERO_06", build=217964)
    for _ in range(others):
        t.minion()
    t.play("GDB_882")
    assert (t.at(1, -1).card_id, stats(t.at(1, -1))) == ("GDB_882t", strong)


def test_a_distress_signal_gives_mana_back() -> None:
    t = table("HERO_06", build=217964)
    t.answers("CS2_172", "CS2_173")
    t.play("GDB_883")
    assert (sorted(t.row()), t.spent()) == (["CS2_172", "CS2_173"], 2)


def test_an_arkonite_revelation_makes_only_a_spell_cheaper() -> None:
    t = table("HERO_06", build=223542)
    t.deck("CS2_029", YETI)
    t.answers(0, 0)
    t.play("GDB_852")
    t.play("GDB_852")
    assert [e.get(COST) for e in t.game.in_row(t.game.hand[1])] == [3, 4]


def test_a_star_grazer_arms_its_hero_once() -> None:
    t = table("HERO_06", build=217964)
    t.minion("GDB_855")
    hero = t.hero(1)
    t.play("CS2_029", t.hero(2))
    assert (hero.get(ATK), hero.get(ARMOR)) == (8, 8)
    assert [e.card_id for e in hero.attached] == ["GDB_855e"]
    t.play("CS2_029", t.hero(2))
    assert hero.get(ARMOR) == 8
    t.deck(YETI, side=2)
    t.end_turn()
    assert hero.get(ATK) == 0


def test_a_final_frontier_finds_a_cheap_giant() -> None:
    t = table("HERO_06", build=217964)
    t.play("GDB_857")
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert (found.card.cost, found.get(COST)) == (10, 1)
    assert [e.card_id for e in found.attached] == ["GBL_001e"]
