"""Kobolds & Catacombs: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, TAUNT
from table import YETI, stats, table


@pytest.mark.parametrize(("card_id", "drawn"), [("LOOT_013", []), ("LOOT_014", [YETI])])
def test_warlocks_pay_with_health(card_id: str, drawn: list[str]) -> None:
    t = table("HERO_07")
    t.deck(YETI)
    t.play(card_id)
    assert (t.hero(1).get(DAMAGE), t.cards()) == (2, drawn)


def test_voidlord_leaves_three_walkers() -> None:
    t = table()
    t.kill(t.minion("LOOT_368"))
    assert t.row() == ["CS2_065"] * 3


def test_amethyst_spellstones_do_not_grow_by_a_hero_power() -> None:
    """Life Tap leaves them as they are: U091a:4135, 4531, 7792."""
    t = table("HERO_07")
    stone = t.hand("LOOT_043")
    t.deck(YETI)
    t.hero_power("CS2_056")
    t.play(t.power())
    assert (stone.card_id, t.hero(1).get(DAMAGE)) == ("LOOT_043", 2)


def test_amethyst_spellstones_grow_by_my_own_damage() -> None:
    t = table("HERO_07")
    stone = t.hand("LOOT_043")
    t.play("CS2_008", t.hero(1))
    assert stone.card_id == "LOOT_043t2"
    t.deck(YETI)
    t.play("LOOT_014")
    assert stone.card_id == "LOOT_043t3"
    ogre = t.minion("CS2_200", 2)
    t.play(stone, ogre)
    assert ogre.zone == Zone.GRAVEYARD
    assert t.hero(1).get(DAMAGE) == 0


def test_skull_of_the_manari_summons_a_demon() -> None:
    t = table()
    t.weapon("LOOT_420")
    t.hand("CS2_065")
    t.hand("CS2_064")
    t.hand(YETI)
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers("CS2_064", 0)
    t.end_turn()
    assert (t.row(), t.cards()) == (["CS2_064"], ["CS2_065", YETI, YETI])


def test_rin_opens_the_seals_one_by_one() -> None:
    t = table()
    t.kill(t.minion("LOOT_415"))
    for number in range(1, 6):
        (seal,) = t.game.hand[1]
        assert seal.card_id == f"LOOT_415t{number}"
        t.play(seal)
    assert t.cards() == ["LOOT_415t6"]
    seals = ["LOOT_415t1", "LOOT_415t2", "LOOT_415t3", "LOOT_415t4", "LOOT_415t5"]
    assert t.row() == [f"{seal}t" for seal in seals]


def test_azari_devours_the_opponents_deck() -> None:
    t = table()
    cards, mine = t.deck(YETI, YETI, side=2), t.deck(YETI)
    t.play("LOOT_415t6")
    assert [each.zone for each in (*cards, *mine)] == [Zone.GRAVEYARD, Zone.GRAVEYARD, Zone.DECK]


def test_possessed_lackey_recruits_a_demon() -> None:
    t = table()
    lackey = t.minion("LOOT_306")
    t.deck(YETI, "CS2_064", "CS2_065")
    t.answers("CS2_065")
    t.kill(lackey)
    assert t.row() == ["CS2_065"]


def test_dark_pact_feeds_the_hero() -> None:
    t = table("HERO_07")
    yeti = t.minion()
    t.hurt(1, 10)
    t.play("LOOT_017", yeti)
    assert (yeti.zone, t.hero(1).get(DAMAGE)) == (Zone.GRAVEYARD, 6)


@pytest.mark.parametrize(("damage", "size"), [(14, (4, 4)), (15, (7, 7))])
def test_hooked_reaver_grows_for_a_weak_master(damage: int, size: tuple[int, int]) -> None:
    t = table("HERO_07")
    t.hurt(1, damage)
    reaver = t.play("LOOT_018")
    assert (stats(reaver), reaver.get(TAUNT)) == (size, int(size == (7, 7)))


@pytest.mark.parametrize(("build", "left"), [(54613, 0), (187190, 1)])
def test_cataclysm_destroys_and_discards(build: int, left: int) -> None:
    t = table("HERO_07", build=build)
    t.minion()
    t.minion(side=2)
    for _ in range(3):
        t.hand(YETI)
    t.play("LOOT_417")
    assert (t.row(), t.row(2), len(t.cards())) == ([], [], left)
