"""Cataclysm: warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    DEATHRATTLE,
    HEALTH,
    HERALD_COLOSSAL_AMOUNT,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.engine.keywords import herald
from imbuing import heralded
from table import YETI, stats, table

BUILD = 241170
NEW = 255790


def test_a_soldier_of_ragnaros_burns_as_it_dies() -> None:
    t = table("HERO_01", "HERO_02", build=BUILD)
    herald.name_classes(t.game)
    t.play("CATA_580")
    assert t.row(1) == ["CATA_580t"]
    t.kill(t.at(1, 0))
    assert stats(t.hero(2))[1] == 28


def test_a_decimation_is_stronger_for_each_minion() -> None:
    t = table("HERO_01", build=BUILD)
    mine, enemy = t.minion("EX1_105"), t.minion("EX1_105", side=2)
    t.play("CATA_581")
    assert (mine.get(DAMAGE), enemy.get(DAMAGE)) == (3, 3)


def test_a_searing_fissure_burns_minions_and_arms_the_hero() -> None:
    t = table("HERO_01", build=BUILD)
    mine, enemy = t.minion(), t.minion(side=2)
    t.play("CATA_582")
    assert (mine.get(DAMAGE), enemy.get(DAMAGE), t.hero(1).get(ATK)) == (1, 1, 3)


def test_the_last_stand_of_logosh_calls_a_minion_of_the_hand() -> None:
    t = table("HERO_01", build=BUILD)
    yeti = t.minion()
    t.hand("CS2_029")
    t.hand("CS2_186")
    t.play("CATA_610", yeti)
    assert yeti.get(DEATHRATTLE) == 1
    t.kill(yeti)
    assert (t.row(), t.cards()) == (["CS2_186"], ["CS2_029"])


def test_a_scorching_ravager_gives_its_soldier_rush() -> None:
    _, player, foe = heralded("WARRIOR", 0)
    foe.summon("CS2_182")
    player.give("CATA_160").play()
    soldier = player.field.filter(id="CATA_580t")[0]
    assert soldier.rush
    assert soldier.can_attack()


def test_ragnaros_triggers_the_deathrattles_of_his_hands() -> None:
    t = table("HERO_01", build=255790)
    t.play("CATA_150")
    assert t.row() == ["CATA_150t", "CATA_150", "CATA_150t1"]
    t.deck("CS2_182", side=2)
    t.end_turn()
    assert t.hero(2).get(DAMAGE) == 4
    t.kill(t.at(1, 0))
    assert t.hero(2).get(DAMAGE) == 6


def test_the_hands_of_ragnaros_grow_with_the_heralds() -> None:
    t = table("HERO_01", build=255790)
    t.game.owner(1).tags[HERALD_COLOSSAL_AMOUNT] = 4
    t.play("CATA_150")
    hands = [t.at(1, 0), t.at(1, 2)]
    assert [stats(hand) for hand in hands] == [(8, 4)] * 2
    t.kill(hands[0])
    assert t.hero(2).get(DAMAGE) == 8
    t.play("EX1_332", hands[1])
    assert stats(hands[1]) == (8, 4)


@pytest.mark.parametrize(("spell", "dealt"), [("CS2_029", 12), ("CS2_023", 3)])
def test_an_erupting_volcano_is_stronger_after_fire(spell: str, dealt: int) -> None:
    t = table("HERO_01", "HERO_02", build=NEW)
    place = t.play("CATA_584")
    t.play(spell, t.hero(2) if spell == "CS2_029" else None)
    t.play(place)
    assert t.hero(2).get(DAMAGE) == dealt


def test_a_torch_comes_back_with_what_was_too_much() -> None:
    t = table("HERO_01", "HERO_02", build=NEW)
    hurt, whole = t.minion(side=2, damage=2), t.minion(side=2)
    torch = t.hand("CATA_585")
    assert t.refuses(torch, whole)
    t.play(torch, hurt)
    (again,) = t.game.hand[1]
    assert (again.card_id, again.get(TAG_SCRIPT_DATA_NUM_1)) == ("CATA_585", 5)
    t.game.set(whole, HEALTH, 7)
    t.game.set(whole, DAMAGE, 1)
    t.play(again, whole)
    assert (stats(whole)[1], t.cards()) == (1, [])


def test_a_destructive_blaze_spreads_and_burns() -> None:
    t = table("HERO_01", "HERO_02", build=NEW)
    blaze = t.minion("CATA_586")
    t.play("CATA_582")
    assert t.row() == ["CATA_586"] * 2
    t.answers(t.hero(2))
    t.kill(blaze)
    assert t.hero(2).get(DAMAGE) == 2


def test_commander_geddon_discovers_instead_of_drawing() -> None:
    t = table("HERO_01", "HERO_02", build=NEW)
    t.play("CATA_591")
    t.deck("CS2_029", YETI, "CS2_023", "CS2_120")
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers("CS2_029", YETI, "CS2_023", 1)
    t.end_turn()
    (card,) = t.game.hand[1]
    assert (card.card_id, card.get(COST)) == (YETI, 1)
    assert [e.card_id for e in t.game.deck[1]] == ["CS2_120"]


def test_a_baleful_blazer_asks_for_a_fire_spell() -> None:
    t = table("HERO_01", build=255790)
    foe = t.minion(side=2)
    t.play("CS2_024", t.hero(2))
    assert t.refuses("CATA_EVENT_002", foe)
    t.play("CS2_029", t.hero(2))
    t.play("CATA_EVENT_002", foe)
    assert t.row(2) == []
    t.round()
    assert t.refuses("CATA_EVENT_002", t.minion(side=2))
