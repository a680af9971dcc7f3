"""Perils in Paradise: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import (
    ATK,
    CARDRACE,
    COST,
    DAMAGE,
    EXHAUSTED,
    HEALTH,
    LOCATION_ACTION_COOLDOWN,
    OWN_SHUFFLES_INTO_DECK,
    SHUFFLES_INTO_DECK,
)
from hsreplay_sim.cards.words.effects import shuffle
from hsreplay_sim.engine.text import Frame
from table import YETI, table


def test_a_paraglide_is_for_both_and_outcast_for_its_player() -> None:
    t = table("HERO_10", build=223542)
    t.deck(*[YETI] * 6), t.deck(*[YETI] * 6, side=2)
    t.hand(YETI)
    glide = t.hand("VAC_928")
    t.hand(YETI)
    t.play(glide)
    assert (len(t.game.hand[1]), len(t.game.hand[2])) == (5, 3)
    t.play("VAC_928")
    assert (len(t.game.hand[1]), len(t.game.hand[2])) == (8, 3)


def test_a_dangerous_cliffside_has_pirates_on_both_sides_and_opens_anew() -> None:
    t = table("HERO_10", build=233275)
    t.play("VAC_929")
    (cliff,) = t.game.board[1]
    t.round()
    t.play(cliff)
    assert [e.card_id for e in t.game.in_row(t.game.board[1])] == [
        "VAC_926t", "VAC_929", "VAC_926t",
    ]  # fmt: skip
    assert (cliff.get(EXHAUSTED), cliff.get(LOCATION_ACTION_COOLDOWN)) == (1, 1)
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    assert (cliff.get(EXHAUSTED), cliff.get(LOCATION_ACTION_COOLDOWN)) == (0, 0)


@pytest.mark.parametrize(("build", "counted"), [(210640, 0), (223542, 1)])
def test_r153_patches_shuffles_six_parachutes_which_count_once(build: int, counted: int) -> None:
    t = table("HERO_10", build=build)
    t.play("VAC_933")
    assert [e.card_id for e in t.game.deck[1]] == ["VAC_933t"] * 6
    assert [t.tag(tag) for tag in (SHUFFLES_INTO_DECK, OWN_SHUFFLES_INTO_DECK)] == [counted] * 2


def test_a_parachute_that_is_drawn_brings_a_pirate() -> None:
    t = table("HERO_10", build=223542)
    t.deck("VAC_933t", YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert (t.row(), t.cards()) == (["VAC_926t"], [YETI])


def test_r153_a_shuffle_into_the_other_deck_is_none_of_its_players_own() -> None:
    t = table(build=223542)
    shuffle("VAC_933t", opponent=True).run(t.game, t.hero(1), Frame())
    assert [t.tag(tag, 2) for tag in (SHUFFLES_INTO_DECK, OWN_SHUFFLES_INTO_DECK)] == [1, 0]


@pytest.mark.parametrize(("friend", "left"), [("EX1_105", 2), ("CS2_168", 1)])
def test_a_climbing_hook_lasts_beside_a_strong_minion(friend: str, left: int) -> None:
    t = table("HERO_10", build=233275)
    t.minion(friend)
    t.play("VAC_932")
    weapon = t.game.weapon[1]
    assert weapon is not None
    t.attack(t.hero(1), t.hero(2))
    assert weapon.get(HEALTH) - weapon.get(DAMAGE) == left
    assert [e.card_id for e in weapon.attached] == ["VAC_932e"] * (left - 1)


@pytest.mark.parametrize(("build", "pirates"), [(210640, 3), (217964, 2)])
def test_a_sigil_of_skydiving_brings_pirates_next_turn(build: int, pirates: int) -> None:
    t = table("HERO_10", build=build)
    t.play("VAC_925")
    t.deck(YETI), t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == []
    t.end_turn()
    assert t.row() == ["VAC_926t"] * pirates


def test_an_adrenaline_fiend_arms_the_hero_after_a_pirate() -> None:
    t = table("HERO_10", build=217964)
    t.minion("VAC_927")
    pirate, yeti = t.minion("CS2_146"), t.minion()
    t.attack(yeti, t.hero(2))
    assert t.hero(1).get(ATK) == 0
    t.attack(pirate, t.hero(2))
    assert (t.hero(1).get(ATK), [e.card_id for e in t.hero(1).attached]) == (1, ["VAC_927e"])
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_a_spirit_peddler_makes_a_minion_in_hand_cheaper() -> None:
    t = table("HERO_10", build=217964)
    giant, ball = t.hand("VAC_934"), t.hand("CS2_029")
    t.kill(t.minion("WORK_015"))
    assert (giant.get(COST), ball.get(COST)) == (1, 4)
    assert [e.card_id for e in giant.attached] == ["WORK_015e"]


def test_an_infernal_stapler_hurts_its_own_hero() -> None:
    t = table("HERO_10", build=217964)
    t.weapon("WORK_016")
    t.attack(t.hero(1), t.hero(2))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 3)


def test_an_all_terrain_voidhound_carries_its_hero() -> None:
    t = table("HERO_10", build=221908)
    t.attack(t.minion("VAC_930"), t.hero(2))
    assert t.hero(1).get(ATK) == 5


def test_a_demonic_deal_heals_and_lays_a_dear_demon_on_top() -> None:
    t = table("HERO_10", build=255790)
    t.deck(YETI)
    hero = t.hurt(1, 10)
    yeti = t.minion(side=2)
    t.play("WORK_014", yeti)
    assert (yeti.get(DAMAGE), hero.get(DAMAGE)) == (4, 6)
    (top,) = (t.game.entities[each] for each in t.game.untagged.piles.above)
    assert top.get(COST) >= 5
    assert top.get(CARDRACE) in (Race.DEMON, Race.ALL)
