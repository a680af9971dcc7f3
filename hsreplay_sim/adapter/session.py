"""An engine as the driver has it: its failures are values, and what it is asked is counted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from hsreplay_sim.adapter.protocol import (
    VERSION,
    Answers,
    Changes,
    Description,
    Engine,
    Move,
    Seeded,
    State,
)
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.verifier.step import Fault

MOST_FAILURES = 5
"""So many failures one after the other, and an engine is not asked any more in a game."""


MOST_QUESTIONS = 10_000
"""The questions of one move, at most."""
MOST_TAGS = 200_000
MOST_CREATED = 10_000
"""What one move may change and make, at most."""
TRIES = 64
"""So often an engine that draws by itself plays an action, until the recorded outcome appears."""


_OF_A_TAG = 3


class EngineError(Exception):
    """The engine failed: a code (X9nn) and one line of words."""

    def __init__(self, code: str, words: str) -> None:
        self.code, self.words = code, " ".join(words.split())[:300]
        super().__init__(f"{code} {self.words}")


@dataclass(slots=True)
class Counts:
    """What became of the actions of a game, and of what an engine does not model."""

    asked: int = 0
    """The actions that the engine was asked to play."""
    failed: int = 0
    stood_in: int = 0
    """The actions that our own engine played for it."""
    not_modelled: int = 0
    not_reachable: int = 0
    tags_left_out: int = 0
    """Logged changes of tags, or in zones, that it does not model."""
    taken_over: int = 0
    """How often an engine in lockstep was told the recorded state."""
    tries: int = 0
    """How often actions were played with other random numbers."""
    cards: dict[str, int] = field(default_factory=dict)
    """Card outside of its cards → actions that were not judged because of it."""


class Session:
    """An engine that is asked about one game after the other."""

    def __init__(self, engine: Engine, tries: int = TRIES) -> None:
        self.engine, self._tries = engine, tries
        self.description = described(engine)
        self.draws = self.description.chance != "told"
        """Whether it draws its own random numbers."""
        self.begin()

    def begin(self) -> None:
        """A game begins."""
        self.counts = Counts()
        self._failures = 0

    @property
    def is_gone(self) -> bool:
        """Whether it failed so often in this game that nobody asks it any more."""
        return self._failures >= MOST_FAILURES

    def seeds(self, *, chance: bool) -> Iterable[int]:
        """The numbers of the tries of an action: one, unless chance has a part in it."""
        return range(1, 1 + (self._tries if self.draws and chance else 1))

    def play(self, state: State, move: Move, answers: Answers, seed: int) -> Changes | Fault:
        """Let the engine play a move from a state."""
        self.counts.tries += seed > 1
        try:
            changes = self._played(state, move, answers, seed)
            checked(changes)
        except EngineError as error:
            fault = Fault(error.code, error.words)
        except UnsupportedError as error:
            return Changes(unsupported=error.message)
        except MemoryError:  # no fault of the engine
            raise
        except Exception as error:  # whatever somebody's engine raises
            words = " ".join(str(error).split())[:300]
            fault = Fault("X915", f"{type(error).__name__}: {words}")
        else:
            self._failures = 0
            return changes
        self._failures += 1
        self.counts.failed += 1
        return fault

    def agreed(self, *, same: bool) -> None:
        """Note whether the engine did what is recorded; every action starts from the recording."""

    def _played(self, state: State, move: Move, answers: Answers, seed: int) -> Changes:
        self.engine.load(state)
        if self.description.chance == "seeded":
            assert isinstance(self.engine, Seeded)
            self.engine.seed(seed)
        return self.engine.apply(move, answers)


def described(engine: Engine) -> Description:
    """What an engine says of itself.

    Raises:
        EngineError: it says something else than a description of this version of the protocol.
    """
    description = engine.describe()
    if not isinstance(description, Description):
        raise EngineError("X913", f"describe gave {type(description).__name__}")
    if description.protocol != VERSION:
        raise EngineError("X913", f"protocol {description.protocol}, and this is {VERSION}")
    return description


def checked(changes: Changes) -> None:
    """Refuse what is no answer of the protocol, or too long a one.

    Raises:
        EngineError: it is.
    """
    if not isinstance(changes, Changes):
        raise EngineError("X913", f"apply gave {type(changes).__name__}, not Changes")
    for found, most, what in (
        (len(changes.tags), MOST_TAGS, "changed tags"),
        (len(changes.created), MOST_CREATED, "new entities"),
        (len(changes.packets or ()), MOST_TAGS, "packets"),
    ):
        if found > most:
            raise EngineError("X914", f"{found:,} {what}, and at most {most:,} are read")
    for each in changes.tags:
        if len(each) != _OF_A_TAG or not all(type(value) is int for value in each):
            raise EngineError("X913", f"a changed tag is three numbers, not {each!r}")
