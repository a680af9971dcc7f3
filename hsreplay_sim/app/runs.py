"""What changed between two runs of `verify`, from their JSON reports."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any, NamedTuple

from hsreplay_sim.base.address import StrPath, path_text
from hsreplay_sim.base.errors import FormatError, InputError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats.json_ import parse_json
from hsreplay_sim.report.json import SCHEMA
from hsreplay_sim.report.text import clean

if TYPE_CHECKING:
    from hsreplay_sim.report.json import Json


class Step(NamedTuple):
    """An action: file by name, game, number."""

    file: str
    game: int
    step: int


@dataclass(frozen=True, slots=True)
class Run:
    """What a report says."""

    path: str
    verdicts: dict[tuple[str, int], str]
    """(file, game) → the verdict on it."""
    diverged: dict[Step, str]
    """Diverged action → what differs in it, in a line."""
    verified: int
    actions: int


@dataclass(frozen=True, slots=True)
class Changes:
    """What two runs have otherwise."""

    old: Run
    new: Run

    @property
    def found(self) -> list[str]:
        """Actions that diverge now and did not before."""
        return _only(self.new, self.old)

    @property
    def gone(self) -> list[str]:
        """Actions that diverged before and do not now."""
        return _only(self.old, self.new)

    @property
    def still(self) -> int:
        """How many diverge in both."""
        return len(self.old.diverged.keys() & self.new.diverged.keys())

    def lines(self) -> Iterator[str]:
        """For people: the counts, then each action and each verdict that changed."""
        yield f"{len(self.found)} new, {len(self.gone)} gone, {self.still} still diverging"
        yield (
            f"actions verified: {self.old.verified} of {self.old.actions} before, "
            f"{self.new.verified} of {self.new.actions} now"
        )
        for words in (self.old.verdicts.keys() - self.new.verdicts.keys(), "only before"), (
            self.new.verdicts.keys() - self.old.verdicts.keys(), "only now",
        ):  # fmt: skip
            yield from (clean(f"{words[1]}: {file} game {game}") for file, game in sorted(words[0]))
        for key in sorted(self.old.verdicts.keys() & self.new.verdicts.keys()):
            before, now = self.old.verdicts[key], self.new.verdicts[key]
            if before != now:
                yield clean(f"{key[0]} game {key[1]}: {before} before, {now} now")
        yield from (f"new   {each}" for each in self.found)
        yield from (f"gone  {each}" for each in self.gone)

    def data(self) -> Json:
        """The same as JSON."""
        return {
            "schema": "hsreplay-sim/changes/1",
            "new": self.found,
            "gone": self.gone,
            "still": self.still,
            "verified": {"old": self.old.verified, "new": self.new.verified},
        }


def changes(old: StrPath, new: StrPath) -> Changes:
    """What changed from one report to another; files are the same if their names are.

    Raises:
        InputError: one is no JSON report of `verify`.
    """
    return Changes(read_run(old), read_run(new))


def read_run(path: StrPath) -> Run:
    """A report out of its file."""
    name = path_text(path)
    try:
        data = parse_json(Path(name).read_bytes(), name)
    except OSError as error:
        raise InputError(f"cannot open: {error.strerror or error}", SourceRef(name)) from error
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        message = f"is no report of verify --output json ({SCHEMA})"
        raise FormatError(message, SourceRef(name))
    try:
        return _run(name, data)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        message = f"is a report that lacks something: {type(error).__name__} {error}"
        raise FormatError(message, SourceRef(name)) from error


def _run(path: str, data: dict[str, Any]) -> Run:
    verdicts: dict[tuple[str, int], str] = {}
    diverged: dict[Step, str] = {}
    for file in data["files"]:
        name = PurePath(file["path"]).name
        for game in file["games"]:
            number = game["game"]
            verdicts[name, number] = game["verdict"]
            for each in game["divergences"]:
                step = Step(name, number, int(each["address"].rpartition("@")[2]))
                diverged.setdefault(step, _words(step, each))
    totals = data["totals"]["actions"]
    return Run(path, verdicts, diverged, totals["verified"], sum(_outcomes(totals)))


def _outcomes(totals: dict[str, int]) -> Iterator[int]:
    return (totals[each] for each in ("verified", "diverged", "unverifiable"))


def _words(step: Step, each: dict[str, Any]) -> str:
    """An action that diverges, in a line."""
    entity, tag = each["entity"] or {}, each["tag"] or {}
    of = f"{entity.get('name') or ''} #{entity['id']}".strip() if entity else each["note"]
    values = f"{tag['name']} logged {each['logged']} simulated {each['simulated']}" if tag else ""
    place = f"{step.file}:{step.game}@{step.step}"
    return clean(" ".join(filter(None, (place, each["code"], each["action"], of, values))))


def _only(run: Run, other: Run) -> list[str]:
    return [run.diverged[step] for step in sorted(run.diverged.keys() - other.diverged.keys())]
