"""Bosses of Dungeon Run; each card played."""

from __future__ import annotations

from table import YETI, table


def test_rat_race_summons_two_rats_and_needs_room() -> None:
    t = table(build=22611)
    power = t.hero_power("LOOTA_BOSS_18p")
    t.minion()
    t.play(power)
    assert t.row() == [YETI, "LOOTA_BOSS_18t", "LOOTA_BOSS_18t"]


def test_rat_race_is_refused_on_a_full_board() -> None:
    t = table(build=22611)
    t.fill(1)
    assert t.refuses(t.hero_power("LOOTA_BOSS_18p"))
