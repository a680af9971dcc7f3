"""Showdown in the Badlands: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import ARMOR, COST, DAMAGE, EXHAUSTED, NUM_ATTACKS_THIS_TURN
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.zones import draw
from table import YETI, stats, table


def test_a_needlerock_totem_gives_armor_and_a_card() -> None:
    t = table("HERO_02", build=217964)
    t.minion("DEEP_008")
    t.deck(YETI, YETI)
    t.end_turn()
    assert (t.hero(1).get(ARMOR), t.cards()) == (2, [YETI])
    t.deck(YETI, side=2)
    t.end_turn()
    assert (t.hero(1).get(ARMOR), t.hero(2).get(ARMOR)) == (2, 0)


def test_dehydrate_is_cheap_in_the_turn_in_which_it_comes() -> None:
    t = table("HERO_02", build=210640)
    (card,) = t.deck("WW_325")
    draw(t.game, 1, 1, t.game.owner(1))
    settle(t.game)
    fresh = card.get(COST)
    t.round()
    hero, giant = t.hurt(1, 10), t.minion("EX1_105", side=2)
    assert (fresh, card.get(COST)) == (1, 3)
    t.play(card, giant)
    assert (giant.get(DAMAGE), hero.get(DAMAGE)) == (4, 6)


def test_the_frogs_of_the_staff_grow() -> None:
    t = table("HERO_02", build=210640)
    t.play("WW_010")
    staff = t.game.weapon[1]
    assert staff is not None
    assert staff.card_id == "WW_010t"
    for _ in range(2):
        t.attack(t.hero(1), t.hero(2))
        t.hero(1).tags[EXHAUSTED] = t.hero(1).tags[NUM_ATTACKS_THIS_TURN] = 0
    assert [(e.card_id, *stats(e)) for e in t.game.row(1)[1:]] == [
        ("WW_010hexfrog", 1, 1),
        ("WW_010hexfrog", 2, 2),
    ]


def test_holliday_wants_a_deck_without_duplicates() -> None:
    t = table("HERO_02", build=190416)
    t.deck(YETI, YETI)
    t.play("WW_010")
    assert t.game.weapon[1] is None


def test_digging_straight_down_hurts_and_excavates() -> None:
    t = table("HERO_02", build=217964)
    foe = t.minion("ETC_086", side=2)
    t.play("DEEP_009", foe)
    assert (foe.get(DAMAGE), len(t.cards())) == (8, 1)


@pytest.mark.parametrize(("turns", "dealt"), [(0, 1), (1, 2), (2, 3)])
def test_skarr_counts_turns_with_an_elemental(turns: int, dealt: int) -> None:
    t = table("HERO_02", build=217964)
    foe = t.minion(side=2)
    for _ in range(turns):
        t.play("UNG_809")
        t.round()
    t.play("WW_026")
    assert (foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == (dealt, dealt)


@pytest.mark.parametrize(("before", "cows"), [(YETI, 0), ("UNG_809", 2)])
def test_a_living_prairie_brings_cows_behind_an_elemental(before: str, cows: int) -> None:
    t = table("HERO_02", build=217964)
    t.play(before)
    t.round()
    t.play("WW_024")
    assert t.row().count("WW_024t") == cows


def test_an_amphibious_elixir_heals_and_discovers() -> None:
    t = table("HERO_02", build=223542)
    yeti = t.minion("EX1_105", damage=7)
    t.play("WW_080", yeti)
    (found,) = t.game.in_row(t.game.hand[1])
    assert (yeti.get(DAMAGE), found.type) == (2, CardType.SPELL)


def test_a_trusty_companion_draws_one_of_its_kind() -> None:
    t = table("HERO_02", build=221908)
    t.deck(YETI, "CORE_EX1_298", "CORE_EX1_509")
    yeti, murloc = t.minion(), t.minion("CORE_EX1_509")
    t.play("WW_027", yeti)
    assert [stats(yeti), t.cards()] == [(6, 8), []]
    t.play("WW_027", murloc)
    assert [stats(murloc), t.cards()] == [(3, 5), ["CORE_EX1_509"]]


def test_a_giant_tumbleweed_rolls_over_all() -> None:
    t = table("HERO_02", build=221908)
    t.minion(side=2)
    t.play("WW_090")
    assert [t.row(), t.row(2)] == [["WW_090t"], []]
