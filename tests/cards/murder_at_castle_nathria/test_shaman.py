"""Murder at Castle Nathria: Shaman; each card played."""

from __future__ import annotations

from table import table


def test_muck_pools_make_a_dearer_minion() -> None:
    t = table("HERO_02", build=190416)
    yeti, theirs, place = t.minion(), t.minion(side=2), t.play("REV_923")
    assert t.refuses(place, theirs)
    t.answers("CS2_221")
    t.play(place, yeti)
    assert sorted(t.row()) == ["CS2_221", "REV_923"]


def test_carving_chisel_carves_totems() -> None:
    t = table(build=179020)
    t.minion("CS2_051")
    t.weapon("REV_917")
    t.answers("CS2_051")
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == ["CS2_051", "CS2_051"]
