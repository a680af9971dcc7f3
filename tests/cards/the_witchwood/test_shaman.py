"""The Witchwood: Shaman; each card played."""

from __future__ import annotations

from table import stats, table


def test_earthen_might_rewards_an_elemental() -> None:
    t = table()
    yeti, flame = t.minion(), t.minion("UNG_809t1")
    t.play("GIL_586", yeti)
    assert (stats(yeti), t.cards()) == ((6, 7), [])
    t.answers("UNG_809")
    t.play("GIL_586", flame)
    assert (stats(flame), t.cards()) == ((3, 4), ["UNG_809"])
