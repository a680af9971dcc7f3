"""The Great Dark Beyond: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, ATK, COST, DAMAGE, DORMANT
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


def test_pylons_cheapen_the_next_protoss_card_of_the_turn() -> None:
    t = table("HERO_08", build=241170)
    spell, ray = t.hand("SC_759"), t.hand("SC_783")
    t.play("SC_755")
    assert [spell.get(COST), ray.get(COST)] == [0, 1]
    t.play(spell)
    assert t.hero(1).get(ARMOR) == 6
    assert ray.get(COST) == 3


def test_a_carrier_sends_out_four_interceptors() -> None:
    t = table("HERO_08", build=241170)
    t.minion("SC_756")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == ["SC_756t", "SC_756t", "SC_756", "SC_756t", "SC_756t"]
    assert t.hero(2).get(DAMAGE) == 16


def test_the_interceptors_of_a_carrier_need_a_place_each() -> None:
    t = table("HERO_08", build=241170)
    t.minion("SC_756")
    for _ in range(4):
        t.minion()
    giant = t.minion("EX1_105", side=2)
    t.deck(YETI, side=2)
    t.answers(giant, giant, 0)  # the two die in their attacks, and no other one comes
    t.end_turn()
    assert [giant.zone, t.hero(2).get(DAMAGE)] == [Zone.GRAVEYARD, 0]


@pytest.mark.parametrize(("mana", "size"), [(10, (5, 8)), (11, (10, 16))])
def test_an_immortal_doubles_for_mana(mana: int, size: tuple[int, int]) -> None:
    t = table("HERO_09", build=241170, mana=mana)
    assert stats(t.play("SC_763")) == size
    assert t.spent() == (11 if size == (10, 16) else 7)


def test_an_astral_phaser_burns_two_or_stuns_one() -> None:
    t = table("HERO_06", build=241170)
    first, second = t.minion(side=2), t.minion(side=2)
    t.play("GDB_851", option=0)
    assert [first.get(DAMAGE), second.get(DAMAGE)] == [2, 2]
    t.play("GDB_851", first, option=1)
    assert [first.get(DORMANT), second.get(DORMANT)] == [1, 0]
    t.round()
    assert first.get(DORMANT) == 1
    t.round()
    t.deck(YETI, side=2)
    t.end_turn()
    assert first.get(DORMANT) == 0
