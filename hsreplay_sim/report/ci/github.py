"""Annotations of GitHub Actions: ``::error file=…,line=…,title=…::message``, a command a line.

GitHub documents the form under "Workflow commands for GitHub Actions", and its toolkit which
characters are escaped: ``%`` and line ends everywhere, ``:`` and ``,`` in properties as well. Of
each level a step shows ten annotations, so an action is one, whatever number of tags differ in it,
and the options of a game are one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import groupby
from typing import TYPE_CHECKING, TextIO

from hsreplay_sim.base.address import STREAM
from hsreplay_sim.report import concise
from hsreplay_sim.report.ci.case import Result, case_of, case_of_file
from hsreplay_sim.report.clusters import clusters, table
from hsreplay_sim.report.grade import weight
from hsreplay_sim.report.text import clean, contradiction_text, counted, option_text, unmet_text

if TYPE_CHECKING:
    from hsreplay_sim.report.clusters import Ranking
    from hsreplay_sim.report.model import Divergence, FileReport, GameReport, Report

DATA = {"%": "%25", "\r": "%0D", "\n": "%0A"}
"""What a message escapes."""
PROPERTY = DATA | {":": "%3A", ",": "%2C"}
"""What the value of a property escapes."""

LINES_MAX = 8
"""The number of differences that an annotation lists."""

OLD_COMMAND = "##["
"""The older form of a command, which is one wherever it stands in a line."""


class Level(StrEnum):
    """How loud an annotation is."""

    ERROR = "error"
    WARNING = "warning"
    NOTICE = "notice"


def command(level: Level, message: str, *, file: str = "", line: int = 0, title: str = "") -> str:
    """An annotation with its line end; what is empty or 0 is left out."""
    values = (("file", file), ("line", str(line or "")), ("title", title))
    properties = ",".join(f"{name}={_escaped(v, PROPERTY)}" for name, v in values if v)
    return f"::{level}{' ' * bool(properties)}{properties}::{_escaped(message, DATA)}\n"


def _escaped(text: str, escapes: dict[str, str]) -> str:
    return "".join(escapes.get(each, each) for each in text)


class Github:
    """Writes the annotations of each game as it is done, and a plain line with its verdict."""

    def __init__(self, out: TextIO, *, strict: bool) -> None:
        self._out = out
        self._strict = strict

    def game(self, file: FileReport, game: GameReport) -> None:
        """Write a game."""
        self._out.writelines(_annotations(file, game, strict=self._strict))
        self._out.write(_plain(f"- {concise.verdict_line(file, game)}"))
        self._out.flush()

    def file(self, file: FileReport) -> None:
        """Write why a file ends, or that it has no game."""
        case = case_of_file(file)
        if case.result is not Result.PASSED:
            level = Level.ERROR if case.result is Result.BROKEN else Level.WARNING
            line = file.error.line if file.error is not None else 0
            self._out.write(_at(file, level, case.message, line, case.code))
        self._out.flush()

    def end(self, report: Report, ranked: Ranking | None) -> None:
        """Write what the user's list expects and nothing matches, and the ranking."""
        for entry in report.unmet:
            self._out.write(command(Level.ERROR, unmet_text(entry), title="--ignore"))
        if ranked:
            found = table(clusters(report), ranked.top, members=ranked.members)
            self._out.write("::group::clusters\n")
            self._out.writelines(_plain(f"  {line}") for line in found.splitlines())
            self._out.write("::endgroup::\n")


def _annotations(file: FileReport, game: GameReport, *, strict: bool) -> Iterator[str]:
    """What differs, an action each, then what keeps the game from a verdict."""
    unsure = Level.ERROR if strict else Level.WARNING
    for group in _by_action(game.divergences):
        yield _action(file, game, group, Level.ERROR)
    for group in _by_action(game.unexplained):
        yield _action(file, game, group, unsure, "unexplained ")
    for each in game.contradictions:
        said = contradiction_text(each, game.names)
        level = Level.NOTICE if each.known else unsure
        yield _at(file, level, said, each.line, f"{each.code} {clean(each.address)}")
    for option in game.option_differences[:1]:
        title = f"{option.code} {clean(option.address)}"
        more = len(game.option_differences) - 1
        rest = f"\nand {counted(more, 'more option')}" if more else ""
        yield _at(file, Level.NOTICE, option_text(option) + rest, option.line, title)
    yield from _result(file, game, strict=strict)


def _result(file: FileReport, game: GameReport, *, strict: bool) -> Iterator[str]:
    """The result of the game, where no difference of it says the same."""
    case = case_of(game, strict=strict)
    said = game.fails or game.leaves_open
    line = game.error.line if game.error is not None else 0
    if case.result is Result.SKIPPED:
        yield _at(file, Level.WARNING, case.message, line, f"game {game.game} {case.code}".strip())
    elif case.result is not Result.PASSED and not said:
        yield _at(file, Level.ERROR, case.message, line, f"game {game.game} {case.code}".strip())


def _by_action(differences: Sequence[Divergence]) -> Iterator[list[Divergence]]:
    groups = groupby(differences, key=lambda each: each.address)
    return (sorted(group, key=lambda each: (each.expected, weight(each))) for _, group in groups)


def _action(
    file: FileReport, game: GameReport, group: list[Divergence], level: Level, word: str = ""
) -> str:
    """An action; a notice if the user's list or the baseline has all that differs in it."""
    root = group[0]
    if all(each.expected for each in group):
        level = Level.NOTICE
    lines = [concise.difference_text(each, game.names) for each in group[:LINES_MAX]]
    if len(group) > LINES_MAX:
        lines.append(f"+{len(group) - LINES_MAX} more in this action")
    if root.cause is not None:
        lines.append(f"probable cause: {clean(root.cause.text)} ({clean(root.cause.evidence)})")
    if file.path != STREAM:
        lines.append(f"hsreplay-sim show {clean(root.address)}")
    title = f"{root.code} {word}game {game.game} step {root.step} {clean(root.action)}".rstrip()
    return _at(file, level, "\n".join(lines), root.line, title)


def _at(file: FileReport, level: Level, message: str, line: int, title: str) -> str:
    path = "" if file.path == STREAM else clean(file.path)
    return command(level, message, file=path, line=line if path else 0, title=title)


def _plain(line: str) -> str:
    """A line that no runner takes for a command, whatever a file or a card is called."""
    return clean(line).replace(OLD_COMMAND, "## [") + "\n"
