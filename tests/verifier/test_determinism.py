"""Same input, same bytes: whatever the hash seed, folder, worker count, locale and time zone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from places import ROOT
from recordings import recordings

DEMO = [ROOT / "fixtures" / "demo" / name for name in ("planted.log", "clean.log")]


def report(files: list[Path], folder: Path, jobs: int = 1, **environment: str) -> bytes:
    """What `verify --output json` prints in a process of its own."""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    paths = os.pathsep.join((str(ROOT), str(ROOT / "cli")))
    command = [sys.executable, "-m", "hsreplay_sim", "verify", "--output", "json"]
    done = subprocess.run(
        [*command, "--jobs", str(jobs), *map(str, files)],
        cwd=folder,
        env=inherited | {"PYTHONPATH": paths} | environment,
        capture_output=True,
        check=False,
    )
    assert done.returncode in (0, 1), done.stderr.decode()
    return done.stdout


def test_reports_do_not_depend_on_the_process(tmp_path: Path) -> None:
    first = report(DEMO, ROOT, PYTHONHASHSEED="0")
    assert first.count(b'"verdict"') == 2
    for seed in ("1", "2"):
        assert report(DEMO, ROOT, PYTHONHASHSEED=seed) == first
    assert report(DEMO, tmp_path, jobs=2, PYTHONHASHSEED="77") == first
    there = report(DEMO, tmp_path, LC_ALL="tr_TR.UTF-8", TZ="Asia/Kathmandu")
    assert there == first


@pytest.mark.corpus
def test_reports_of_recordings_do_not_depend_on_the_process(tmp_path: Path) -> None:
    files = sorted(recordings()[10::48], key=lambda path: path.stat().st_size)[:5]
    first = report(files, ROOT, PYTHONHASHSEED="0")
    assert report(files, tmp_path, jobs=2, PYTHONHASHSEED="1") == first
    assert report(files, ROOT, jobs=3, PYTHONHASHSEED="2") == first


@pytest.mark.corpus
@pytest.mark.slow
def test_reports_of_all_recordings_do_not_depend_on_the_process(tmp_path: Path) -> None:
    first = report(recordings(), ROOT, jobs=2, PYTHONHASHSEED="0")
    assert report(recordings(), tmp_path, jobs=1, PYTHONHASHSEED="1") == first
