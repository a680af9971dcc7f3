"""The questions on the page of batches are answered, and its tables are those of the file."""

from __future__ import annotations

import re
from contextlib import closing
from pathlib import Path

import pytest

from hsreplay_sim.app.results.ask import answer
from hsreplay_sim.app.results.store import read, rows_of
from kept_results import three
from places import ROOT

PAGE = (ROOT / "docs" / "BATCHES.md").read_text(encoding="utf-8")
QUESTIONS = re.findall(r'batch sql \S+ "([^"]+)"', PAGE)
ROW = re.compile(r"\| `([a-z]+)` \| [^|]+ \| ([^|]+) \|")


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_of_the_page_is_answered(question: str, tmp_path: Path) -> None:
    list(answer(three(tmp_path / "r.sqlite"), question))


def test_every_table_is_on_the_page_with_columns_that_it_has(tmp_path: Path) -> None:
    assert len(QUESTIONS) > 5
    told = {
        table: set(re.findall(r"`([a-z_0-9]+)`", columns)) for table, columns in ROW.findall(PAGE)
    }
    with closing(read(three(tmp_path / "r.sqlite"))) as db:
        found = {
            row["name"]: {
                column["name"] for column in rows_of(db, f"PRAGMA table_info({row['name']})")
            }
            for row in rows_of(db, "SELECT name FROM sqlite_master WHERE type = 'table'")
        }
    assert told.keys() == found.keys()
    values = {"reasons", "unimplemented", "diverged", "unexplained"}
    assert {table: names - found[table] - values for table, names in told.items()} == {
        table: set() for table in told
    }
