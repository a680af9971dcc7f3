"""The report of a verification as plain data; the renderings read nothing else.

This module imports only the base layer, so that :mod:`hsreplay_sim.verifier` can fill it.
The JSON form (schema ``hsreplay-sim/report/1``) is written by :mod:`hsreplay_sim.report.json`.
Plain records are Structs: to make a class of one costs a fraction of a dataclass, and every run
makes all of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from msgspec import Struct

from hsreplay_sim.base.errors import ExitCode, HsReplayError
from hsreplay_sim.base.version import __version__
from hsreplay_sim.report.grade import grades, headline, most_telling
from hsreplay_sim.report.lineage import place
from hsreplay_sim.report.tally import Tally
from hsreplay_sim.report.words import Grade, Outcome, Reason, Verdict

__all__ = [
    "Board",
    "BoardEntity",
    "Cause",
    "Contradiction",
    "Divergence",
    "DivergenceError",
    "EntityRef",
    "ErrorInfo",
    "FileReport",
    "GameReport",
    "Grade",
    "OptionDifference",
    "Outcome",
    "Reason",
    "Report",
    "Side",
    "TagRef",
    "Tally",
    "Value",
    "Verdict",
]

Value = int | str | None
"""A tag value; text where a snapshot field holds one; None where that side has no such thing."""

NO_GAME = "no game in this file"
"""The message for a file without games."""

ENGINE = f"hsreplay-sim {__version__}"
"""The program that made a report."""

ENTITY_ID = re.compile(r"\s*#\d+")


class EntityRef(Struct, frozen=True):
    """An entity as a report names it; `card_id` and `name` are "" when unknown."""

    id: int
    card_id: str = ""
    name: str = ""


class TagRef(Struct, frozen=True):
    """A tag as a report names it. Fields of scripted snapshots have id 0."""

    id: int
    name: str


class Cause(Struct, frozen=True):
    """A probable cause, never without its evidence."""

    code: str
    text: str
    evidence: str


class BoardEntity(Struct, frozen=True):
    """A minion or location on the board."""

    id: int
    name: str
    atk: int = 0
    health: int = 0
    keywords: tuple[str, ...] = ()
    differs: bool = False


class Side(Struct, frozen=True):
    """One player's half of the board. `hand` holds names, "?" where the seat cannot see."""

    player: str
    hero: str = ""
    health: int = 0
    armor: int = 0
    mana: int = 0
    mana_max: int = 0
    hand: tuple[str, ...] = ()
    deck: int = 0
    secrets: tuple[str, ...] = ()
    weapon: str = ""
    minions: tuple[BoardEntity, ...] = ()


class Board(Struct, frozen=True):
    """Both sides: the opponent of the recording seat on top."""

    top: Side
    bottom: Side

    def __str__(self) -> str:
        from hsreplay_sim.report.terminal.board import board_lines

        return "\n".join(board_lines(self, narrow=False, ascii_only=False))

    def __repr__(self) -> str:
        sides = (f"{side.hero or side.player} {side.health} HP" for side in (self.top, self.bottom))
        return f"<Board: {' against '.join(sides)}>"


@dataclass(frozen=True, slots=True)
class Divergence:
    """One place where engine and record disagree: diverged, or unexplained.

    `before` is the value on both sides before the action, `line` the line of the recording that
    shows the logged value (the line of the action itself if nothing was logged). `note` adds what
    the other fields cannot say, in one sentence. `block` is the kind and the card id of the logged
    block (``POWER CS2_032``), without entity ids: reports are grouped by it. `board` is the state
    before the action; only the renderings for people use it, the JSON leaves it out.
    """

    address: str
    code: str
    turn: int = 0
    action: str = ""
    """The title of the action: ``attack River Crocolisk #46 at Murloc Raider #14``."""
    actor: EntityRef | None = None
    """The card that acts."""
    target: EntityRef | None = None
    """The target that was chosen."""
    block: str = ""
    entity: EntityRef | None = None
    tag: TagRef | None = None
    before: Value = None
    logged: Value = None
    simulated: Value = None
    line: int = 0
    cause: Cause | None = None
    note: str = ""
    beside: tuple[str, ...] = ()
    """Of an unexplained difference: the card ids of the texts at work that are not implemented, or
    what else may be why, in words (:data:`~hsreplay_sim.report.words.AFTER_LOSS`)."""
    ignored: str = ""
    """The entry of the user's own list that expects it, "" if none does."""
    known: bool = False
    """Whether the baseline has it as well."""
    log: str = ""
    """The log line itself, "" if there is none."""
    card_text: str = ""
    """Text of the card that acts, in the build's wording."""
    grade: Grade = Grade.BOARD
    """How much it matters to somebody who plays."""
    host: EntityRef | None = None
    """Of an enchantment: what it is attached to."""
    follows: str = ""
    """The address of the earlier difference that it follows from, "" of a root."""
    board: Board | None = field(default=None, compare=False)

    @property
    def step(self) -> int:
        """The step of :attr:`address`, 0 when it names none."""
        return step_of(self.address)

    def __repr__(self) -> str:
        return f"<Divergence {self.summary()}>"

    @property
    def expected(self) -> bool:
        """Whether it is no failure: the user's own list or the baseline has it."""
        return bool(self.ignored) or self.known

    def signature(self) -> tuple[str, str, str, str, str]:
        """The key that groups divergences of one engine bug: code, block, card, tag, sign.

        Of an enchantment the host stands in place of the block: it is the same one in any action.
        """
        card = self.entity.card_id if self.entity else ""
        tag = self.tag.name if self.tag else ""
        if self.host is not None:
            return self.code, f"on {self.host.card_id}".rstrip(), card, tag, self._sign()
        block = ENTITY_ID.sub("", self.block or self.action.partition(" at ")[0])
        return self.code, block, card, tag, self._sign()

    def _sign(self) -> str:
        if isinstance(self.logged, int) and isinstance(self.simulated, int):
            return "+" if self.simulated > self.logged else "-"
        if self.logged is None:
            return "not logged"
        return "not simulated" if self.simulated is None else "differs"

    def summary(self) -> str:
        """Return a line of plain text, for messages and test failures."""
        from hsreplay_sim.report.text import summary

        return summary(self)


class Contradiction(Struct, frozen=True):
    """What the recording logs twice with two values; the engine has no part in it.

    `law` names what is logged twice, and `says` states it in one sentence: “Each zone numbers its
    cards from 1”. `line` logs the value `logged`, `line_elsewhere` logs `logged_elsewhere`.
    """

    address: str
    code: str
    turn: int
    action: str
    """The title of the action."""
    law: str
    says: str
    entity: EntityRef
    tag: TagRef
    logged: Value
    line: int
    logged_elsewhere: Value
    line_elsewhere: int
    known: bool = False
    """Whether the baseline has it as well."""

    @property
    def step(self) -> int:
        """The step of :attr:`address`, 0 when it names none."""
        return step_of(self.address)

    def __repr__(self) -> str:
        return f"<Contradiction {self.summary()}>"

    def summary(self) -> str:
        """Return a line of plain text, for messages and test failures."""
        from hsreplay_sim.report.text import contradiction_text

        return f"{self.address} {contradiction_text(self)}"


class OptionDifference(Struct, frozen=True):
    """A listed option or target that the engine judges otherwise: no divergence, but shown.

    `target` is None where the option itself is judged; `choice` is the index of one of its
    sub options, -1 without one. `logged` and `simulated` are the server's words for what stands
    against it, "NONE" when it may be chosen, "" when that side does not list it.
    """

    address: str
    line: int
    entity: EntityRef
    target: EntityRef | None = None
    choice: int = -1
    logged: str = ""
    simulated: str = ""
    code: str = "E211"


class ErrorInfo(Struct, frozen=True):
    """Why a file or a game has no verdict. `code` is the class's code (I1nn, U4nn, X9nn)."""

    code: str
    message: str
    line: int = 0
    exit_code: ExitCode = ExitCode.INTERNAL

    @classmethod
    def of(cls, error: HsReplayError) -> ErrorInfo:
        """The entry for an error of ours."""
        code = getattr(error, "code", "X901")
        return cls(code, error.message, error.at.line if error.at else 0, error.exit_code)


@dataclass(slots=True)
class GameReport:
    """The result for one game; `game` counts from 1 within the file."""

    game: int
    format: str
    build: int | None = None
    card_build: int | None = None
    mode: str = "unknown"
    verdict: Verdict = Verdict.PARTIAL
    lines_lost: int = 0
    flags: list[str] = field(default_factory=list)
    """What limits the verdict: spectator, reconnected, truncated, "card data of another build" …"""
    title: str = ""
    """The two heroes of a scripted game, for people."""
    players: tuple[str, ...] = ()
    """The players as the recording names them; of a scripted game, their heroes."""
    turns: int = 0
    """The number of turns, 0 where the recording counts none."""
    taken_for: int = 0
    """The build that a game is read as which states none or a wrong one, else 0; not part of the
    JSON: *flags* says it."""
    tally: Tally = field(default_factory=Tally)
    divergences: list[Divergence] = field(default_factory=list)
    divergences_total: int = 0
    """All divergences met; more than `divergences` holds when a maximum was asked for."""
    unexplained: list[Divergence] = field(default_factory=list)
    """What differs where something that the engine does not model may be why; no divergence."""
    unexplained_total: int = 0
    """All unexplained differences met, as :attr:`divergences_total`."""
    contradictions: list[Contradiction] = field(default_factory=list)
    option_differences: list[OptionDifference] = field(default_factory=list)
    error: ErrorInfo | None = None
    same_as: str = ""
    """The address of an earlier game of the run that is the same one; not part of the JSON: *flags*
    says it."""
    content: str = field(default="", compare=False)
    """What two games have alike that are the same one, "" if unknown; not part of the JSON."""
    known: set[str] = field(default_factory=set, compare=False)
    """What a strict run does not count, since the baseline has it as well: card ids that are not
    implemented, and the verdict `unsupported`; not part of the JSON."""
    names: dict[str, str] = field(default_factory=dict)
    """Card id → name, of the ids that the report gives."""
    exposure: dict[str, int] = field(default_factory=dict)
    """Card id → recorded games that ever showed its text, of the texts beside a difference that
    three recordings or fewer did."""
    seen_since: dict[str, int] = field(default_factory=dict)
    """Card id → the lowest build in which a recording showed its text, of the texts beside a
    difference whose game is older: their form in its build is a guess."""
    outcomes: dict[int, Outcome | Reason] = field(default_factory=dict, compare=False)
    """Step → verified, diverged, unexplained, or why the action is unverifiable; not part of the
    JSON."""
    predicted: dict[int, int] = field(default_factory=dict, compare=False)
    """Step → tag changes predicted in it; not part of the JSON."""
    options_not_judged: set[tuple[int, int]] = field(default_factory=set, compare=False)
    """(step, entity id): what the decision behind a step offers, and nobody compared; not part of
    the JSON."""

    @property
    def build_text(self) -> str:
        """The build, for the first line of a report; a stated one that is doubted says so."""
        if self.build is None:
            return "build unknown"
        doubt = f" doubted, taken for {self.taken_for}" if self.taken_for else ""
        return f"build {self.build}{doubt}"

    def __repr__(self) -> str:
        actions = self.tally.actions
        counts = (
            f", {actions.verified} of {actions.total} actions verified" if actions.total else ""
        )
        counts += f", {actions.unexplained} unexplained" if actions.unexplained else ""
        why = f", {self.error.code} {self.error.message}" if self.error else ""
        first = f", first diverging at {self.first.address}" if self.first else ""
        return f"<GameReport {self.game}: {self.verdict.value}{counts}{why}{first}>"

    def _repr_html_(self) -> str:
        from html import escape

        lines = [repr(self), *(each.summary() for each in self.differences)]
        lines += [each.summary() for each in self.contradictions]
        return f"<pre>{escape(chr(10).join(lines))}</pre>"

    def to_json(self) -> str:
        """The entry of the game in the JSON that the command line writes."""
        from hsreplay_sim.report.json import game_data, text

        return text(game_data(self))

    @property
    def ok(self) -> bool:
        """Whether there is no divergence and no error, however little was compared."""
        return self.verdict not in (Verdict.DIVERGED, Verdict.ERROR)

    @property
    def fails(self) -> bool:
        """Whether the game diverged in something that is neither on the user's list nor known."""
        expected = sum(self.tally.ignored.values()) + self.tally.known.get("divergences", 0)
        return self.verdict is Verdict.DIVERGED and (
            not self.divergences_total or expected < self.divergences_total
        )

    @property
    def leaves_open(self) -> bool:
        """Whether something is unexplained that is neither on the user's list nor known."""
        known = self.tally.known.get("unexplained", 0)
        expected = sum(self.tally.ignored_unexplained.values()) + known
        contradicted = any(not each.known for each in self.contradictions)
        return contradicted or expected < self.unexplained_total

    @property
    def falls_short(self) -> bool:
        """Whether it counts in a strict run: unsupported, not implemented, or left open."""
        short = set(self.tally.unimplemented)
        if self.verdict is Verdict.UNSUPPORTED:
            short.add(self.verdict)
        return bool(short - self.known) or self.leaves_open

    @property
    def first(self) -> Divergence | None:
        """The earliest divergence."""
        return self.divergences[0] if self.divergences else None

    @property
    def headline(self) -> Divergence | None:
        """The most significant divergence of the earliest root; None without any."""
        return headline(self.divergences)

    @property
    def begins_with(self) -> Divergence | None:
        """The difference shown first: the headline, else the weightiest unexplained one."""
        return self.headline or headline(self.unexplained)

    @property
    def differences(self) -> list[Divergence]:
        """All that differs: the divergences, then what is unexplained."""
        return self.divergences + self.unexplained

    def named_cards(self) -> set[str]:
        """The ids of the cards that act or differ in a difference."""
        found = {each.block.rpartition(" ")[2] for each in self.differences}
        for each in self.differences:
            found |= {ref.card_id for ref in (each.actor, each.entity, each.host) if ref}
        return found - {""}

    def add(self, divergence: Divergence) -> None:
        """Count a divergence and keep it."""
        self.divergences_total += 1
        self.divergences.append(divergence)

    def add_unexplained(self, difference: Divergence) -> None:
        """Count a difference that is unexplained and keep it."""
        self.unexplained_total += 1
        self.unexplained.append(difference)

    def keep(self, most: int) -> None:
        """Keep so many differences of each kind, those of the highest grades; all are counted."""
        self.divergences[:] = most_telling(self.divergences, most)
        self.unexplained[:] = most_telling(self.unexplained, most)
        del self.option_differences[most:]

    def judge(self) -> None:
        """Set the verdict from the counts; an error or `unsupported` stays. Find what follows."""
        place(self)
        actions = self.tally.actions
        self.tally.grades = grades(self.divergences)
        if self.verdict is Verdict.UNSUPPORTED:
            return
        if self.error is not None:
            self.verdict = Verdict.ERROR
        elif actions.diverged or self.divergences_total:
            self.verdict = Verdict.DIVERGED
        elif actions.total and actions.verified == actions.total and not self.lines_lost:
            self.verdict = Verdict.VERIFIED
        else:
            self.verdict = Verdict.PARTIAL

    def raise_for_divergence(self) -> None:
        """Raise :class:`DivergenceError` when the game diverged: for tests."""
        if self.first is not None:
            raise DivergenceError(self.first)


class DivergenceError(AssertionError):
    """Raised by :meth:`GameReport.raise_for_divergence`; verification itself never raises it."""

    def __init__(self, divergence: Divergence) -> None:
        self.divergence = divergence
        super().__init__(divergence.summary())


@dataclass(slots=True)
class FileReport:
    """The report on an input file. `path` is as it was given.

    `error` is set when reading it failed.
    """

    path: str
    error: ErrorInfo | None = None
    games: list[GameReport] = field(default_factory=list)

    def __repr__(self) -> str:
        error = f", {self.error.code} {self.error.message}" if self.error else ""
        return f"<FileReport {self.path}: {_counted(self.games)}{error}>"

    def to_json(self) -> str:
        """The entry of the file in the JSON that the command line writes."""
        from hsreplay_sim.report.json import file_data, text

        return text(file_data(self))


@dataclass(slots=True)
class Report:
    """A run over any number of files, in the order they were given."""

    engine: str = ENGINE
    files: list[FileReport] = field(default_factory=list)
    unmet: list[str] = field(default_factory=list)
    """The entries of the user's list of expected differences that match nothing."""

    def __repr__(self) -> str:
        files = f"{len(self.files)} file{'s' * (len(self.files) != 1)}"
        return f"<Report of {files}, {_counted(self.games)}>"

    def to_json(self) -> str:
        """The whole report, as ``hsreplay-sim verify --output json`` writes it."""
        from hsreplay_sim.report.json import render

        return render(self)

    @property
    def games(self) -> list[GameReport]:
        """The games of all files."""
        return [game for file in self.files for game in file.games]

    def totals(self) -> Tally:
        """The sum over all games."""
        total = Tally()
        for game in self.games:
            total.merge(game.tally)
        return total

    def exit_code(self, strict: bool = False) -> ExitCode:
        """The exit code of the process; if several apply, 70 goes first, then 1, 3, 2, 4, 5."""
        games = self.games
        errors = [file.error for file in self.files] + [game.error for game in games]
        codes = {error.exit_code for error in errors if error is not None}
        if self.unmet or any(game.fails for game in games):
            codes.add(ExitCode.DIVERGED)
        if not self.totals().checked_anything:
            codes.add(ExitCode.NOTHING)
        if any(game.falls_short for game in games):
            codes.add(ExitCode.UNSUPPORTED)
        if not strict:
            codes.discard(ExitCode.UNSUPPORTED)
        return next((code for code in PRIORITY if code in codes), ExitCode.CLEAN)


PRIORITY = (
    ExitCode.INTERNAL,
    ExitCode.DIVERGED,
    ExitCode.UNREADABLE,
    ExitCode.USAGE,
    ExitCode.UNSUPPORTED,
    ExitCode.NOTHING,
)


def _counted(games: list[GameReport]) -> str:
    """Return the number of games and of their verdicts, in words."""
    verdicts = [game.verdict for game in games]
    words = [f"{verdicts.count(word)} {word.value}" for word in Verdict if word in verdicts]
    total = f"{len(games)} game{'s' * (len(games) != 1)}"
    return f"{total}: {', '.join(words)}" if words else total


def step_of(address: str) -> int:
    """The step of an address, 0 when it names none."""
    step = address.rpartition("@")[2]
    return int(step) if step.isdecimal() else 0
