"""An engine as the driver has it: its failures are values, and what it is asked is counted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from msgspec import ValidationError, convert, to_builtins
from msgspec.structs import replace

from hsreplay_sim.adapter.limits import EngineError, checked
from hsreplay_sim.adapter.protocol import (
    VERSION,
    Answers,
    Changes,
    Description,
    Engine,
    EntityState,
    Move,
    Seeded,
    State,
)
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.verifier.step import Fault

MOST_FAILURES = 5
"""So many failures one after the other, and an engine is not asked any more in a game."""
TRIES = 64
"""So often an engine that draws by itself plays an action, until the recorded outcome appears."""


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
    unknown: dict[int, int] = field(default_factory=dict)
    """Tag → logged changes, and differences beside them, of which it says nothing."""
    taken_over: int = 0
    """How often an engine in lockstep was told the recorded state."""
    tries: int = 0
    """How often actions were played with other random numbers."""
    cards: dict[str, int] = field(default_factory=dict)
    """Card outside of its cards → actions that were not judged because of it."""

    def say_nothing(self, tag: int) -> None:
        """Count what is not compared because the engine says nothing of it."""
        self.unknown[tag] = self.unknown.get(tag, 0) + 1


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
            changes = checked(self._played(state, move, answers, seed))
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

    def bind(self, bound: Mapping[int, int]) -> None:
        """Note which logged entities the engine has made; it forgets them before the next move."""

    def agreed(self, *, same: bool) -> None:
        """Note whether the engine did what is recorded; every action starts from the recording."""

    def _played(self, state: State, move: Move, answers: Answers, seed: int) -> Changes:
        """Let the engine play; it may do with the state what it likes."""
        self.engine.load(copied(state) if self.draws else state)
        if self.description.chance == "seeded":
            assert isinstance(self.engine, Seeded)
            self.engine.seed(seed)
        return known_in(state, self.engine.apply(move, answers))


def described(engine: Engine) -> Description:
    """What an engine says of itself.

    Raises:
        EngineError: it says something else than a description of this version of the protocol.
    """
    try:
        description = engine.describe()
    except EngineError:
        raise
    except Exception as error:  # whatever somebody's engine raises
        raise EngineError("X915", f"{type(error).__name__}: {error}") from error
    if not isinstance(description, Description):
        raise EngineError("X913", f"describe gave {type(description).__name__}")
    if description.protocol != VERSION:
        raise EngineError("X913", f"protocol {description.protocol}, and this is {VERSION}")
    try:
        return convert(to_builtins(description), Description)
    except (ValidationError, TypeError) as error:
        raise EngineError("X913", f"its description: {error}") from error


def copied(state: State) -> State:
    """The same state, with tags of its own."""
    entities = tuple(EntityState(each.id, each.card, dict(each.tags)) for each in state.entities)
    return replace(state, entities=entities)


def known_in(state: State, changes: Changes) -> Changes:
    """The changes, if all of them are of entities of a state or of what they make.

    Raises:
        EngineError: one is not.
    """
    checked(changes)
    known = {each.id for each in (*state.entities, *changes.created)}
    for entity in (*(entity for entity, _, _ in changes.tags), *changes.cards):
        if entity not in known:
            raise EngineError("X913", f"entity {entity} is changed, and nobody made it")
    for entity, tag in changes.unknown:
        if entity not in known:
            raise EngineError("X913", f"entity {entity} has an unknown {tag}, and nobody made it")
    return changes
