"""TITANS: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, ATK, CHOOSE_BOTH, COST, DAMAGE, RESOURCES_USED
from table import YETI, stats, table


def test_aerosoilizer_leaves_two_treants() -> None:
    t = table("HERO_06", build=217964)
    soil = t.play("YOG_403")
    assert t.row() == ["YOG_403", "TTN_950t2"]
    t.kill(soil)
    assert t.row() == ["TTN_950t2"] * 2


def test_eonar_draws_heals_and_refreshes() -> None:
    t = table(build=210640)
    t.deck(*[YETI] * 12)
    t.hurt(1, 20)
    t.play(t.minion("TTN_903"), option=0)
    t.play(t.minion("TTN_903"), option=1)
    t.game.owner(1).tags[RESOURCES_USED] = 9
    t.play(t.minion("TTN_903"), option=2)
    assert (len(t.cards()), t.hero(1).get(DAMAGE), t.spent()) == (10, 0, 0)
    assert t.row().count("TTN_903t4") == 3


def test_seedlings_blossom_in_the_hand() -> None:
    t = table(build=190416)
    seedlings, lotus = t.hand("TTN_950"), t.hand("TTN_930")
    t.deck(*[YETI] * 9)
    t.deck(*[YETI] * 9, side=2)
    for _ in range(2):
        t.end_turn()
        t.end_turn()
    assert (seedlings.card_id, lotus.card_id) == ("TTN_950t3", "TTN_930")
    t.end_turn()
    t.end_turn()
    assert lotus.card_id == "TTN_930t"
    t.play(seedlings)
    t.play("TTN_950")
    assert t.row() == ["TTN_950t2"] * 2 + ["TTN_950t"] * 2
    held = len(t.cards())
    t.play(lotus)
    assert (len(t.cards()), t.hero(1).get(ARMOR)) == (held + 1, 10)


def test_cultivation_is_cheaper_for_each_treant_summoned() -> None:
    t = table("HERO_06", build=190416)
    spell = t.hand("TTN_954")
    treant = t.minion("EX1_158t")
    t.kill(t.minion("TTN_950t2"))
    t.minion("EX1_158t", side=2)
    t.play(YETI)
    assert spell.get(COST) == 6
    t.play(spell)
    assert (stats(treant), stats(t.at(2, 0))) == ((4, 4), (2, 2))


def test_lifebinders_bloom_gets_two_nature_spells() -> None:
    t = table("HERO_06", build=185749)
    t.answers("CS2_007", "EX1_169")
    t.play("TTN_955", option=0)
    assert t.cards() == ["CS2_007", "EX1_169"]


def test_lifebinders_growth_makes_spells_in_the_hand_cheaper() -> None:
    t = table("HERO_06", build=185749)
    spell, minion = t.hand("CS2_029"), t.hand(YETI)
    t.play("TTN_955", option=1)
    assert [spell.get(COST), minion.get(COST)] == [3, 4]


@pytest.mark.parametrize(("form", "combined"), [("TTN_951", 0), ("TTN_951t", 1)])
def test_embrace_of_nature_draws_a_choose_one_card(form: str, combined: int) -> None:
    t = table("HERO_06", build=185749)
    _, gift = t.deck(YETI, "TTN_955")
    t.answers(gift)
    t.play(form)
    assert t.cards() == ["TTN_955"]
    assert gift.get(CHOOSE_BOTH) == combined
    if combined:
        t.answers("CS2_007", "EX1_169")
        t.play(gift)
        assert [card.get(COST) for card in t.game.hand[1]] == [2, 0]


@pytest.mark.parametrize("spells", [4, 5])
def test_a_contaminated_lasher_refreshes_mana_after_five_spells(spells: int) -> None:
    t = table("HERO_06", build=221908)
    for _ in range(spells):
        t.play("CORE_CS2_029", t.hero(2))
    before = t.spent()
    t.play("YOG_528")
    assert t.spent() == before + 3 - 4 * (spells == 5)


def test_a_forbidden_fruit_is_attack_or_twice_the_armor() -> None:
    t = table("HERO_06", build=221908, mana=4)
    t.play("YOG_529", option=1)
    assert [t.hero(1).get(ARMOR), t.spent()] == [8, 4]
    other = table("HERO_06", build=221908, mana=4)
    other.play("YOG_529", option=0)
    assert [other.hero(1).get(ATK), other.spent()] == [4, 4]
