"""Cataclysm: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import TAG_SCRIPT_DATA_NUM_1
from table import stats, table

NEW = 241170


def test_a_nurturing_nature_strengthens_a_beast_here_and_there() -> None:
    t = table("HERO_05", build=246000)
    beast, yeti, held = t.minion("CS2_172"), t.minion(), t.hand("CS2_172")
    assert t.refuses("MEND_305", yeti)
    t.play("MEND_305", beast)
    assert [stats(e) for e in (beast, yeti, held)] == [(5, 4), (4, 5), (5, 4)]


def test_magmaw_fills_the_board_again_and_again() -> None:
    t = table("HERO_05", build=255790)
    magmaw = t.play("CATA_550")
    assert sorted(t.row()) == ["CATA_550"] + ["CATA_550t"] * 6
    assert magmaw.get(TAG_SCRIPT_DATA_NUM_1) == 93
    t.kill(t.at(1, -1), t.at(1, -2))
    assert (len(t.row()), magmaw.get(TAG_SCRIPT_DATA_NUM_1)) == (7, 91)
    assert sum(stats(e)[0] for e in t.game.row(1)) == 2 + 6 * 2 + 2 * 2


def test_magmaw_fills_what_is_returned_to_the_hand() -> None:
    t = table("HERO_05", build=255790)
    magmaw = t.play("CATA_550")
    t.play("EX1_144", t.at(1, -1))  # Shadowstep
    assert (len(t.row()), magmaw.get(TAG_SCRIPT_DATA_NUM_1)) == (7, 92)


def test_magmaw_has_no_more_than_are_left() -> None:
    t = table("HERO_05", build=255790)
    magmaw = t.hand("CATA_550")
    magmaw.tags[TAG_SCRIPT_DATA_NUM_1] = 2
    t.play(magmaw)
    assert (len(t.row()), magmaw.get(TAG_SCRIPT_DATA_NUM_1)) == (3, 0)
    t.kill(magmaw)
    assert t.row() == ["CATA_550t"] * 2
