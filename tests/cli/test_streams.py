"""Standard output that is full, closed or not read, and what the run ends with."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from io import TextIOWrapper
from pathlib import Path

import pytest

from hsreplay_sim_cli.main import COMMANDS, run
from hsreplay_sim_cli.streams import PLAIN, guard
from places import ROOT

LOG = str(ROOT / "fixtures" / "powerlog" / "good" / "modern.log")
FULL = Path("/dev/full")
WRITING = [
    ["verify", LOG],
    *(["verify", "--output", form, LOG] for form in ("json", "jsonl", "concise")),
    ["info", LOG],
    ["info", "--output", "json", LOG],
    ["show", f"{LOG}@1"],
    *(["convert", "--to", form, LOG, "-"] for form in ("xml", "log", "snapshot")),
    ["demo"],
    ["--help"],
    ["--version"],
    *([command, "--help"] for command in COMMANDS),
]


def named(command: list[str]) -> str:
    return "-".join(word.removeprefix("--") for word in command if word != LOG)


Put = Callable[[str, int | None], None]


@pytest.fixture
def put(monkeypatch: pytest.MonkeyPatch) -> Iterator[Put]:
    """Gives this process another stream for the test; it is closed afterwards."""
    with ExitStack() as stack:

        def give(name: str, handle: int | None) -> None:
            stream = None if handle is None else stack.enter_context(os.fdopen(handle, "w"))
            monkeypatch.setattr(sys, name, stream)

        yield give


@pytest.mark.parametrize("command", WRITING, ids=named)
def test_a_full_output_is_told(command: list[str], put: Put, tmp_path: Path) -> None:
    if not FULL.exists():
        pytest.skip("the system has no device that is always full")
    put("stdout", os.open(FULL, os.O_WRONLY))
    assert ended(command, put, tmp_path) == (
        2,
        "hsreplay-sim: standard output: cannot write: No space left on device\n",
    )


@pytest.mark.parametrize("command", WRITING, ids=named)
def test_a_closed_output_is_told(command: list[str], put: Put, tmp_path: Path) -> None:
    put("stdout", None)
    assert ended(command, put, tmp_path) == (
        2,
        "hsreplay-sim: standard output: cannot write: it is closed\n",
    )


@pytest.mark.parametrize("command", WRITING, ids=named)
def test_a_reader_who_went_away_is_no_failure(command: list[str], put: Put, tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    put("stdout", writing)
    assert ended(command, put, tmp_path) == (141, "")


def ended(command: list[str], put: Put, folder: Path) -> tuple[int, str]:
    """The exit code, and what standard error says."""
    said = folder / "said"
    put("stderr", os.open(said, os.O_WRONLY | os.O_CREAT))
    guard()
    code = run(command)
    for stream in (sys.stdout, sys.stderr):
        stream.flush()  # as the interpreter does in the end
    return code, said.read_text()


@pytest.mark.parametrize("opened", [True, False], ids=["full", "closed"])
def test_messages_that_nobody_can_read_change_nothing(opened: bool, put: Put) -> None:
    if opened and not FULL.exists():
        pytest.skip("the system has no device that is always full")
    put("stderr", os.open(FULL, os.O_WRONLY) if opened else None)
    put("stdout", os.open(os.devnull, os.O_WRONLY))
    guard()
    assert run(["info", "absent.log"]) == 3
    assert run(["info", LOG]) == 0


def test_a_closed_input_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    for command in (["verify", "-"], ["info", "-"], ["convert", "-", "-"], ["split", "-", "x"]):
        assert run([*command, "--to", "xml"] if command[0] == "convert" else command) == 3
        captured = capsys.readouterr()
        assert "it is closed" in captured.out + captured.err
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("command", [["info", *[LOG] * 200], ["demo"]], ids=["click", "rich"])
def test_the_process_ends_quietly(command: list[str]) -> None:
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'cli'}"}
    with subprocess.Popen(
        [sys.executable, "-m", "hsreplay_sim", *command],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_bytes_and_text_share_the_ground(put: Put, tmp_path: Path) -> None:
    target = tmp_path / "out"
    put("stdout", os.open(target, os.O_WRONLY | os.O_CREAT))
    guard()
    assert isinstance(sys.stdout, TextIOWrapper)
    assert run(["convert", "--to", "xml", LOG, "-"]) == 0
    assert run(["info", LOG]) == 0
    assert target.read_bytes().startswith(b"<?xml")
    assert b"Anna" in target.read_bytes()[-2000:]


@pytest.mark.parametrize(
    ("encoding", "text", "written"),
    [
        pytest.param("ascii", "game 1/1 · build 5", b"game 1/1 - build 5", id="a-dot"),
        pytest.param("ascii", "“Deal 4” — done…", b'"Deal 4" - done~', id="quotes-and-dashes"),
        pytest.param("ascii", "Éowyn", b"?owyn", id="a-letter-has-no-likeness"),
        pytest.param("cp1252", "1 · 2 − 3", b"1 \xb7 2 - 3", id="what-the-encoding-has-stays"),
        pytest.param("utf-8", "1 · 2", "1 · 2".encode(), id="utf-8-has-all"),
    ],
)
def test_what_ascii_lacks_is_written_with_what_it_has(
    encoding: str, text: str, written: bytes
) -> None:
    assert text.encode(encoding, PLAIN) == written
