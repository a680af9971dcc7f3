"""What stands in docs/tables is printed by a script, and is what the script prints today."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from places import ROOT

TABLES = ROOT / "docs" / "tables"
_WRITERS = ("proofs.py", "run_rows.py", "run_conditions.py", "run_conditions_of_play.py")
PROOFS = [ROOT / "tests" / "proof" / name for name in _WRITERS]
NAMED = re.compile(r'(?:PAGE|TABLE|FIGURES)\b.* = .*"([A-Z_]+\.(?:md|csv))"')
PAGES_OF_A_CSV = {"RECORDINGS.md"}
"""They say in prose what the columns mean of the file of the same name."""
WRITTEN_BY_HAND = {"DATED.csv", "DATED_SILENT.csv"}
"""What was reported of the server, and when: tests/dated plays it."""
SCRIPTS = sorted(path.name for path in (ROOT / "scripts").glob("*_table.py"))
MEASURES = {"speed_table.py"}
"""It times for minutes, and measures another figure each time."""
CHECKED = [name for name in SCRIPTS if name not in MEASURES]


def printed_by(path: Path) -> set[str]:
    """The names of the files that a script writes."""
    lines = path.read_text(encoding="utf-8").splitlines()
    of_line = re.compile(r'"([A-Z_]+\.(?:md|csv))"')
    return {name for line in lines if NAMED.search(line) for name in of_line.findall(line)}


def test_every_table_is_printed_by_a_script() -> None:
    scripts = [*(ROOT / "scripts" / name for name in SCRIPTS), *PROOFS]
    archive = ROOT / "hsreplay_sim" / "app" / "inputs" / "archive.py"
    printed = {name for path in [*scripts, archive] for name in printed_by(path)}
    found = {path.name for path in TABLES.iterdir()}
    assert found - printed == PAGES_OF_A_CSV | WRITTEN_BY_HAND
    assert printed <= found


@pytest.mark.parametrize("script", CHECKED)
def test_a_script_prints_what_stands_there(script: str) -> None:
    check = [sys.executable, f"scripts/{script}", "--check"]
    ran = subprocess.run(check, cwd=ROOT, check=False, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, ""), f"python scripts/{script}"
