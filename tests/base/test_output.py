"""A result is written whole or not at all, and never where it would do harm."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from hsreplay_sim.base.errors import ExitCode, OutputError
from hsreplay_sim.base.output import check_output, write_file


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_text_and_bytes_are_written_and_nothing_else_is_left(tmp_path: Path) -> None:
    target = tmp_path / "out.txt"
    write_file(str(target), ["é\n", b"\xff"])
    assert target.read_bytes() == b"\xc3\xa9\n\xff"
    assert names(tmp_path) == ["out.txt"]


def test_a_failure_halfway_leaves_the_old_file(tmp_path: Path) -> None:
    target = tmp_path / "out.txt"
    target.write_text("old")

    def chunks() -> Iterator[str]:
        yield "new"
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_file(str(target), chunks())
    assert target.read_text() == "old"
    assert names(tmp_path) == ["out.txt"]


def test_the_mode_of_an_existing_file_is_kept(tmp_path: Path) -> None:
    target = tmp_path / "out.txt"
    target.touch()
    target.chmod(0o640)
    write_file(str(target), ["x"])
    assert target.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("check", [lambda p, i: write_file(p, ["x"], i), check_output])
@pytest.mark.parametrize(
    ("target", "message"),
    [
        pytest.param("in.log", "is the input", id="the-input"),
        pytest.param("hard.log", "is the input", id="the-input-by-another-name"),
        pytest.param("soft.log", "symbolic link", id="a-symlink"),
        pytest.param("folder", "is a folder", id="a-folder"),
        pytest.param("absent/out.log", "does not exist", id="no-such-folder"),
    ],
)
def test_refused(tmp_path: Path, check: object, target: str, message: str) -> None:
    source = tmp_path / "in.log"
    source.write_text("input")
    os.link(source, tmp_path / "hard.log")
    (tmp_path / "soft.log").symlink_to(source)
    (tmp_path / "folder").mkdir()
    with pytest.raises(OutputError, match=message) as caught:
        check(str(tmp_path / target), [str(source)])
    assert caught.value.exit_code == ExitCode.USAGE
    assert source.read_text() == "input"


def test_a_device_is_written_to_not_replaced() -> None:
    write_file("/dev/null", ["x"])
    assert not Path("/dev/null").is_file()


def test_a_draft_that_is_left_blocks_nothing_and_is_cleared(tmp_path: Path) -> None:
    """A run that was killed holds its draft no longer."""
    target = tmp_path / "out.txt"
    left = tmp_path / f".out.txt.{'0' * 16}.tmp"
    others = [".out.txt.tmp", ".out.txt.0123.tmp", ".other.txt.0123456789abcdef.tmp", "out.txt.bak"]
    for name in (left.name, *others):
        (tmp_path / name).touch()
    write_file(target, ["x"])
    assert names(tmp_path) == sorted(["out.txt", *others])


def test_a_draft_that_is_being_written_is_left_alone(tmp_path: Path) -> None:
    """Two runs write to one target: the later one stands, and neither fails."""
    target = tmp_path / "out.txt"

    def chunks() -> Iterator[str]:
        yield "outer"
        write_file(target, ["inner"])
        assert target.read_text() == "inner"

    write_file(target, chunks())
    assert target.read_text() == "outer"
    assert names(tmp_path) == ["out.txt"]


def test_a_name_as_long_as_the_system_allows_is_written(tmp_path: Path) -> None:
    target = tmp_path / ("é" * 125 + ".xml")
    write_file(target, ["x"])
    assert names(tmp_path) == [target.name]
