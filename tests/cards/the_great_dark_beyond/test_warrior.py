"""The Great Dark Beyond: Warrior; each card played."""

from __future__ import annotations

from table import stats, table


def test_a_hostile_invader_hurts_all_others_three_times() -> None:
    t = table("HERO_01", build=223542)
    friend, enemy = t.minion(), t.minion(side=2)
    invader = t.play("GDB_226")
    assert [stats(e) for e in (friend, enemy, invader)] == [(4, 3), (4, 3), (3, 5)]
    t.play("GAME_005")
    t.play("GAME_005")
    assert [stats(e) for e in (friend, enemy, invader)] == [(4, 1), (4, 1), (3, 5)]
    t.kill(invader)
    assert (t.row(1), t.row(2)) == ([], [])
