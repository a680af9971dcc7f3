"""What a person wants to see of one step: the board before it, the action, the lines of the log."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING

from hsreplay_sim.app.api import load
from hsreplay_sim.base import limits
from hsreplay_sim.base import tags as t
from hsreplay_sim.base.address import STREAM, Address, StrPath, path_text
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.errors import InputError, UnsupportedError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.carddb import CardStore
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.formats.bounded import ByteReader, decode
from hsreplay_sim.replay.actions import Action, Course, course_of
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.board import board
from hsreplay_sim.report.model import Board, Divergence

if TYPE_CHECKING:
    from hsreplay_sim.base.tagstate import TagState
    from hsreplay_sim.carddb import CardSet
    from hsreplay_sim.formats.bounded import Source
    from hsreplay_sim.report.model import FileReport, GameReport


@dataclass(frozen=True, slots=True)
class StepView:
    """One step. `turn` is the one in which it is taken; `lines` are (line number, text).

    `mark` is the line that is looked for, 0 if none is.
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
        UnsupportedError: there is no such game, step or line, or the game is no observed one.
    """
    name = path_text(path)
    game = next(islice(load(name), number - 1, None), None)
    if game is None:
        raise UnsupportedError(f"there is no game {number}", SourceRef(name))
    if not isinstance(game, Recording):
        raise UnsupportedError(
            "only Power.log and HSReplay XML have steps to show", SourceRef(name)
        )
    scene = _Scene(game, CardStore.open().at(game.build))
    steps = len(scene.course.actions)
    if not 1 <= step <= steps:
        raise UnsupportedError(f"there is no step {step}, the last one is {steps}", SourceRef(name))
    state = scene.before(step)
    action = scene.course.actions[step - 1]
    first, last = scene.first_line(step), scene.last_line(step)
    lines = tuple(read_lines(name, min(first, mark or first), max(last, mark)))
    if mark and mark not in dict(lines):
        raise UnsupportedError(f"there is no line {mark}", SourceRef(name))
    return StepView(
        address=str(Address(name, number, step)),
        steps=steps,
        turn=scene.turn(),
        action=scene.title(action),
        card_text=scene.card_text(action.entity),
        board=scene.board(state),
        lines=lines,
        mark=mark,
    )


class _Scene:
    """A game that is walked through once, forwards."""

    def __init__(self, game: Recording, cards: CardSet) -> None:
        self.game = game
        self.cards = cards
        self.course: Course = course_of(game.packets)
        self._fold = Fold().apply_all(self.course.setup)
        self._done = 0

    def before(self, step: int) -> TagState:
        """The state before a step; steps must be asked for in ascending order."""
        for action in self.course.actions[self._done : step - 1]:
            self._fold.apply_all(action.packets)
        self._done = max(self._done, step - 1)
        return self._fold.state

    def turn(self) -> int:
        """The turn as the server counts it, both players' turns together."""
        return self._fold.state.get(self._fold.game, t.TURN)

    def name(self, card_id: str) -> str:
        """The name of a card in this build, "" when it is unknown."""
        card = self.cards.get(card_id)
        return card.name if card is not None else ""

    def card_text(self, entity: int) -> str:
        """Name and text: ``Flamestrike: Deal 4 damage to all enemy minions``; "" without text."""
        card = self.cards.get(self._fold.state.cards.get(entity) or self.later_name(entity))
        return f"{card.name}: {plain(card.text)}" if card is not None and card.text else ""

    def later_name(self, entity: int) -> str:
        """The card id that a hidden card turns out to have when it is played."""
        from hsreplay_sim.verifier.recording.observed import revelations

        return revelations(self.game.packets).get(entity, "")

    def title(self, action: Action) -> str:
        """``play Flamestrike #27 at Harvest Golem #31``."""
        words = [str(action.kind)]
        for entity, link in ((action.entity, ""), (action.target, "at")):
            if entity and entity not in self._fold.players:
                card_id = self._fold.state.cards.get(entity) or self.later_name(entity)
                words += [link, self.name(card_id) or card_id, f"#{entity}"]
        return " ".join(word for word in words if word)

    def board(self, state: TagState, differs: Collection[int] = ()) -> Board:
        """The board of a state, the recording seat below."""
        create = self.game.create
        players = {p.player_id: p.name for p in create.players if p.name} if create else {}
        return board(state, self.name, _friendly(state, self._fold.players), players, differs)

    def first_line(self, step: int) -> int:
        """The line a step begins at."""
        return self.course.actions[step - 1].line

    def last_line(self, step: int) -> int:
        """The line before the next step, or the last one of the game."""
        if step < len(self.course.actions):
            return max(self.first_line(step), self.course.actions[step].line - 1)
        return max(self.first_line(step), self.game.last_line)


def _friendly(state: TagState, players: tuple[int, ...]) -> int:
    """PLAYER_ID of the seat that recorded: the one whose hand is known."""
    seen: dict[int, int] = {}
    for entity, tags in state.tags.items():
        if tags.get(t.ZONE) == Zone.HAND and state.cards.get(entity):
            seat = tags.get(t.CONTROLLER, 0)
            seen[seat] = seen.get(seat, 0) + 1
    seats = [state.get(player, t.PLAYER_ID) for player in players] or [1]
    return max(seats, key=lambda seat: (seen.get(seat, 0), -seat))


def read_lines(source: Source, first: int, last: int) -> Iterator[tuple[int, str]]:
    """The lines `first` to `last` of a text file, plain or gzip."""
    with ByteReader(source) as reader:
        for number, line in reader.lines():
            if number > last:
                return
            if number >= first:
                yield number, decode(line)


def add_boards(report: GameReport, game: Recording, every: bool) -> None:
    """Put the board beside the first diverging action, or beside every one."""
    shown = list(report.divergences)
    if not every and report.first is not None:
        shown = [d for d in shown if d.address == report.first.address]
    scene = _Scene(game, CardStore.open().at(report.card_build))
    drawn: dict[int, Divergence] = {}
    for step in sorted({d.step for d in shown}):
        state = scene.before(step)
        group = [d for d in shown if d.step == step]
        view = scene.board(state, {d.entity.id for d in group if d.entity})
        drawn |= {id(one): replace(one, board=view) for one in group}
    report.divergences[:] = [drawn.get(id(d), d) for d in report.divergences]


def add_log_lines(file: FileReport) -> None:
    """Put the line of the log beside each divergence; not for standard input.

    Nor a line that is longer than any of a log: some XML recordings stand in a single one.
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
    except InputError:  # it was there when it was read; the report stands without it
        return
    for game in file.games:
        game.divergences[:] = [replace(d, log=found.get(d.line, "")) for d in game.divergences]
