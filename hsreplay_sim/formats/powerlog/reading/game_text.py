"""From the lines of one game to the pieces of it, whatever the era.

Every entity reference becomes a number; a player's name becomes an open one until the whole game
has voted which player it means (:mod:`hsreplay_sim.formats.powerlog.reading.names`). A line of no
known form is reported as lost. Reading is linear in the line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import LimitError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.damage.lost import lost_before
from hsreplay_sim.formats.damage.seams import Cast
from hsreplay_sim.formats.powerlog.reading.blocks import OpenBlocks
from hsreplay_sim.formats.powerlog.reading.lines import AnotherGameError, UnreadableError
from hsreplay_sim.formats.powerlog.reading.names import NameVotes
from hsreplay_sim.formats.powerlog.reading.offered import OfferLines
from hsreplay_sim.formats.powerlog.reading.pieces import NOBODY, Piece
from hsreplay_sim.formats.powerlog.reading.power import PowerLines
from hsreplay_sim.formats.powerlog.shapes import patterns
from hsreplay_sim.formats.powerlog.shapes.brackets import Brackets
from hsreplay_sim.formats.powerlog.shapes.methods import (
    BATCH,
    LOST_IN_READING,
    OF_CHOICE,
    OF_MULLIGAN,
    PLAYED_BY,
    POWER,
)
from hsreplay_sim.formats.powerlog.shapes.numbers import UnnamedError

_CACHE_MAX = 20_000


class GameText:
    """The pieces of one game, with all that reading needs to know of the game as a whole."""

    def __init__(self, path: str, *, indented: bool = False) -> None:
        """`indented`: the lines of the stream show by their blanks how deep they stand."""
        self.path = path
        self.pieces: list[Piece] = []
        self.votes = NameVotes()
        self.problems: list[Problem] = []
        self.syntax: set[str] = set()
        self.meta: dict[str, str] = {}
        self.accounts: dict[int, tuple[str, str]] = {}
        """Player entity → account hi and lo, as printed."""
        self.player_names: dict[int, str] = {}
        """PLAYER_ID → name by DebugPrintGame."""
        self.line, self.ts, self.indent = 0, "", 0
        """Where the present line stands, when it was printed, and the blanks before it."""
        self.game_entity = 1
        self.references: dict[str, int] = {}
        """References as they are printed → entity; names are not kept, as each one is a vote."""
        self.names: list[str] = []
        """The names of players, in the order of their open references."""
        self.brackets = Brackets()
        self.batches: list[int] = []
        """The lines at which the client says that a batch has come."""
        self.cast = Cast()
        self.blocks = OpenBlocks(self, indented=indented)
        self.offers = OfferLines(self)
        self._unreadable = 0
        self._open_names: dict[str, int] = {}
        self._power = PowerLines(self)
        self._methods: dict[str, Callable[[str], None]] = {
            POWER: self._power.line,
            "DebugPrintGame": self._game,
            BATCH: self._batch,
            PLAYED_BY: self._played_by,
            **self.offers.methods,
        }
        for kind, method in LOST_IN_READING.items():
            self._methods[method] = partial(self._lost_before, kind)

    def add(self, line: int, ts: str, method: str, message: str) -> None:
        """Take one line of the stream; methods that say nothing about the game are passed over.

        Raises AnotherGameError when the line is of another game, and takes nothing of it then.
        """
        read = self._methods.get(method)
        if read is None:
            return
        self.line, self.ts = line, self.ts if ts == self.ts else ts
        bare = message.lstrip(" ")
        self.indent = len(message) - len(bare)
        message = bare.rstrip()
        if method != POWER:
            self.blocks.forget_depth()
        taken = len(self.pieces)
        try:
            read(message)
        except (UnreadableError, UnnamedError):
            of_choice = method in OF_CHOICE or OF_MULLIGAN in message
            self.lose(line, f"{method}: {message[:120]!r}", of_choice=of_choice)
            self._power.stand_in(message)
        if self.cast.unsettled and self.cast.settle(line):
            del self.pieces[taken:]
            raise AnotherGameError("entities are of another game, without its beginning")

    def put(self, piece: Piece) -> None:
        """Add a piece behind those before."""
        self.pieces.append(piece)

    def take(self) -> Iterator[Piece]:
        """The pieces in order; each is forgotten as it is given, and in the end what was printed.

        Its parts hold each other, so that it lies there until a collection.
        """
        self.pieces.reverse()
        while self.pieces:
            yield self.pieces.pop()
        self.references.clear()
        self._power.forget()

    @property
    def is_open(self) -> bool:
        """Whether the text so far ends inside a block."""
        return bool(self.blocks)

    def lose(
        self,
        line: int,
        what: str,
        code: str = codes.LINE_UNREADABLE,
        *,
        of_choice: bool = False,
        tag: int = 0,
    ) -> None:
        """Report a line whose content is dropped.

        `of_choice`: it told what was offered or chosen; `tag` is the one that it changes, if nobody
        knows of whom alone.
        """
        self.problems.append(Problem(code, what, line, lost=True, of_choice=of_choice, tag=tag))
        self._unreadable += code == codes.LINE_UNREADABLE
        if self._unreadable > limits.BAD_LINES_MAX:
            raise LimitError("too many unreadable lines", SourceRef(self.path, line))

    def entity(self, text: str) -> int:
        """The entity of a reference, NOBODY, or an open one, below it, for a player's name.

        Raises AnotherGameError when the name is of nobody who plays this game.
        """
        known = self.references.get(text)
        if known is not None:
            return known
        known = self._read_reference(text)
        if known < NOBODY:
            self.votes.seen[text] += 1
            return known
        if known > limits.ENTITY_ID_MAX:
            raise UnreadableError
        if len(self.references) > _CACHE_MAX:
            self.references.clear()
        self.references[text] = known
        return known

    def name_of(self, reference: int) -> str:
        """The name of an open reference; "" for any other."""
        return self.names[NOBODY - 1 - reference] if reference < NOBODY else ""

    def seat(self, entity: int, player_id: int, high: str, low: str | None) -> None:
        """A player sits down; the account may be redacted, or that of nobody: a low 0."""
        self.cast.begun = True
        self.votes.entity_of[player_id] = entity
        self.votes.controller_of[entity] = player_id
        self.accounts[entity] = (high, low or "")
        if low == "0":
            self.votes.computer.add(entity)
        elif low:
            self.votes.human.add(entity)

    def _read_reference(self, text: str) -> int:
        if text == "GameEntity":
            return self.game_entity
        if text == "-1":
            return NOBODY
        if text.isascii() and text.isdecimal():
            return int(text)
        found = self.brackets.read(text)
        if found is not None:
            entity, player = found
            self.votes.controller_of[entity] = player or self.votes.controller_of.get(entity, 0)
            self.cast.name(entity, self.brackets.cards.get(entity, ""))
            return entity
        if text not in self.votes.seen and self.votes.is_strange(text):
            raise AnotherGameError(f"{text!r} plays in another game, without its beginning")
        if text not in self._open_names:
            self.names.append(text)
            self._open_names[text] = NOBODY - len(self.names)
        return self._open_names[text]

    def _lost_before(self, kind: str, message: str) -> None:
        self.problems.append(lost_before(self.line, kind, message))

    def _batch(self, _: str) -> None:
        self.batches.append(self.line)

    def _played_by(self, message: str) -> None:
        if not message.isidentifier():
            raise UnreadableError
        self.meta[PLAYED_BY] = message

    def _game(self, message: str) -> None:
        """What the client knows of the game."""
        found = patterns.GAME_META.fullmatch(message)
        if found is not None:
            if found[1] == "BuildNumber":
                self.syntax.add("DebugPrintGame")
            self.meta[found[1]] = found[2]
            return
        found = patterns.GAME_PLAYER.fullmatch(message)
        if found is None:
            raise UnreadableError
        self.player_names[int(found[1])] = found[2]
        self.votes.printed(int(found[1]), found[2])
