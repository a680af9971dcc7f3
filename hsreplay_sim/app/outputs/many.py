"""Many files into one folder, in one format: each on its own, none able to end the run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Unpack

from hsreplay_sim.app.batch import internal_error
from hsreplay_sim.app.inputs.files import found_in
from hsreplay_sim.app.outputs.convert import (
    BOARDS,
    HEARTHBREAKER_STATE,
    SCRIPTED,
    TEXT,
    ConversionReport,
    ConvertTerms,
    convert,
    target_format,
)
from hsreplay_sim.app.workers import worker_pool
from hsreplay_sim.base.address import STREAM, Address, StrPath, path_text
from hsreplay_sim.base.errors import HsReplayError
from hsreplay_sim.base.output import make_folder
from hsreplay_sim.formats import format_named, open_replay
from hsreplay_sim.report.model import ErrorInfo

_SUFFIXES = {TEXT: ".txt", HEARTHBREAKER_STATE: ".state.json"}
_DROPPED = (
    *(".gz", ".xz", ".bz2", ".hdtreplay", ".log", ".txt", ".hsreplay.xml", ".xml"),
    *(".hsreplay", ".rep", ".replay", ".packets.json", ".snapshot.json", ".json"),
)
"""Ends of names that say how a file was written, which the new one is not."""


@dataclass(slots=True)
class Converted:
    """The result for one file."""

    source: str
    target: str
    report: ConversionReport | None = None
    error: ErrorInfo | None = None


def is_for_many(paths: Sequence[StrPath], target: StrPath) -> bool:
    """Whether `target` is a folder for several files, not the file for one."""
    name = path_text(target)
    if name == STREAM:
        return False
    found = found_in(paths).files
    return len(found) > 1 or name.endswith("/") or Path(name).is_dir()


def convert_files(
    paths: Iterable[StrPath], folder: StrPath, *, to: str, jobs: int = 1,
    **terms: Unpack[ConvertTerms],
) -> Iterator[Converted]:  # fmt: skip
    """Convert what paths stand for into a folder, as soon as it is done in the order of the files.

    Below a folder or an archive that was named its own folders are kept. Of a file with several
    games, a format that holds one gets a file for each.

    Raises:
        UsageError: there is no such format.
        OutputError: the folder cannot be made.
    """
    wanted = target_format("", to)
    roots = [path_text(path) for path in paths]
    plan = list(_plan(found_in(roots).files, roots, Path(path_text(folder)), wanted))
    for parent in sorted({target.parent for _, target in plan}):
        make_folder(parent)
    work = partial(_one, to=wanted, terms=terms)
    sources, targets = [source for source, _ in plan], [str(target) for _, target in plan]
    if jobs > 1 and len(plan) > 1:
        with worker_pool(jobs) as pool:
            yield from pool.map(work, sources, targets)
    else:
        yield from map(work, sources, targets)


def _plan(
    files: list[str], roots: list[str], folder: Path, wanted: str
) -> Iterator[tuple[str, Path]]:
    """Yield (source, target file); of equal names the later ones are numbered."""
    suffix = _SUFFIXES.get(wanted) or format_named(wanted).suffixes[0]
    taken: set[Path] = set()
    for file in files:
        for source, more in _sources(file, wanted):
            stem = folder / (_inside(file, roots) + more)
            target, count = stem, 1
            while target in taken:
                count += 1
                target = stem.with_name(f"{stem.name}-{count}")
            taken.add(target)
            yield source, target.with_name(target.name + suffix)


def _sources(file: str, wanted: str) -> list[tuple[str, str]]:
    """Return (source, name suffix): the file, or each game if a target has only one."""
    if wanted in SCRIPTED | BOARDS and not Address.parse(file).game:
        try:
            count = len(open_replay(file))
        except HsReplayError:  # it is told when the file is converted
            count = 1
        if count > 1:
            return [(f"{file}:{number}", f"-{number}") for number in range(1, count + 1)]
    return [(file, "")]


def _inside(file: str, roots: list[str]) -> str:
    """The name of a file below the folder or archive that was named, without its suffixes."""
    path = Address.parse(file).path
    below = [path[len(root) :] for root in roots if path.startswith(f"{root.rstrip('/')}/")]
    parts = PurePosixPath(Path(below[0]).as_posix() if below else Path(path).name).parts
    name = "/".join(part for part in parts if part not in {"/", "..", "."}) or "game"
    while end := next((end for end in _DROPPED if name.lower().endswith(end)), ""):
        name = name[: -len(end)] or "game"
    return name


def _one(source: str, target: str, *, to: str, terms: ConvertTerms) -> Converted:
    """Convert one file; an error is its entry."""
    done = Converted(source, target)
    try:
        done.report = convert(source, target, to=to, **terms)
    except HsReplayError as error:
        done.error = ErrorInfo.of(error)
    except Exception as error:
        done.error = internal_error(error)
    return done
