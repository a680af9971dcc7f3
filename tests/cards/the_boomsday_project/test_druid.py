"""The Boomsday Project: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, RESOURCES, TEMP_RESOURCES
from table import YETI, stats, table


def test_biology_project_gives_both_players_crystals() -> None:
    t = table("HERO_06", mana=3)
    t.play("BOT_054")
    assert (t.tag(RESOURCES, 1), t.tag(RESOURCES, 2)) == (5, 5)


def test_dreampetal_florist_makes_a_minion_cheap() -> None:
    t = table()
    t.minion("BOT_423")
    bolt, giant, ogre = t.hand("CS2_024"), t.hand("EX1_620"), t.hand("CS2_200")
    t.deck(YETI, side=2)
    t.answers(ogre, 0)
    t.end_turn()
    assert (bolt.get(COST), ogre.get(COST), giant.get(COST) > 6) == (2, 0, True)


def test_juicy_psychmelon_draws_a_minion_of_each_cost() -> None:
    t = table()
    t.deck("CS2_182", "NEW1_030", "CS2_222", "EX1_298", "CS2_029")
    t.play("BOT_404")
    assert t.cards() == ["CS2_222", "EX1_298", "NEW1_030"]


def test_dendrologist_finds_a_spell_beside_a_treant() -> None:
    t = table("HERO_06")
    t.play("BOT_419")
    assert t.cards() == []
    t.minion("EX1_158t")
    t.answers("CS2_008", "CS2_011", "CS2_012", "CS2_011")
    t.play("BOT_419")
    assert t.cards() == ["CS2_011"]


def test_landscaping_plants_two_treants() -> None:
    t = table("HERO_06")
    t.play("BOT_420")
    assert t.row() == ["EX1_tk9", "EX1_tk9"]


def test_mulchmuncher_counts_dead_treants() -> None:
    t = table("HERO_06")
    muncher = t.hand("BOT_523")
    t.kill(t.minion("DAL_256t2"), t.minion(), t.minion("DAL_256t2", side=2))
    assert muncher.get(COST) == 8


def test_tending_tauren_strengthens_or_plants() -> None:
    t = table()
    yeti = t.minion()
    tauren = t.play("BOT_422", option=0)
    assert (stats(yeti), stats(tauren)) == ((5, 6), (3, 4))
    t.play("BOT_422", option=1)
    assert sorted(t.row()) == sorted([YETI, "BOT_422", "BOT_422", "EX1_tk9", "EX1_tk9"])


def test_gloop_sprayer_copies_its_neighbours() -> None:
    t = table()
    t.minion(), t.minion("CS2_120")
    t.play("BOT_507")
    assert sorted(t.row()) == sorted([YETI, "CS2_120", "CS2_120", "BOT_507"])


def test_floops_glorious_gloop_turns_deaths_into_mana() -> None:
    t = table(mana=5)
    t.play("BOT_444")
    t.kill(t.minion(), t.minion(side=2))
    assert t.tag(TEMP_RESOURCES) - t.spent() == 1


def test_floops_glorious_gloop_later_refreshes() -> None:
    t = table(build=198608, mana=5)
    t.play("BOT_444")
    t.kill(t.minion())
    assert t.spent() == 0
