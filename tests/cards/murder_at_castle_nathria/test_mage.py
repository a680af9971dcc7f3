"""Murder at Castle Nathria: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    ARMOR,
    FROZEN,
)
from table import table


def test_cold_case_brings_two_skeletons_and_armor() -> None:
    t = table("HERO_08", build=185749)
    t.play("REV_505")
    assert (t.row(), t.hero(1).get(ARMOR)) == (["REV_845"] * 2, 4)
    t.fill(1)
    t.play("REV_505")
    assert (len(t.row()), t.hero(1).get(ARMOR)) == (7, 8)


def test_a_nightcloak_sanctum_freezes_and_summons() -> None:
    t = table(build=174258)
    yeti = t.minion(side=2)
    t.play(t.minion("REV_602"), yeti)
    assert (yeti.get(FROZEN), t.row()) == (1, ["REV_602", "REV_845"])
