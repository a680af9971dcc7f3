"""Ashes of Outland: Demon Hunter, epic and legendary; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    IGNORE_TAUNT,
)
from table import YETI, table


def test_eye_beam_is_cheap_at_the_edge() -> None:
    t = table("HERO_10")
    beam = t.hand("BT_801")
    assert beam.get(COST) == 1
    t.hand("GAME_005")
    assert beam.get(COST) == 1
    middle = t.hand("BT_801")
    t.hand("GAME_005")
    assert middle.get(COST) == 3
    hero = t.hurt(1, 9)
    t.play(middle, t.minion(side=2))
    assert hero.get(DAMAGE) == 6


def test_warglaives_let_the_hero_attack_again_after_a_minion_alone() -> None:
    t = table("HERO_10", build=45310)
    t.weapon("BT_430")
    hero, foe = t.hero(1), t.minion("EX1_620", 2)
    t.attack(hero, foe)
    t.attack(hero, t.hero(2))
    assert t.refuses(hero, foe)


def test_kayn_lets_all_attacks_pass_taunts_while_he_is_there() -> None:
    t = table("HERO_10", build=45310)
    yeti, guard = t.minion(), t.minion("CS1_042", 2)
    kayn = t.play("BT_187")
    assert [each.card_id for each in yeti.attached] == ["BT_187e2"]
    assert yeti.get(IGNORE_TAUNT) == 1
    assert t.tag(IGNORE_TAUNT) == 1
    t.attack(kayn, t.hero(2))
    t.attack(yeti, t.hero(2))
    t.kill(kayn)
    late = t.minion()
    assert t.refuses(late, t.hero(2))
    assert not t.refuses(late, guard)
    assert t.tag(IGNORE_TAUNT) == 0


def test_altruis_hits_all_enemies_for_a_card_at_either_end() -> None:
    t = table("HERO_10")
    own, theirs = t.minion("BT_937"), t.minion(side=2)
    left, middle, right = (t.hand("GAME_005") for _ in range(3))
    t.play(middle)
    assert theirs.get(DAMAGE) == 0
    t.play(left)
    t.play(right)
    assert [e.get(DAMAGE) for e in (own, theirs, t.hero(2), t.hero(1))] == [0, 2, 2, 0]


def test_a_flamereaper_hits_the_neighbours() -> None:
    t = table("HERO_10", build=54613)
    t.weapon("BT_271")
    foes = [t.minion("CS2_186", side=2) for _ in range(4)]
    t.attack(t.hero(1), foes[1])
    assert [e.get(DAMAGE) for e in foes] == [4, 4, 4, 0]


def test_a_wrathscale_naga_avenges_the_dead() -> None:
    t = table("HERO_10", build=54613)
    t.minion("BT_355")
    own, foe = t.minion(), t.minion(side=2)
    t.answers(foe)
    t.kill(own)
    assert [foe.get(DAMAGE), t.hero(2).get(DAMAGE)] == [3, 0]


def test_a_pit_commander_calls_demons() -> None:
    t = table("HERO_10", build=54613)
    t.minion("BT_486")
    t.deck(YETI, "CS2_065")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == ["BT_486", "CS2_065"]


def test_a_wrathspike_brute_answers_attacks() -> None:
    t = table("HERO_10", build=54613)
    t.minion("BT_510")
    foe, other = t.minion(side=2), t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    t.attack(foe, t.at(1, 0))
    assert [foe.get(DAMAGE), other.get(DAMAGE), t.hero(2).get(DAMAGE)] == [3, 1, 1]


def test_a_sightless_watcher_lays_one_of_three_cards_on_top() -> None:
    t = table("HERO_10")
    cards = t.deck("CS2_029", YETI, "CS2_200", "CS2_168")
    t.answers(*cards[1:], "CS2_168")
    t.play("BT_323")
    t.answers(0)
    t.end_turn()
    t.end_turn()
    assert t.cards() == ["CS2_168"]
