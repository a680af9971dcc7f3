"""The Boomsday Project: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, RUSH
from table import stats, table


def test_spider_bomb_takes_an_enemy_with_it_alone_and_merged() -> None:
    t = table("HERO_05")
    first, second = t.minion(side=2), t.minion(side=2)
    t.answers(second)
    t.kill(t.minion("BOT_251"))
    assert t.game.row(2) == [first]
    mech = t.minion("GVG_085")
    t.answers(first)
    t.play("BOT_251", position=1)
    t.kill(mech)
    assert (t.row(1), t.row(2)) == ([], [])


def test_fireworks_tech_sets_off_a_mech() -> None:
    t = table("HERO_05")
    egg, yeti = t.minion("BOT_537"), t.minion()
    assert t.refuses("BOT_038", yeti)
    t.play("BOT_038", egg)
    assert (stats(egg), "BOT_537t" in t.row()) == ((1, 6), True)


def test_secret_plan_finds_a_secret() -> None:
    t = table("HERO_05")
    t.answers("EX1_610", "EX1_611", "EX1_533", 1)
    t.play("BOT_402")
    assert t.cards() == ["EX1_611"]
    t = table("HERO_01")
    t.answers("EX1_610", "EX1_611", "EX1_533", 1)
    t.play("BOT_402")
    assert t.cards() == ["EX1_611"]


def test_cybertech_chip_leaves_mechs() -> None:
    t = table()
    yeti, foe = t.minion(), t.minion(side=2)
    t.play("BOT_438")
    t.answers("GVG_006")
    t.kill(yeti, foe)
    assert t.cards() == ["GVG_006"]


def test_boommaster_flark_brings_four_bombs() -> None:
    t = table()
    t.play("BOT_034")
    assert sorted(t.row()) == [*["BOT_031"] * 4, "BOT_034"]


def test_bomb_toss_hits_and_leaves_a_bomb() -> None:
    t = table("HERO_05")
    t.play("BOT_033", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (2, ["BOT_031"])


def test_goblin_prank_lasts_for_a_turn() -> None:
    t = table("HERO_05")
    yeti = t.minion()
    t.play("BOT_437", yeti)
    assert (stats(yeti), yeti.get(RUSH)) == ((7, 8), 1)
    t.end_turn()
    assert t.row() == []


def test_necromechanic_doubles_deathrattles() -> None:
    t = table()
    t.minion("BOT_039")
    t.kill(t.minion("FP1_007"))
    assert t.row() == ["BOT_039", "FP1_007t", "FP1_007t"]
    assert [e.card_id for e in t.game.owner(1).attached] == ["BOT_039e"]


def test_boom_zooka_fires_minions_of_the_deck() -> None:
    t = table()
    foe = t.minion("CS2_186", side=2)
    first, second, third = t.deck("CS2_231", "CS2_231", "CS2_231")
    t.answers(first, second, third, third, foe, second, foe, first, foe)
    t.play("BOT_429")
    assert (t.row(), foe.get(DAMAGE), t.game.deck[1]) == ([], 3, [])
