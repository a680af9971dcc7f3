"""The report for people, in a terminal or piped; the only module that uses rich.

Three layouts: framed (a terminal of 90 columns or more), stacked (narrower), plain (piped: no
frame, nothing wrapped). Text from files is only ever `rich.text.Text`, never markup, and passes
:func:`hsreplay_sim.report.text.clean`. Colour repeats what words and marks say already.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Literal, Protocol, TextIO

from rich.box import ASCII, ROUNDED
from rich.cells import cell_len
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from hsreplay_sim.base.address import STREAM
from hsreplay_sim.report.board_text import board_lines
from hsreplay_sim.report.model import NO_GAME
from hsreplay_sim.report.text import clean, entity_text, option_text, tag_text, title, value_text

if TYPE_CHECKING:
    from hsreplay_sim.report.model import (
        Board,
        Divergence,
        ErrorInfo,
        FileReport,
        GameReport,
        Report,
    )

Colour = Literal["auto", "always", "never"]

STYLES = {
    "verified": "bold green",
    "diverged": "bold red",
    "partial": "bold yellow",
    "unsupported": "bold yellow",
    "error": "bold red",
}
PROGRAM = "hsreplay-sim"
WIDE = 90
PIPED_WIDTH = 100
ROWS_MAX = 8
STEPS_SHOWN = 1
OPTIONS_SHOWN = 3


class StepLike(Protocol):
    """What :meth:`Human.step` shows; :class:`hsreplay_sim.app.look.steps.StepView` is one."""

    @property
    def address(self) -> str:
        """``file:game@step``."""

    @property
    def steps(self) -> int:
        """How many steps the game has."""

    @property
    def turn(self) -> int:
        """The turn of the step."""

    @property
    def action(self) -> str:
        """The title of the action."""

    @property
    def card_text(self) -> str:
        """Name and text of the card that acts."""

    @property
    def board(self) -> Board:
        """The board before the step."""

    @property
    def lines(self) -> tuple[tuple[int, str], ...]:
        """Line numbers and lines of the log."""

    @property
    def mark(self) -> int:
        """The number of the line to point at, 0 for none."""


@dataclass(slots=True)
class Human:
    """Prints file reports to `out`; `every` shows all diverging actions, not only the first.

    `program` is how the user calls this program.
    """

    console: Console
    every: bool = False
    program: str = PROGRAM

    @classmethod
    def to(
        cls,
        out: TextIO,
        colour: Colour = "auto",
        width: int | None = None,
        every: bool = False,
        program: str = PROGRAM,
    ) -> Human:
        """A renderer for a stream. NO_COLOR and TERM=dumb are honoured when colour is auto."""
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
        return cls(console, every, program)

    @property
    def framed(self) -> bool:
        """Whether divergences stand in a box."""
        return bool(self.console.file.isatty() and self.console.width >= WIDE)

    @property
    def narrow(self) -> bool:
        """Whether boards and tables are stacked."""
        return self.console.width < WIDE

    def file(self, file: FileReport) -> None:
        """All games of one file, or why it could not be read."""
        if file.error is not None:
            self._error(clean(file.path), file.error)
        elif not file.games:
            self._print(_head("nothing", clean(file.path), NO_GAME))
        for game in file.games:
            self.game(file, game)

    def game(self, file: FileReport, game: GameReport) -> None:
        """One game: the verdict first, then the diverging actions, then what to type next."""
        self._print(_headline(file, game))
        if game.error is not None:
            line = f" (line {game.error.line})" if game.error.line else ""
            self._print(Text(f"reason       {game.error.code} {clean(game.error.message)}{line}"))
        steps = [list(group) for _, group in groupby(game.divergences, key=lambda d: d.address)]
        shown = steps if self.every else steps[:STEPS_SHOWN]
        for group in shown:
            self._step(group)
        for line in _rest(steps[len(shown) :]) + _account(game):
            self._print(Text(line))
        for line in self._options(file, game):
            self._print(Text(line))
        if steps and steps[0][0].board is not None and file.path != STREAM:
            place = _quoted(clean(steps[0][0].address))
            self._print(Text(f"next: {clean(self.program)} show {place}"))
        self._print(Text(""))

    def totals(self, report: Report) -> None:
        """One line on the whole run."""
        verdicts = Counter(game.verdict.value for game in report.games)
        counts = [f"{count} {verdict}" for verdict, count in sorted(verdicts.items())]
        unread = sum(file.error is not None for file in report.files)
        counts += [f"{unread} unreadable"] if unread else []
        changes = report.totals().tag_changes
        self._print(
            Text(
                f"{len(report.files)} files, {len(report.games)} games: {', '.join(counts)}; "
                f"{changes.predicted} of {changes.logged} tag changes predicted"
            )
        )

    def step(self, view: StepLike, lines_max: int) -> None:
        """One step for `show`: where, what, the board, at most `lines_max` lines of the log."""
        head = Text(f"{clean(view.address)} of {view.steps} · turn {view.turn}", style="bold")
        self._print(head)
        self._print(Text(f"{clean(view.action)}"))
        if view.card_text:
            self._print(Text(f"“{clean(view.card_text)}”"))
        self._print(Text(""))
        self._lines([Text(line) for line in board_lines(view.board, self.narrow, self._ascii)])
        self._print(Text(""))
        self._excerpt(view, lines_max)

    def _excerpt(self, view: StepLike, lines_max: int) -> None:
        """The first lines of a step, or those around the one that is marked."""
        at = next((i for i, (number, _) in enumerate(view.lines) if number == view.mark), 0)
        start = max(0, min(at - lines_max // 2, len(view.lines) - lines_max))
        shown = view.lines[start : start + lines_max]
        if start:
            self._print(Text(f"         {start} lines before (--lines)"))
        for number, text in shown:
            marked = number == view.mark
            style = "bold" if marked else ""
            self._print(Text(f"{'>' if marked else ' '}{number:>6}  {clean(text)}", style=style))
        if rest := len(view.lines) - start - len(shown):
            self._print(Text(f"         and {rest} more (--lines)"))

    def _step(self, group: list[Divergence]) -> None:
        root = min(group, key=lambda d: (d.code > "E203", d.line))
        lines = [*_action(root), *self._board(root), *self._table(root, group), *_cause(root)]
        if self.framed:
            body = Text("\n").join(lines)
            box = ASCII if self._ascii else ROUNDED
            name = Text(f"{root.code} {title(root.code)}")
            self.console.print(Panel(body, title=name, title_align="left", box=box))
        else:
            self._print(Text(f"{root.code} {title(root.code)}", style="bold"))
            self._lines(lines)

    def _options(self, file: FileReport, game: GameReport) -> list[str]:
        """The first options that the engine judges otherwise, or all of them."""
        found = game.option_differences
        shown = found if self.every else found[:OPTIONS_SHOWN]
        lines = [f"  {clean(file.path)}:{each.line}  {option_text(each)}" for each in shown]
        if len(found) > len(shown):
            lines.append(f"  and {len(found) - len(shown)} more options (-v shows all)")
        return lines

    def _board(self, root: Divergence) -> list[Text]:
        if root.board is None:
            return []
        lines = board_lines(root.board, self.narrow, self._ascii)
        return [Text(""), *map(Text, lines), Text("")]

    def _table(self, root: Divergence, group: list[Divergence]) -> list[Text]:
        ordered = [root, *(d for d in group if d is not root)]
        told = [d for d in ordered if d.entity is not None or d.tag is not None]
        rest = _notes([d for d in ordered[1:] if d.note and d not in told]) + _more(told)
        if not told:
            return rest
        rows = [_row(d) for d in told[:ROWS_MAX]]
        if self.narrow:
            return [line for row in rows for line in _stacked(row)] + rest
        header = ("entity", "tag", "before", "logged", "simulated", "log line")
        widths = [max(cell_len(cells[i]) for cells in (header, *rows)) for i in range(len(header))]
        lines = [Text(_aligned(header, widths), style="dim")]
        lines += [Text(_aligned(row, widths)) for row in rows]
        lines[1].stylize("bold")
        return lines + rest

    def _error(self, where: str, error: ErrorInfo) -> None:
        place = f"{where}:{error.line}" if error.line else where
        self._print(_head("error", place, f"{error.code} {clean(error.message)}"))

    @property
    def _ascii(self) -> bool:
        return not self.console.encoding.lower().startswith("utf")

    def _lines(self, lines: list[Text]) -> None:
        for line in lines:
            self._print(Text("  ") + line)

    def _print(self, line: Text) -> None:
        self.console.print(line, soft_wrap=not self.console.file.isatty())


def _head(verdict: str, where: str, rest: str) -> Text:
    line = Text(verdict.upper(), style=STYLES.get(verdict, "bold"))
    line.append(f"  {where}", style="bold")
    return line.append(f"  {rest}" if rest else "", style="not bold")


def _headline(file: FileReport, game: GameReport) -> Text:
    parts = [f"game {game.game}/{len(file.games)}"]
    parts.append(f"build {game.build}" if game.build else "build unknown")
    first = game.first
    if first is not None:
        parts.append(f"step {first.step} · turn {first.turn}")
    if game.tally.actions.total:
        parts.append(_actions(game))
    if game.title:
        parts.append(clean(game.title))
    return _head(game.verdict.value, clean(file.path), " · ".join(parts))


def _actions(game: GameReport) -> str:
    """``30 verified, 41 partly, 6 diverged, 9 not judged``: every action once, nothing of 0."""
    actions = game.tally.actions
    counts = (
        (actions.verified, "verified"),
        (actions.partly, "partly"),
        (actions.diverged, "diverged"),
        (actions.unverifiable - actions.partly, "not judged"),
    )
    return ", ".join(f"{count} {word}" for count, word in counts if count)


def _action(root: Divergence) -> list[Text]:
    file, _, _ = root.address.rpartition(":")
    rows = [("action", clean(root.action)), ("block", clean(root.block))]
    if root.line:
        rows.append(("log", f"{clean(file)}:{root.line}  {clean(root.log)}".rstrip()))
    rows.append(("text", f"“{clean(root.card_text)}”" if root.card_text else ""))
    rows.append(("note", clean(root.note)))
    rows.append(("known", clean(root.known)))
    return [Text(f"{name:<8}{value}") for name, value in rows if value]


def _row(d: Divergence) -> tuple[str, ...]:
    return (
        entity_text(d.entity) or "(game)",
        tag_text(d.tag),
        value_text(d.tag, d.before),
        value_text(d.tag, d.logged),
        value_text(d.tag, d.simulated),
        str(d.line or "—"),
    )


def _aligned(cells: tuple[str, ...], widths: list[int]) -> str:
    padded = (cell + " " * (w - cell_len(cell)) for cell, w in zip(cells, widths, strict=True))
    return "  ".join(padded).rstrip()


def _stacked(row: tuple[str, ...]) -> list[Text]:
    entity, tag, before, logged, simulated, line = row
    return [
        Text(f"{entity} {tag}", style="bold"),
        Text(f"  before {before}, logged {logged} (line {line}), simulated {simulated}"),
    ]


def _notes(group: list[Divergence]) -> list[Text]:
    """The divergences of no single tag, each by its note."""
    lines = [Text(f"{d.code} {title(d.code)}: {clean(d.note)}") for d in group]
    return lines[:ROWS_MAX] + _more(group)


def _more(group: list[Divergence]) -> list[Text]:
    hidden = len(group) - ROWS_MAX
    return [Text(f"+{hidden} more in this action")] if hidden > 0 else []


def _cause(root: Divergence) -> list[Text]:
    if root.cause is None:
        return [Text("no cause found")]
    return [
        Text(f"probable cause  {clean(root.cause.text)}"),
        Text(f"evidence        {clean(root.cause.evidence)}"),
    ]


def _rest(steps: list[list[Divergence]]) -> list[str]:
    lines = [
        f"also {clean(group[0].address)}  {group[0].code}  {clean(group[0].action)}"
        for group in steps[:4]
    ]
    if len(steps) > 4:
        lines.append(f"and {len(steps) - 4} more diverging actions (-v shows all)")
    return lines


def _account(game: GameReport) -> list[str]:
    """The counts that the verdict rests on: never “ok” without the share that was compared."""
    actions, changes = game.tally.actions, game.tally.tag_changes
    lines = []
    if actions.total:
        lines.append(
            f"actions      {actions.total}: {actions.verified} verified, "
            f"{actions.diverged} diverged, "
            f"{actions.unverifiable} unverifiable ({actions.partly} partly verified)"
            f"{_top(game.tally.reasons, ' – ')}"
        )
    if changes.logged:
        lines.append(
            f"tag changes  {changes.logged}: {changes.predicted} predicted, "
            f"{changes.read} read, {changes.adopted} adopted, {changes.missed} missed, "
            f"{changes.out_of_scope} out of scope; {changes.extra} simulated only"
        )
    if game.tally.options.checked:
        options = game.tally.options
        lines.append(f"options      {options.checked} checked, {options.agree} agree")
    if game.tally.states.compared:
        states = game.tally.states
        lines.append(f"states       {states.compared} compared, {states.equal} equal")
    if game.tally.unimplemented:
        lines.append(f"not implemented{_top(game.tally.unimplemented, ': ')}")
    if game.tally.known:
        lines.append(f"known        {sum(game.tally.known.values())}{_top(game.tally.known, ': ')}")
    if game.tally.follow_ups:
        total = sum(game.tally.follow_ups.values())
        lines.append(f"follow-ups   {total}{_top(game.tally.follow_ups, ': ')}")
    if game.lines_lost:
        lines.append(f"lines lost   {game.lines_lost}")
    if game.flags:
        lines.append(f"flags        {', '.join(clean(flag) for flag in sorted(game.flags))}")
    return lines


def _top(counter: dict[str, int], lead: str, limit: int = 6) -> str:
    if not counter:
        return ""
    ranked = sorted(counter.items(), key=lambda item: (-item[1], item[0]))
    shown = ", ".join(f"{clean(key)} {count}" for key, count in ranked[:limit])
    return lead + shown + (f", {len(ranked) - limit} more" if len(ranked) > limit else "")


def _quoted(text: str) -> str:
    from shlex import quote

    return quote(text)
