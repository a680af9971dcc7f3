"""What a person wants to see of one step: the board before it, the action, the lines of the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import TYPE_CHECKING

from hsreplay_sim.base.errors import UnsupportedError, UsageError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats.bounded import ByteReader, decode
from hsreplay_sim.hearthbreaker.files.compact import move_line
from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
from hsreplay_sim.hearthbreaker.walkthrough import views
from hsreplay_sim.replay.walkthrough import Walkthrough
from hsreplay_sim.verifier.recording.dating import build_of

if TYPE_CHECKING:
    from hsreplay_sim.app.look.places import Place
    from hsreplay_sim.formats.bounded import Source
    from hsreplay_sim.replay.recording import Recording
    from hsreplay_sim.report.model import Board, Divergence, GameReport


MOVE_LINES_MAX = 20
"""As many lines are looked at behind the first of a script's last move."""


@dataclass(frozen=True, slots=True)
class StepView:
    """A step. `turn` is the turn in which it is taken; `lines` are (line number, text).

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


def step_view(place: Place) -> StepView:
    """A step with its lines, which reach to the line that was asked for.

    Raises:
        UsageError: there is no such line.
        UnsupportedError: the game cannot be played so far.
    """
    game, step, mark = place.game, place.address.step, place.line
    if isinstance(game, ScriptedGame):
        return _move_view(game, place)
    walk = Walkthrough(game, build_of(game))
    action = walk.actions[step - 1]
    first, last = action.lines
    return StepView(
        address=str(place.address),
        steps=place.steps,
        turn=action.turn,
        action=action.title,
        card_text=action.card_text,
        board=walk.board(step - 1),
        lines=_lines(place, min(first, mark or first), last),
        mark=mark,
    )


def _lines(place: Place, first: int, last: int) -> tuple[tuple[int, str], ...]:
    """These lines of the file, up to the one that was asked for."""
    lines = tuple(read_lines(place.source, first, max(last, place.line)))
    if place.line and place.line not in dict(lines):
        raise UsageError(f"there is no line {place.line}", SourceRef(place.address.path))
    return lines


def _move_view(game: ScriptedGame, place: Place) -> StepView:
    """Return the view of a move in a scripted game; in a file of one line the move is its line."""
    step = place.address.step
    view = views(game, {step}).get(step)
    if view is None:
        message = f"the replay cannot be played to step {step}"
        raise UnsupportedError(message, SourceRef(game.path))
    first = game.moves[step - 1].line
    following = game.moves[step].line - 1 if step < len(game.moves) else first + MOVE_LINES_MAX
    lines = _lines(place, first, following)
    if following < first:
        lines = ((first, move_line(game.moves[step - 1])),)
    return StepView(
        address=str(place.address),
        steps=place.steps,
        turn=view.turn,
        action=view.title,
        card_text=view.card_text,
        board=view.board,
        lines=lines,
        mark=place.line,
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
    """Put the board beside the action that the report begins with, or beside every one."""
    first = report.begins_with.address if report.begins_with is not None else ""
    shown = [d for d in report.differences if every or d.address == first]
    if isinstance(game, ScriptedGame):
        steps = {d.step for d in shown if 1 <= d.step <= len(game.moves)}
        boards = {step: view.board for step, view in views(game, steps).items()}
        _quote_moves(report, game)
    else:
        boards = _boards_before(game, report.card_build, shown)
    for differences in (report.divergences, report.unexplained):
        differences[:] = [
            replace(d, board=boards.get(d.step)) if every or d.address == first else d
            for d in differences
        ]


def _boards_before(game: Recording, build: int | None, shown: list[Divergence]) -> dict[int, Board]:
    """Step → the board before it, with the entities that diverge there marked."""
    walk = Walkthrough(game, build)
    marked: dict[int, set[int]] = {d.step: set() for d in sorted(shown, key=attrgetter("step"))}
    for d in shown:
        if d.entity is not None:
            marked[d.step].add(d.entity.id)
    return {step: walk.board(step - 1, ids) for step, ids in marked.items()}


def _quote_moves(report: GameReport, game: ScriptedGame) -> None:
    """Quote the moves in the compact format, whatever the format of the file."""
    said = {number: move_line(move) for number, move in enumerate(game.moves, 1)}
    report.divergences[:] = [replace(d, log=said.get(d.step, "")) for d in report.divergences]
