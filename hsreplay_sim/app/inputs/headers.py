"""The headers and facts of many games: for people, as JSON, as a table."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from hsreplay_sim.replay.facts.words import COLUMNS, rows_of

if TYPE_CHECKING:
    from hsreplay_sim.app.inputs.info import GameInfo


class TextPage:
    """What is written of games, one after the other, for people."""

    def __init__(self, cards: bool) -> None:
        """With `cards` also the mulligans, the decks and all that was played."""
        self._cards = cards

    def game(self, info: GameInfo) -> str:
        """Return what one more game adds."""
        return info.text(cards=self._cards)

    def end(self) -> str:
        """Return what comes behind the last game."""
        return ""


class LinesPage(TextPage):
    """JSON, a line for each game."""

    def game(self, info: GameInfo) -> str:
        """Return what one more game adds."""
        return json.dumps(info.data()) + "\n"


class DocumentPage(LinesPage):
    """One document of JSON: an object for a single game, else an array of them.

    So the first game waits until it is known whether it is the only one.
    """

    _first = ""
    _opened = False

    def game(self, info: GameInfo) -> str:
        """Return what one more game adds."""
        line = super().game(info).rstrip("\n")
        if not self._first:
            self._first = line
            return ""
        begin = ",\n" if self._opened else f"[\n{self._first},\n"
        self._opened = True
        return begin + line

    def end(self) -> str:
        """Return what comes behind the last game."""
        return "\n]\n" if self._opened else f"{self._first or '[]'}\n"


class TablePage(TextPage):
    """CSV, a row for each player of a recorded game."""

    _begun = False

    def game(self, info: GameInfo) -> str:
        """Return what one more game adds."""
        rows: list[tuple[object, ...]] = [] if self._begun else [COLUMNS]
        self._begun = True
        if info.summary is not None:
            rows += list(rows_of(info.path, info.game, info.summary))
        out = io.StringIO()
        csv.writer(out, lineterminator="\n").writerows(rows)
        return out.getvalue()


PAGES: dict[str, Callable[[bool], TextPage]] = {
    "human": TextPage,
    "json": DocumentPage,
    "jsonl": LinesPage,
    "csv": TablePage,
}
"""Name of the output → its page."""
