"""How a process ends: at once, with its code, when all is written; waited for by what is left."""

from __future__ import annotations

import os
import subprocess
import sys

from places import ROOT

CLEAN = str(ROOT / "fixtures" / "demo" / "clean.log")


def process(code: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "cli")))}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_what_was_printed_is_written_and_nothing_is_taken_apart() -> None:
    done = process(
        "import atexit; atexit.register(print, 'taken apart')\n"
        "from hsreplay_sim_cli.main import leave\n"
        "print('said', end=''); leave(3)"
    )
    assert (done.returncode, done.stdout) == (3, "said")


def test_a_thread_is_waited_for() -> None:
    done = process(
        "import time, threading; from hsreplay_sim_cli.main import leave\n"
        "threading.Thread(target=lambda: (time.sleep(0.1), print('done'))).start(); leave(0)"
    )
    assert (done.returncode, done.stdout) == (0, "done\n")


def test_a_verification_imports_no_pools_no_conversion_and_no_list_of_differences() -> None:
    """They cost a tenth of a short run."""
    done = process(
        "import sys; from hsreplay_sim_cli.main import run\n"
        f"run(['verify', {CLEAN!r}, '--output', 'concise', '-o', {os.devnull!r}])\n"
        "print(*sys.modules)"
    )
    imported = set(done.stdout.split())
    assert "hsreplay_sim.verifier.run" in imported
    unwanted = {"multiprocessing", "concurrent.futures", "hsreplay_sim.app.ignored"}
    assert not imported & {*unwanted, "hsreplay_sim.app.outputs.convert"}


def test_the_entry_point_leaves() -> None:
    done = process("from hsreplay_sim_cli.main import main; main(['--version'])")
    assert (done.returncode, done.stdout.split()[0]) == (0, "hsreplay-sim,")
