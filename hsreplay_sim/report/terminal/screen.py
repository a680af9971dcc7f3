"""Where a report for people is printed: how wide it is, whether it has colour, frames and UTF-8."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TextIO

from rich.box import ASCII, ROUNDED
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

Colour = Literal["auto", "always", "never"]

WIDE = 90
PIPED_WIDTH = 100


@dataclass(slots=True)
class Screen:
    """A stream that takes lines of text."""

    console: Console

    @classmethod
    def to(cls, out: TextIO, colour: Colour = "auto", width: int | None = None) -> Screen:
        """The screen of a stream.

        NO_COLOR, FORCE_COLOR and TERM=dumb are honoured when colour is auto.
        """
        terminal = out.isatty()
        if colour == "auto" and os.environ.get("FORCE_COLOR") and not os.environ.get("NO_COLOR"):
            colour = "always"
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
        return cls(console)

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.console.width

    @property
    def framed(self) -> bool:
        """Whether divergences are printed in a box."""
        return bool(self.console.file.isatty() and self.console.width >= WIDE)

    @property
    def narrow(self) -> bool:
        """Whether boards and tables are stacked."""
        return self.console.width < WIDE

    @property
    def ascii_only(self) -> bool:
        """Whether the encoding has no other characters to draw with."""
        return not self.console.encoding.lower().startswith("utf")

    def print(self, line: Text | str = "") -> None:
        """Print a line; it is never wrapped when piped."""
        text = Text(line) if isinstance(line, str) else line
        self.console.print(text, soft_wrap=not self.console.file.isatty())

    def indented(self, lines: Iterable[Text]) -> None:
        """Lines that belong to the one above."""
        for line in lines:
            self.print(Text("  ") + line)

    def box(self, title: str, lines: Iterable[Text]) -> None:
        """Lines in a frame, or under their title where there is no room for one."""
        if not self.framed:
            self.print(Text(title, style="bold"))
            self.indented(lines)
            return
        frame = ASCII if self.ascii_only else ROUNDED
        body = Text("\n").join(lines)
        self.console.print(Panel(body, title=Text(title), title_align="left", box=frame))
