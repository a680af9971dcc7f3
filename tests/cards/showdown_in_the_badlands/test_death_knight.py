"""Showdown in the Badlands: Death Knight; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DAMAGE,
)
from table import table


def test_reap_what_you_sow_deals_three_and_excavates() -> None:
    t = table("HERO_11", build=195635)
    yeti = t.minion(side=2)
    t.play("WW_352", yeti)
    assert (yeti.get(DAMAGE), len(t.cards())) == (3, 1)
