"""Whizbang's Workshop: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    DORMANT,
    EXHAUSTED,
    NUM_ATTACKS_THIS_TURN,
    STEALTH,
    TAG_SCRIPT_DATA_NUM_1,
)
from table import YETI, stats, table


def test_an_umpires_grasp_draws_a_cheaper_demon() -> None:
    t = table("HERO_10", build=210640)
    t.deck(YETI, "EX1_301")
    grasp = t.weapon("TOY_641")
    t.kill(grasp)
    (demon,) = t.game.hand[1]
    assert (demon.card_id, demon.get(COST)) == ("EX1_301", 1)
    assert [e.card_id for e in demon.attached] == ["TOY_641e"]


def test_a_red_card_sends_a_minion_to_sleep_for_two_turns_of_its_player() -> None:
    t = table("HERO_10", build=233275)
    enemy, friend = t.minion(side=2), t.minion()
    t.play("TOY_644", enemy)
    t.play("TOY_644", friend)
    assert [e.card_id for e in enemy.attached] == ["Toy_644e1"]
    asleep = []
    for _ in range(4):
        t.deck(YETI)
        t.deck(YETI, side=2)
        t.end_turn()
        asleep.append((enemy.get(DORMANT), friend.get(DORMANT)))
    assert asleep == [(1, 1), (1, 1), (0, 1), (0, 0)]


def test_a_spirit_of_the_team_hides_and_arms_its_hero_on_its_turn() -> None:
    t = table("HERO_10", build=210640)
    spirit = t.play("TOY_028")
    assert (spirit.get(STEALTH), t.hero(1).get(ATK)) == (1, 2)
    t.deck(YETI), t.deck(YETI, side=2)
    t.end_turn()
    assert (spirit.get(STEALTH), t.hero(1).get(ATK)) == (1, 0)
    t.end_turn()
    assert (spirit.get(STEALTH), t.hero(1).get(ATK)) == (0, 2)
    assert [e.card_id for e in t.hero(1).attached] == ["TOY_028e"]


@pytest.mark.parametrize(("build", "harm"), [(210640, 3), (231191, 2)])
def test_a_ball_hog_hits_the_weakest_enemy_twice(build: int, harm: int) -> None:
    t = table("HERO_10", build=build)
    t.hurt(1, 10)
    giant, yeti = t.minion("EX1_105", side=2), t.minion("EX1_620", side=2, damage=1)
    hog = t.play("TOY_642")
    assert (giant.get(DAMAGE), yeti.get(DAMAGE)) == (0, 1 + harm)
    t.kill(hog)
    assert (yeti.get(DAMAGE), t.hero(1).get(DAMAGE)) == (1 + 2 * harm, 10 - 2 * harm)


def test_two_ball_hogs_that_die_together_spare_what_dies_already() -> None:
    t = table("HERO_10", build=210640)
    t.hurt(2, 20)
    weak = t.minion(side=2, damage=4)
    t.kill(t.minion("TOY_642"), t.minion("TOY_642"))
    assert (weak.zone, t.hero(2).get(DAMAGE)) == (Zone.GRAVEYARD, 23)


def test_a_gibbering_reject_calls_another_after_each_blow() -> None:
    t = table("HERO_10", build=210640)
    t.minion("MIS_911")
    t.play(t.power())
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == ["MIS_911", "MIS_911"]


def test_sock_puppet_slitherspear_has_the_attack_of_its_hero_too() -> None:
    t = table("HERO_10", build=203120)
    puppet = t.play("MIS_710")
    assert puppet.get(ATK) == 1
    t.play(t.power())
    assert puppet.get(ATK) == 2
    t.round()
    assert puppet.get(ATK) == 1


def test_the_puppet_follows_as_its_hero_loses_a_weapon_in_an_attack() -> None:
    t = table("HERO_10", build=217964)
    puppet = t.play("MIS_710")
    t.weapon("CS2_106").tags[DAMAGE] = 1
    t.attack(t.hero(1), t.hero(2))
    assert t.game.weapon[1] is None
    assert puppet.get(ATK) == 1


@pytest.mark.parametrize(("edge", "healed"), [(True, 5), (False, 0)])
def test_a_workshop_mishap_spills_to_both_sides(edge: bool, healed: int) -> None:
    t = table("HERO_10", build=221908)
    hero = t.hurt(1, 20)
    left, middle, right = (t.minion(card, side=2) for card in (YETI, "CS2_121", YETI))
    t.hand(YETI)
    mishap = t.hand("TOY_640")
    if not edge:
        t.hand(YETI)
    t.play(mishap, middle)
    assert [left.get(DAMAGE), right.get(DAMAGE)] == [3, 3]
    assert (hero.get(DAMAGE) < 20) == bool(healed)


@pytest.mark.parametrize("edge", [True, False])
def test_a_blind_box_holds_two_demons(edge: bool) -> None:
    t = table("HERO_10", build=221908)
    t.hand(YETI)
    box = t.hand("TOY_643")
    if not edge:
        t.hand(YETI)
    t.play(box)
    demons = [e for e in t.game.hand[1] if e.card_id != YETI]
    assert len(demons) == 2


def test_an_opal_spellstone_grows_with_attacks_of_the_hero() -> None:
    t = table("HERO_10", build=221908)
    stone = t.hand("TOY_645")
    need = stone.get(TAG_SCRIPT_DATA_NUM_1)
    for form in ("TOY_645t", "TOY_645t1"):
        for _ in range(need):
            t.weapon("RLK_740")
            t.hero(1).tags[NUM_ATTACKS_THIS_TURN] = 0
            t.hero(1).tags[EXHAUSTED] = 0
            t.attack(t.hero(1), t.hero(2))
        assert stone.card_id == form
        need = stone.get(TAG_SCRIPT_DATA_NUM_1)
    t.deck(*[YETI] * 6)
    t.play(stone)
    assert t.cards() == [YETI] * 3
    t.play("TOY_645")
    t.play("TOY_645t")
    assert t.cards() == [YETI] * 6


@pytest.mark.parametrize(("shopper", "size"), [("TOY_652", (5, 6, 5)), ("TOY_652t", (1, 1, 1))])
def test_a_window_shopper_finds_a_demon_of_its_size(shopper: str, size: tuple[int, ...]) -> None:
    t = table("HERO_10", build=221908)
    t.play(shopper)
    demon = next(e for e in t.game.hand[1] if e.card_id != "TOY_652t")
    assert (demon.get(COST), *stats(demon)) == size
