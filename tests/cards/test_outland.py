"""Ashes of Outland and Saviors of Uldum, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, RESOURCES
from table import YETI, stats, table


def test_libram_of_wisdom_comes_back() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("BT_025", yeti)
    assert stats(yeti) == (5, 6)
    t.kill(yeti)
    assert t.cards() == ["BT_025"]


@pytest.mark.parametrize(("outcast", "cost"), [(True, 1), (False, 4)])
def test_skull_of_guldan_draws_cheaper_cards_from_the_edge(outcast: bool, cost: int) -> None:
    t = table("HERO_10")
    t.deck(*[YETI] * 3)
    if not outcast:
        t.hand("GAME_005")
    skull = t.hand("BT_601")
    if not outcast:
        t.hand("GAME_005")
    t.play(skull)
    assert [e.get(COST) for e in t.game.hand[1] if e.card_id == YETI] == [cost] * 3


def test_pharaoh_cat_digs_up_a_reborn_minion() -> None:
    t = table()
    t.answers("ULD_208")
    t.play("ULD_186")
    assert t.cards() == ["ULD_208"]


def test_incanters_flow_makes_the_deck_cheaper() -> None:
    t = table()
    spell, minion = t.deck("CS2_029", YETI)
    t.play("BT_002")
    assert (len(spell.attached), len(minion.attached)) == (1, 0)
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert spell.get(COST) == 3


def test_overgrowth_gives_two_empty_crystals() -> None:
    t = table("HERO_06", mana=4)
    t.play("BT_130")
    assert (t.tag(RESOURCES), t.spent()) == (6, 6)


def test_hand_of_adal_strengthens_and_draws() -> None:
    t = table("HERO_04", build=88998)
    t.deck(YETI)
    yeti = t.minion()
    t.play("BT_292", yeti)
    assert (stats(yeti), t.cards()) == ((6, 6), [YETI])


def test_battlefiend_grows_when_the_hero_attacks() -> None:
    t = table("HERO_10")
    fiend = t.minion("BT_351")
    t.play(t.power())
    t.attack(t.hero(1), t.hero(2))
    assert stats(fiend) == (2, 2)


@pytest.mark.parametrize(("others", "drawn"), [(0, 2), (2, 1)])
def test_spectral_sight_draws_twice_from_the_edge(others: int, drawn: int) -> None:
    t = table("HERO_10")
    t.deck(*[YETI] * 3)
    if others:
        t.hand("GAME_005")
    sight = t.hand("BT_491")
    if others:
        t.hand("GAME_005")
    t.play(sight)
    assert t.cards().count(YETI) == drawn


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
