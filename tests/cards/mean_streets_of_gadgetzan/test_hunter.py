"""Mean Streets of Gadgetzan: Hunter; each card played."""

from __future__ import annotations

from table import table


def test_alleycat_has_a_friend() -> None:
    t = table()
    t.play("CFM_315")
    assert t.row() == ["CFM_315", "CFM_315t"]


def test_rat_pack_leaves_a_rat_for_each_attack() -> None:
    t = table()
    t.kill(t.minion("CFM_316"))
    assert t.row() == ["CFM_316t"] * 2
