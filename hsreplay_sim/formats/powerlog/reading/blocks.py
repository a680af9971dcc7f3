"""The blocks that are open where a line stands, and the ends that are missing or stray."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import LimitError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.damage.indents import Indents
from hsreplay_sim.formats.powerlog.reading.pieces import End

if TYPE_CHECKING:
    from hsreplay_sim.formats.powerlog.reading.game_text import GameText

SUB_SPELL = "SUB_SPELL"


class OpenBlocks:
    """The blocks that are open, the outermost first."""

    _stray: tuple[int, int, int] | None = None
    """Blocks that the last line has left or stands in by mistake; its piece, its number."""

    def __init__(self, game: GameText, *, indented: bool) -> None:
        """`indented`: the lines of the stream show by their blanks how deep they stand."""
        self._game = game
        self._open: list[tuple[str, int]] = []
        self._closed_early = self._count = 0
        self._indents = Indents(indented)

    def __bool__(self) -> bool:
        return bool(self._open)

    @property
    def playing(self) -> int:
        """The PLAYER_ID behind the outermost block, if that is a PLAY block; else 0."""
        return self._open[0][1] if self._open else 0

    @property
    def in_sub_spell(self) -> bool:
        """Whether the innermost of them is a sub spell."""
        return bool(self._open) and self._open[-1][0] == SUB_SPELL

    def push(self, kind: str, playing: int) -> None:
        """A block begins in the present line; `playing` is the PLAYER_ID behind it, or 0."""
        if len(self._open) >= limits.BLOCK_DEPTH_MAX:
            where = SourceRef(self._game.path, self._game.line)
            raise LimitError("blocks nest too deep", where)
        self._count += 1
        self._open.append((kind, playing))
        self._indents.open(self._game.indent)

    def end(self, _: str) -> None:
        """A block ends; the sub spells in it have ended before."""
        while self.in_sub_spell:
            self._repaired("SUB_SPELL_END is missing")
            self._close()
        if self._open:
            self._close()
        elif self._closed_early:
            self._closed_early -= 1
        elif not self._count:
            self._repaired("BLOCK_END of a block from before CREATE_GAME")
        else:
            self._game.lose(self._game.line, "BLOCK_END closes nothing", codes.NESTING_REPAIRED)

    def end_sub_spell(self, _: str) -> None:
        """A sub spell ends."""
        if self.in_sub_spell:
            self._close()
        else:
            self._indents.forget()  # the client stands one block further left from here on
            what = "SUB_SPELL_END closes nothing"
            self._game.lose(self._game.line, what, codes.NESTING_REPAIRED)

    def end_at_options(self) -> None:
        """All of them are over where options begin."""
        while self._open:
            self._close_early("block still open where the options begin")

    def end_at_mulligan(self) -> None:
        """Logs of 2014 and 2015 forget the end of the block around the mulligan."""
        if self._open and not self._game.indent:
            self._close_early("block still open where the mulligan deals")

    def forget_depth(self) -> None:
        """Something else than a packet was printed: depths are not told by blanks any more."""
        self._settle_stray(len(self._open))
        self._indents.forget()

    def end_left(self, message: str, *, opens: bool) -> None:
        """End the blocks that a line has left; one may stray, so the next one shows whether."""
        ends = message.endswith("_END")
        left = self._indents.left(self._game.indent, ends=ends)
        if self._stray is not None:
            self._settle_stray(left)
            left = self._indents.left(self._game.indent, ends=ends)
        if left and (ends or opens):
            self._end_missing(left, len(self._game.pieces), self._game.line)
        elif left:
            self._stray = left, len(self._game.pieces), self._game.line

    def _settle_stray(self, left: int) -> None:
        """Believe a line that stood too far left if so many blocks are left behind it as well."""
        stray, self._stray = self._stray, None
        if stray is not None:
            self._end_missing(min(stray[0], left), *stray[1:])

    def _end_missing(self, count: int, place: int, line: int) -> None:
        """End so many blocks in front of a piece, and report that their ends are lost."""
        for at in range(place, place + count):
            self._game.lose(line, "the end of a block is missing", codes.NESTING_REPAIRED)
            self._close()
            self._game.pieces.insert(at, self._game.pieces.pop())

    def _close_early(self, what: str) -> None:
        self._repaired(what)
        self._close()
        self._closed_early += 1

    def _close(self) -> None:
        self._open.pop()
        self._indents.close()
        self._game.put(End(self._game.line))

    def _repaired(self, what: str) -> None:
        self._game.problems.append(Problem(codes.NESTING_REPAIRED, what, self._game.line))
