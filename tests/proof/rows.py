"""Counts what the rows of the verifier's tables do while recordings are verified.

Rows are the laws that a recording is held to, the questions of the engine, the finders of their
answers, and the switches of the builds. A row that is at work in too few recordings may be no rule
but a case: it goes, or `thin_rows` says why it stays.
"""

from __future__ import annotations

import inspect
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import chain
from types import FunctionType
from typing import NamedTuple
from unittest.mock import patch

from hsreplay_sim.builds.profile import REPORTED, SWITCHES, Profile
from hsreplay_sim.builds.texts import Texts
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier import run, switch_trials
from hsreplay_sim.verifier.simulate import cards, numbers, picks
from hsreplay_sim.verifier.simulate.answers import LogOracle
from hsreplay_sim.verifier.simulate.simulation import Simulation
from hsreplay_sim.verifier.switch_trials import Pass, Settings
from hsreplay_sim.verifier.trust import laws
from hsreplay_sim.verifier.trust.laws import Case, Law, Logs
from proof.switches import noted

RECORDINGS_MIN, REPOSITORIES_MIN = 3, 2
"""What is at work in fewer is thin."""

CASES_OF_LAW_MIN, REPOSITORIES_OF_LAW_MIN = 100, 5
"""A law that is seen to hold less often is a guess."""

RECORDED = frozenset(
    (
        "changes_begin_with_nothing",
        "codes_options",
        "lists_all_zeros",
        "lists_some_zeros",
        "lists_stats_first",
        "lists_type_first",
    )
)
"""Switches that only the recorder reads: no recording is verified by them."""

LAW, QUESTION, FINDER, SWITCH = "law", "question", "finder", "switch"


class Row(NamedTuple):
    """A row of a table of the verifier."""

    group: str
    name: str

    def __str__(self) -> str:
        """As `thin_rows` names it."""
        return f"{self.group} {self.name}"


@dataclass(slots=True)
class Count:
    """What a row did in one recording, in the verification that is reported."""

    asked: int = 0
    """Cases of a law; how often a question was asked, a finder or another setting was tried."""
    found: int = 0
    """Broken cases of a law; how often an answer was found, or the other setting gained."""
    at_work: bool = False
    """Whether the law had a case, an answer was found, or the switch was read."""


Counts = defaultdict[Row, Count]


def rows() -> list[Row]:
    """All rows of today, group by group, in the order of their tables."""
    return [
        *(Row(LAW, law.name) for law in laws.LAWS),
        *(Row(QUESTION, str(purpose)) for purpose in Purpose),
        *(Row(FINDER, name) for name in dict.fromkeys(finders().values())),
        *(Row(SWITCH, name) for name in SWITCHES if name not in RECORDED),
    ]


class Figures(NamedTuple):
    """What a row did in all recordings, as a line of the table."""

    asked: int
    found: int
    recordings: int
    """In which it is at work."""
    repositories: int


def is_thin(row: Row, figures: Figures) -> bool:
    """Whether a row is at work in too few recordings, or in those of too few repositories.

    A question is as rare as the cards that ask it, the rule is its finder. A switch of the page of
    texts is about one card, and may be as rare as that. One that public reports date rests on them.
    """
    if row.group == QUESTION or (row.group == SWITCH and is_reported(row.name)):
        return False
    if row.group == SWITCH and row.name in Texts.rows():
        return not figures.recordings
    if row.group == LAW and figures.asked < CASES_OF_LAW_MIN:
        return True
    least = REPOSITORIES_OF_LAW_MIN if row.group == LAW else REPOSITORIES_MIN
    return figures.recordings < RECORDINGS_MIN or figures.repositories < least


def is_reported(switch: str) -> bool:
    """Whether a switch stands on a page whose rows no recording shows."""
    return any(switch in page.rows() for page in REPORTED)


def finders() -> dict[FunctionType, str]:
    """Each function that finds answers → its name; those that one function makes share it."""
    found: dict[FunctionType, str] = {}
    for module, table in ((picks, picks.PICKS), (numbers, numbers.NUMBERS), (cards, cards.CARDS)):
        tried = [entry if isinstance(entry, tuple) else (entry,) for entry in table.values()]
        for each in (*vars(module).values(), *chain.from_iterable(tried)):
            if isinstance(each, FunctionType) and each.__module__ == module.__name__:
                answers = inspect.signature(each).return_annotation
                if "log" in inspect.signature(each).parameters and answers in _ANSWERS:
                    home = module.__name__.rpartition(".")[2]
                    found[each] = f"{home}.{each.__qualname__.partition('.')[0]}"
    return found


_ANSWERS = ("int", "int | None", "str | None")


def counts_of(game: Recording) -> Counts:
    """Verify a game; what each row did that did anything."""
    with counting() as counter:
        run.verify_game(game)
    return counter.reported


@dataclass(slots=True)
class Counter:
    """The counts of the pass that is under way, and of the one that was reported."""

    now: Counts = field(default_factory=lambda: defaultdict(Count))
    reported: Counts = field(default_factory=lambda: defaultdict(Count))
    is_trial: bool = False
    """Whether an action is only tried, in a copy of the game: that is not counted."""

    def count(self, group: str, name: str, *, found: bool, at_work: bool) -> None:
        """Count a case, a question, or a finder that was tried."""
        if not self.is_trial:
            row = self.now[Row(group, name)]
            row.asked += 1
            row.found += found
            row.at_work |= at_work


@contextmanager
def counting() -> Iterator[Counter]:
    """What is verified meanwhile is counted."""
    counter = Counter()
    with ExitStack() as stack:
        read = stack.enter_context(noted())
        for target, name, instead in (
            (run, "settled", _settled(counter, read)),
            (LogOracle, "_counted", _counted(counter)),
            (Simulation, "_twin", _as_trial(counter, Simulation._twin)),
            (switch_trials, "noting", _unread(read, switch_trials.noting)),
            (Profile, "but", _unread(read, Profile.but)),
            (laws, "LAWS", tuple(_held(counter, law) for law in laws.LAWS)),
        ):
            stack.enter_context(patch.object(target, name, instead))
        for finder, name in finders().items():
            _put_in_place(stack, finder, _tried(counter, name, finder))
        yield counter


def _settled(counter: Counter, read: set[str]) -> Callable[..., Pass]:
    settle = run.settled

    def settled(guess: Settings, verify: Callable[[Settings], Pass]) -> Pass:
        passes: list[tuple[Pass, Counts]] = []
        trials: dict[tuple[int, str], dict[int, int]] = {}
        ever_read: set[str] = set()

        def keep_trials() -> None:
            for at, (entered, _) in enumerate(passes):
                trials.update({(at, name): gains for name, gains in entered.gains.items()})

        def verified(settings: Settings) -> Pass:
            keep_trials()  # a setting that is refused is forgotten
            counter.now = defaultdict(Count)
            read.clear()
            entered = verify(settings)
            ever_read.update(read)
            passes.append((entered, counter.now))
            return entered

        best = settle(guess, verified)
        keep_trials()
        counter.reported = next(counts for entered, counts in passes if entered is best)
        for name in ever_read:
            counter.reported[Row(SWITCH, name)].at_work = True
        for (_, name), gains in trials.items():
            row = counter.reported[Row(SWITCH, name)]
            row.asked += len(gains)
            row.found += sum(gain > 0 for gain in gains.values())
        return best

    return settled


def _held(counter: Counter, law: Law) -> Law:
    """The same law; each of its cases is counted."""

    def rule(logs: Logs) -> Iterator[Case]:
        for case in law.rule(logs):
            counter.count(LAW, law.name, found=case.logged != case.elsewhere, at_work=True)
            yield case

    return law._replace(rule=rule)


def _counted(counter: Counter) -> Callable[..., object]:
    count = LogOracle._counted

    def counted(self: LogOracle, purpose: Purpose, found: object, otherwise: object) -> object:
        is_found = found is not None
        counter.count(QUESTION, str(purpose), found=is_found, at_work=is_found)
        return count(self, purpose, found, otherwise)

    return counted


def _tried(counter: Counter, name: str, finder: FunctionType) -> Callable[..., object]:
    def tried(*arguments: object, **named: object) -> object:
        found = finder(*arguments, **named)
        counter.count(FINDER, name, found=found is not None, at_work=found is not None)
        return found

    return tried


def _as_trial(counter: Counter, play: Callable[..., object]) -> Callable[..., object]:
    def tried(*arguments: object) -> object:
        counter.is_trial = True
        try:
            return play(*arguments)
        finally:
            counter.is_trial = False

    return tried


def _unread(read: set[str], copy: Callable[..., object]) -> Callable[..., object]:
    """A profile is copied: nothing that is read for that decides anything."""

    def copied(*arguments: object, **changed: object) -> object:
        before = set(read)
        made = copy(*arguments, **changed)
        read.intersection_update(before)
        return made

    return copied


def _put_in_place(stack: ExitStack, finder: FunctionType, instead: object) -> None:
    """Wherever the verifier has the finder: by name, or in a table, alone or in a tuple."""
    package = run.__name__.rpartition(".")[0]
    modules = [each for name, each in sys.modules.items() if name.startswith(package)]
    for module in modules:
        for name, value in list(vars(module).items()):
            if value is finder:
                stack.enter_context(patch.object(module, name, instead))
            elif isinstance(value, dict) and not name.startswith("__"):
                mine = {key: _in_place(each, finder, instead) for key, each in value.items()}
                if mine != value:
                    stack.enter_context(patch.dict(value, mine))


def _in_place(entry: object, finder: FunctionType, instead: object) -> object:
    if isinstance(entry, tuple):
        return tuple(_in_place(each, finder, instead) for each in entry)
    return instead if entry is finder else entry
