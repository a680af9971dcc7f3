"""Showdown in the Badlands: Death Knight; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, FROZEN
from table import table


def test_reap_what_you_sow_deals_three_and_excavates() -> None:
    t = table("HERO_11", build=195635)
    yeti = t.minion(side=2)
    t.play("WW_352", yeti)
    assert (yeti.get(DAMAGE), len(t.cards())) == (3, 1)


def test_casualties_leave_ghouls() -> None:
    t = table("HERO_11", build=210640)
    t.play("DEEP_017")
    first, second = t.game.row(1)
    assert [e.card_id for e in (*first.attached, *second.attached)] == ["DEEP_017e", "DEEP_017e"]
    t.kill(first)
    assert t.row() == ["HERO_11bpt", "CS2_101t"]


def test_a_quartzite_crusher_freezes_and_heals() -> None:
    t = table("HERO_11", build=210640)
    t.weapon("DEEP_016")
    hero, giant = t.hurt(1, 10), t.minion("EX1_105", side=2)
    t.attack(hero, giant)
    assert (giant.get(FROZEN) > 0, hero.get(DAMAGE)) == (True, 10 + 8 - 3)


def test_reska_is_cheaper_with_every_death() -> None:
    t = table("HERO_11", build=217964)
    reska = t.hand("WW_373")
    t.kill(t.minion(), t.minion(side=2), t.minion(side=2))
    assert reska.get(COST) == 17


def test_reska_leaves_with_an_enemy_changing_sides() -> None:
    t = table("HERO_11", build=217964)
    foe, other = t.minion(side=2), t.minion("CS2_200", side=2)
    t.answers(other)
    t.kill(t.minion("WW_373"))
    assert (t.row(1), t.row(2)) == (["CS2_200"], [foe.card_id])
