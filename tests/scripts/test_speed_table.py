"""The page of figures keeps its budgets, and says when one is exceeded; nothing is timed here."""

from __future__ import annotations

import csv
from collections import Counter

import pytest

import speed_table
from benchmarks.bench_verify import CHOSEN, PLAIN, SINGLE
from benchmarks.figures import LOGS, Figure, Measured, spread
from benchmarks.games import DECKS, GAMES, PAIRS, decks_of
from speed_table import PAGE, PARTS, Row, Section, changed, entered, exceeded, printed, read

OLD = Row("verify", "2.00", "2.40", "× hslog", "")


def figure(value: float) -> Figure:
    return Figure("verify", value, "× hslog")


def test_a_first_budget_is_a_fifth_above_what_was_measured() -> None:
    assert entered(figure(2.0), None, anew=False).budget == "2.40"


@pytest.mark.parametrize(("value", "budget"), [(2.3, "2.40"), (3.0, "2.40"), (1.9, "2.40")])
def test_a_budget_stays_whatever_a_run_measures(value: float, budget: str) -> None:
    assert entered(figure(value), OLD, anew=False).budget == budget


def test_a_budget_follows_a_figure_that_fell() -> None:
    assert entered(figure(1.5), OLD, anew=False).budget == "1.80"


def test_a_budget_rises_if_somebody_says_so() -> None:
    assert entered(figure(3.0), OLD, anew=True).budget == "3.60"


@pytest.mark.parametrize(("value", "over"), [(2.4, False), (2.41, True)])
def test_a_figure_over_its_budget_is_told(value: float, over: bool) -> None:
    section = Section({"verify": OLD})
    assert bool(list(exceeded(Measured([figure(value)]), section))) is over


def test_a_figure_without_a_budget_is_told() -> None:
    assert list(exceeded(Measured([figure(1.0)]), Section())) == ["verify: has no budget yet"]


def test_another_result_is_told() -> None:
    section = Section(results={"vanilla decks": "1692 actions"})
    assert not list(changed(Measured(results={"vanilla decks": "1692 actions"}), section))
    (told,) = changed(Measured(results={"vanilla decks": "9 actions"}), section)
    assert told == "vanilla decks: 9 actions, not 1692 actions"


def test_the_page_is_read_as_it_is_printed() -> None:
    text = PAGE.read_text(encoding="utf-8")
    sections = read(text)
    assert list(sections) == [title for _, title in PARTS.values()]
    assert all(section.rows and section.results for section in sections.values())
    assert printed(sections) == text


def test_no_figure_of_the_page_is_over_its_budget() -> None:
    rows = [
        row for section in read(PAGE.read_text("utf-8")).values() for row in section.rows.values()
    ]
    assert [row for row in rows if float(row.measured) > float(row.budget)] == []
    assert max(Counter(row.name for row in rows).values()) == 1


def test_the_fixed_set_is_all_there() -> None:
    assert {path.name for path in LOGS.glob("*.xz")} == {f"{name}.xz" for name in GAMES}
    assert {f"{name}.log" for name in (*PLAIN, *SINGLE)} == GAMES.keys()
    assert all(len(decks_of(kind)) == PAIRS for kind in ("vanilla", "text"))
    assert DECKS.exists()


def test_forty_recordings_are_chosen() -> None:
    with CHOSEN.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len({row["file"] for row in rows}) == len(rows) == 40
    assert all(int(row["actions"]) >= int(row["verified"]) > 0 for row in rows)


def test_spread_is_median_ninetieth_percentile_and_worst() -> None:
    assert spread(range(1, 11)) == (5.5, 9, 10)
    assert speed_table.ALLOWANCE == 1.2
