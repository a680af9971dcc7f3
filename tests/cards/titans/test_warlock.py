"""TITANS: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, SPAWN_TIME_COUNT
from table import YETI, stats, table


def test_mortal_eradication_heals_for_each_minion_killed() -> None:
    t = table("HERO_07", build=217964)
    hero, yeti = t.hurt(1, 9), t.minion(side=2)
    wisp, other = t.minion("CS2_231", side=2), t.minion("CS2_231", side=2)
    t.answers(wisp, yeti, other, yeti, yeti)
    t.play("TTN_460")
    assert (hero.get(DAMAGE), yeti.get(DAMAGE), t.row(2)) == (5, 3, [YETI])


def test_a_thornveil_tentacle_drains_a_random_enemy_minion() -> None:
    t = table("HERO_07", build=190416)
    one, other = t.minion(side=2), t.minion(side=2)
    t.hurt(1, 5)
    t.answers(1)
    t.play("TTN_456")
    assert [e.get(DAMAGE) for e in (one, other, t.hero(1))] == [0, 2, 3]


def test_a_tentacle_tender_gets_a_tendril_at_the_end_of_its_turns() -> None:
    t = table("HERO_07", build=190416)
    t.minion("YOG_517")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.cards(1) == ["YOG_514"]


def test_a_forge_of_wills_makes_a_giant_of_the_size_of_a_friend() -> None:
    t = table(build=195635)
    forge, ogre = t.play("TTN_465"), t.minion("CS2_200", damage=2)
    t.round()
    before = set(t.game.entities)
    t.play(forge, ogre)
    giant = t.at(1, 1)
    assert (giant.card_id, stats(giant), giant.get(COST)) == ("TTN_465t", (6, 5), 6)
    (twin,) = [
        each
        for number, each in t.game.entities.items()
        if number not in before and each is not giant and each.card_id == "TTN_465t"
    ]
    assert (twin.zone, stats(twin), twin.get(SPAWN_TIME_COUNT)) == (Zone.REMOVED, (6, 5), 0)


def test_a_monstrous_form_lasts_until_the_next_turn() -> None:
    t = table("HERO_07", build=217964)
    yeti = t.minion()
    t.deck(YETI), t.deck(YETI, side=2)
    t.play("TTN_486", yeti)
    t.end_turn()
    assert stats(yeti) == (7, 8)
    t.end_turn()
    assert stats(yeti) == (4, 5)


def test_wing_welding_throws_the_dearest_card() -> None:
    t = table("HERO_07", build=221908)
    enemy = t.minion("EDR_978", side=2)
    t.hand("CS2_171")
    t.hand(YETI)
    t.play("TTN_463")
    assert [enemy.get(DAMAGE), t.cards()] == [4, ["CS2_171"]]


def test_encroaching_insanity_tires_both_twice() -> None:
    t = table("HERO_07", build=221908)
    t.play("YOG_301")
    assert [t.hero(side).get(DAMAGE) for side in (1, 2)] == [3, 3]
