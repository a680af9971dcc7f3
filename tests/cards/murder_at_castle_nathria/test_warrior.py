"""Murder at Castle Nathria: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, ATK, CHARGE, HEALTH
from table import YETI, stats, table


def test_sanguine_depths_hurt_and_strengthen_a_minion() -> None:
    t = table("HERO_01", build=217964)
    yeti, place = t.minion(side=2), t.play("REV_990")
    assert t.refuses(place, t.hero(2))
    t.play(place, yeti)
    assert stats(yeti) == (6, 4)


def test_anima_extractor_strengthens_the_hand() -> None:
    t = table(build=179020)
    extractor = t.minion("REV_332")
    foe = t.minion(side=2)
    yeti = t.hand(YETI)
    t.hand("CS2_024")
    t.attack(extractor, foe)
    assert stats(yeti) == (5, 6)


def test_a_call_to_the_stand_brings_a_minion_of_the_enemy_hand() -> None:
    t = table("HERO_01", build=217964)
    t.hand("CS2_029", 2)
    t.hand(YETI, 2)
    called = t.hand("CS2_200", 2)
    t.answers(called)
    t.play("MAW_027")
    assert (t.row(2), t.cards(2)) == (["CS2_200"], ["CS2_029", YETI])


@pytest.mark.parametrize("armed", [False, True])
def test_a_weapons_expert_sharpens_or_draws(armed: bool) -> None:
    t = table("HERO_01", build=217964)
    t.deck(YETI, "CS2_106")
    axe = t.weapon("CS2_106") if armed else None
    t.play("MAW_029")
    assert t.cards() == ([] if armed else ["CS2_106"])
    assert axe is None or (axe.get(ATK), axe.get(HEALTH)) == (4, 3)


def test_a_crazed_wretch_rages_while_damaged() -> None:
    t = table("HERO_01", build=217964)
    wretch = t.minion("REV_930")
    t.play("EX1_400")
    assert (stats(wretch), wretch.get(CHARGE)) == ((3, 3), 1)
    t.play("CS1_112")
    assert (stats(wretch), wretch.get(CHARGE)) == ((1, 4), 0)


@pytest.mark.parametrize(("armor", "size"), [(3, (4, 4)), (4, (8, 8))])
def test_a_mawsworn_bailiff_wants_armor(armor: int, size: tuple[int, int]) -> None:
    t = table("HERO_01", build=217964)
    t.hero(1).tags[ARMOR] = armor
    assert stats(t.play("MAW_028")) == size


@pytest.mark.parametrize(("infused", "size"), [(False, (5, 6)), (True, (6, 6))])
def test_an_imbued_axe_strengthens_the_hurt(infused: bool, size: tuple[int, int]) -> None:
    t = table("HERO_01", build=217964)
    axe = t.hand("REV_933")
    if infused:
        t.kill(t.minion(), t.minion())
    assert axe.card_id == ("REV_933t" if infused else "REV_933")
    hurt, whole = t.minion(damage=1), t.minion()
    t.play(axe)
    t.attack(t.hero(1), t.hero(2))
    assert (stats(hurt), stats(whole)) == (size, (4, 5))


@pytest.mark.parametrize(("damage", "size"), [(9, (1, 3)), (10, (2, 4))])
def test_a_burden_of_pride_helps_the_hurt(damage: int, size: tuple[int, int]) -> None:
    t = table("HERO_01", build=199503)
    t.hurt(1, damage)
    t.play("REV_334")
    assert [stats(e) for e in t.game.row(1)] == [size] * 3
