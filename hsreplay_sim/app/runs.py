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
from hsreplay_sim.report.words import Outcome

if TYPE_CHECKING:
    from hsreplay_sim.report.json import Json


class Step(NamedTuple):
    """An action: file by name, game, number."""

    file: str
    game: int
    step: int


@dataclass(frozen=True, slots=True)
class Run:
    """The content of a report: verdicts, and what diverged."""

    path: str
    verdicts: dict[tuple[str, int], str]
    """(file, game) → the verdict on it."""
    diverged: dict[Step, str]
    """Diverged action → what differs in it, in a line."""
    unexplained: dict[Step, str]
    """Unexplained action → the same."""
    verified: int
    actions: int


class Moved(NamedTuple):
    """The actions of a kind, each in a line: only in the new run, only in the old, in both."""

    new: list[str]
    gone: list[str]
    still: int

    @property
    def counts(self) -> str:
        """``1 new, 0 gone, 2 still``."""
        return f"{len(self.new)} new, {len(self.gone)} gone, {self.still} still"


@dataclass(frozen=True, slots=True)
class Changes:
    """The differences between two runs."""

    old: Run
    new: Run

    @property
    def found(self) -> list[str]:
        """Actions that diverge now and did not before."""
        return self.diverged.new

    @property
    def diverged(self) -> Moved:
        """The actions that diverge."""
        return _moved(self.old.diverged, self.new.diverged)

    @property
    def unexplained(self) -> Moved:
        """The actions that are unexplained."""
        return _moved(self.old.unexplained, self.new.unexplained)

    def lines(self) -> Iterator[str]:
        """For people: the counts, then each action and each verdict that changed."""
        diverged, unexplained = self.diverged, self.unexplained
        yield f"{diverged.counts} diverging"
        if any(unexplained):
            yield f"{unexplained.counts} unexplained"
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
        for moved, what in (diverged, ""), (unexplained, "unexplained "):
            yield from (f"new   {what}{each}" for each in moved.new)
            yield from (f"gone  {what}{each}" for each in moved.gone)

    def data(self) -> Json:
        """Return the differences as JSON."""
        return {
            "schema": "hsreplay-sim/changes/1",
            **self.diverged._asdict(),
            "unexplained": self.unexplained._asdict(),
            "verified": {"old": self.old.verified, "new": self.new.verified},
        }


def changes(old: StrPath, new: StrPath) -> Changes:
    """Return the differences between two reports; files are the same if their names are.

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
    unexplained: dict[Step, str] = {}
    for file in data["files"]:
        name = PurePath(file["path"]).name
        for game in file["games"]:
            number = game["game"]
            verdicts[name, number] = game["verdict"]
            for told, kept in ("divergences", diverged), ("unexplained", unexplained):
                for each in game[told]:
                    step = Step(name, number, int(each["address"].rpartition("@")[2]))
                    kept.setdefault(step, _words(step, each))
    totals = data["totals"]["actions"]
    return Run(path, verdicts, diverged, unexplained, totals["verified"], sum(_outcomes(totals)))


def _outcomes(totals: dict[str, int]) -> Iterator[int]:
    return (totals[each.value] for each in Outcome)


def _words(step: Step, each: dict[str, Any]) -> str:
    """An action that diverges, in a line."""
    entity, tag = each["entity"] or {}, each["tag"] or {}
    of = f"{entity.get('name') or ''} #{entity['id']}".strip() if entity else each["note"]
    values = f"{tag['name']} logged {each['logged']} simulated {each['simulated']}" if tag else ""
    place = f"{step.file}:{step.game}@{step.step}"
    return clean(" ".join(filter(None, (place, each["code"], each["action"], of, values))))


def _moved(old: dict[Step, str], new: dict[Step, str]) -> Moved:
    return Moved(
        [new[step] for step in sorted(new.keys() - old.keys())],
        [old[step] for step in sorted(old.keys() - new.keys())],
        len(old.keys() & new.keys()),
    )
