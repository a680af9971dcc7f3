"""Ashes of Outland: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, LAST_COMBATANT, NUM_ATTACKS_THIS_TURN
from table import YETI, stats, table


def test_imprisoned_felmaw_attacks_as_it_awakes() -> None:
    t = table()
    t.play("BT_211")
    for _ in range(4):
        t.end_turn()
    assert t.hero(2).get(DAMAGE) > 4


@pytest.mark.parametrize(("build", "noted"), [(45310, False), (66927, True)])
def test_r121_an_attack_that_a_text_makes_counts_and_is_noted(build: int, *, noted: bool) -> None:
    t = table(build=build)
    felmaw = t.play("BT_211")
    for _ in range(4):
        t.end_turn()
    assert felmaw.get(NUM_ATTACKS_THIS_TURN) == 1
    assert t.hero(2).get(LAST_COMBATANT) == (felmaw.id if noted else 0)


@pytest.mark.parametrize(("build", "more"), [(45310, 3), (54613, 2)])
def test_scavengers_ingenuity_feeds_the_beast_that_is_drawn(build: int, more: int) -> None:
    t = table("HERO_05", build=build)
    yeti, boar = t.deck(YETI, "CS2_171")
    t.play("BT_213")
    assert (t.cards(), stats(boar)) == (["CS2_171"], (1 + more, 1 + more))
    t.play("BT_213")
    assert (t.cards(), yeti.zone) == (["CS2_171"], Zone.DECK)


def test_helboar_strengthens_a_beast_of_the_hand() -> None:
    t = table()
    helboar = t.minion("BT_202")
    yeti, raptor, other = t.hand(YETI), t.hand("CS2_172"), t.hand("CS2_172")
    t.answers(other)
    t.kill(helboar)
    assert [stats(e) for e in (yeti, raptor, other)] == [(4, 5), (3, 2), (4, 3)]


def test_an_augmented_porcupine_shoots_with_its_attack() -> None:
    t = table("HERO_05", build=54613)
    porcupine, own, foe = t.minion("BT_201"), t.minion(), t.minion("CS2_186", side=2)
    t.play("BT_205", own)
    t.kill(porcupine)
    assert foe.get(DAMAGE) + t.hero(2).get(DAMAGE) == 2
    assert own.get(DAMAGE) == 3


def test_pack_tactics_calls_a_small_copy() -> None:
    t = table("HERO_05", build=54613)
    ogre, foe = t.minion("CS2_200"), t.minion(side=2)
    t.play("BT_203")
    t.deck(YETI, side=2)
    t.end_turn()
    t.attack(foe, t.hero(1))
    assert t.row() == ["CS2_200"]
    t.attack(t.minion("EX1_116", side=2), ogre)
    assert t.row() == ["CS2_200", "CS2_200"]
    assert stats(t.at(1, 1)) == (3, 3)


def test_a_scrap_shot_strengthens_a_beast_in_hand() -> None:
    t = table("HERO_05", build=54613)
    beast, yeti = t.hand("CS2_172"), t.hand(YETI)
    t.play("BT_205", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3
    assert [stats(e) for e in (beast, yeti)] == [(6, 5), (4, 5)]


def test_zixor_comes_back_with_a_pack() -> None:
    t = table("HERO_05", build=54613)
    t.kill(t.minion("BT_210"))
    assert [e.card_id for e in t.game.deck[1]] == ["BT_210t"]
    t.play("BT_210t")
    assert t.row() == ["BT_210t"] * 4


def test_a_moknathal_lion_learns_last_words() -> None:
    t = table("HERO_05", build=54613)
    golem, lion = t.minion("EX1_556"), t.hand("BT_212")
    assert t.refuses(lion, t.minion())
    t.play(lion, golem)
    t.kill(lion)
    assert "skele21" in t.row()


def test_nagrand_slam_lets_four_clefthoofs_attack() -> None:
    t = table()
    t.answers(t.hero(2), t.hero(2), t.hero(2), t.hero(2))
    t.play("BT_163")
    assert (t.row(), t.hero(2).get(DAMAGE)) == (["BT_163t"] * 4, 12)


def test_beastmaster_leoroxx_calls_three_beasts() -> None:
    t = table()
    for _ in range(3):
        t.hand("CS2_172")
    t.hand(YETI)
    t.answers(0, 0, 0)
    t.play("BT_214")
    assert (sorted(t.row()), t.cards()) == (["BT_214", *["CS2_172"] * 3], [YETI])
