"""Cataclysm: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, stats, table

NEW = 241170


def test_an_iridescent_flitterwing_strengthens_its_mates() -> None:
    t = table("HERO_06", build=NEW)
    flitterwing, yeti = t.minion("CATA_133"), t.minion()
    t.deck(YETI, side=2)
    t.end_turn()
    assert (stats(flitterwing), stats(yeti)) == ((4, 5), (5, 6))


def test_a_mossbinding_grows_by_all_the_mana_that_is_left() -> None:
    t = table("HERO_06", build=NEW, mana=7)
    t.play("CATA_135")
    assert [stats(e) for e in t.game.row(1)] == [(6, 7), (6, 7)]
    assert t.spent() == 7


def test_a_forests_gift_counts_all_friends() -> None:
    t = table("HERO_06", build=NEW)
    yeti, other = t.minion(), t.minion()
    t.minion(side=2)
    t.play("CATA_138", yeti)
    assert [stats(e) for e in (yeti, other)] == [(6, 7), (4, 5)]


def test_a_lifebloom_heals_and_summons() -> None:
    t = table("HERO_06", build=246000)
    yeti, hero = t.minion(damage=3), t.hurt(1, 10)
    t.answers("EX1_298", "EX1_298")
    t.play("MEND_042")
    assert (yeti.get(DAMAGE), hero.get(DAMAGE)) == (0, 2)
    assert t.row() == [YETI, "EX1_298", "EX1_298"]


def test_a_seeding_dragon_leaves_a_cheaper_dragon() -> None:
    t = table("HERO_06", build=246000)
    dragon = t.minion("MEND_045")
    t.answers("NEW1_023")
    t.kill(dragon)
    (found,) = t.game.hand[1]
    assert (found.card_id, found.get(COST)) == ("NEW1_023", 0)


def test_wickerfang_stands_amid_its_legs_and_gains_what_they_gain() -> None:
    t = table("HERO_06", build=255790)
    fang = t.play("CATA_139")
    assert t.row() == ["CATA_139t", "CATA_139t2", "CATA_139", "CATA_139t3", "CATA_139t4"]
    t.end_turn()
    legs = [e for e in t.game.row(1) if e is not fang]
    assert [stats(e) for e in legs] == [(1, 3)] * 4
    assert stats(fang) == (4, 9)
    t.end_turn()
    t.play("CS2_092", legs[0])
    assert stats(fang) == (8, 13)
    t.play("CS2_092", fang)
    assert stats(fang) == (12, 17)


def test_a_silenced_wickerfang_gains_no_more() -> None:
    t = table("HERO_06", build=255790)
    fang = t.play("CATA_139")
    t.play("EX1_332", fang)
    t.end_turn()
    assert stats(fang) == (0, 5)
