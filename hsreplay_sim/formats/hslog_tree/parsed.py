"""A Power.log as hslog's own parser reads it: the second opinion of `--reader hslog`.

hslog stops at a line that it does not know, which is an error here. What it passes over it tells
its logger at most; here it stands in the `problems` of the game.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from hslog import LogParser
from hslog.packets import CreateGame, PacketTree
from hslog.parser import ParsingState

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import FormatError, LimitError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.bounded import ByteReader, decode
from hsreplay_sim.formats.hslog_tree.read import recording_of
from hsreplay_sim.replay.recording import Recording

FORMAT = "power.log"

_NOT_PRINTED = b".DebugPrintPower() - ERROR:"
_POWER = b"GameState.DebugPrintPower() - "
_CREATE = b"CREATE_GAME"
_METHOD, _CALLED = b"GameState.Debug", b"() - "
_SIGNS = {
    b"GameState.DebugPrintGame()": "DebugPrintGame",
    b" - ACTION_START ": "ACTION_START",
    b" - BLOCK_START ": "BLOCK_START",
    b" SubOption=": "SubOption",
    b" TriggerKeyword=": "TriggerKeyword",
    b" Index=": "ACTION_START_INDEX",
}
"""What lines print → the sign of the syntax that it is, for writers and for dating."""
_STARTS = b"_START "
_REPAIRED = ("nesting", "Orphaned")
"""What hslog says of a block that it ended itself, or that nobody began."""
_MESSAGE_CHARS = 200


def read_games(reader: ByteReader) -> Iterator[Recording]:
    """The games of a log by hslog, in order.

    Raises:
        FormatError: hslog stops at a line, or the file holds no game.
        LimitError: the file is beyond all bounds.
    """
    count = 0
    for game in _Log(reader).games():
        count += 1
        if count > limits.GAMES_MAX:
            raise LimitError("too many games", SourceRef(reader.path))
        game.index = count
        yield game
    if not count:
        raise FormatError("no CREATE_GAME, so no game for hslog", SourceRef(reader.path))


class _State(ParsingState):  # type: ignore[misc] # hslog has no types
    """The state of hslog's parser; packets get the number of the line that made them."""

    def __init__(self) -> None:
        super().__init__()
        self.line = self.begun = 0

    def register_packet(self, packet: Any, node: Any = None) -> None:
        packet.line = self.begun if isinstance(packet, CreateGame) else self.line
        super().register_packet(packet, node)

    def block_end(self, ts: Any) -> Any:
        ended = super().block_end(ts)
        ended.end_line = self.line
        return ended

    def number_options(self) -> None:
        """Number an option list, which hslog registers nowhere."""
        packets = self.current_block.packets if self.current_block is not None else ()
        if packets and not hasattr(packets[-1], "line"):
            packets[-1].line = self.line


class _Parser(LogParser):  # type: ignore[misc] # hslog has no types
    """hslog's parser over a state that knows the line."""

    def __init__(self) -> None:
        super().__init__()
        self.state = self._parsing_state = _State()


class _Log:
    """One file, on its way through hslog."""

    def __init__(self, reader: ByteReader) -> None:
        self._reader = reader
        self._parser = _Parser()
        self._problems: list[Problem] = []
        self._first = self._last = 0
        self._unbegun = 0
        self._syntax: set[str] = set()

    def games(self) -> Iterator[Recording]:
        """Each game once the next one begins."""
        state = self._parser.state
        for number, raw in self._reader.lines():
            state.line = number
            begun = state.packet_tree
            meta = dict(state.game_meta) if _CREATE in raw else {}
            with _listening(self._heard):
                self._feed(number, raw)
            if state.packet_tree is not begun:
                if begun is not None:
                    yield self._game(begun, meta)
                state.games.clear()
                self._first = state.begun = number
            if b"GameState." in raw:
                self._last = number
                if _STARTS in raw or b"PrintGame" in raw:
                    self._syntax.update(sign for text, sign in _SIGNS.items() if text in raw)
        if state.packet_tree is not None:
            self._parser.flush()
            game = self._game(state.packet_tree, state.game_meta)
            game.truncated |= self._reader.truncated
            game.problems += self._reader.problems
            yield game

    def _feed(self, number: int, raw: bytes) -> None:
        """Give hslog a line.

        Raises:
            FormatError: it stops there.
        """
        if len(raw) > limits.LINE_BYTES_MAX:
            self._lose(codes.LINE_TOO_LONG, f"line longer than {limits.LINE_BYTES_MAX} bytes")
            return
        if _NOT_PRINTED in raw:
            self._lose(codes.NOT_PRINTED, f"hslog passes over {decode(raw)[:_MESSAGE_CHARS]!r}")
        elif _METHOD in raw and _CALLED not in raw:
            text = decode(raw)[: _MESSAGE_CHARS // 2]
            self._lose(codes.LINE_UNREADABLE, f"hslog passes over the broken line {text!r}")
        elif self._parser.state.packet_tree is None and _POWER in raw and _CREATE not in raw:
            self._unbegun = self._unbegun or number
        try:
            self._parser.read_line(f"{decode(raw)}\n")
        except Exception as error:  # whatever hslog stops with: its own errors, or a plain one
            reason = f"hslog stops here: {type(error).__name__}: {str(error).strip()}"
            at = SourceRef(self._reader.path, number)
            raise FormatError(reason[:_MESSAGE_CHARS], at) from error
        self._parser.state.number_options()

    def _heard(self, message: str) -> None:
        """Note what hslog complained of."""
        if any(word in message for word in _REPAIRED):
            line = self._parser.state.line
            self._problems.append(Problem(codes.NESTING_REPAIRED, f"hslog: {message}", line))
        else:
            self._lose(codes.LINE_UNREADABLE, f"hslog: {message}")

    def _lose(self, code: str, message: str) -> None:
        line = self._parser.state.line
        self._problems.append(Problem(code, message[:_MESSAGE_CHARS], line, lost=True))
        if len(self._problems) > limits.BAD_LINES_MAX:
            raise LimitError("too many unreadable lines", SourceRef(self._reader.path, line))

    def _game(self, tree: PacketTree, meta: dict[str, Any]) -> Recording:
        """The recording of a tree that is finished."""
        game = recording_of(tree, meta, self._reader.path)
        game.format = FORMAT
        game.first_line, game.last_line = self._first, self._last
        game.syntax, self._syntax = frozenset(self._syntax), set()
        if self._unbegun:
            what = "lines from here on belong to a game whose beginning is missing"
            self._problems.append(
                Problem(codes.GAME_UNBEGUN, what, self._unbegun, another_game=True)
            )
            self._unbegun = 0
        game.problems = sorted([*game.problems, *self._problems], key=lambda each: each.line)
        self._problems = []
        return game


@contextmanager
def _listening(heard: Callable[[str], None]) -> Iterator[None]:
    """Take what hslog tells the root logger; what others tell it goes its way."""

    def take(record: logging.LogRecord) -> bool:
        if record.module != "parser" or "hslog" not in record.pathname:
            return True
        heard(record.getMessage())
        return False

    root, silent = logging.getLogger(), logging.NullHandler()
    root.addHandler(silent)  # without any, a first warning would install one for good
    root.addFilter(take)
    try:
        yield
    finally:
        root.removeFilter(take)
        root.removeHandler(silent)
