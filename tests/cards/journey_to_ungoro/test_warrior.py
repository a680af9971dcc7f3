"""Journey to Un'Goro: Warrior; each card played."""

from __future__ import annotations

from table import table


def test_direhorn_hatchling_grows_up_in_the_deck() -> None:
    t = table()
    t.kill(t.minion("UNG_957"))
    assert [e.card_id for e in t.game.deck[1]] == ["UNG_957t1"]
