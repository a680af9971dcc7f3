"""Showdown in the Badlands: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import STEALTH
from table import YETI, stats, table


def test_a_messenger_buzzard_brings_a_beast_and_strengthens_the_hand() -> None:
    t = table("HERO_05", build=217964)
    yeti = t.hand(YETI)
    _, beast = t.deck(YETI, "CS2_172")
    t.kill(t.minion("WW_807"))
    assert t.cards() == [YETI, "CS2_172"]
    assert (stats(yeti), stats(beast)) == ((5, 6), (4, 3))


def test_an_obsidian_revenant_leaves_two_small_ones() -> None:
    t = table("HERO_05", build=217964)
    revenant = t.minion("DEEP_005")
    t.answers("EX1_096", "EX1_012")
    t.kill(revenant)
    assert t.row() == ["EX1_096", "EX1_012"]


def test_the_saddled_leave_small_beasts() -> None:
    t = table("HERO_05", build=217964)
    yeti = t.minion()
    t.play("WW_812")
    t.answers("CS2_172")
    t.kill(yeti)
    assert t.row() == ["CS2_172"]


def test_sneaky_snakes_summon_two_hidden_snakes() -> None:
    t = table("HERO_05", build=217964)
    t.play("WW_806")
    assert t.row() == ["WW_806t", "WW_806t"]
    assert [(stats(e), e.get(STEALTH)) for e in t.game.board[1]] == [((1, 1), 1)] * 2


def test_sneaky_snakes_need_a_place() -> None:
    t = table("HERO_05", build=217964)
    for _ in range(7):
        t.minion()
    assert t.refuses(t.hand("WW_806"))
