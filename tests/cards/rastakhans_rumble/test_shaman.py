"""Rastakhan's Rumble: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK
from table import table


def test_likkim_is_stronger_while_overloaded() -> None:
    t = table("HERO_02")
    likkim = t.play("TRL_352")
    assert likkim.get(ATK) == 1
    t.play("EX1_238", t.hero(2))
    assert likkim.get(ATK) == 3
