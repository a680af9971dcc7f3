"""The Boomsday Project: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, table


def test_a_shooting_star_hits_neighbours_too() -> None:
    t = table("HERO_08")
    assert t.refuses("BOT_453")
    row = [t.minion(side=2) for _ in range(4)]
    t.play("BOT_453", row[1])
    assert [e.get(DAMAGE) for e in row] == [1, 1, 1, 0]


def test_research_project_draws_for_both() -> None:
    t = table()
    t.deck("CS2_182", "CS2_168", "CS2_182")
    t.deck("CS2_182", "CS2_168", side=2)
    t.play("BOT_600")
    assert [len(t.cards(side)) for side in (1, 2)] == [2, 2]


def test_lunas_pocket_galaxy_makes_the_deck_cheap() -> None:
    t = table()
    yeti, bolt = t.deck(YETI, "CS2_024")
    t.play("BOT_257")
    assert (yeti.get(COST), bolt.get(COST)) == (1, 2)


def test_astral_rift_adds_minions() -> None:
    t = table()
    t.answers(YETI, "CS2_231")
    t.play("BOT_101")
    assert t.cards() == [YETI, "CS2_231"]


def test_unexpected_results_follow_spell_damage() -> None:
    t = table()
    t.answers("CS2_120", "CS2_121")
    t.play("BOT_254")
    assert t.row() == ["CS2_120", "CS2_121"]
    t.minion("EX1_012")
    t.answers("CS2_127", "CS2_127")
    t.play("BOT_254")
    assert t.row()[-2:] == ["CS2_127", "CS2_127"]


def test_astromancer_summons_for_the_size_of_the_hand() -> None:
    t = table()
    t.hand("GAME_005"), t.hand("GAME_005")
    t.answers("CS2_120")
    t.play("BOT_256")
    assert t.row() == ["BOT_256", "CS2_120"]
