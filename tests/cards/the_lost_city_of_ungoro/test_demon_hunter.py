"""The Lost City of Un'Goro: Demon Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DISPLAYED_CREATOR
from table import stats, table


def test_an_infestation_is_two_stingers() -> None:
    t = table("HERO_10", build=233275)
    t.play("TLC_902")
    assert t.cards() == ["TLC_630t", "TLC_630t"]
    enemy = t.minion(side=2)
    t.play(t.game.hand[1][0], enemy)
    assert (stats(enemy), t.row()) == ((4, 3), ["TLC_903t"])
    assert t.at(1, 0).get(DISPLAYED_CREATOR) > 0
