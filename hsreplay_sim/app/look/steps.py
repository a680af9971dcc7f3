"""What a person wants to see of one step: the board before it, the action, the lines of the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING

from hsreplay_sim.app.api import load
from hsreplay_sim.base import limits
from hsreplay_sim.base.address import STREAM, Address, StrPath, path_text
from hsreplay_sim.base.errors import InputError, UnsupportedError, UsageError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats.bounded import ByteReader, decode
from hsreplay_sim.hearthbreaker.files.compact import move_line
from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
from hsreplay_sim.hearthbreaker.walkthrough import views
from hsreplay_sim.replay.board import Snapshot
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.walkthrough import Walkthrough
from hsreplay_sim.verifier.recording.dating import build_of

if TYPE_CHECKING:
    from hsreplay_sim.formats.bounded import Source
    from hsreplay_sim.report.model import Board, FileReport, GameReport


MOVE_LINES_MAX = 20
"""As many lines are looked at behind the first of a script's last move."""


@dataclass(frozen=True, slots=True)
class StepView:
    """One step. `turn` is the turn in which it is taken; `lines` are (line number, text).

    `mark` is the line to point at, 0 for none.
    """

    address: str
    steps: int
    turn: int
    action: str
    card_text: str
    board: Board
    lines: tuple[tuple[int, str], ...]
    mark: int = 0


def step_view(path: StrPath, number: int, step: int, mark: int = 0) -> StepView:
    """The step of an address; game and step count from 1. The lines reach to `mark` if it is given.

    Raises:
        InputError: the recording cannot be read.
        UsageError: there is no such game, step or line.
        UnsupportedError: the game has no steps, or cannot be played so far.
    """
    name = path_text(path)
    game = next(islice(load(name), number - 1, None), None)
    if game is None:
        raise UsageError(f"there is no game {number}", SourceRef(name))
    if isinstance(game, Snapshot):
        raise UnsupportedError("a snapshot has no steps to show", SourceRef(name))
    steps = len(game.actions if isinstance(game, Recording) else game.moves)
    if not 1 <= step <= steps:
        counted = "steps count from 1" if step < 1 else f"the last one is {steps}"
        raise UsageError(f"there is no step {step}, {counted}", SourceRef(name))
    if isinstance(game, ScriptedGame):
        return _move_view(game, number, step, mark)
    walk = Walkthrough(game, build_of(game))
    action = walk.actions[step - 1]
    first, last = action.lines
    lines = tuple(read_lines(name, min(first, mark or first), max(last, mark)))
    if mark and mark not in dict(lines):
        raise UsageError(f"there is no line {mark}", SourceRef(name))
    return StepView(
        address=str(Address(name, number, step)),
        steps=steps,
        turn=action.turn,
        action=action.title,
        card_text=action.card_text,
        board=walk.board(step - 1),
        lines=lines,
        mark=mark,
    )


def _move_view(game: ScriptedGame, number: int, step: int, mark: int) -> StepView:
    """A move of a scripted game; in a file of one line it stands for itself."""
    view = views(game, {step}).get(step)
    if view is None:
        message = f"the replay cannot be played to step {step}"
        raise UnsupportedError(message, SourceRef(game.path))
    first = game.moves[step - 1].line
    following = game.moves[step].line - 1 if step < len(game.moves) else first + MOVE_LINES_MAX
    lines = tuple(read_lines(game.path, first, max(following, mark)))
    if following < first:
        lines = ((first, move_line(game.moves[step - 1])),)
    if mark and mark not in dict(lines):
        raise UsageError(f"there is no line {mark}", SourceRef(game.path))
    return StepView(
        address=str(Address(game.path, number, step)),
        steps=len(game.moves),
        turn=view.turn,
        action=view.title,
        card_text=view.card_text,
        board=view.board,
        lines=lines,
        mark=mark,
    )


def read_lines(source: Source, first: int, last: int) -> Iterator[tuple[int, str]]:
    """The lines `first` to `last` of a text file, plain or gzip."""
    with ByteReader(source) as reader:
        for number, line in reader.lines():
            if number > last:
                return
            if number >= first:
                yield number, decode(line)


def add_boards(report: GameReport, game: Recording | ScriptedGame, every: bool) -> None:
    """Put the board beside the first diverging action, or beside every one."""
    first = report.first.address if report.first is not None else ""
    shown = [d for d in report.divergences if every or d.address == first]
    if isinstance(game, ScriptedGame):
        steps = {d.step for d in shown if 1 <= d.step <= len(game.moves)}
        boards = {step: view.board for step, view in views(game, steps).items()}
        _quote_moves(report, game)
    else:
        walk = Walkthrough(game, report.card_build)
        boards = {
            step: walk.board(step - 1, {d.entity.id for d in shown if d.entity and d.step == step})
            for step in sorted({d.step for d in shown})
        }
    report.divergences[:] = [
        replace(d, board=boards.get(d.step)) if every or d.address == first else d
        for d in report.divergences
    ]


def _quote_moves(report: GameReport, game: ScriptedGame) -> None:
    """Quote the moves in the words of the compact format, whatever the file says them in."""
    said = {number: move_line(move) for number, move in enumerate(game.moves, 1)}
    report.divergences[:] = [replace(d, log=said.get(d.step, "")) for d in report.divergences]


def add_log_lines(file: FileReport) -> None:
    """Put the line of the log beside each divergence that quotes none.

    Standard input has none to look up.

    A line longer than any of a log is left out as well: some XML recordings are one single line.
    """
    wanted = {d.line for game in file.games for d in game.divergences if d.line}
    if not wanted or file.path == STREAM:
        return
    try:
        found = {
            number: text
            for number, text in read_lines(file.path, min(wanted), max(wanted))
            if number in wanted and len(text) <= limits.LINE_BYTES_MAX
        }
    except InputError:  # the file vanished after it was verified; the report stands without
        return
    for game in file.games:
        game.divergences[:] = [
            replace(d, log=d.log or found.get(d.line, "")) for d in game.divergences
        ]
