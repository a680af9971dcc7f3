"""The Lost City of Un'Goro: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DAMAGE,
)
from table import table


def test_a_slagclaw_bursts_its_cinders_after_its_kin() -> None:
    t = table(build=223542)
    t.play("TLC_482")
    assert (t.row().count("TLC_249"), t.hero(2).get(DAMAGE)) == (2, 0)
    t.round()
    t.play("TLC_482")
    assert t.row().count("TLC_249") == 4
    assert t.hero(2).get(DAMAGE) == 8
