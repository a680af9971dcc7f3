"""Murder at Castle Nathria with the Maw and Disorder: Paladin; each card played."""

from __future__ import annotations

from table import YETI, stats, table


def test_sinful_sous_chef_leaves_recruits() -> None:
    t = table(build=179020)
    t.kill(t.minion("REV_952"))
    assert t.cards() == ["CS2_101t", "CS2_101t"]


def test_a_great_hall_makes_a_minion_three_three() -> None:
    t = table(build=185749)
    yeti, hall = t.minion(YETI, 2), t.minion("REV_983")
    t.play(hall, yeti)
    assert stats(yeti) == (3, 3)


def test_jury_duty_summons_and_strengthens_recruits() -> None:
    t = table("HERO_04", build=217964)
    yeti, recruit = t.minion(), t.minion("CS2_101t")
    t.play("MAW_015")
    assert [stats(e) for e in (yeti, recruit)] == [(4, 5), (2, 2)]
    assert [stats(e) for e in t.game.row(1)[2:]] == [(2, 2), (2, 2)]
