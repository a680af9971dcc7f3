"""The Great Dark Beyond: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, COST, CREATOR, DAMAGE, TAG_SCRIPT_DATA_NUM_1
from table import YETI, stats, table


def test_a_foreboding_flame_makes_new_demons_cheaper() -> None:
    t = table("HERO_07", build=217964)
    own, new, yeti = t.hand("EX1_301"), t.hand("EX1_301"), t.hand(YETI)
    new.tags[CREATOR] = yeti.tags[CREATOR] = 1
    t.play("GDB_121")
    assert [e.get(COST) for e in (own, new, yeti)] == [3, 2, 4]
    assert [e.card_id for e in t.game.owner(1).attached] == ["GDB_121e"]


def test_an_infernal_stratagem_on_a_demon_makes_the_next_cheaper() -> None:
    t = table("HERO_07", build=217964)
    first, second, demon, yeti = (
        t.hand("EX1_301"),
        t.hand("EX1_301"),
        t.minion("EX1_301"),
        t.minion(),
    )
    t.play("GDB_122", yeti)
    assert (stats(yeti), first.get(COST)) == ((7, 8), 3)
    t.play("GDB_122", demon)
    assert (stats(demon), first.get(COST)) == ((6, 8), 1)
    assert [e.card_id for e in demon.attached] == ["GDB_122e"]
    assert [e.card_id for e in t.game.owner(1).attached] == ["GDB_122e2"]
    t.play(first)
    assert second.get(COST) == 3


def test_an_abduction_ray_brings_cheaper_demons_all_turn() -> None:
    t = table("HERO_07", build=217964)
    t.answers("EX1_301")
    ray = t.play("GDB_123")
    demon = next(e for e in t.game.hand[1] if e.card_id == "EX1_301")
    assert (demon.get(COST), [e.card_id for e in demon.attached]) == (1, ["GBL_002e"])
    assert t.cards().count(ray.card_id) == 1


def test_a_black_hole_spares_demons() -> None:
    t = table("HERO_07", build=217964)
    t.minion("EX1_301"), t.minion(), t.minion(side=2), t.minion("EX1_301", side=2)
    t.play("GDB_126")
    assert (t.row(), t.row(2)) == (["EX1_301"], ["EX1_301"])


def test_a_spine_crawler_is_strong_beside_a_location() -> None:
    t = table("HERO_07", build=223542)
    crawler = t.minion("SC_023")
    assert crawler.get(ATK) == 1
    t.play("VAC_522")
    assert crawler.get(ATK) == 4


def test_a_baneling_bursts_among_the_enemy_minions() -> None:
    t = table("HERO_07", build=241170)
    enemy = t.minion(side=2)
    t.kill(t.minion("SC_019t"))
    assert [enemy.get(DAMAGE), t.hero(2).get(DAMAGE)] == [1, 0]


def test_an_ultralisk_cavern_burns_and_leaves_its_beast() -> None:
    t = table("HERO_07", build=241170)
    enemy = t.minion(side=2)
    cavern = t.play("SC_019")
    t.round()
    t.play(cavern)
    assert [enemy.get(DAMAGE), t.hero(2).get(DAMAGE)] == [1, 1]
    t.kill(cavern)
    assert t.row() == ["SC_006"]


def test_a_healthstone_restores_what_was_lost_this_turn() -> None:
    t = table("HERO_07", build=241170)
    hero = t.hurt(1, 10)
    t.play("CORE_CS2_029", hero)
    stone = t.hand("GDB_125")
    assert stone.get(TAG_SCRIPT_DATA_NUM_1) == 6
    t.play(stone)
    assert hero.get(DAMAGE) == 10
