"""Saviors of Uldum: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK
from table import table


def test_vessina_leads_while_overloaded() -> None:
    t = table()
    yeti, vessina = t.minion(), t.minion("ULD_173")
    assert yeti.get(ATK) == 4
    t.play("EX1_238", t.hero(2))
    assert (yeti.get(ATK), vessina.get(ATK)) == (6, 2)


def test_plague_of_murlocs_transforms_all_minions() -> None:
    t = table()
    t.minion(), t.minion(side=2)
    t.answers("CS2_168", "EX1_506")
    t.play("ULD_172")
    assert (t.row(1), t.row(2)) == (["CS2_168"], ["EX1_506"])
