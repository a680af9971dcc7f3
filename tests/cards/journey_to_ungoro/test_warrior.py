"""Journey to Un'Goro: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DISPLAYED_CREATOR
from table import (
    table,
)


def test_direhorn_hatchling_grows_up_in_the_deck() -> None:
    t = table()
    t.kill(t.minion("UNG_957"))
    assert [e.card_id for e in t.game.deck[1]] == ["UNG_957t1"]


def test_the_hatchling_signs_itself_and_not_the_direhorn() -> None:
    t = table()
    hatchling = t.minion("UNG_957")
    t.kill(hatchling)
    (direhorn,) = t.game.deck[1]
    assert (hatchling.get(DISPLAYED_CREATOR), direhorn.get(DISPLAYED_CREATOR)) == (hatchling.id, 0)
