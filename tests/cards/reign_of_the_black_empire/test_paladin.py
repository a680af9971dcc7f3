"""Reign of the Black Empire: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, DIVINE_SHIELD
from table import YETI, Table, stats, table

BUILD = 255790
HOLY = "CS2_093"  # Consecration, 3 Mana


def paladin(mana: int = 30) -> Table:
    return table("HERO_04", build=BUILD, mana=mana)


def test_a_lightcaller_heals_both_heroes() -> None:
    t = paladin()
    t.hurt(1, 10)
    t.hurt(2, 10)
    t.weapon("BE_000")
    enemy = t.minion("CS2_118", side=2)  # Magma Rager, 5/1
    t.attack(t.hero(1), enemy)
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (11, 6)


@pytest.mark.parametrize("mana", [7, 1])
def test_a_march_to_war_takes_all_mana(mana: int) -> None:
    t = paladin(mana)
    card = t.hand("BE_142")
    assert card.get(COST) == mana
    t.play(card)
    soldier = t.at(1, 0)
    assert (stats(soldier), soldier.get(DIVINE_SHIELD), t.spent()) == ((mana, mana), 1, mana)


def test_a_march_to_war_costs_what_is_left() -> None:
    t = paladin(7)
    card = t.hand("BE_142")
    t.play("CS2_182")
    assert card.get(COST) == 3
    t.fill(1)
    assert t.refuses(card)


def test_an_oathbinders_aura_summons_soldiers_for_three_turns() -> None:
    t = paladin()
    t.play("BE_146")
    assert t.row() == []
    t.play(HOLY)
    t.play("CS2_029", t.hero(2))
    assert [(e.card_id, stats(e)) for e in t.game.row(1)] == [("BE_142t", (3, 3))]
    t.round()
    t.round()
    t.play(HOLY)
    assert t.row() == ["BE_142t"] * 2
    t.round()
    t.play(HOLY)
    assert t.row() == ["BE_142t"] * 2


def test_a_sundancer_blesses_at_the_end_of_its_turn() -> None:
    t = paladin()
    t.minion("BE_152")
    t.end_turn()
    assert t.cards(1) == ["BE_152t"]
    t.end_turn()
    yeti = t.minion()
    t.play(t.game.hand[1][0], yeti)
    assert stats(yeti) == (6, 8)


def test_a_suns_reckoning_shuffles_the_final_one_in() -> None:
    t = paladin()
    enemy = t.minion(side=2)
    t.play("BE_153")
    assert (enemy.get(DAMAGE), [e.card_id for e in t.game.deck[1]]) == (1, ["BE_153t"])


def test_a_final_reckoning_heals() -> None:
    t = paladin()
    t.hurt(1, 10)
    one, two, mine = t.minion(side=2), t.minion(side=2), t.minion()
    t.play("BE_153t")
    assert [e.get(DAMAGE) for e in (one, two, mine, t.hero(1))] == [3, 3, 0, 4]


def test_a_humble_judgment_makes_what_it_draws_small() -> None:
    t = paladin()
    t.deck("CS2_029", YETI, "CS2_168")
    held = t.hand(YETI)
    t.play("BE_154")
    drawn = [e for e in t.game.hand[1] if e is not held]
    assert sorted(stats(e) for e in drawn if e.card_id != "CS2_029") == [(2, 2), (2, 2)]
    assert (len(drawn), stats(held)) == (3, (4, 5))


def test_halls_of_origination_heal_and_call() -> None:
    t = paladin()
    t.hurt(1, 10)
    enemy = t.minion("EX1_105", side=2)
    t.answers(*[enemy] * 7, t.hero(2), "NEW1_010")
    t.play("BE_183")
    assert [e.get(DAMAGE) for e in (enemy, t.hero(2), t.hero(1))] == [7, 1, 2]
    assert t.row() == ["NEW1_010"]


def test_amitut_shuffles_in_copies_that_are_cast_when_drawn() -> None:
    t = paladin()
    enemy = t.minion("EX1_105", side=2)
    t.deck(HOLY, "CS2_029")
    t.play("BE_143")
    deck = t.game.deck[1]
    assert sorted(e.card_id for e in deck) == ["CS2_029", HOLY, HOLY]
    blessed = next(e for e in deck if e.attached)
    assert blessed.card_id == HOLY
    t.deck("CS2_023", side=2)
    t.end_turn()
    t.answers(blessed, next(e for e in deck if e.card_id == "CS2_029"))
    t.end_turn()
    assert (t.cards(), enemy.get(DAMAGE)) == (["CS2_029"], 2)
    assert [e.card_id for e in t.game.deck[1]] == [HOLY]
