"""An archive of recordings that a test makes up: the shipped games under numbers from 900."""

from __future__ import annotations

import hashlib
from pathlib import Path

from hsreplay_sim.app.inputs.archive import Archive
from places import ROOT

GOOD = ROOT / "fixtures" / "powerlog" / "good"
HEAD = "id,repository,path,date,blob,sha256,lines,licence,build\n"


def row(recording: str, data: bytes, path: str = "data/some game.log") -> str:
    """A row of the table for a public file with these bytes."""
    header = f"blob {len(data)}\0".encode()
    blob = hashlib.sha1(header + data, usedforsecurity=False).hexdigest()
    lines = data.count(b"\n")
    sha256 = hashlib.sha256(data).hexdigest()
    return f"{recording},owner/games,{path},2020-01-02,{blob},{sha256},{lines},MIT,\n"


def archive(folder: Path, **recordings: bytes) -> Archive:
    """An archive whose table names these recordings, and in whose folder nothing lies yet."""
    table = folder / "RECORDINGS.csv"
    table.write_text(HEAD + "".join(row(*each) for each in recordings.items()), encoding="utf-8")
    there = folder / "recordings"
    there.mkdir()
    return Archive([there], table)
