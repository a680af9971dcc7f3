"""A question in SQL is answered in three forms and changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from hsreplay_sim.app.results.ask import answer
from hsreplay_sim.base.errors import InputError
from kept_results import three

GAMES = "SELECT file, verdict FROM played ORDER BY file"


@pytest.mark.parametrize(
    ("form", "lines"),
    [
        ("text", ["  file         verdict", "  again/b.log  verified"]),
        ("csv", ["file,verdict", "again/b.log,verified"]),
    ],
)
def test_rows_are_a_table_or_csv(tmp_path: Path, form: str, lines: list[str]) -> None:
    assert list(answer(three(tmp_path / "r.sqlite"), GAMES, form))[:2] == lines


def test_or_json(tmp_path: Path) -> None:
    said = "".join(answer(three(tmp_path / "r.sqlite"), GAMES, "json"))
    assert '"file": "d.log"' in said


def test_an_address_stands_in_the_view_of_differences(tmp_path: Path) -> None:
    asked = "SELECT address FROM addressed WHERE root"
    assert list(answer(three(tmp_path / "r.sqlite"), asked, "csv")) == ["address", "d.log:1@2"]


@pytest.mark.parametrize("asked", ["DELETE FROM games", "SELECT nothing FROM games", "nonsense"])
def test_what_is_no_question_is_refused(tmp_path: Path, asked: str) -> None:
    path = three(tmp_path / "r.sqlite")
    with pytest.raises(InputError, match="cannot be asked"):
        list(answer(path, asked))
    assert len(list(answer(path, GAMES, "csv"))) == 4
