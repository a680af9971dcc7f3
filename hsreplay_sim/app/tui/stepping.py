"""The stepper on the whole screen: the steps on the left, what a command prints on the right.

Every key is a command of the stepper (`app/look/stepping.py`); here is only how it looks.
"""

from __future__ import annotations

import io
import os
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Footer, Input, OptionList, Static

from hsreplay_sim.app.look.stepping import Stepper
from hsreplay_sim.report.terminal.screen import WIDE, Colour, Screen
from hsreplay_sim.report.text import clean

WIDTH_MIN = 60
"""How narrow the right side is drawn at least; where there is less room it scrolls."""


class StepApp(App[None]):
    """Shows one game step by step."""

    TITLE = "hsreplay-sim step"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #steps { width: 38%; max-width: 60; border: none; text-wrap: nowrap; text-overflow: ellipsis; }
    #side { padding: 0 1; }
    #both.narrow { layout: vertical; }
    .narrow #steps { width: 100%; max-width: 100%; height: 30%; }
    #said { width: auto; }
    #command { display: none; dock: bottom; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "obey('n')", "next"),
        Binding("p", "obey('p')", "previous"),
        Binding("t", "obey('t')", "turn"),
        Binding("T", "obey('T')", "turn before", show=False),
        Binding("d", "obey('d')", "divergence"),
        Binding("D", "obey('D')", "divergence before", show=False),
        Binding("u", "obey('u')", "unexplained", show=False),
        Binding("U", "obey('U')", "unexplained before", show=False),
        Binding("b", "obey('b')", "board"),
        Binding("s", "obey('s')", "both sides"),
        Binding("r", "obey('raw')", "lines"),
        Binding("c", "obey('rc')", "last change", show=False),
        Binding("question_mark", "obey('?')", "help"),
        Binding("colon", "ask", "command"),
        Binding("escape", "leave_asking", show=False),
        Binding("q", "quit", "leave"),
    ]

    def __init__(self, address: str) -> None:
        """Open the step of an address.

        Raises:
            HsReplayError: as the stepper does.
        """
        super().__init__()
        self._out = io.StringIO()
        self.stepper = Stepper(self._screen(WIDTH_MIN), address)

    def _screen(self, width: int) -> Screen:
        colour: Colour = "never" if os.environ.get("NO_COLOR") else "always"
        return Screen.to(self._out, colour, max(width, WIDTH_MIN))

    def compose(self) -> ComposeResult:
        """The two sides, the line for commands, and the keys."""
        with Horizontal(id="both"):
            yield OptionList(*map(self._option, range(1, self.stepper.count + 1)), id="steps")
            with VerticalScroll(id="side"):
                yield Static(id="said")
        yield Input(placeholder="e 14, w 14 ATK, 34, ? for all", id="command")
        yield Footer()

    def _option(self, step: int) -> Text:
        mark, title = self.stepper.step_in_words(step)
        style = "bold" if mark == "✗" else ""
        return Text(clean(f"{step:>3} {mark} {title}"), style=style, no_wrap=True, end="")

    def on_mount(self) -> None:
        """Begin at the step."""
        self.query_one(OptionList).focus()
        self._mark_step()

    def on_resize(self) -> None:
        """Draw for the size there is: on a narrow screen the steps are above."""
        self.query_one("#both").set_class(self.size.width < WIDE, "narrow")
        self.call_after_refresh(self._obey, "s")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The arrows and the mouse go to a step."""
        if event.option_index + 1 != self.stepper.step:
            self._obey(str(event.option_index + 1))

    def action_obey(self, command: str) -> None:
        """A key that is a command."""
        self._obey(command)

    def action_ask(self) -> None:
        """Ask for a command that has arguments."""
        line = self.query_one(Input)
        line.display = True
        line.focus()

    def action_leave_asking(self) -> None:
        """Back to the steps."""
        line = self.query_one(Input)
        line.value, line.display = "", False
        self.query_one(OptionList).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A command was typed."""
        command = event.value
        self.action_leave_asking()
        if not self._obey(command):
            self.exit()

    def _obey(self, command: str) -> bool:
        """Show what a command prints, after a change of step both sides.

        Return whether to go on.
        """
        before = self.stepper.step
        self.stepper.screen = self._screen(self.query_one("#side").content_size.width)
        goes_on, said = self._printed(command)
        if self.stepper.step != before:
            said = self._printed("s")[1]
            if self.stepper.watched:
                said = f"{self.stepper.watched}\n\n{said}"
            self._mark_step()
        self.query_one("#said", Static).update(Text.from_ansi(said))
        return goes_on

    def _printed(self, command: str) -> tuple[bool, str]:
        """Return whether the stepper goes on, and what it prints."""
        self._out.seek(0)
        self._out.truncate()
        return self.stepper.obey(command), self._out.getvalue()

    def _mark_step(self) -> None:
        self.query_one(OptionList).highlighted = self.stepper.step - 1
