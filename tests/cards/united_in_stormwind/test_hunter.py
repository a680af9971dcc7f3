"""United in Stormwind with the Deadmines (2021): Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, QUEST_PROGRESS
from table import stats, table


def test_aimed_shot_strengthens_the_next_hero_power() -> None:
    t = table("HERO_05", build=134558)
    t.play("SW_321", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3
    t.play(t.power())
    assert t.hero(2).get(DAMAGE) == 7
    t.round()
    t.play(t.power())
    assert t.hero(2).get(DAMAGE) == 9


def test_the_district_is_defended_by_spells_that_deal_damage() -> None:
    t = table("HERO_05", build=134558)
    t.play("SW_322")
    t.play("CS2_084", t.minion(side=2))
    assert t.game.secrets[1][0].get(QUEST_PROGRESS) == 0
    row = [t.minion(side=2) for _ in range(3)]
    t.play("EX1_537", row[1])
    assert t.game.secrets[1][0].get(QUEST_PROGRESS) == 1
    t.play("DS1_185", row[0])
    assert [e.card_id for e in t.game.secrets[1]] == ["SW_322t"]
    t.play(t.power(), row[0])
    t.round()
    t.play("DS1_185", t.hero(2))
    t.play("DS1_185", t.hero(2))
    assert ([e.card_id for e in t.game.secrets[1]], t.power().get(COST)) == (["SW_322t2"], 0)
    t.play("DS1_185", t.hero(2))
    t.play("DS1_185", t.hero(2))
    t.play(t.power(), t.hero(2))
    t.play(t.game.in_row(t.game.hand[1])[-1])
    assert t.row() == ["SW_322t4"]
    assert t.refuses(t.power(), t.hero(2))
    t.play("DS1_185", t.hero(2))
    t.play(t.power(), t.hero(2))


def test_a_defias_blastfisher_fires_for_each_beast() -> None:
    t = table("HERO_05", build=185749)
    fisher, foe = t.hand("DED_007"), t.minion(side=2)
    t.minion("CS2_172")
    t.minion("CS2_172")
    t.minion()
    t.answers(t.hero(2), foe, t.hero(2))
    t.play(fisher)
    assert [foe.get(DAMAGE), t.hero(2).get(DAMAGE)] == [2, 4]


def test_a_rodent_nest_is_full_of_rats() -> None:
    t = table("HERO_05", build=185749)
    t.kill(t.minion("SW_455"))
    assert t.row() == ["SW_455t"] * 5


def test_a_stormwind_piper_entrances_beasts() -> None:
    t = table("HERO_05", build=185749)
    piper, beast, yeti = t.minion("SW_459"), t.minion("CS2_172"), t.minion()
    t.attack(piper, t.hero(2))
    assert [stats(e) for e in (piper, beast, yeti)] == [(1, 6), (4, 3), (4, 5)]


def test_an_imported_tarantula_hides_two_spiders() -> None:
    t = table("HERO_05", build=185749)
    t.kill(t.minion("SW_463"))
    assert t.row() == ["SW_463t"] * 2
