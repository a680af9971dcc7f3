"""The Grand Tournament: Rogue; each card played."""

from __future__ import annotations

from table import stats, table


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
