"""March of the Lich King: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, ATK, COST, DAMAGE
from table import YETI, stats, table


def test_a_hookfist_brings_armor_and_a_card_after_the_hero_attacks() -> None:
    t = table("HERO_01", build=190416)
    t.minion("NX2_028")
    t.weapon("CS2_106")
    t.deck(YETI, YETI)
    t.attack(t.hero(1), t.hero(2))
    assert (t.hero(1).get(ARMOR), t.cards()) == (4, [YETI])


@pytest.mark.parametrize(("hurt", "cost"), [(0, 4), (2, 2)])
def test_light_of_the_phoenix_is_cheaper_for_each_hurt_friend(hurt: int, cost: int) -> None:
    t = table("HERO_01", build=190416)
    for at in range(3):
        t.minion(damage=int(at < hurt))
    t.minion(side=2, damage=1)
    t.deck(YETI, YETI, YETI)
    light = t.hand("RLK_603")
    assert light.get(COST) == cost
    t.play(light)
    assert t.cards() == [YETI, YETI]


def test_a_sunfury_champion_burns_all_after_a_fire_spell() -> None:
    t = table("HERO_01", build=190416)
    champion, theirs = t.minion("RLK_609"), t.minion(side=2)
    t.play("CS2_026")
    assert theirs.get(DAMAGE) == 0
    t.play("CS2_029", t.hero(2))
    assert [e.get(DAMAGE) for e in (champion, theirs)] == [1, 1]


def test_sunfire_smithing_arms_hero_and_minion() -> None:
    t = table("HERO_01", build=217964)
    first, second = t.hand(YETI), t.hand(YETI)
    t.hand("CS2_029")
    t.answers(second)
    t.play("RLK_600")
    assert (stats(first), stats(second), t.hero(1).get(ATK)) == ((4, 5), (8, 7), 4)


def test_blazing_power_counts_the_hurt() -> None:
    t = table("HERO_01", build=217964)
    t.hurt(1, 3)
    t.hurt(2, 3)
    yeti = t.minion(damage=1)
    t.play("RLK_605", yeti)
    assert stats(yeti) == (7, 7)


@pytest.mark.parametrize(("armor", "bodies"), [(4, 1), (5, 2)])
def test_a_fleshshaper_doubles_behind_armor(armor: int, bodies: int) -> None:
    t = table("HERO_01", build=217964)
    t.hero(1).tags[ARMOR] = armor
    t.play("NX2_027")
    assert t.row() == ["NX2_027"] * bodies


@pytest.mark.parametrize(
    ("build", "mana", "size"), [(159202, 4, (6, 10)), (221908, 6, (3, 5)), (221908, 7, (6, 10))]
)
def test_a_last_stand_doubles_a_taunt_minion(build: int, mana: int, size: tuple[int, int]) -> None:
    t = table("HERO_01", build=build, mana=mana)
    t.deck(YETI, "CORE_CS2_179")
    t.play("RLK_601")
    (drawn,) = t.game.hand[1]
    assert stats(drawn) == size


@pytest.mark.parametrize(("mana", "size"), [(5, (1, 2)), (6, (2, 4))])
def test_embers_of_strength_are_two_guards(mana: int, size: tuple[int, int]) -> None:
    t = table("HERO_01", build=221908, mana=mana)
    t.play("RLK_960")
    assert [stats(e) for e in t.game.row(1)] == [size] * 2
