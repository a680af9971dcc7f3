"""March of the Lich King: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, ATK, CHARGE, COST
from table import YETI, stats, table


def test_life_from_death_draws_three() -> None:
    t = table("HERO_06", build=217964)
    t.deck(*[YETI] * 3)
    t.play("NX2_011")
    assert t.cards() == [YETI] * 3


def test_life_from_death_is_cheap_once_infused() -> None:
    t = table("HERO_06", build=217964)
    t.deck(*[YETI] * 3)
    life = t.hand("NX2_011")
    for _ in range(10):
        if life.card_id == "NX2_011t":
            break
        t.kill(t.minion())
    assert (life.card_id, life.get(COST)) == ("NX2_011t", 1)
    t.play(life)
    assert t.cards() == [YETI] * 3


def test_rake_strikes_with_the_attack_it_gives() -> None:
    t = table("HERO_06", build=217964)
    assert t.refuses("NX2_012")
    yeti = t.minion(side=2)
    t.weapon("CS2_106")
    t.play("NX2_012", yeti)
    assert (t.hero(1).get(ATK), t.row(2)) == (5, [])
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_a_lingering_zombie_falls_apart_by_and_by() -> None:
    t = table("HERO_06", build=217964)
    t.kill(t.minion("RLK_650"))
    assert t.row() == ["RLK_650t"]
    t.kill(t.at(1, 0))
    assert t.row() == ["RLK_650t2"]


def test_unending_swarm_brings_cheap_minions_back() -> None:
    t = table("HERO_06", build=217964)
    t.kill(t.minion("CS2_231"), t.minion("CS2_172"), t.minion(), t.minion("CS2_231", side=2))
    t.play("RLK_652")
    assert sorted(t.row()) == ["CS2_172", "CS2_231"]
    t.fill(1)
    assert t.refuses("RLK_652")


def test_a_crypt_keeper_is_cheaper_by_the_armor() -> None:
    t = table("HERO_06", build=190416)
    keeper = t.hand("RLK_651")
    t.minion("RLK_657")
    assert keeper.get(COST) == 8
    t.play("RLK_657")
    assert (t.hero(1).get(ARMOR), keeper.get(COST)) == (6, 2)
    t.kill(t.game.row(1)[0])
    assert (t.hero(1).get(ARMOR), keeper.get(COST)) == (12, 0)


@pytest.mark.parametrize(("died", "row"), [(False, []), (True, ["RLK_956t"])])
def test_a_nerubian_flyer_asks_for_a_dead_undead(died: bool, row: list[str]) -> None:
    t = table("HERO_06", build=217964)
    if died:
        t.kill(t.minion("RLK_123"))
    t.play("RLK_956")
    assert t.row() == ["RLK_956", *row]


def test_a_chitinous_plating_grows_once_more() -> None:
    t = table("HERO_06", build=217964)
    t.play("RLK_656")
    assert t.hero(1).get(ARMOR) == 4
    t.round()
    assert t.hero(1).get(ARMOR) == 8
    t.round()
    assert t.hero(1).get(ARMOR) == 8


def test_beetlemancy_is_armor_or_two_beetles() -> None:
    t = table("HERO_06", build=221908)
    t.play("RLK_654", option=0)
    assert t.hero(1).get(ARMOR) == 12
    t.play("RLK_654", option=1)
    assert t.row() == ["RLK_654t", "RLK_654t"]


def test_elder_nadox_feeds_an_undead_to_the_others() -> None:
    t = table("HERO_06", build=221908)
    undead, yeti = t.minion("RLK_505"), t.minion()
    assert t.refuses("RLK_658", yeti)
    nadox = t.play("RLK_658", undead)
    assert [stats(yeti), stats(nadox), undead.zone] == [(9, 5), (10, 4), Zone.GRAVEYARD]


@pytest.mark.parametrize(("mana", "size", "charge"), [(10, (6, 6), 0), (11, (10, 10), 1)])
def test_a_death_beetle_grows_at_eleven_mana(mana: int, size: tuple[int, int], charge: int) -> None:
    t = table("HERO_06", build=221908, mana=mana)
    beetle = t.play("NX2_010")
    assert [stats(beetle), beetle.get(CHARGE)] == [size, charge]
