"""Every citation leads to a public file, and docs/tables/RECORDINGS.csv holds no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from corpus import corpus_dir
from hsreplay_sim.app.inputs.archive import ID, TABLE, PublicFile, read_table
from scripts.loading import script

table = script("recordings_table")


def public(recording: str, lines: int = 100) -> PublicFile:
    return PublicFile(recording, "owner/name", "a.log", "", "00", "00", lines, "MIT", "")


def test_every_citation_of_the_project_is_in_the_table_and_every_row_is_cited() -> None:
    found = table.problems(table.citations(), read_table())
    assert found == [], "python scripts/recordings_table.py --write brings the table up to date"


SHAPES = {
    "id": ID.pattern,
    "repository": r"[\w.-]+/[\w.-]+",
    "path": r"[^/].*",
    "date": r"([0-9]{4}-[0-9]{2}-[0-9]{2})?",
    "blob": r"[0-9a-f]{40}",
    "sha256": r"[0-9a-f]{64}",
    "lines": r"[1-9][0-9]*",
    "licence": r"(CC0-1\.0|MIT|Apache-2\.0|ISC)( \(package\.json\))?",
    "build": r"[0-9]*",
}


@pytest.mark.parametrize("column", SHAPES)
def test_a_row_names_a_public_file_by_its_content_and_its_licence(column: str) -> None:
    cells = {row.id: str(getattr(row, column)) for row in read_table().values()}
    assert {i: c for i, c in cells.items() if not re.fullmatch(SHAPES[column], c)} == {}


def test_no_two_rows_are_the_same_file() -> None:
    rows = read_table().values()
    assert len({row.sha256 for row in rows}) == len({row.blob for row in rows}) == len(rows)


@pytest.mark.corpus
def test_the_table_is_what_the_script_prints_of_the_corpus() -> None:
    wanted = {each.id for each in table.citations()}
    assert table.printed(table.rows(corpus_dir("powerlog"), wanted)) == TABLE.read_text("utf-8")


@pytest.mark.parametrize(
    ("line", "cited"),
    [
        pytest.param("(U098:2673)", [("U098", 2673)], id="a-line"),
        pytest.param("U098:12-40, U010", [("U098", 12), ("U098", 40), ("U010", 0)], id="a-span"),
        pytest.param("U035:2021–2080", [("U035", 2021), ("U035", 2080)], id="a-typographic-span"),
        pytest.param("U091b:1666", [("U091b", 1666)], id="one-of-two"),
        pytest.param("glob('U008_*mechwar*')", [("U008", 0)], id="the-name-of-a-file"),
        pytest.param("U401 U402", [], id="codes-of-errors"),
        pytest.param("U901:7", [], id="made-up"),
        pytest.param("RU098 U0981", [], id="something-else"),
    ],
)
def test_what_is_a_citation(line: str, cited: list[tuple[str, int]]) -> None:
    assert list(table.cited_in(line)) == cited


def test_what_is_wrong_is_said_with_its_place() -> None:
    cited = [table.Citation("a.py:1", "U901", 0), table.Citation("a.py:2", "U902", 101)]
    rows = {recording: public(recording) for recording in ("U902", "U903")}
    assert table.problems(cited, rows) == [
        "a.py:1: U901 is not in RECORDINGS.csv",
        "a.py:2: U902 has no line 101",
        "RECORDINGS.csv: U903 is cited nowhere",
    ]


def test_two_files_of_one_number_are_told_apart_by_a_letter(tmp_path: Path) -> None:
    (tmp_path / "manifest.csv").write_text(
        "split_file,unit,repo,source_path,blob_date,licence,build\n"
        "U901_b,901,o/r,b.log,,MIT,5\nU901_a,901,o/r,a.log,,MIT,\nU902_c,902,o/r,c.log,,MIT,\n"
    )
    for name, text in {"U901_a": "1\n2\n", "U901_b": "1", "U902_c": ""}.items():
        (tmp_path / name).write_text(text)
    found = list(table.rows(tmp_path, {"U901a", "U901b", "U902"}))
    told = [(row.id, row.path, row.lines, row.build) for row in found]
    assert told[:2] == [("U901a", "a.log", 2, ""), ("U901b", "b.log", 1, "5")]
    assert found[2].blob == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"  # git's empty file
