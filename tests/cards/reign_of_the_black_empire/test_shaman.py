"""Reign of the Black Empire: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, COST, DAMAGE, FROZEN, OVERLOAD_OWED
from table import YETI, Table, stats, table

BUILD = 255790
FIRE, FIRE_TOO, FROST = "CS2_029", "CS2_032", "CS2_024"


def shaman() -> Table:
    return table("HERO_02", build=BUILD)


@pytest.mark.parametrize(("spells", "two"), [((FIRE, FROST), True), ((FIRE, FIRE), False)])
def test_a_primus_copies_itself_after_two_schools(spells: tuple[str, str], two: bool) -> None:
    t = shaman()
    primus = t.hand("BE_171")
    for spell in spells:
        t.play(spell, t.hero(2))
    t.play(primus)
    assert t.row() == ["BE_171"] * (1 + two)


def test_schools_before_the_card_was_held_do_not_count() -> None:
    t = shaman()
    t.play(FIRE, t.hero(2))
    scholar = t.hand("BE_303")
    t.play(FROST, t.hero(2))
    damage = t.hero(2).get(DAMAGE)
    t.play(scholar)
    assert t.hero(2).get(DAMAGE) == damage


def test_a_scholar_burns_all_enemies_after_two_schools() -> None:
    t = shaman()
    scholar, enemy, mine = t.hand("BE_303"), t.minion("EX1_105", side=2), t.minion()
    t.play(FIRE, t.hero(2))
    t.play(FROST, t.hero(2))
    t.play(scholar)
    assert [e.get(DAMAGE) for e in (enemy, t.hero(2), mine)] == [4, 13, 0]


def test_neptulon_makes_all_elementals_alike() -> None:
    t = shaman()
    before = t.minion("CS2_042")
    t.play("BE_209")
    t.play("CS2_042", t.hero(2))  # Fire Elemental, 6/5
    t.play(YETI)
    t.minion("UNG_809t1")  # 1/2
    assert [stats(e) for e in t.game.row(1)] == [(6, 5), (7, 7), (5, 5), (4, 5), (5, 5)]
    assert stats(before) == (6, 5)


def test_a_flame_shock_burns_two_enemies() -> None:
    t = shaman()
    one, two = t.minion(side=2), t.minion(side=2)
    t.answers(two, one)
    t.play("BE_302")
    assert [e.get(DAMAGE) for e in (one, two, t.hero(2))] == [2, 2, 0]
    assert t.tag(OVERLOAD_OWED) == 1


def test_an_eyemaul_calls_elementals() -> None:
    t = shaman()
    t.weapon("BE_349")
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == ["BE_349t"] * 2


def test_an_unnatural_cold_freezes_shields_and_draws() -> None:
    t = shaman()
    t.deck(YETI)
    enemy = t.minion(side=2)
    t.play("BE_842", enemy)
    assert (enemy.get(FROZEN), t.hero(1).get(ARMOR), t.cards()) == (1, 3, [YETI])


def test_an_elemental_of_madness_finds_a_spell_of_its_attack() -> None:
    t = shaman()
    t.answers("CS2_025", "EX1_126", "CS2_013", 0)
    t.play("BE_870")
    (card,) = t.game.hand[1]
    assert (card.card_id, card.get(COST)) == ("CS2_025", 0)
    t.end_turn()
    assert card.get(COST) == 2


def test_two_abilities_of_one_spell_are_different() -> None:
    t = shaman()
    t.answers("BE_013t4", "BE_013t1", *[t.hero(2)] * 7)
    t.play("BE_778")
    assert (t.row(), t.hero(2).get(DAMAGE)) == (["BE_013t5"] * 2, 7)


def test_therazane_has_each_school_cast_twice_once() -> None:
    t = shaman()
    t.play("BE_337")
    hurt = []
    for spell in (FIRE, FROST, FIRE, FROST, "CS2_025"):
        before = t.hero(2).get(DAMAGE)
        t.play(spell, None if spell == "CS2_025" else t.hero(2))
        hurt.append(t.hero(2).get(DAMAGE) - before)
    assert hurt == [12, 6, 6, 3, 0]


def test_a_spell_of_no_school_is_cast_once() -> None:
    t = shaman()
    t.play("BE_337")
    enemy = t.minion("EX1_105", side=2)
    t.play("BE_559", enemy)
    assert enemy.get(DAMAGE) == 3
