"""`./run` without a network: what it executes, from where, and when it installs again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from places import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the script is for sh")

FAKE = """#!/bin/sh
echo "$(basename "$0") $*" >>"{log}"
echo "$HSREPLAY_SIM_COMMAND" >"{log}.command"
echo "$HSREPLAY_SIM_COMPILE" >"{log}.compile"
"""


class Checkout:
    """A copy of the script with an environment whose programs only note how they are called."""

    def __init__(self, folder: Path, stamp: str = ".installed") -> None:
        self.root = folder / "a checkout"
        self.bin = self.root / ".venv" / "bin"
        self.log = folder / "calls.txt"
        self.stamp = self.root / ".venv" / stamp
        self.bin.mkdir(parents=True)
        shutil.copy(ROOT / "run", self.root)
        (self.root / "pyproject.toml").touch()
        os.utime(self.root / "pyproject.toml", (1, 1))
        for name in ("python", "hsreplay-sim"):
            program = self.bin / name
            program.write_text(FAKE.format(log=self.log))
            program.chmod(0o755)
        self.stamp.write_text(f"{self.root}\n")

    def run(self, *args: str) -> list[str]:
        """The calls that the script makes, started from another folder."""
        subprocess.run(
            [self.root / "run", *args], cwd="/", env={"PATH": "/usr/bin:/bin"}, check=True
        )
        calls = self.log.read_text().splitlines()
        self.log.unlink()
        return calls


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_everything_else_goes_to_the_program_with_its_arguments(checkout: Checkout) -> None:
    assert checkout.run("verify", "a b.log") == ["hsreplay-sim verify a b.log"]
    assert checkout.run() == ["hsreplay-sim "]


def test_the_program_is_told_how_it_was_called(checkout: Checkout) -> None:
    checkout.run("demo")
    assert Path(f"{checkout.log}.command").read_text() == f"{checkout.root / 'run'}\n"


def test_test_installs_the_dev_extra_once_and_passes_its_arguments(checkout: Checkout) -> None:
    first = checkout.run("test", "-k", "x")
    assert [call.split()[:3] for call in first] == [
        ["python", "-m", "pip"],
        ["python", "-m", "pytest"],
    ]
    assert first[0].endswith(f"-e {checkout.root}[dev]")
    assert checkout.run("test", "-k", "x") == ["python -m pytest -n auto --dist worksteal -k x"]


def test_a_newer_pyproject_installs_again(checkout: Checkout) -> None:
    later = checkout.stamp.stat().st_mtime + 10
    os.utime(checkout.root / "pyproject.toml", (later, later))
    os.utime(checkout.stamp, (later - 5, later - 5))
    assert "pip install" in checkout.run("info")[0]


def test_a_checkout_that_moved_installs_again(checkout: Checkout) -> None:
    checkout.stamp.write_text("/elsewhere\n")
    assert "pip install" in checkout.run("info")[0]
    assert checkout.run("info") == ["hsreplay-sim info"]


def test_a_lock_of_a_process_that_died_is_removed(checkout: Checkout) -> None:
    with subprocess.Popen(["/bin/true"]) as dead:
        pass
    lock = checkout.root / ".venv.lock"
    lock.mkdir()
    (lock / "pid").write_text(f"{dead.pid}\n")
    checkout.stamp.unlink()
    assert "pip install" in checkout.run("info")[0]
    assert not lock.exists()


def test_it_is_posix_shell() -> None:
    shell = shutil.which("dash") or "/bin/sh"
    subprocess.run([shell, "-n", ROOT / "run"], check=True)
    assert (ROOT / "run").read_text().startswith("#!/bin/sh\n")
    for script in ("run", ".ci/run"):
        assert os.access(ROOT / script, os.X_OK)


def test_golden_files_are_not_rewritten_in_ci() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "pytest", "--update-golden", "tests/report/test_cause.py"],
        cwd=ROOT,
        env={**os.environ, "CI": "true"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == pytest.ExitCode.USAGE_ERROR
    assert "refused in CI" in result.stderr


def test_build_makes_a_wheel_and_compiles_only_when_asked_to(checkout: Checkout) -> None:
    asked = Path(f"{checkout.log}.compile")
    build = f"python -m build --wheel --no-isolation --outdir {checkout.root}/dist {checkout.root}"
    first = checkout.run("build")
    assert first[0].endswith(f"-e {checkout.root}[compile]")
    assert (first[1:], asked.read_text()) == ([build], "\n")
    assert (checkout.run("build", "--compiled"), asked.read_text()) == ([build], "2\n")
    with pytest.raises(subprocess.CalledProcessError):
        checkout.run("build", "--fast")
