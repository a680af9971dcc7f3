"""Writing results: whole or not at all, and never over an input or through a symlink."""

from __future__ import annotations

import os
import re
import stat
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from hsreplay_sim.base.address import STREAM, StrPath, path_text
from hsreplay_sim.base.errors import OutputError
from hsreplay_sim.base.source import SourceRef

if sys.platform != "win32":
    import fcntl


def write_file(
    path: StrPath, chunks: Iterable[bytes | str], inputs: Iterable[StrPath] = ()
) -> None:
    """Write `chunks` to `path`; "-" is standard output.

    The content goes to a temporary file in the same folder, is flushed to disk and renamed, so
    that a reader sees the old file or the new one. Raises OutputError when `path` is one of
    `inputs`, a symlink or a folder, or when the system refuses.
    """
    name = path_text(path)
    if name == STREAM:
        _to_stdout(chunks)
        return
    target = Path(name)
    try:
        _check(target, inputs)
        if target.exists() and not target.is_file():
            with target.open("wb") as device:
                _write(device.fileno(), chunks)
        else:
            _replace(target, chunks)
    except OSError as exc:
        raise OutputError(f"cannot write: {exc.strerror or exc}", SourceRef(name)) from exc


def check_output(path: StrPath, inputs: Iterable[StrPath]) -> None:
    """Raise what :func:`write_file` would raise, before the work is done."""
    name = path_text(path)
    if name == STREAM:
        return
    try:
        _check(Path(name), inputs)
    except OSError as exc:
        raise OutputError(f"cannot write: {exc.strerror or exc}", SourceRef(name)) from exc


def make_folder(path: StrPath) -> None:
    """Make a folder and its parents where they are missing. Raises OutputError."""
    name = path_text(path, "the path of a folder")
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except FileExistsError as exc:
        raise OutputError("is no folder", SourceRef(name)) from exc
    except OSError as exc:
        raise OutputError(f"cannot make: {exc.strerror or exc}", SourceRef(name)) from exc


def _check(target: Path, inputs: Iterable[StrPath]) -> None:
    at = SourceRef(str(target))
    if target.is_symlink():
        raise OutputError("is a symbolic link, which is not followed", at)
    if target.is_dir():
        raise OutputError("is a folder", at)
    if not target.parent.is_dir():
        raise OutputError("its folder does not exist", at)
    if target.exists():
        for source in inputs:
            with suppress(OSError):
                if target.samefile(source):
                    raise OutputError("is the input; it is not overwritten", at)


def _replace(target: Path, chunks: Iterable[bytes | str]) -> None:
    mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666
    draft, handle = _new_draft(target, mode)
    try:
        try:
            _write(handle, chunks)
            os.fsync(handle)
        finally:
            os.close(handle)
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _clear_drafts(target)


def _new_draft(target: Path, mode: int) -> tuple[Path, int]:
    """A draft that this process holds, with a name that no other one has ever had."""
    while True:
        draft = target.with_name(f"{_drafts_of(target)}{os.urandom(8).hex()}.tmp")
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with suppress(OSError):  # a file system without locks: then nobody clears it either
            _hold(handle)
        if os.fstat(handle).st_nlink:
            return draft, handle
        os.close(handle)  # another run cleared it before it was held


def _drafts_of(target: Path) -> str:
    """How the name of every draft of a target begins; short enough for any system."""
    name = target.name.encode("utf-8", "surrogateescape")[:200]
    return f".{name.decode('utf-8', 'ignore')}."


def _clear_drafts(target: Path) -> None:
    """Remove the drafts of runs that were killed; those of runs that still go on are held."""
    ours = re.compile(re.escape(_drafts_of(target)) + r"[0-9a-f]{16}\.tmp")
    with suppress(OSError):
        for path in target.parent.iterdir():
            if ours.fullmatch(path.name):
                with suppress(OSError):
                    _remove_unless_held(path)


def _remove_unless_held(draft: Path) -> None:
    """Raises OSError if it is held; a system without these locks removes no open file."""
    handle = os.open(draft, os.O_WRONLY)
    try:
        _hold(handle)
        draft.unlink()
    finally:
        os.close(handle)


def _hold(handle: int) -> None:
    """Lock an open draft; the lock ends with the process. Raises OSError if another one has it."""
    if sys.platform != "win32":
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _write(handle: int, chunks: Iterable[bytes | str]) -> None:
    with open(handle, "wb", closefd=False) as file:
        for chunk in chunks:
            file.write(_bytes(chunk))


def _to_stdout(chunks: Iterable[bytes | str]) -> None:
    """Raises BrokenPipeError as it is: a reader who has seen enough is no failure."""
    try:
        for chunk in chunks:
            sys.stdout.buffer.write(_bytes(chunk))
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        raise
    except OSError as exc:
        at = SourceRef("standard output")
        raise OutputError(f"cannot write: {exc.strerror or exc}", at) from exc


def _bytes(chunk: bytes | str) -> bytes:
    return chunk if isinstance(chunk, bytes) else chunk.encode("utf-8", "surrogateescape")
