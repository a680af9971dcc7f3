"""Worker processes start without the script of their caller."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from places import ROOT

SCRIPT = """
import sys
import hsreplay_sim as hs

print("the script runs")
reports = list(hs.verify_files(sys.argv[2:], jobs=int(sys.argv[1])))
print([(report.path, [(game.verdict, game.tally) for game in report.games]) for report in reports])
"""

FILES = [
    str(ROOT / "fixtures" / name)
    for name in ("demo/planted.log", "powerlog/good/modern.log", "powerlog/bad/no_create_game.log")
]


def run(jobs: int, how: list[str]) -> list[str]:
    done = subprocess.run(
        [sys.executable, *how, str(jobs), *FILES],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_a_script_without_a_guard_may_use_several_processes(tmp_path: Path) -> None:
    path = tmp_path / "script.py"
    path.write_text(SCRIPT, encoding="utf-8")
    plain, pooled = run(1, [str(path)]), run(2, [str(path)])
    assert pooled == plain
    assert plain[0] == "the script runs"
    assert "diverged" in plain[1]
    assert len(plain) == 2, "no worker ran the script again"


def test_so_may_what_has_no_file() -> None:
    assert run(2, ["-c", SCRIPT])[0] == "the script runs"
