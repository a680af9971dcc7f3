"""Bring docs/tables/RECORDINGS.csv up to date: the public file behind each recording that is cited.

    python scripts/recordings_table.py            # prints the table
    python scripts/recordings_table.py --write    # rewrites docs/tables/RECORDINGS.csv
    python scripts/recordings_table.py --check    # says what is wrong, exit code 1 if anything is

Printing and writing need the corpus: a folder with the recordings and their manifest.csv, by
default ../shared/corpus/powerlog. Checking needs the table alone. docs/tables/RECORDINGS.md says
what the columns mean.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import io
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import astuple, fields
from pathlib import Path
from typing import NamedTuple

from hsreplay_sim.app.inputs.archive import BESIDE, CHECKOUT, TABLE, PublicFile, content, read_table

CITATION = re.compile(r"(?<![0-9A-Za-z])(U\d{3}[a-z]?)(?![0-9A-Za-z])(?::(\d+)(?:[-–](\d+))?)?")
CODES = {"U401", "U402"}
"""What is written like a recording and is the code of an error, where no line follows."""
MADE_UP = "U9"
"""The recordings that tests make up are numbered from 900."""
FOLDERS = ("hsreplay_sim", "cli", "tests", "scripts", "benchmarks", "docs")
KINDS = {".py", ".md", ".toml"}


class Citation(NamedTuple):
    """One mention of a recording: where it stands, what it cites; line 0 is the whole of it."""

    place: str
    id: str
    line: int


def texts(root: Path = CHECKOUT) -> Iterator[Path]:
    """The files of the project in which recordings may be cited."""
    yield from sorted(root.glob("*.md"))
    for folder in FOLDERS:
        yield from sorted(path for path in (root / folder).rglob("*") if path.suffix in KINDS)


def citations(root: Path = CHECKOUT) -> Iterator[Citation]:
    """Every citation in the project; of ``U098:12-40`` both lines."""
    for path in texts(root):
        text = path.read_text(encoding="utf-8")
        where = path.relative_to(root).as_posix()
        for number, line in enumerate(text.splitlines(), 1):
            if "U" in line:  # most lines cite nothing, and that is seen at once
                yield from (Citation(f"{where}:{number}", *each) for each in cited_in(line))


def cited_in(line: str) -> Iterator[tuple[str, int]]:
    """What one line of text cites."""
    for recording, first, last in CITATION.findall(line):
        if recording.startswith(MADE_UP) or (recording in CODES and not first):
            continue
        yield recording, int(first or 0)
        if last:
            yield recording, int(last)


def problems(cited: Iterable[Citation], table: dict[str, PublicFile]) -> list[str]:
    """Citations of what the table lacks, of lines that are not there; rows that nobody cites."""
    left = set(table)
    found = []
    for place, recording, line in cited:
        left.discard(recording)
        if recording not in table:
            found.append(f"{place}: {recording} is not in {TABLE.name}")
        elif line > table[recording].lines:
            found.append(f"{place}: {recording} has no line {line}")
    return found + [f"{TABLE.name}: {recording} is cited nowhere" for recording in sorted(left)]


def rows(corpus: Path, wanted: set[str]) -> Iterator[PublicFile]:
    """The rows of the recordings that are wanted, out of the corpus, by id."""
    with (corpus / "manifest.csv").open(newline="", encoding="utf-8") as file:
        games = list(csv.DictReader(file))
    by_file: dict[str, list[dict[str, str]]] = {}
    for game in games:
        by_file.setdefault(game["split_file"], []).append(game)
    by_unit: dict[int, list[str]] = {}
    for name in sorted(by_file, key=lambda name: (by_file[name][0]["repo"], name)):
        by_unit.setdefault(int(by_file[name][0]["unit"]), []).append(name)
    for unit, names in sorted(by_unit.items()):
        for letter, name in zip("abc" if len(names) > 1 else [""], names, strict=False):
            recording = f"U{unit:03}{letter}"
            if recording in wanted:
                yield row(recording, by_file[name], content(corpus / name))


def row(recording: str, games: list[dict[str, str]], data: bytes) -> PublicFile:
    """One row: what the manifest says of the games of a file, and what its bytes say."""
    first = games[0]
    header = f"blob {len(data)}\0".encode()
    return PublicFile(
        id=recording,
        repository=first["repo"],
        path=first["source_path"],
        date=first["blob_date"],
        blob=hashlib.sha1(header + data, usedforsecurity=False).hexdigest(),
        sha256=hashlib.sha256(data).hexdigest(),
        lines=data.count(b"\n") + (not data.endswith(b"\n")),
        licence=first["licence"],
        build=" ".join(sorted({game["build"] for game in games} - {""})),
    )


def printed(table: Iterable[PublicFile]) -> str:
    """The table as it stands in the file."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(field.name for field in fields(PublicFile))
    writer.writerows(astuple(each) for each in table)
    return out.getvalue()


def main(arguments: list[str]) -> int:
    """Print the table, write it, or check it."""
    parser = argparse.ArgumentParser(description="The public files behind the cited recordings.")
    parser.add_argument("--corpus", type=Path, default=BESIDE, help="recordings and manifest.csv")
    parser.add_argument("--write", action="store_true", help="rewrite docs/tables/RECORDINGS.csv")
    parser.add_argument("--check", action="store_true", help="check it instead")
    options = parser.parse_args(arguments)
    cited = list(citations())
    if options.check:
        found = problems(cited, read_table())
        sys.stderr.writelines(f"{problem}\n" for problem in found)
        return int(bool(found))
    text = printed(rows(options.corpus, {each.id for each in cited}))
    if options.write:
        TABLE.write_text(text, encoding="utf-8", newline="\n")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
