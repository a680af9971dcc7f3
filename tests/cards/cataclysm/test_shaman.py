"""Cataclysm: shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    HERALD_COLOSSAL_AMOUNT,
    OVERLOAD_OWED,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.engine.keywords import herald
from table import YETI, stats, table

BUILD = 241170
NEW = 255790


def test_a_soldier_of_alakir_strengthens_its_neighbours_by_its_number() -> None:
    """U567:4214: each enchantment notes the number of its Soldier."""
    t = table("HERO_02", build=BUILD)
    herald.name_classes(t.game)
    t.game.owner(1).tags[HERALD_COLOSSAL_AMOUNT] = 2
    sentinel = t.play("CATA_565")
    assert t.row(1) == ["CATA_565", "CATA_565t"]
    assert [stats(t.at(1, place)) for place in (0, 1)] == [(2, 2), (2, 4)]
    assert [each.get(TAG_SCRIPT_DATA_NUM_1) for each in sentinel.attached] == [2]


def test_a_ritual_of_power_heralds_and_gets_two_elementals() -> None:
    t = table("HERO_02", build=BUILD)
    herald.name_classes(t.game)
    t.play("CATA_561")
    assert (t.row(), t.cards()) == (["CATA_565t"], ["CATA_561t"] * 2)


def test_a_ceremonial_clash_summons_one_of_each_cost() -> None:
    t = table("HERO_02", build=BUILD)
    t.answers("CS2_127", "CS2_172", "CS2_168")
    t.play("CATA_569")
    assert (t.row(), t.tag(OVERLOAD_OWED)) == (["CS2_127", "CS2_172", "CS2_168"], 1)


def test_a_stormbinder_unlocks_as_it_dies() -> None:
    t = table("HERO_02", build=BUILD)
    stormbinder = t.play("CATA_724")
    assert t.tag(OVERLOAD_OWED) == 3
    t.kill(stormbinder)
    assert t.tag(OVERLOAD_OWED) == 0


def test_al_akir_gets_cheap_minions_that_cost_as_much_as_he_has_attack() -> None:
    t = table("HERO_02", build=255790)
    lord = t.play("CATA_153")
    assert t.row() == ["CATA_153t", "CATA_153", "CATA_153t1"]
    assert stats(lord) == (4, 8)
    held = t.game.in_row(t.game.hand[1])
    assert [card.card.cost for card in held if card.card is not None] == [4, 4]
    assert [card.get(COST) for card in held] == [1, 1]
    t.kill(t.at(1, 0))
    assert stats(lord) == (3, 8)


def test_the_hands_of_al_akir_grow_with_the_heralds() -> None:
    t = table("HERO_02", build=255790)
    t.game.owner(1).tags[HERALD_COLOSSAL_AMOUNT] = 2
    lord = t.play("CATA_153")
    assert (stats(lord), stats(t.at(1, 0))) == ((6, 8), (2, 4))


def test_air_support_gives_four_attacks_on_minions() -> None:
    t = table("HERO_02", build=NEW)
    yeti = t.minion()
    foes = [t.minion("CS2_231", side=2) for _ in range(5)]
    t.play("CATA_564", yeti)
    assert t.refuses(yeti, t.hero(2))
    for foe in foes[:4]:
        t.attack(yeti, foe)
    assert t.refuses(yeti, foes[4])


def test_ascendance_lets_the_originals_come_back() -> None:
    t = table("HERO_02", build=NEW)
    t.minion("CS2_168")
    t.minion()
    enemy = t.minion(side=2)
    t.answers("CS2_172", "CS2_221")
    t.play("CATA_567")
    assert (t.row(), t.row(2)) == (["CS2_172", "CS2_221"], [YETI])
    t.kill(*t.game.row(1), enemy)
    assert (t.row(), t.row(2)) == (["CS2_168", YETI], [])


def test_morchok_draws_until_the_reduction_is_used_up() -> None:
    t = table("HERO_02", build=NEW)
    t.deck("CS2_231", YETI, "CS2_029", "CS2_186", YETI)
    t.play("CATA_570")
    held = t.game.in_row(t.game.hand[1])
    assert [(e.card_id, e.get(COST)) for e in held] == [
        ("CS2_231", 0),
        (YETI, 0),
        ("CS2_029", 0),
        ("CS2_186", 5),
    ]
    t.play(held[3])
    assert t.spent() == 15


def test_morchok_with_an_empty_deck_ends() -> None:
    t = table("HERO_02", build=NEW)
    t.deck(YETI)
    t.play("CATA_570")
    assert [e.get(COST) for e in t.game.hand[1]] == [0]
    assert t.hero(1).get(DAMAGE) == 0


def test_morchok_draws_from_an_empty_deck_once() -> None:
    t = table("HERO_02", build=NEW)
    t.play("CATA_570")
    assert (t.cards(), t.hero(1).get(DAMAGE)) == ([], 1)


def test_muradins_last_stand_costs_less_for_each_attack() -> None:
    t = table("HERO_02", build=NEW)
    card = t.hand("CATA_568")
    yeti, enemy = t.minion(), t.minion(side=2)
    t.weapon("CS2_106")
    t.attack(yeti, t.hero(2))
    t.attack(t.hero(1), t.hero(2))
    assert card.get(COST) == 7
    t.deck(YETI, side=2)
    t.end_turn()
    t.attack(enemy, t.hero(1))
    t.deck(YETI, YETI, YETI)
    t.end_turn()
    t.attack(yeti, t.hero(2))
    assert card.get(COST) == 6
    held = len(t.cards())
    t.play(card)
    assert len(t.cards()) == held + 1


def test_a_cloudstrider_absorbs_a_spell_and_casts_it() -> None:
    t = table("HERO_02", build=NEW)
    bolt, dear, yeti = t.hand("CATA_561"), t.hand("CATA_568"), t.hand(YETI)
    strider = t.hand("CATA_563")
    assert [t.refuses(strider, e) for e in (dear, yeti)] == [True, True]
    t.play(strider, bolt)
    assert (t.cards(), bolt.zone) == (["CATA_568", YETI], Zone.SETASIDE)
    t.kill(strider)
    assert t.cards() == ["CATA_568", YETI, "CATA_561t", "CATA_561t"]


def test_a_cloudstrider_that_absorbed_nothing_casts_nothing() -> None:
    t = table("HERO_02", build=NEW)
    strider = t.play("CATA_563")
    t.kill(strider)
    assert (t.cards(), t.row()) == ([], [])
