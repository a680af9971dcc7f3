"""Rastakhan's Rumble: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


def test_overlords_whip_hurts_what_is_played() -> None:
    t = table()
    t.weapon("TRL_360")
    assert t.play(YETI).get(DAMAGE) == 1
