"""Goblins vs Gnomes: Spare Parts; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import FROZEN, STEALTH, TAUNT
from table import stats, table


def test_spare_parts_do_what_they_say() -> None:
    t = table()
    yeti = t.minion()
    for part in ("PART_001", "PART_003", "PART_005", "PART_007"):
        t.play(part, yeti)
    assert stats(yeti) == (5, 6)
    assert (yeti.get(TAUNT), yeti.get(FROZEN)) == (1, 1)
    t.play("PART_006", yeti)
    assert stats(yeti) == (6, 5)
    t.play("PART_002", yeti)
    assert yeti.zone == Zone.HAND
    assert stats(yeti) == (4, 5)


def test_finicky_cloakfield_hides_until_the_next_turn() -> None:
    t = table()
    yeti = t.minion()
    t.play("PART_004", yeti)
    t.end_turn()
    assert yeti.get(STEALTH) == 1
    t.end_turn()
    assert yeti.get(STEALTH) == 0
