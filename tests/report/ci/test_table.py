"""A row for each game, and for whatever else a run meets; as CSV and as Markdown."""

from __future__ import annotations

import csv
import re

import pytest

from hsreplay_sim.report.ci.table import COLUMNS
from hsreplay_sim.report.model import FileReport
from report.ci.runs import files, of_game, whole, written
from report.samples import HOSTILE, diverged_game, verified_game

CELLS = re.compile(r"(?<!\\)\|")


def csv_rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(text.splitlines()))


def md_rows(text: str) -> list[dict[str, str]]:
    """The rows of the table, without the escapes."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    head, rule, *rows = (
        [re.sub(r"\\(.)", r"\1", cell.strip()) for cell in CELLS.split(line)[1:-1]]
        for line in lines
    )
    assert rule == ["---"] * len(head)
    return [dict(zip(head, row, strict=True)) for row in rows]


ROWS = {"csv": csv_rows, "md": md_rows}


@pytest.mark.parametrize("form", ROWS)
def test_a_game_is_a_row(form: str) -> None:
    game = diverged_game()
    game.players, game.turns = ("Rosa#1234", "Emil#5678"), 17
    (row,) = ROWS[form](written(form, FileReport("a.log", games=[game])))
    assert row == {
        "file": "a.log",
        "game": "1",
        "build": "54613",
        "mode": "constructed",
        "players": "Rosa#1234 – Emil#5678",
        "turns": "17",
        "verdict": "diverged",
        "actions": "10",
        "verified": "6",
        "unexplained": "0",
        "diverged": "1",
        "headline": "step 2 E301 PLAY Flamestrike #27 Harvest Golem #31 DAMAGE (44) "
        "logged 5 simulated 4 [board]",
    }
    assert tuple(row) == COLUMNS


@pytest.mark.parametrize("form", ROWS)
def test_nothing_of_a_run_is_lost(form: str) -> None:
    rows = ROWS[form](whole(form))
    games = sum(len(each.games) for each in files())
    others = sum(each.error is not None or not each.games for each in files())
    assert len(rows) == games + others + 1
    assert rows[-1]["verdict"] == "unmet"
    verdicts = {row["file"]: row["verdict"] for row in rows}
    assert verdicts["absent.log"] == "error"
    assert verdicts["none.log"] == "nothing"


@pytest.mark.parametrize(
    ("kind", "strict", "headline"),
    [
        pytest.param("verified", False, "", id="verified"),
        pytest.param("unexplained", False, "step 2 E301 unexplained PLAY", id="unexplained"),
        pytest.param("expected", False, "step 2 E301 PLAY", id="expected"),
        pytest.param("unsupported", False, "unsupported Battlegrounds is not", id="unsupported"),
        pytest.param("broken", False, "X901 KeyError: 'log'", id="a-bug-of-ours"),
        pytest.param("empty", False, "nothing could be checked", id="nothing-checked"),
        pytest.param("adopted", False, "", id="not-implemented"),
        pytest.param("adopted", True, "strict not implemented: Temporus", id="but-strict"),
    ],
)
def test_the_headline_says_what_a_report_begins_with(
    kind: str, *, strict: bool, headline: str
) -> None:
    (row,) = csv_rows(of_game("csv", kind, strict=strict))
    assert row["headline"].startswith(headline)
    assert bool(row["headline"]) is bool(headline)


def test_a_name_is_no_formula() -> None:
    game = verified_game()
    game.players = ("=HYPERLINK(1)", "Emil")
    (row,) = csv_rows(written("csv", FileReport("a.log", games=[game])))
    assert row["players"] == "'=HYPERLINK(1) – Emil"


@pytest.mark.parametrize("form", ROWS)
def test_hostile_text_breaks_no_row(form: str) -> None:
    text = whole(form)
    assert HOSTILE not in text
    assert not {"\x1b", "\u202e"} & set(text)
    assert all(len(row) == len(COLUMNS) for row in ROWS[form](text))


def test_markdown_shows_a_name_as_it_is() -> None:
    game = verified_game()
    game.players = ("<img src=x>", "a|b*c_[d](e)")
    text = written("md", FileReport("a.log", games=[game]))
    assert r"\<img src=x\> – a\|b\*c\_\[d\](e)" in text


def test_markdown_ends_with_the_totals() -> None:
    assert whole("md").splitlines()[-1].startswith("13 files, 10 games: 3 diverged, 1 error, ")


@pytest.mark.parametrize("form", ROWS)
def test_a_table_without_games_has_its_header(form: str) -> None:
    assert written(form).startswith(("file,game", "| file | game"))
