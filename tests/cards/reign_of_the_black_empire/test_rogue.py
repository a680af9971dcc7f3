"""Reign of the Black Empire: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, Table, stats, table

BUILD = 255790
COMBO, HOARDER = "EX1_131", "EX1_096"  # Defias Ringleader 2/2, Loot Hoarder


def rogue() -> Table:
    return table("HERO_03", build=BUILD)


def test_a_shadow_dance_strikes_the_undamaged() -> None:
    t = rogue()
    hurt, whole, mine = t.minion(side=2, damage=1), t.minion(side=2), t.minion()
    t.play("BE_071")
    assert [e.get(DAMAGE) for e in (hurt, whole, t.hero(2), mine)] == [1, 1, 1, 0]


def test_an_agent_copies_another_deathrattle_minion_of_the_hand() -> None:
    t = rogue()
    t.hand("BE_541")
    t.hand(YETI)
    one, _ = t.hand(HOARDER), t.hand("EX1_029")
    agent = t.minion("BE_541")
    t.answers(one)
    t.kill(agent)
    assert t.cards()[-1] == HOARDER


def test_an_agent_without_another_copies_nothing() -> None:
    t = rogue()
    t.hand("BE_541")
    t.kill(t.minion("BE_541"))
    assert t.cards() == ["BE_541"]


def test_a_goliath_costs_less_for_each_combo_card() -> None:
    t = rogue()
    t.deck(YETI)
    goliath = t.hand("BE_721")
    t.play(COMBO)
    t.play(YETI)
    t.play(COMBO)
    assert goliath.get(COST) == 4
    t.play(goliath)
    assert t.cards() == [YETI]


def test_a_wandering_seeker_strikes_after_combo_cards() -> None:
    t = rogue()
    t.minion("BE_723")
    enemy = t.minion(side=2)
    t.play(YETI)
    t.answers(enemy)
    t.play(COMBO)
    assert (enemy.get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 0)


def test_the_unknowable_one_sets_combo_minions() -> None:
    t = rogue()
    combo, yeti = t.hand(COMBO), t.hand(YETI)
    t.play("BE_725")
    assert (stats(combo), stats(yeti)) == ((6, 6), (4, 5))


def test_larvae_are_of_other_classes() -> None:
    t = rogue()
    t.answers("BE_720t5")
    t.play("BE_720")
    t.answers("BE_720t8", "BE_720t1", "BE_720t11")
    t.play("BE_724")
    swarmer = t.minion("BE_722")
    t.answers("BE_720t2", "BE_720t2")
    t.kill(swarmer)
    assert [each.removeprefix("BE_720t") for each in t.cards()] == ["5", "8", "1", "11", "2", "2"]


def test_a_rogue_finds_no_rogues_larva() -> None:
    t = rogue()
    t.answers("BE_720t3")
    with pytest.raises(AssertionError, match="not in the pool"):
        t.play("BE_720")
    t.answers()


def test_a_full_hand_takes_one_larva() -> None:
    t = rogue()
    for _ in range(9):
        t.hand(YETI)
    t.kill(t.minion("BE_722"))
    assert len(t.cards()) == 10


def test_drestagath_draws_an_old_god() -> None:
    t = rogue()
    t.deck(YETI, "BE_017", YETI)
    t.kill(t.minion("BE_703"))
    assert t.cards() == ["BE_017"]


def test_drestagath_finds_one_without() -> None:
    t = rogue()
    t.deck(YETI)
    t.answers("BE_784")
    t.kill(t.minion("BE_703"))
    assert t.cards() == ["BE_784"]
