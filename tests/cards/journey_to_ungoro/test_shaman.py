"""Journey to Un'Goro: Shaman; each card played."""

from __future__ import annotations

from table import table


def test_primalfin_totem_spawns_every_turn() -> None:
    t = table()
    t.play("UNG_201")
    t.end_turn()
    assert t.row() == ["UNG_201", "UNG_201t"]
