"""Rastakhan's Rumble: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_bloodclaw_hurts_its_bearer() -> None:
    t = table()
    t.play("TRL_543")
    assert t.hero(1).get(DAMAGE) == 5
