"""The League of Explorers: Shaman; each card played."""

from __future__ import annotations

from table import stats, table


def test_tunnel_trogg_grows_by_overload() -> None:
    t = table()
    trogg = t.minion("LOE_018")
    t.play("OG_024")
    assert stats(trogg) == (3, 3)
