"""Stepping through a recorded game in a terminal, forwards and backwards, one command a line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, TextIO

from hsreplay_sim.app.look.explain import entity_number, tag_by_name
from hsreplay_sim.app.look.log import mark_of
from hsreplay_sim.app.look.places import game_at, place_of, source_of
from hsreplay_sim.app.look.sides import sides_of
from hsreplay_sim.app.look.steps import read_lines
from hsreplay_sim.base.address import Address
from hsreplay_sim.base.errors import HsReplayError, UnsupportedError, UsageError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.base.tags import tag_name
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.walkthrough import Walkthrough
from hsreplay_sim.report.model import TagRef
from hsreplay_sim.report.terminal.board import board_lines
from hsreplay_sim.report.terminal.sides import print_sides
from hsreplay_sim.report.text import clean, summary, value_text
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.recording.dating import build_of

if TYPE_CHECKING:
    from hsreplay_sim.app.look.places import Game
    from hsreplay_sim.formats.bounded import Source
    from hsreplay_sim.report.moment.sides import Sides
    from hsreplay_sim.report.terminal.screen import Screen

HELP = """\
n, p            the next step, the one before
NUMBER          this step
t [NUMBER], T   the next turn, or this one; the turn before
d, D            the next step that diverges, the one before
u, U            the next step that is unexplained, the one before
s               both sides of the step
b               the board before it
raw             its lines of the file
e ENTITY        the tags of an entity, by number or name
w ENTITY TAG    watch a tag: its value is told at every step
rc              back to the last step that changed it
q               leave"""


class Stepper:
    """A game and the step that is looked at."""

    def __init__(self, screen: Screen, text: str) -> None:
        """Open the step of an address, the first one by default.

        Raises:
            UnsupportedError: a scripted game, or one that is not simulated.
        """
        self.screen = screen
        source, address, game = _opened(text)
        if not isinstance(game, Recording):
            message = "a scripted replay has one side; log lists its moves and show draws them"
            raise UnsupportedError(message, SourceRef(address.path))
        self._game, self._source = game, source
        self._report, self._sides = sides_of(game)
        if not self._sides:
            raise UnsupportedError("this game is not simulated", SourceRef(address.path))
        self._walk = Walkthrough(game, build_of(game))
        self._place = Address(address.path, address.game or 1)
        self.step = min(address.step or 1, len(self._sides))
        self._watched: tuple[int, int] | None = None

    def run(self, commands: Iterable[str]) -> None:
        """Obey commands until q."""
        self._tell()
        for line in commands:
            if not self.obey(line):
                return

    def obey(self, line: str) -> bool:
        """Carry out a command and return whether to go on.

        An error is printed and changes nothing.
        """
        word, *rest = line.split() or ["s"]
        if word == "q":
            return False
        try:
            self._obey(word, rest)
        except HsReplayError as error:
            self.screen.print(clean(error.message))
        return True

    @property
    def count(self) -> int:
        """The number of steps."""
        return len(self._sides)

    def step_in_words(self, step: int) -> tuple[str, str]:
        """The mark of a step and what it is called."""
        return mark_of(self._report, step), self._sides[step - 1].title

    def _obey(self, word: str, rest: list[str]) -> None:
        goes: dict[str, Callable[[], int]] = {
            "n": lambda: self.step + 1,
            "p": lambda: self.step - 1,
            "t": lambda: self._turn(rest),
            "T": self._turn_before,
            "d": lambda: self._next(Outcome.DIVERGED, 1),
            "D": lambda: self._next(Outcome.DIVERGED, -1),
            "u": lambda: self._next(Outcome.UNEXPLAINED, 1),
            "U": lambda: self._next(Outcome.UNEXPLAINED, -1),
            "rc": self._last_change,
        }
        shows: dict[str, Callable[[], None]] = {
            "s": lambda: print_sides(self.screen, self.sides),
            "b": self._board,
            "raw": self._raw,
            "e": lambda: self._entity(rest),
            "w": lambda: self._watch(rest),
        }
        if word.isdecimal():
            self._go(int(word))
        elif word in goes:
            self._go(goes[word]())
        elif word in shows:
            shows[word]()
        else:
            self.screen.print(HELP)

    @property
    def sides(self) -> Sides:
        """The step that is looked at."""
        return self._sides[self.step - 1]

    # --- going -----------------------------------------------------------------------------------

    def _go(self, step: int) -> None:
        last = len(self._sides)
        if not 1 <= step <= last:
            raise UsageError(f"there is no step {step}, they count from 1 to {last}")
        self.step = step
        self._tell()

    def _tell(self) -> None:
        """The step in a line, what differs in it, and the value that is watched."""
        sides = self.sides
        mark = mark_of(self._report, self.step)
        words = (f"{self.step}/{len(self._sides)}", mark, f"turn {sides.turn}", sides.player)
        self.screen.print(clean(f"{' '.join(filter(None, words))}  {sides.title}"))
        for each in sides.differences[:3]:
            self.screen.print(f"  {summary(each)}")
        if self.watched:
            self.screen.print(f"  {self.watched}")

    def _turn(self, rest: list[str]) -> int:
        """The first step of a turn, by default of the next one."""
        if not rest:
            later = [each.step for each in self._sides if each.turn > self.sides.turn]
            if not later:
                raise UsageError("this is the last turn")
            return later[0]
        for each in self._sides:
            if str(each.turn) == rest[0]:
                return each.step
        raise UsageError(f"there is no turn {rest[0]}")

    def _turn_before(self) -> int:
        before = [each.turn for each in self._sides if each.turn < self.sides.turn]
        if not before:
            raise UsageError("this is the first turn")
        return next(each.step for each in self._sides if each.turn == max(before))

    def _next(self, outcome: Outcome, direction: int) -> int:
        """The nearest step of that outcome, forwards or backwards."""
        end = len(self._sides) + 1 if direction > 0 else 0
        for step in range(self.step + direction, end, direction):
            if self._report.outcomes.get(step) is outcome:
                return step
        raise UsageError(f"no other step in this direction is {outcome}")

    def _last_change(self) -> int:
        """The last step before this one that changed the watched tag."""
        if self._watched is None:
            raise UsageError("nothing is watched: w ENTITY TAG")
        values = [self._walk.state(step).get(*self._watched) for step in range(self.step)]
        changed = [step for step, (old, new) in enumerate(pairwise(values), 1) if old != new]
        if not changed:
            raise UsageError("no step before this one changed it")
        return changed[-1]

    # --- showing ---------------------------------------------------------------------------------

    def _board(self) -> None:
        lines = board_lines(self.sides.before, self.screen.narrow, self.screen.ascii_only)
        for line in lines:
            self.screen.print(line)

    def _raw(self) -> None:
        for number, text in read_lines(self._source, *self.sides.lines):
            self.screen.print(f"{number:>7}  {clean(text)}")

    def _entity(self, rest: list[str]) -> None:
        """The tags of an entity when the step is done, and what the engine has otherwise."""
        number = entity_number(self._game, self._address, " ".join(rest))
        state = self._walk.state(self.step)
        name = self._walk.named(state.cards.get(number, ""))
        self.screen.print(clean(f"{name} #{number}".strip()))
        odd = {
            each.tag.id: each.simulated
            for each in self.sides.differences
            if each.entity is not None and each.entity.id == number and each.tag is not None
        }
        for tag in sorted({*state.tags[number], *odd} - {0}):
            ref = TagRef(tag, tag_name(tag))
            told = value_text(ref, state.get(number, tag))
            other = f"   the engine: {value_text(ref, odd[tag])}" if tag in odd else ""
            self.screen.print(f"  {ref.name:<32} {told}{other}")

    def _watch(self, rest: list[str]) -> None:
        if len(rest) < 2:
            raise UsageError("say an entity and a tag: w 14 ATK")
        number = entity_number(self._game, self._address, " ".join(rest[:-1]))
        self._watched = number, tag_by_name(rest[-1])
        self.screen.print(self.watched)

    @property
    def watched(self) -> str:
        """The value that is watched, before this step and after it; "" if none is."""
        if self._watched is None:
            return ""
        number, tag = self._watched
        ref = TagRef(tag, tag_name(tag))
        before, after = (
            value_text(ref, self._walk.state(step).get(number, tag))
            for step in (self.step - 1, self.step)
        )
        change = before if before == after else f"{before} becomes {after}"
        return f"#{number} {ref.name}: {change}"

    @property
    def _address(self) -> Address:
        return Address(self._place.path, self._place.game, self.step)


def asked(stream: TextIO) -> Iterator[str]:
    """The lines of a stream, each asked for where a person types them."""
    prompt = "> " if stream.isatty() else ""
    while True:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = stream.readline()
        if not line:
            return
        yield line


def _opened(text: str) -> tuple[Source, Address, Game]:
    """Return source, address and game of an address: a file, a game or a step."""
    address = Address.parse(text)
    if address.step or address.spot:
        place = place_of(text)
        return place.source, place.address, place.game
    source = source_of(address.path)
    return source, address, game_at(source, address)
