"""The Great Dark Beyond: the Crewmates of Demon Hunters."""

from __future__ import annotations

import pytest

from table import YETI, table

CREW = [f"GDB_471t{number}" for number in ("", 2, 3, 4, 5, 6, 7, 8)]
BUILD = 217964


@pytest.mark.parametrize("crewmate", CREW)
def test_a_crewmate_brings_those_beside_it(crewmate: str) -> None:
    t = table(build=BUILD)
    t.hand("GDB_471t")
    played = t.hand(crewmate)
    t.hand("GDB_471t2")
    t.play(played)
    assert (t.row(), t.cards()) == ([crewmate, "GDB_471t", "GDB_471t2"], [])


def test_those_beside_a_neighbour_come_too_but_nobody_behind_another_card() -> None:
    t = table(build=BUILD)
    t.hand("GDB_471t3")
    t.hand(YETI)
    played = t.hand("GDB_471t4")
    t.hand("GDB_471t5")
    t.hand("GDB_471t6")
    t.play(played)
    assert t.row() == ["GDB_471t4", "GDB_471t5", "GDB_471t6"]
    assert t.cards() == ["GDB_471t3", YETI]


def test_a_full_board_takes_no_crew() -> None:
    t = table(build=BUILD)
    for _ in range(5):
        t.minion()
    played = t.hand("GDB_471t7")
    t.hand("GDB_471t8")
    t.hand("GDB_471t8")
    t.play(played)
    assert (len(t.row()), t.cards()) == (7, ["GDB_471t8"])
