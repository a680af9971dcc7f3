"""Reign of the Black Empire: Rogue; each card played."""

from __future__ import annotations

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
