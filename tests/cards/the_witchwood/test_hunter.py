"""The Witchwood: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import POISONOUS, RUSH
from table import stats, table


def test_dire_frenzy_strengthens_a_beast_and_three_copies() -> None:
    t = table()
    raptor = t.minion("CS2_172")
    assert t.refuses("GIL_828", t.minion())
    t.play("GIL_828", raptor)
    assert stats(raptor) == (6, 5)
    deck = t.game.deck[1]
    assert [e.card_id for e in deck] == ["CS2_172"] * 3
    assert [stats(e) for e in deck] == [(6, 5)] * 3
    assert [e.card_id for e in raptor.attached] == ["GIL_828e"]


def test_houndmaster_shaw_lets_the_others_rush() -> None:
    t = table("HERO_05")
    shaw, yeti = t.minion("GIL_650"), t.minion()
    assert (shaw.get(RUSH), yeti.get(RUSH)) == (0, 1)


def test_carrion_drake_likes_a_death() -> None:
    t = table("HERO_05")
    assert t.play("GIL_905").get(POISONOUS) == 0
    t.kill(t.minion())
    assert t.play("GIL_905").get(POISONOUS) == 1
