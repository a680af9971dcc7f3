"""The Grand Tournament: Rogue; each card played."""

from __future__ import annotations

from table import (
    stats,
    table,
)


def test_buccaneer_sharpens_what_is_equipped() -> None:
    t = table("HERO_03")
    t.minion("AT_029")
    t.play(t.power())
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert stats(weapon)[0] == 2


def test_anubarak_returns_and_leaves_a_nerubian() -> None:
    t = table("HERO_03")
    t.play("CS2_029", t.minion("AT_036"))
    assert (t.cards(), t.row()) == (["AT_036"], ["AT_036t"])


def test_the_nerubian_of_today_brings_anubarak_back() -> None:
    t = table(build=255790)
    t.kill(t.minion("AT_036"))
    assert (t.row(), t.cards()) == (["AT_036t"], [])
    t.kill(t.at(1, 0))
    assert t.row() == ["AT_036"]


def test_the_nerubian_of_old_is_a_body_alone() -> None:
    t = table()
    t.kill(t.minion("AT_036t"))
    assert t.row() == []
