"""How deep a line stands: what shows that the end of a block is lost.

Of what the client prints at once, each line in a block stands further right than the line that
opens the block, its end as far (in every GameState stream of the corpus; the PowerTaskList does not
keep to it). After any other message it begins at the left again, whatever is open.
"""

from __future__ import annotations

_UNKNOWN = -1


class Indents:
    """The blanks before the lines that open the blocks that are open, the outermost first."""

    def __init__(self, reliable: bool) -> None:
        """`reliable`: the stream is one that shows depths at all."""
        self._starts: list[int] = []
        self._reliable = reliable
        self._indented = False
        """A line of the log stood further right than its block: nobody has taken the blanks."""

    def forget(self) -> None:
        """Something else was printed: what is open is not told by blanks any more."""
        if self._starts and self._starts[-1] != _UNKNOWN:
            self._starts = [_UNKNOWN] * len(self._starts)

    def open(self, indent: int) -> None:
        """A block begins in a line with so many blanks."""
        self._starts.append(indent if self._reliable else _UNKNOWN)

    def close(self) -> None:
        """The innermost block ends."""
        if self._starts:
            self._starts.pop()

    def left(self, indent: int, *, ends: bool) -> int:
        """Return how many blocks have ended before a line with so many blanks.

        `ends`: the line is the end of a block itself.
        """
        if not self._starts or self._starts[-1] == _UNKNOWN:
            return 0
        self._indented |= indent > self._starts[-1]
        if not self._indented:
            return 0
        count = 0
        for start in reversed(self._starts):
            if start == _UNKNOWN or indent > start or (ends and indent == start):
                break
            count += 1
        return count
