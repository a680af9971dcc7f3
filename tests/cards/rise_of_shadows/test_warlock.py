"""Rise of Shadows: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from table import table


def test_evil_genius_trades_a_minion_for_two_lackeys() -> None:
    t = table()
    yeti = t.minion()
    t.answers("DAL_613", "DAL_739")
    t.play("DAL_606", yeti)
    assert yeti.zone == Zone.GRAVEYARD
    assert t.cards() == ["DAL_613", "DAL_739"]


def test_evil_genius_alone_gets_nothing() -> None:
    t = table()
    t.play("DAL_606")
    assert t.cards() == []
