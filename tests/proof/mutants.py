"""The rules verified: an engine with one rule broken must show, in recordings or in a named test.

A mutant changes a few words in the source of one function (`mutant_table.py` is the table). The
function keeps its identity, only its code is another one while the mutant lasts, so every module
that imported it sees the change; operations of card texts that were made before it do as well.
"""

from __future__ import annotations
import __future__

import gc
import importlib
import inspect
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING

from hsreplay_sim.report.words import Outcome, Reason
from hsreplay_sim.verifier.run import verify_game

if TYPE_CHECKING:
    from hsreplay_sim.replay.recording import Recording


@dataclass(frozen=True, slots=True)
class Mutant:
    """One broken rule; `at` is `module:function` below the package, `old` stands there once."""

    rules: tuple[int, ...]
    says: str
    """What the broken engine does."""
    at: str
    old: str
    new: str

    @property
    def name(self) -> str:
        """``R120: a minion that is attacked does not strike back``."""
        return f"{' '.join(f'R{rule}' for rule in self.rules)}: {self.says}"


class StaleMutantError(LookupError):
    """The source is no longer what the mutant changes."""


@contextmanager
def mutated(mutant: Mutant) -> Iterator[None]:
    """The engine with one rule broken; it is as it was afterwards.

    Raises:
        StaleMutantError: the function is gone, or its source does not hold `old` exactly once.
    """
    function = _function(mutant)
    changed = _changes(mutant)
    held = [(each, new) for old, new in changed for each in _running(old, function)]
    before = [(each, each.__code__) for each, _ in held]
    for each, new in held:
        each.__code__ = new
    try:
        yield
    finally:
        for each, old in before:
            each.__code__ = old


def changed_codes(mutant: Mutant) -> list[CodeType]:
    """The code that the mutant takes away: where none of it runs, the mutant changes nothing."""
    return [old for old, _ in _changes(mutant)]


@cache
def _changes(mutant: Mutant) -> tuple[tuple[CodeType, CodeType], ...]:
    function = _function(mutant)
    return tuple(_codes(function.__code__, _broken(mutant, function)))


def _function(mutant: Mutant) -> FunctionType:
    module, _, path = mutant.at.partition(":")
    try:
        found: object = importlib.import_module(f"hsreplay_sim.{module}")
        for name in path.split("."):
            found = getattr(found, name)
    except (ImportError, AttributeError) as error:
        raise StaleMutantError(f"{mutant.name}: there is no {mutant.at}") from error
    if isinstance(found, property):
        found = found.fget
    if not isinstance(found, FunctionType):
        raise StaleMutantError(f"{mutant.name}: {mutant.at} is no function")
    return found


def _broken(mutant: Mutant, function: FunctionType) -> CodeType:
    """The code of the function after the change."""
    source = textwrap.dedent(inspect.getsource(function))
    count = source.count(mutant.old)
    if count != 1:
        message = f"{mutant.name}: {mutant.old!r} stands {count} times in {mutant.at}, not once"
        raise StaleMutantError(message)
    changed = source.replace(mutant.old, mutant.new).replace("@property\n", "")
    flags = __future__.annotations.compiler_flag
    code = compile(changed, f"<{mutant.name}>", "exec", flags, dont_inherit=True)
    return next(each for each in code.co_consts if isinstance(each, CodeType))


def _codes(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The code of a function and of the functions inside it, each with what takes its place."""
    yield old, new
    left = _inner(new)
    for first in _inner(old):
        second = next((each for each in left if each.co_name == first.co_name), None)
        if second is not None:  # since Python 3.13 code that is never reached is left out
            left.remove(second)
            yield from _codes(first, second)


_LOOPS = ("<listcomp>", "<genexpr>", "<dictcomp>", "<setcomp>")
"""Code inside a function that is no function of its own: it goes with the function."""


def _inner(code: CodeType) -> list[CodeType]:
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    return [each for each in inner if each.co_name not in _LOOPS]


def _running(code: CodeType, function: FunctionType) -> list[FunctionType]:
    """Every function with that code: closures are made anew, so there may be many.

    Those of classes that a test module imports are frozen by then, and would not be listed.
    """
    if code is function.__code__:
        return [function]
    gc.unfreeze()
    everything = gc.get_objects()
    return [each for each in everything if isinstance(each, FunctionType) and each.__code__ is code]


# --- what recordings say of it -------------------------------------------------------------------


@dataclass(slots=True)
class Verified:
    """What the verification of one game says, as far as a mutant can change it."""

    outcomes: dict[int, Outcome | Reason] = field(default_factory=dict)
    predicted: dict[int, int] = field(default_factory=dict)
    options: int = 0


@dataclass(slots=True)
class Evidence:
    """What recordings say of a broken rule.

    `checks`: logged tag changes that the engine predicts and the broken one does not, and listed
    options that it judges as the log does and the broken one does not. `actions`: verified ones
    that the broken engine makes diverge. `games`: those with either.
    """

    checks: int = 0
    options: int = 0
    actions: int = 0
    games: int = 0
    wide: bool = False
    """All the recordings have been asked, not only a part of them."""

    @property
    def killed(self) -> bool:
        """A recording has found it: some verdict or some agreement is worse."""
        return bool(self.actions or self.options)

    def merge(self, other: Evidence) -> None:
        """Add what other recordings say."""
        self.checks += other.checks
        self.options += other.options
        self.actions += other.actions
        self.games += other.games

    def add(self, base: Verified, broken: Verified) -> None:
        """Compare a game under the whole engine and under the broken one."""
        lost = sum(
            max(0, count - broken.predicted.get(step, 0)) for step, count in base.predicted.items()
        )
        options = max(0, base.options - broken.options)
        actions = sum(
            outcome is Outcome.VERIFIED and broken.outcomes.get(step) is Outcome.DIVERGED
            for step, outcome in base.outcomes.items()
        )
        self.checks += lost + options
        self.options += options
        self.actions += actions
        self.games += bool(actions or options)


def verified(game: Recording) -> Verified:
    """Verify a game with the engine as it is now, whole or broken."""
    report = verify_game(game)
    return Verified(report.outcomes, report.predicted, report.tally.options.agree)
