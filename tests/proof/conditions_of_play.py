"""Notes what the conditions of play answer while recordings are verified: by build, by scenario.

A condition of play is a place of the engine or of a card that asks a switch of the builds, or what
kind of game it is. Its answer is that of the last pass over the game; what a trial of another
setting reads is left out.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from unittest.mock import patch

from hsreplay_sim.builds import profile as builds
from hsreplay_sim.builds.profile import SWITCHES, Profile
from hsreplay_sim.engine.moves import setup
from hsreplay_sim.verifier import run
from hsreplay_sim.verifier.simulate import simulation
from proof.switches import instead

ENGINE, CARDS = "hsreplay_sim/engine/", "hsreplay_sim/cards/"
BOSS, STAGED = "a hero is a boss", "the game is a scenario with a class"


class Condition(NamedTuple):
    """A place that asks something of the game."""

    place: str
    """File and function, below the package."""
    asks: str
    """The name of a switch, or words."""


Answers = set[tuple[Condition, bool]]


@dataclass(slots=True)
class Notes:
    """What was answered in the pass that is under way."""

    answers: Answers = field(default_factory=set)
    is_trial: bool = False

    def note(self, place: str, asks: str, *, answer: bool) -> None:
        """Note an answer, unless an action is only tried."""
        if not self.is_trial:
            self.answers.add((Condition(place, asks), answer))


class _Placed:
    """The slot of a switch that notes who reads it."""

    def __init__(self, name: str, notes: Notes) -> None:
        self._slot, self._name, self._notes = Profile.__dict__[name], name, notes

    def __get__(self, profile: Profile, owner: type) -> bool:
        answer = bool(self._slot.__get__(profile, owner))
        place = _place_of_reader()
        if place:
            self._notes.note(place, self._name, answer=answer)
        return answer

    def __set__(self, profile: Profile, value: bool) -> None:
        self._slot.__set__(profile, value)


def _place_of_reader() -> str:
    """File and function that read a switch, if that is the engine or a card; else ""."""
    frame = sys._getframe(2)
    if frame.f_code.co_filename == builds.__file__ and frame.f_code.co_name == "__get__":
        back = frame.f_back
        assert back is not None
        frame = back
    path = frame.f_code.co_filename
    for package in (ENGINE, CARDS):
        at = path.rfind(package)
        if at >= 0:
            name = frame.f_code.co_qualname.replace(".<locals>", "").replace(".<lambda>", "")
            return f"{path[at:].removeprefix('hsreplay_sim/')}:{name.removeprefix('<lambda>')}"
    return ""


@contextmanager
def noting() -> Iterator[Notes]:
    """The answers of the conditions of play meanwhile."""
    notes = Notes()
    with ExitStack() as stack:
        for name in SWITCHES:
            stack.enter_context(instead(name, _Placed(name, notes)))
        enter = stack.enter_context
        enter(patch.object(setup, "_is_boss", _asked(setup._is_boss, BOSS, notes)))
        enter(
            patch.object(simulation, "scenario_of", _asked(simulation.scenario_of, STAGED, notes))
        )
        enter(patch.object(run, "Verification", _restarting(run.Verification, notes)))
        enter(
            patch.object(simulation.Simulation, "_twin", _tried(simulation.Simulation._twin, notes))
        )
        yield notes


def _asked(function: Callable[[Any], Any], asks: str, notes: Notes) -> Callable[[Any], Any]:
    home = function.__module__.removeprefix("hsreplay_sim.").replace(".", "/")

    def asked(subject: Any) -> Any:
        found = function(subject)
        notes.note(f"{home}.py:{function.__name__}", asks, answer=bool(found))
        return found

    return asked


def _restarting(verification: Callable[..., Any], notes: Notes) -> Callable[..., Any]:
    def begun(*given: Any) -> Any:
        notes.answers.clear()
        return verification(*given)

    return begun


def _tried(twin: Callable[..., Any], notes: Notes) -> Callable[..., Any]:
    def tried(*given: Any) -> Any:
        notes.is_trial = True
        try:
            return twin(*given)
        finally:
            notes.is_trial = False

    return tried
