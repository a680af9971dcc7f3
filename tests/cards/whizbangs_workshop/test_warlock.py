"""Whizbang's Workshop: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, COST, DAMAGE, HEALTH, IMMUNE, VALEERASHADOW
from table import YETI, table


def test_table_flip_gets_cheaper_with_the_hand() -> None:
    t = table("HERO_07", build=217964)
    flip = t.hand("TOY_883")
    assert flip.get(COST) == 10
    t.hand(YETI)
    t.hand(YETI, side=2)
    t.hand(YETI)
    assert flip.get(COST) == 8
    mine, theirs, other = t.minion(), t.minion(side=2), t.minion(side=2)
    t.play(flip)
    assert [e.get(DAMAGE) for e in (mine, theirs, other, t.hero(2))] == [0, 3, 3, 0]


@pytest.mark.parametrize("harm", [0, 25])
def test_infernal_sets_the_health_of_its_hero(harm: int) -> None:
    t = table("HERO_07", build=210640)
    hero = t.hurt(1, harm)
    t.play("MIS_703")
    assert hero.get(HEALTH) - hero.get(DAMAGE) == 15
    assert hero.attached == []


def test_infernal_strengthens_a_hero_of_less_than_fifteen() -> None:
    t = table("HERO_07", build=210640)
    hero = t.hero(1)
    hero.tags[HEALTH] = 10
    t.play("MIS_703")
    assert [e.card_id for e in hero.attached] == ["MIS_703e"]
    assert (hero.get(HEALTH), hero.get(DAMAGE)) == (15, 0)


def test_mass_production_draws_hurts_and_goes_on() -> None:
    t = table("HERO_07", build=210640)
    t.deck(YETI, YETI)
    t.play("MIS_707")
    assert (len(t.cards()), t.hero(1).get(DAMAGE)) == (2, 3)
    assert [e.card_id for e in t.game.deck[1]] == ["MIS_707", "MIS_707"]


def test_a_wretched_queen_leaves_two_knights() -> None:
    t = table("HERO_07", build=210640)
    t.kill(t.minion("TOY_914"))
    assert t.row() == ["TOY_914t", "TOY_914t"]


@pytest.mark.parametrize("card_id", ["TOY_915", "TOY_915t"])
def test_a_tabletop_roleplayer_plays_a_demon_for_a_turn(card_id: str) -> None:
    t = table("HERO_07", build=210640)
    demon, yeti = t.minion("EX1_301"), t.minion()
    assert t.refuses(card_id, yeti)
    t.play(card_id, demon)
    assert (demon.get(ATK), demon.get(IMMUNE)) == (5, 1)
    assert [e.card_id for e in demon.attached] == ["TOY_915e"]
    t.deck(YETI, side=2)
    t.end_turn()
    assert (demon.get(ATK), demon.get(IMMUNE)) == (3, 0)


def test_an_endgame_resurrects_the_last_demon() -> None:
    t = table("HERO_07", build=210640)
    for each in (t.minion("EX1_301"), t.minion("CS2_065"), t.minion()):
        t.kill(each)
    t.play("TOY_886")
    assert t.row() == ["CS2_065"]
    for _ in range(6):
        t.minion()
    assert t.refuses("TOY_886")


def test_a_malefic_rook_strikes_its_own_hero() -> None:
    t = table("HERO_07", build=221908)
    t.play("TOY_526")
    assert t.hero(1).get(DAMAGE) == 5


def test_a_crane_game_copies_two_demons_of_the_deck() -> None:
    t = table("HERO_07", build=221908)
    t.deck("TOY_526", YETI, "TOY_526", "TOY_526")
    t.play("TOY_884")
    assert [t.row(), len(t.game.deck[1])] == [["TOY_526", "TOY_526"], 4]


def test_a_crane_game_finds_no_demon_in_a_deck_that_nobody_has_seen() -> None:
    t = table("HERO_07", build=221908)
    t.deck("", "")
    t.answers(0)  # it holds none
    t.play("TOY_884")
    assert t.row() == []


def test_a_sketch_artist_draws_a_shadow_spell_and_a_fleeting_copy() -> None:
    t = table("HERO_09", build=221908)
    t.deck(YETI, "RLK_815")
    t.play("TOY_916")
    assert [(e.card_id, e.get(VALEERASHADOW)) for e in t.game.in_row(t.game.hand[1])] == [
        ("RLK_815", 0),
        ("RLK_815", 1),
    ]


def test_before_gifts_the_sketch_has_an_enchantment_of_its_own() -> None:
    t = table("HERO_09", build=195635)
    t.deck("RLK_815")
    t.play("TOY_916")
    assert [w.card_id for e in t.game.hand[1] for w in e.attached] == ["TOY_916e1"]
