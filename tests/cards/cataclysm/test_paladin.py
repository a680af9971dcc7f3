"""Cataclysm: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, DIVINE_SHIELD, ELUSIVE, LIFESTEAL, TAUNT
from table import YETI, stats, table

NEW = 241170


def test_a_spearheart_sentry_gets_a_cheaper_holy_spell() -> None:
    t = table("HERO_04", build=NEW)
    t.minion("CATA_474")
    t.deck(YETI, side=2)
    t.answers("CS2_092", 0)
    t.end_turn()
    (kings,) = t.game.hand[1]
    assert (kings.card_id, kings.get(COST)) == ("CS2_092", 1)


def test_a_scalebreaker_bulwark_hits_all_enemies() -> None:
    t = table("HERO_04", build=NEW)
    bulwark, enemy = t.minion("CATA_475"), t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [e.get(DAMAGE) for e in (bulwark, enemy, t.hero(2))] == [0, 2, 2]


def test_a_bronze_redeemer_calls_a_dragon_of_its_size() -> None:
    t = table("HERO_04", build=NEW)
    t.minion("CATA_478", damage=1)
    t.deck(YETI, side=2)
    t.end_turn()
    brute = t.at(1, 1)
    assert (brute.card_id, stats(brute)) == ("CATA_478t", (3, 2))


def test_a_convalescence_brings_two_shielded_recruits() -> None:
    t = table("HERO_04", build=246000)
    t.play("MEND_802")
    assert t.row() == ["CS2_101t"] * 2
    assert [e.get(DIVINE_SHIELD) for e in t.game.row(1)] == [1, 1]
    t.fill(1)
    assert t.refuses("MEND_802")


def test_an_emboldening_blade_strengthens_recruits_for_the_game() -> None:
    t = table("HERO_04", build=242566)
    first, yeti = t.minion("CS2_101t"), t.minion()
    t.play("MEND_803")
    assert [stats(each) for each in (first, t.minion("CS2_101t"), yeti)] == [(2, 2), (2, 2), (4, 5)]


def test_chromatus_loses_what_its_heads_stood_for() -> None:
    t = table("HERO_04", build=255790)
    whole = t.play("CATA_432")
    heads = ["CATA_432t1", "CATA_432t2", "CATA_432", "CATA_432t3", "CATA_432t4"]
    assert t.row() == heads
    assert t.refuses("CS2_029", whole)
    for head in (0, 0, -1, -1):
        t.kill(t.at(1, head))
    kept = [whole.get(tag) for tag in (TAUNT, LIFESTEAL, ELUSIVE, DIVINE_SHIELD)]
    assert (t.row(), kept) == (["CATA_432"], [0, 0, 0, 0])
    assert not t.refuses("CS2_029", whole)


def test_chromatus_keeps_the_rest() -> None:
    t = table("HERO_04", build=255790)
    whole = t.play("CATA_432")
    t.kill(t.at(1, 1))
    kept = [whole.get(tag) for tag in (TAUNT, LIFESTEAL, ELUSIVE, DIVINE_SHIELD)]
    assert kept == [1, 0, 1, 1]
