"""Forged in the Barrens with the Wailing Caverns (2021): Warlock; each card played."""

from __future__ import annotations

from table import table


def test_the_imp_swarm_grows_with_its_rank() -> None:
    for card_id, imps in (("BAR_914", 1), ("BAR_914t", 2), ("BAR_914t2", 3)):
        t = table(build=88998)
        t.play(card_id)
        assert t.row() == ["BAR_914t3"] * imps
        t.fill(1)
        assert t.refuses(card_id)
