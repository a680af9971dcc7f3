"""Madness at the Darkmoon Faire: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, DIVINE_SHIELD, DORMANT, LIFESTEAL, RUSH, TAUNT
from table import YETI, stats, table


def test_day_at_the_faire_is_longer_when_corrupted() -> None:
    t = table("HERO_04", build=185749)
    day = t.hand("DMF_244")
    t.play("CS2_200")
    assert day.card_id == "DMF_244t"
    t.play(day)
    assert t.row() == ["CS2_200", *["CS2_101t"] * 5]
    t.end_turn()
    t.play("DMF_244")
    assert t.row(2) == ["CS2_101t"] * 3


def test_paladin_cards_are_corrupted() -> None:
    t = table("HERO_04", build=90000)
    t.hand("DMF_064")
    t.hand("YOP_011")
    t.play("EX1_586")
    assert t.cards() == ["DMF_064t", "YOP_011t"]


def test_a_snack_run_feeds_the_hero() -> None:
    t = table("HERO_04", build=90000)
    hero = t.hurt(1, 20)
    t.play("DMF_195")
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert hero.get(DAMAGE) == 20 - found.card.cost


def test_a_balloon_merchant_serves_recruits() -> None:
    t = table("HERO_04", build=90000)
    recruit, yeti = t.minion("CS2_101t"), t.minion()
    t.play("DMF_235")
    assert [*stats(recruit), recruit.get(DIVINE_SHIELD)] == [2, 1, 1]
    assert [*stats(yeti), yeti.get(DIVINE_SHIELD)] == [4, 5, 0]


def test_a_carnival_barker_calls_the_small() -> None:
    t = table("HERO_04", build=90000)
    t.minion("DMF_237")
    small, yeti = t.play("CS2_231"), t.play(YETI)
    assert [stats(e) for e in (small, yeti)] == [(2, 3), (4, 5)]


def test_an_imprisoned_celestial_shields_after_a_spell() -> None:
    t = table("HERO_04", build=90000)
    celestial, own, foe = t.play("YOP_010"), t.minion(), t.minion(side=2)
    t.play("GAME_005")
    assert own.get(DIVINE_SHIELD) == 0
    t.round()
    t.round()
    assert celestial.get(DORMANT) == 0
    t.play("GAME_005")
    assert [e.get(DIVINE_SHIELD) for e in (celestial, own, foe)] == [1, 1, 0]


def test_redscale_dragontamer_draws_a_dragon() -> None:
    t = table("HERO_04", build=71003)
    t.deck(YETI, "EX1_561")
    t.kill(t.minion("DMF_194"))
    assert t.cards() == ["EX1_561"]


def test_hammer_of_the_naaru_calls_an_elemental() -> None:
    t = table("HERO_04", build=71003)
    t.play("DMF_238")
    assert t.row() == ["DMF_238t"]


def test_high_exarch_yrel_wants_a_pure_deck() -> None:
    t = table(build=77662)
    t.deck("CS2_087")
    yrel = t.play("DMF_241")
    assert [yrel.get(tag) for tag in (RUSH, LIFESTEAL, TAUNT, DIVINE_SHIELD)] == [1, 1, 1, 1]
    t.deck(YETI)
    other = t.play("DMF_241")
    assert [other.get(tag) for tag in (RUSH, LIFESTEAL, TAUNT, DIVINE_SHIELD)] == [0, 0, 0, 0]
