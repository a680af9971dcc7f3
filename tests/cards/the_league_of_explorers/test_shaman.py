"""The League of Explorers: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE
from table import stats, table


def test_tunnel_trogg_grows_by_overload() -> None:
    t = table()
    trogg = t.minion("LOE_018")
    t.play("OG_024")
    assert stats(trogg) == (3, 3)


def test_rumbling_elemental_answers_battlecry_minions_alone() -> None:
    t = table()
    t.minion("LOE_016")
    yeti = t.minion(side=2)
    t.answers(yeti)
    t.play("AT_105")
    t.play("CS2_231")
    assert yeti.get(DAMAGE) == 2


def test_everyfin_costs_less_for_each_murloc() -> None:
    t = table()
    murloc, yeti = t.minion("EX1_506a"), t.minion()
    held = t.hand("LOE_113")
    assert held.get(COST) == 6
    t.play(held)
    assert (stats(murloc), stats(yeti)) == ((3, 3), (6, 7))
