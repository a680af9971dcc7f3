"""The recordings that this project cites: which they are, and where they lie on this machine.

``U098:2673`` is line 2673 of recording U098. docs/tables/RECORDINGS.csv of a checkout says which
public file each recording is; scripts/fetch_recordings.py gets it from there.
"""

from __future__ import annotations

import csv
import gzip
import hashlib
import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from hsreplay_sim.base.errors import InputError, UnsupportedError
from hsreplay_sim.base.source import SourceRef

ID = re.compile(r"U\d{3}[a-z]?")
"""A number, and a letter where two files tell the same game."""

CHECKOUT = Path(__file__).resolve().parents[3]
TABLE = CHECKOUT / "docs" / "tables" / "RECORDINGS.csv"
FETCHED = CHECKOUT / "recordings"
"""Where scripts/fetch_recordings.py puts them."""
BESIDE = CHECKOUT.parent / "shared" / "corpus" / "powerlog"
"""Where they lie on the machines on which the project is made."""

_GZIP = b"\x1f\x8b"


@dataclass(frozen=True, slots=True)
class PublicFile:
    """A row of the table: the public file that a recording is, byte for byte."""

    id: str
    repository: str
    """``owner/name`` on GitHub."""
    path: str
    date: str
    """The day of the version that is meant; "" stands for the newest."""
    blob: str
    """git's hash of the content: it finds this version even if the file was replaced since."""
    sha256: str
    lines: int
    licence: str
    build: str
    """As the recording states it."""

    @property
    def file_name(self) -> str:
        """The name of the fetched file."""
        return f"{self.id}_{re.sub(r'[^A-Za-z0-9.]+', '-', self.path.rpartition('/')[2])}"


def read_table(path: Path = TABLE) -> dict[str, PublicFile]:
    """The rows of docs/tables/RECORDINGS.csv by id.

    Raises:
        UnsupportedError: there is no such file; it is part of a checkout, not of the wheel.
        InputError: a row lacks a column or has a wrong one.
    """
    try:
        with path.open(newline="", encoding="utf-8") as file:
            rows = [msgspec.convert(row, PublicFile, strict=False) for row in csv.DictReader(file)]
    except msgspec.ValidationError as exc:
        raise InputError(f"is not the table of recordings: {exc}", SourceRef(str(path))) from exc
    except OSError as exc:
        raise UnsupportedError(
            "the table of recordings is missing; citations open in a checkout of the project",
            SourceRef(str(path)),
        ) from exc
    return {row.id: row for row in rows}


def content(path: Path) -> bytes:
    """The bytes of a file, unpacked if it is packed with gzip."""
    try:
        raw = path.read_bytes()
        return gzip.decompress(raw) if raw.startswith(_GZIP) else raw
    except (OSError, EOFError, zlib.error) as exc:
        raise InputError(f"cannot read: {exc}", SourceRef(str(path))) from exc


@dataclass(frozen=True, slots=True)
class Archive:
    """Folders in which recordings are looked for, in this order, and the table of recordings."""

    folders: Sequence[Path]
    table: Path = TABLE

    @classmethod
    def here(cls, folder: str | None = None) -> Archive:
        """A folder that the user names, and those of this checkout."""
        return cls([*([Path(folder)] if folder else []), FETCHED, BESIDE])

    def row(self, recording: str) -> PublicFile:
        """Return the row of a recording in the table.

        Raises:
            UnsupportedError: it is not in the table.
        """
        table = read_table(self.table)
        if recording not in table:
            pair = [other for other in table if other[:-1] == recording]
            hint = f"; say {' or '.join(pair)}" if pair else ""
            raise UnsupportedError(f"{recording} is no recording of {self.table.name}{hint}")
        return table[recording]

    def find(self, recording: str) -> Path:
        """Return the file of a recording on this machine.

        Raises:
            UnsupportedError: it is not in the table, or it was not fetched.
            InputError: a file of that name is another recording.
        """
        row = self.row(recording)
        found = [
            path
            for folder in self.folders
            for path in sorted(folder.glob(f"{recording[:4]}*"))
            if path.is_file()
        ]
        for path in found:
            if hashlib.sha256(content(path)).hexdigest() == row.sha256:
                return path
        if found:
            raise InputError(f"is not the recording {recording}", SourceRef(str(found[0])))
        raise UnsupportedError(
            f"{recording} is not on this machine; fetch it with"
            f" `python scripts/fetch_recordings.py {recording}`"
        )
