"""Fractured in Alterac Valley: Demon Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, COST, DAMAGE
from table import YETI, stats, table


def test_flag_runner_gains_attack_whenever_a_friendly_minion_dies() -> None:
    t = table("HERO_10", build=185749)
    runner = t.minion("AV_261")
    t.kill(t.minion(side=2))
    assert stats(runner) == (1, 6)
    t.kill(t.minion(), t.minion())
    assert stats(runner) == (3, 6)


def test_the_wings_of_hate_spread_with_their_rank() -> None:
    for card_id, wings in (("ONY_016", 2), ("ONY_016t", 3), ("ONY_016t2", 4)):
        t = table(build=135540)
        t.play(card_id)
        assert t.row() == ["BT_922t"] * wings


def test_battleworn_vanguard_calls_felwings_when_the_hero_attacks() -> None:
    t = table("HERO_01", build=135540)
    vanguard = t.minion("AV_118")
    t.weapon("CS2_106")
    t.attack(vanguard, t.hero(2))
    assert t.row() == ["AV_118"]
    t.attack(t.hero(1), t.hero(2))
    assert sorted(t.row()) == ["AV_118", "BT_922t", "BT_922t"]


def test_dreadprison_glaive_rewards_an_honorable_kill() -> None:
    for damage, hurt in ((4, 1), (3, 0)):
        t = table("HERO_10", build=135540)
        t.weapon("AV_209")
        t.attack(t.hero(1), t.minion(side=2, damage=damage))
        assert t.hero(2).get(DAMAGE) == hurt


def test_razorglaive_sentinel_draws_for_a_card_at_either_end() -> None:
    t = table("HERO_10")
    t.deck(YETI, YETI, YETI)
    t.minion("ONY_036")
    left, middle, right = (t.hand("GAME_005") for _ in range(3))
    t.play(middle)
    assert t.cards() == ["GAME_005"] * 2
    t.play(left)
    assert t.cards() == ["GAME_005", YETI]
    t.play(right)
    assert t.cards() == [YETI, YETI]


def test_a_warden_of_chains_wants_a_great_demon() -> None:
    for held, face in (("CS2_065", (2, 6)), ("CS2_064", (3, 8))):
        t = table("HERO_10", build=185749)
        t.hand(held)
        assert stats(t.play("AV_262")) == face


def test_a_sigil_of_reckoning_calls_a_demon_a_turn_later() -> None:
    t = table("HERO_10", build=185749)
    t.play("AV_264")
    t.hand(YETI)
    t.hand("CS2_065")
    assert t.row() == []
    t.round()
    assert t.row() == ["CS2_065"]


def test_an_urzul_giant_is_cheaper_for_each_dead_friend() -> None:
    t = table("HERO_10", build=185749)
    giant = t.hand("AV_265")
    t.kill(t.minion(), t.minion(), t.minion(side=2))
    assert giant.get(COST) == 11


def test_a_field_of_strife_lasts_three_turns() -> None:
    t = table("HERO_10", build=185749)
    own, foe = t.minion(), t.minion(side=2)
    t.play("AV_661")
    assert [e.get(ATK) for e in (own, foe)] == [5, 4]
    for _ in range(3):
        t.round()
    assert own.get(ATK) == 4


def test_a_keen_reflex_gains_attack_for_each_exact_kill() -> None:
    t = table("HERO_10", build=185749)
    own, foe = t.minion(), t.minion(side=2)
    t.minion(side=2, damage=4)
    t.minion(damage=4)
    t.play("ONY_014")
    assert [own.get(DAMAGE), foe.get(DAMAGE), t.hero(1).get(ATK)] == [1, 1, 2]
    t.round()
    assert t.hero(1).get(ATK) == 0
