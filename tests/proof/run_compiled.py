"""The compiled build beside the plain one: the same packets, the same reports.

    python scripts/prove.py compiled PYTHON [--games 16] [--every N] [PATH...]

PYTHON is the interpreter of an environment in which the wheel of `./run build --compiled` is
installed. Both play games of their own and verify the shipped recordings, with `--every 10` a tenth
of the corpus as well, or the recordings that are named. The exit code is 1 where a packet or a byte
of a report differs, and where PYTHON has nothing compiled.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from places import ROOT
from proof.which import all_files

RESULTS = Path(__file__).with_name("results.py")


def shipped() -> list[Path]:
    """The recordings of the checkout."""
    folders = (ROOT / "fixtures" / name for name in ("demo", "odd", "powerlog", "hsreplay_xml"))
    return sorted(path for each in folders for path in each.rglob("*") if path.is_file())


def start(python: str, games: int, paths: Sequence[Path]) -> subprocess.Popen[str]:
    """Let an interpreter print what its installation makes of games."""
    command = [python, "-P", str(RESULTS), str(games), *map(str, paths)]
    return subprocess.Popen(command, cwd="/", stdout=subprocess.PIPE, text=True)


def main(argv: Sequence[str]) -> int:
    """Run the command line: 0 if nothing differs."""
    parser = argparse.ArgumentParser(prog="prove.py compiled", description=__doc__)
    parser.add_argument("python", type=Path)
    parser.add_argument("paths", nargs="*", type=Path)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--every", type=int, default=0, help="and every Nth of the corpus")
    options = parser.parse_args(argv)
    paths = [each.resolve() for each in options.paths] or shipped()
    if options.every:
        paths += all_files()[3 :: options.every]
    pythons = (sys.executable, str(options.python.absolute()))
    runs = [start(python, options.games, paths) for python in pythons]
    plain, compiled = (each.communicate()[0].splitlines() for each in runs)
    differing = [each.split(" ", 1)[1] for each in sorted(set(plain[1:]) ^ set(compiled[1:]))]
    for name in sorted(set(differing)):
        print(f"differs: {name}")
    modules = int(compiled[0]) if compiled else 0
    print(f"{len(plain) - 1} of {options.games + len(paths)} compared, {modules} modules compiled")
    whole = len(plain) == len(compiled) == 1 + options.games + len(paths)
    return int(bool(differing) or not whole or not modules or plain[0] != "0")
