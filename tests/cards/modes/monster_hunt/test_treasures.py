"""Treasures of Monster Hunt; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, EXHAUSTED, LIFESTEAL
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, stats, table


def test_first_aid_kit_heals_the_own_side_at_the_end_of_the_own_turn_and_shows_itself() -> None:
    t = table(build=33717)
    kit = t.game.create("GILA_506", 1, Zone.GRAVEYARD)
    attach(t.game, kit, t.game.owner(1), "GILA_506e")
    bodies = [t.hurt(1, 5), t.minion(damage=3), t.minion(damage=1), t.minion(side=2, damage=3)]
    t.deck("CS2_182", side=2)
    t.end_turn()
    assert [each.get(DAMAGE) for each in bodies] == [3, 1, 0, 3]
    shown = [each for each in t.game.entities.values() if each.zone == Zone.REMOVED]
    assert [each.card_id for each in shown] == ["GILA_506"]
    t.deck("CS2_182")
    t.end_turn()
    assert bodies[0].get(DAMAGE) == 3


def test_gila_600p_fires_the_cannons_at_what_is_opposite() -> None:
    t = table()
    cannon, _ = t.minion("GILA_601"), t.minion()
    row = [t.minion(side=2) for _ in range(3)]
    power = t.hero_power("GILA_600p")
    t.play(power)
    assert [e.get(DAMAGE) for e in row] == [1, 1, 0]
    assert (t.hero(2).get(DAMAGE), power.get(EXHAUSTED), cannon.get(DAMAGE)) == (0, 1, 0)


def test_gila_601_hits_the_hero_when_nobody_is_opposite() -> None:
    t = table()
    t.minion("GILA_601")
    t.play(t.hero_power("GILA_600p"))
    assert t.hero(2).get(DAMAGE) == 1


def test_gila_612_costs_less_for_each_cannon_that_fired() -> None:
    t = table()
    t.minion("GILA_601")
    t.minion("CS2_231", side=2)
    goliath, power = t.hand("GILA_612"), t.hero_power("GILA_600p")
    t.play(power)  # it kills, and is ready again
    assert power.get(EXHAUSTED) == 0
    t.play(power)
    assert goliath.get(COST) == 8
    assert [e.card_id for e in t.game.owner(1).attached] == ["GILA_612e"]


def test_gila_854_becomes_a_beast_after_it_has_attacked_a_minion() -> None:
    t = table()
    beauty = t.minion("GILA_854")
    t.attack(beauty, t.minion("CS2_231", side=2))
    assert t.row() == ["GILA_854t"]


def test_a_first_aid_kit_lies_on_its_player() -> None:
    """U223:1389."""
    t = table(build=29349)
    t.play("GILA_506")
    assert [each.card_id for each in t.game.owner(1).attached] == ["GILA_506e"]


def test_darius_crowley_begins_with_a_cannon() -> None:
    """U203:657."""
    t = table("GILA_600h", build=28855)
    events.let_scenario_speak(t.game, events.MULLIGAN_DONE)
    assert (t.row(), t.row(2)) == (["GILA_601"], [])


BUILD = 33402


def test_the_dog_whistle_calls_a_bloodhound() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("GILA_400p"))
    assert t.row() == ["GILA_400t"]


def test_the_blood_moon_shines_on_own_minions() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("GILA_412")
    assert (stats(mine), mine.get(LIFESTEAL), stats(theirs)) == ((5, 6), 1, (4, 5))


def test_the_insight_of_a_hunter_makes_the_hand_cheaper() -> None:
    t = table(build=BUILD)
    cards = t.hand(YETI), t.hand("EX1_277")
    t.play("GILA_503")
    assert [each.get(COST) for each in cards] == [1, 0]


def test_midnight_strikes_an_enemy() -> None:
    t = table(build=BUILD)
    t.minion()
    t.minion(side=2)
    t.play("GILA_904")
    assert (t.row(), t.row(2)) == ([YETI], [])


def test_the_puzzle_box_transforms_all_minions() -> None:
    t = table(build=BUILD)
    t.minion()
    t.minion("CS2_231", 2)
    t.play("GILA_910")
    assert (t.at(1, 0).get(COST), t.at(2, 0).get(COST)) == (7, 3)
