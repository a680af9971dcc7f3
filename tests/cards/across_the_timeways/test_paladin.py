"""Across the Timeways: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, DIVINE_SHIELD
from table import YETI, stats, table

NEW = 238003


def test_a_hardlight_protector_heals_and_shields_its_hero() -> None:
    t = table("HERO_04", build=NEW)
    hero = t.hurt(1, 10)
    t.play("TIME_015")
    assert (hero.get(DAMAGE), hero.get(DIVINE_SHIELD)) == (7, 1)


def test_mending_the_timeline_heals_by_the_costs_of_holy_spells() -> None:
    t = table("HERO_04", build=NEW)
    hero = t.hurt(1, 20)
    t.answers("CS2_093", "CS2_092", "TIME_000ta")
    t.play("TIME_018")
    assert t.cards() == ["CS2_093", "CS2_092"]
    spells = t.game.in_row(t.game.hand[1])
    assert hero.get(DAMAGE) == 20 - sum(e.get(COST) for e in spells)


def test_a_pmm_infinitizer_makes_eights_that_spare_heroes() -> None:
    t = table("HERO_04", build=NEW)
    yeti = t.minion()
    t.play("TIME_043", yeti)
    assert stats(yeti) == (8, 8)
    assert t.refuses(yeti, t.hero(2))
    t.round()
    t.attack(yeti, t.hero(2))


def test_a_chronological_aura_brings_a_dragon_each_turn() -> None:
    t = table("HERO_04", build=241170)
    t.play("TIME_700")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == ["TIME_700t"]


def test_runi_sends_the_hand_two_turns_ahead() -> None:
    t = table("HERO_04", build=255790)
    yeti, raptor, spell = t.hand(YETI), t.hand("CS2_172"), t.hand("CS2_029")
    t.play("TIME_EVENT_998")
    assert [each.zone for each in (yeti, raptor, spell)] == [Zone.SETASIDE] * 2 + [Zone.HAND]
    t.round()
    assert yeti.zone == Zone.SETASIDE
    t.round()
    assert [each.zone for each in (yeti, raptor)] == [Zone.HAND] * 2
    assert [stats(each) for each in (yeti, raptor)] == [(9, 10), (8, 7)]


def test_runi_finds_a_full_hand() -> None:
    t = table("HERO_04", build=255790)
    yeti = t.hand(YETI)
    t.play("TIME_EVENT_998")
    for _ in range(9):
        t.hand("CS2_029")
    t.round()
    t.round()
    assert yeti.zone == Zone.SETASIDE
    assert len(t.cards()) == 10
