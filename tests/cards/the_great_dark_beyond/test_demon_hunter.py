"""The Great Dark Beyond: Demon Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE, RUSH
from table import YETI, table


def test_an_infiltrate_spares_the_chosen() -> None:
    t = table("HERO_10", build=217964)
    mine, other, theirs = t.minion(), t.minion(), t.minion(side=2)
    t.play("GDB_902", mine)
    assert [e.get(DAMAGE) for e in (mine, other, theirs, t.hero(2))] == [0, 3, 3, 0]


def test_a_creep_tumor_drives_zerg_for_three_turns() -> None:
    t = table("HERO_10", build=223542)
    zerg, yeti = t.minion("SC_010"), t.minion()
    before = zerg.get(ATK)
    t.play("SC_011")
    assert (zerg.get(ATK), zerg.get(RUSH), yeti.get(ATK)) == (before + 1, 1, 4)
    assert [e.card_id for e in zerg.attached] == ["SC_011e"]
    for _ in range(3):
        t.round()
    assert (zerg.get(ATK), zerg.attached) == (before, [])


def test_a_lurker_strikes_after_friends_harder_after_zerg() -> None:
    t = table("HERO_10", build=223542)
    t.minion("SC_009")
    yeti, zerg = t.minion(), t.minion("SC_010")
    t.attack(yeti, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 5
    before = zerg.get(ATK)
    t.attack(zerg, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 5 + before + 2


def test_a_voronei_recruiter_brings_a_crewmate() -> None:
    t = table("HERO_10", build=241170)
    t.minion("GDB_471")
    t.deck(YETI, side=2)
    t.answers("GDB_471t3", YETI)
    t.end_turn()
    assert t.cards() == ["GDB_471t3"]


def test_a_headhunt_brings_a_crewmate() -> None:
    t = table("HERO_10", build=241170)
    t.answers("GDB_471t")
    t.play("GDB_473", t.hero(2))
    assert [t.hero(2).get(DAMAGE), t.cards()] == [2, ["GDB_471t"]]
