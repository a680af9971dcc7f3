"""Tables of figures: numbers to the right, nothing as a dash, data as they are."""

from __future__ import annotations

from hsreplay_sim.report.batch.sections import Scoreboard, Section, percent
from report.samples import HOSTILE

SECTION = Section("mode", "By mode", ("mode", "verified", "predicted%"),
                  [("constructed", 12, 99.5), ("mercenaries", 3, None)])  # fmt: skip


def board() -> Scoreboard:
    return Scoreboard({"version": "1"}, {"files": 2, "verified%": 50.0}, [SECTION])


def test_the_text() -> None:
    assert list(board().lines()) == [
        "version 1",
        "files      2",
        "verified%  50.00",
        "",
        "By mode",
        "  mode         ver  pred%",
        "  constructed   12  99.50",
        "  mercenaries    3      —",
    ]


def test_the_data() -> None:
    data = board().data()
    assert data["mode"] == [
        {"mode": "constructed", "verified": 12, "predicted%": 99.5},
        {"mode": "mercenaries", "verified": 3, "predicted%": None},
    ]


def test_a_cut_table_counts_the_rest() -> None:
    assert (SECTION.cut(1).rest, SECTION.cut(2).rest, SECTION.cut(0).rest) == (1, 0, 0)


def test_hostile_names_are_harmless() -> None:
    lines = Scoreboard({}, {"a": 1}, [Section("x", "X", ("name",), [(HOSTILE,)])]).lines()
    assert all(line.isprintable() for line in lines)


def test_a_share_of_nothing_is_none() -> None:
    assert (percent(1, 3), percent(0, 5), percent(1, 0)) == (33.33, 0.0, None)
