"""Fractured in Alterac Valley: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, DAMAGE
from table import YETI, stats, table


def test_an_undying_disciple_strikes_with_the_attack_that_it_had() -> None:
    t = table(build=150659)
    disciple, enemy = t.minion("AV_325"), t.minion(side=2)
    t.game.touch_auras()
    t.kill(disciple)
    assert enemy.get(DAMAGE) == 3


def test_shadow_word_devour_takes_health_of_all_the_others() -> None:
    t = table(build=148211)
    thief, friend, enemy = t.minion(), t.minion(), t.minion(side=2)
    t.play("AV_324", thief)
    assert [stats(e) for e in (thief, friend, enemy)] == [(4, 7), (4, 4), (4, 4)]
    assert [e.card_id for e in thief.attached] == ["AV_324e2", "AV_324e2b", "AV_324e2b"]
    assert [e.card_id for e in enemy.attached] == ["AV_324e3", "AV_324eb"]


def test_stolen_health_forgives_no_wounds() -> None:
    """U573:2419, U573:2810."""
    t = table(build=148211)
    thief, hurt, dying = t.minion(), t.minion(damage=2), t.minion(damage=4)
    t.play("AV_324", thief)
    assert (stats(hurt), hurt.get(DAMAGE), dying.zone) == ((4, 2), 2, Zone.GRAVEYARD)


def test_a_spirit_guide_shows_both_ways() -> None:
    t = table("HERO_09", build=185749)
    t.deck(YETI, "CS2_029", "CS1_130", "CS2_234")
    t.kill(t.minion("AV_328"))
    assert sorted(t.cards()) == ["CS1_130", "CS2_234"]


def test_a_stormpike_aid_station_restores_for_three_turns() -> None:
    t = table("HERO_09", build=185749)
    own, foe = t.minion(), t.minion(side=2)
    t.play("AV_664")
    for _ in range(4):
        t.round()
    assert [stats(e) for e in (own, foe)] == [(4, 11), (4, 5)]


def test_a_horn_of_wrathion_calls_whelps_with_a_dragon() -> None:
    for drawn, whelps in ((YETI, 0), ("EX1_284", 2)):
        t = table("HERO_09", build=185749)
        t.deck("CS2_029", drawn)
        t.play("ONY_017")
        assert t.cards() == [drawn]
        assert t.row() == ["ONY_001t"] * whelps


def test_a_lightmaw_netherdrake_wants_both_schools() -> None:
    for shadow, hurt in (("CS2_029", 0), ("CS2_234", 3)):
        t = table("HERO_09", build=185749)
        t.hand("CS1_130")
        t.hand(shadow)
        own, foe = t.minion(), t.minion(side=2)
        drake = t.play("ONY_026")
        assert [e.get(DAMAGE) for e in (own, foe, drake)] == [hurt, hurt, 0]


def test_luminous_geode_illuminates_the_healed() -> None:
    t = table("HERO_09", build=126451)
    t.minion("AV_326")
    yeti = t.minion(damage=3)
    t.play(t.power(), yeti)
    assert yeti.get(ATK) == 6


def test_gift_of_the_naaru_draws_while_somebody_is_hurt() -> None:
    t = table(build=126451)
    t.deck(YETI)
    yeti = t.minion(damage=3)
    t.play("AV_330")
    assert (yeti.get(DAMAGE), t.cards()) == (0, [])
    t.hurt(2, 9)
    t.play("AV_330")
    assert t.cards() == [YETI]
