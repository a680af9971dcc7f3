"""Reign of the Black Empire: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, REBORN, RUSH, TAUNT
from table import YETI, Table, stats, table

BUILD = 255790
BONUS = (REBORN, RUSH, TAUNT)


def neutral() -> Table:
    return table("HERO_08", build=BUILD)


def test_a_mogu_warmaster_makes_the_next_spell_cheap() -> None:
    t = neutral()
    t.play("BE_008")
    spell, later = t.hand("CS2_029"), t.hand("CS2_029")
    assert spell.get(COST) == 4
    t.play(YETI)
    assert spell.get(COST) == 3
    t.play(spell, t.hero(2))
    assert later.get(COST) == 4


def test_what_a_warmaster_gives_is_gone_with_the_turn() -> None:
    t = neutral()
    t.minion("BE_008")
    spell = t.hand("CS2_029")
    t.play(YETI)
    t.end_turn()
    assert spell.get(COST) == 4


def test_a_vaultkeeper_strengthens_its_neighbours_twice() -> None:
    t = neutral()
    row = [t.minion() for _ in range(3)]
    keeper = t.play("BE_151", position=2)
    assert [stats(e) for e in row] == [(6, 7), (6, 7), (4, 5)]
    t.kill(keeper)
    assert [stats(e) for e in row] == [(8, 9), (8, 9), (4, 5)]


@pytest.mark.parametrize("armed", [True, False])
def test_a_precursor_rushes_with_a_weapon(armed: bool) -> None:
    t = neutral()
    if armed:
        t.weapon("CS2_106")
    mantid = t.play("BE_169")
    assert (stats(mantid), mantid.get(RUSH)) == (((4, 4), 1) if armed else ((3, 3), 0))


def test_an_unstable_prototype_strengthens_the_hand() -> None:
    t = neutral()
    yeti, _ = t.hand(YETI), t.hand("CS2_029")
    t.kill(t.minion("BE_207"))
    assert (stats(yeti), t.row()) == ((5, 6), ["BE_207"])


def test_a_wyrm_grows_with_others() -> None:
    t = neutral()
    wyrm = t.play("BE_255")
    assert stats(wyrm) == (2, 1)
    t.play(YETI)
    t.play(YETI)
    assert stats(wyrm) == (2, 3)


def test_a_chariot_draws_for_others() -> None:
    t = neutral()
    t.deck(YETI, YETI)
    t.play("BE_701")
    t.play("CS2_029", t.hero(2))
    assert t.cards() == []
    t.play(YETI)
    assert t.cards() == [YETI]


def test_a_thrasher_costs_less_for_each_enemy_minion() -> None:
    t = neutral()
    thrasher = t.hand("BE_733")
    t.minion(side=2)
    t.minion(side=2)
    t.minion()
    assert thrasher.get(COST) == 6


def test_an_ooze_is_two_at_the_end_of_the_turn() -> None:
    t = neutral()
    t.play("BE_734")
    t.end_turn()
    assert t.row() == ["BE_734"] * 2
    t.end_turn()
    t.end_turn()
    assert t.row() == ["BE_734"] * 2


def test_an_ooze_that_was_not_played_stays_alone() -> None:
    t = neutral()
    t.minion("BE_734")
    t.end_turn()
    assert t.row() == ["BE_734"]


def test_a_crystalline_golem_heals_as_it_dies() -> None:
    t = neutral()
    t.hurt(1, 10)
    t.kill(t.minion("BE_861"))
    assert (t.hero(1).get(DAMAGE), t.row()) == (7, ["BE_861"])


def test_a_shadewing_makes_a_shadow_spell_cheap() -> None:
    t = neutral()
    one, two, fire = t.hand("EX1_622"), t.hand("EX1_622"), t.hand("CS2_029")
    t.answers(two)
    t.kill(t.minion("BE_993"))
    assert [e.get(COST) for e in (one, two, fire)] == [2, 0, 4]


@pytest.mark.parametrize(("victim", "size"), [("EX1_105", (8, 14)), (YETI, (8, 8))])
def test_a_stone_trogg_grows_if_its_victim_survives(victim: str, size: tuple[int, int]) -> None:
    t = neutral()
    trogg = t.play("BE_994", t.minion(victim, side=2))
    assert (stats(trogg), trogg.get(TAUNT)) == (size, int(size[1] > 8))


def test_a_stone_trogg_without_a_victim_gains_nothing() -> None:
    t = neutral()
    assert stats(t.play("BE_994")) == (8, 8)


def test_an_ironborn_grows_when_enemies_die_in_its_turn() -> None:
    t = neutral()
    ironborn = t.minion("BE_996")
    t.kill(t.minion())
    assert stats(ironborn) == (3, 5)
    t.kill(t.minion(side=2))
    assert stats(ironborn) == (5, 7)
    t.end_turn()
    t.kill(t.minion(side=2))
    assert stats(ironborn) == (5, 7)


def test_a_seeker_of_prey_answers_damage() -> None:
    t = neutral()
    seeker = t.minion("BE_998")
    one, two = t.minion(side=2), t.minion("EX1_105", side=2)
    t.answers(two)
    t.attack(seeker, one)
    assert t.row(2) == [YETI]
    assert seeker.get(DAMAGE) == 4


def test_a_power_tiger_attacks_in_every_turn() -> None:
    t = neutral()
    t.minion("BE_999")
    enemy = t.minion(side=2)
    t.answers(enemy, t.hero(2))
    t.end_turn()
    assert (t.row(2), t.hero(2).get(DAMAGE)) == ([], 1)  # of Fatigue
    t.end_turn()
    assert t.hero(2).get(DAMAGE) == 7
