"""Fractured in Alterac Valley: Demon Hunter; each card played."""

from __future__ import annotations

from table import stats, table


def test_flag_runner_gains_attack_whenever_a_friendly_minion_dies() -> None:
    t = table("HERO_10", build=185749)
    runner = t.minion("AV_261")
    t.kill(t.minion(side=2))
    assert stats(runner) == (1, 6)
    t.kill(t.minion(), t.minion())
    assert stats(runner) == (3, 6)
