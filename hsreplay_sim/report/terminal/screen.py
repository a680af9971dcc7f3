"""Where a report for people is printed: how wide it is, whether it has colour, frames and UTF-8.

A stream that nobody watches and that gets no colour takes plain lines; only another one needs the
console of rich, which takes longer to import than a short report to write.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, TextIO

from msgspec import Struct
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console

Colour = Literal["auto", "always", "never"]

WIDE = 90
PIPED_WIDTH = 100
TAB = 8


class Screen(Struct):
    """A stream that takes lines of text."""

    out: TextIO
    columns: int
    """Of a stream that is no terminal: how wide it is taken for."""
    ascii_only: bool
    """Whether the encoding has no other characters to draw with."""
    console: Console | None = None
    """What draws on it; None where lines are plain."""

    @classmethod
    def to(cls, out: TextIO, colour: Colour = "auto", width: int | None = None) -> Screen:
        """The screen of a stream.

        NO_COLOR, FORCE_COLOR and TERM=dumb are honoured when colour is auto.
        """
        if colour == "auto" and os.environ.get("FORCE_COLOR") and not os.environ.get("NO_COLOR"):
            colour = "always"
        if out.isatty() or colour == "always":
            return cls.watched(out, colour, width)
        encoding = getattr(out, "encoding", "") or "utf-8"
        return cls(out, width or PIPED_WIDTH, not encoding.lower().startswith("utf"))

    @classmethod
    def watched(cls, out: TextIO, colour: Colour, width: int | None = None) -> Screen:
        """The screen of a terminal, or of a stream that gets colour all the same."""
        from rich.console import Console

        terminal = out.isatty()
        console = Console(
            file=out,
            width=width or (None if terminal else PIPED_WIDTH),
            force_terminal=True if colour == "always" else None,
            no_color=None if colour == "auto" else colour == "never",
            color_system="auto" if terminal else ("standard" if colour == "always" else None),
            markup=False,
            highlight=False,
            emoji=False,
            legacy_windows=False,
        )
        return cls(out, console.width, not console.encoding.startswith("utf"), console)

    @property
    def width(self) -> int:
        """The number of columns; a terminal may change it."""
        return self.columns if self.console is None else self.console.width

    @property
    def framed(self) -> bool:
        """Whether divergences are printed in a box."""
        return self.out.isatty() and self.width >= WIDE

    @property
    def narrow(self) -> bool:
        """Whether boards and tables are stacked."""
        return self.width < WIDE

    def print(self, line: Text | str = "") -> None:
        """Print a line; it is never wrapped when piped."""
        text = Text(line) if isinstance(line, str) else line
        if self.console is None:
            self.out.write(f"{_plain(text)}\n")
        else:
            self.console.print(text, soft_wrap=not self.out.isatty())

    def indented(self, lines: Iterable[Text]) -> None:
        """Lines that belong to the one above."""
        for line in lines:
            self.print(Text("  ") + line)

    def box(self, title: str, lines: Iterable[Text]) -> None:
        """Lines in a frame, or under their title where there is no room for one."""
        if not self.framed or self.console is None:
            self.print(Text(title, style="bold"))
            self.indented(lines)
            return
        from rich.box import ASCII, ROUNDED
        from rich.panel import Panel

        frame = ASCII if self.ascii_only else ROUNDED
        body = Text("\n").join(lines)
        self.console.print(Panel(body, title=Text(title), title_align="left", box=frame))


def _plain(text: Text) -> str:
    """A text without its styles; tabs end where rich has them end."""
    if "\t" not in text.plain:
        return text.plain
    lines = text.split(allow_blank=True)
    for line in lines:
        line.expand_tabs(TAB)
    return "\n".join(line.plain for line in lines)
