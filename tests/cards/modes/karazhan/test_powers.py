"""Hero powers of the bosses of Karazhan; each played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import CREATOR
from table import YETI, stats, table

BUILD = 18792


def test_the_mirror_reflects_what_is_played_for_whoever_played_it() -> None:
    t = table(build=BUILD)
    t.hero_power("KAR_A01_02", 2)
    yeti = t.play(YETI)
    assert (t.row(), t.row(2), stats(t.at(1, 1))) == ([YETI, YETI], [], (1, 1))
    assert t.at(1, 1).get(CREATOR) == yeti.id


@pytest.mark.parametrize(
    ("power", "row"),
    [
        ("KARA_00_02", ["KARA_00_02a"]),
        ("KARA_13_02", ["KARA_13_03"]),
        ("KARA_13_02H", ["KARA_13_03H"]),
        ("KARA_13_13H", ["KARA_00_02a"] * 2),
        ("KAR_A02_13", ["KAR_A02_01"]),
    ],
)
def test_powers_that_summon(power: str, row: list[str]) -> None:
    t = table(build=BUILD)
    t.play(t.hero_power(power))
    assert t.row() == row


def test_brilliance_draws_three() -> None:
    t = table(build=BUILD)
    t.deck(*[YETI] * 4)
    t.play(t.hero_power("KARA_00_04"))
    assert len(t.cards()) == 3


def test_whoever_cheats_takes_the_leftmost_enemy() -> None:
    t = table(build=BUILD)
    t.minion("CS2_231", 2)
    t.minion(side=2)
    t.play(t.hero_power("KAR_A10_33"))
    assert t.row(2) == [YETI]
