"""The Core set: Shaman; each card played."""

from __future__ import annotations

from table import YETI, table


def test_rehgar_brings_lightning_for_attacks_beside_him() -> None:
    t = table("HERO_02", build=255790)
    far, near, rehgar, right = (t.minion(each) for each in (YETI, YETI, "CORE_CATA_004", YETI))
    t.attack(far, t.hero(2))
    assert t.cards() == []
    for body in (near, rehgar, right):
        t.attack(body, t.hero(2))
    assert t.cards() == ["CORE_EX1_238"] * 3
    t.end_turn()
    t.attack(t.minion(side=2), t.hero(1))
    assert len(t.cards(1)) == 3
