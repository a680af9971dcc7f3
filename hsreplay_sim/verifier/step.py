"""One step of a verification as a value: what was logged, and what the engine did instead.

This is the seam between an engine and the verifier: `compare`, `trust` and `judge` read a `Step`
and know no engine. The maps of `Simulated` show the live state, until the next step begins.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.play_errors import LEGAL
from hsreplay_sim.base.stream import TAG, Packet
from hsreplay_sim.base.tags import ZONE

if TYPE_CHECKING:
    from hsreplay_sim.builds.profile import Profile
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.report.words import Reason
    from hsreplay_sim.verifier.recording.logged import Key, Logged
    from hsreplay_sim.verifier.recording.observed import Observed

FIRST_UNLOGGED_ID = 1_000_000
"""Entities that the engine makes and the recording lacks have ids from here on."""

HIDDEN = "hidden"
"""In place of a card id: a card that the recording never shows."""

SCENARIO = "scenario"
"""In place of a card id: the text of an adventure, a brawl or an anomaly of the game itself."""

_NO_TAGS: Mapping[int, int] = {}


class Fault(NamedTuple):
    """The engine failed in the action, or did not come to rest: a code and its words."""

    code: str
    words: str


class Unmodelled(NamedTuple):
    """An entity in the engine's game whose text has no class."""

    entity: int
    card_id: str
    zone: int
    host: int
    """What it is attached to, 0 if nothing."""


Silence = tuple[int, int, int, int]
"""A tag that the engine gave another value without a packet: (how many packets of the action were
written before, entity, tag, the value before)."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """What the engine did in an action: its packets, and the state after them."""

    out: Sequence[Packet] = ()
    tags: Mapping[int, Mapping[int, int]] = field(default_factory=dict)
    """Entity → its tags after the action."""
    cards: Mapping[int, str] = field(default_factory=dict)
    """Entity → its card id after the action, "" if hidden."""
    silences: Sequence[Silence] = ()
    unread: Sequence[Packet] | None = None
    """The packets without reading anything from the action; None where nothing was read."""
    fault: Fault | None = None
    refused: Reason | None = None
    """Why the engine did not do the action, or was not asked to; None if it did."""
    illegal: int = LEGAL
    """The code of what stands against the move; LEGAL if nothing does, or nobody can say."""

    def get(self, entity: int, tag: int) -> int:
        """The value of a tag after the action; 0 if the entity or the tag is absent."""
        return self.tags.get(entity, _NO_TAGS).get(tag, 0)


@dataclass(frozen=True, slots=True)
class Asked:
    """The questions that the engine asked in an action, and how the recording answered."""

    asked: int = 0
    answered: int = 0
    read: int = 0
    """How many of them only the outside of the game decides: their answers are read."""
    outside: list[str] = field(default_factory=list)
    """Answers that are not among the engine's candidates: purpose and answer in words."""
    unlogged: set[str] = field(default_factory=set)
    """Blocks that the engine opened and the recording would hold, and does not; before any text was
    adopted, as that may prevent them."""
    doubted: set[int] = field(default_factory=set)
    """Entities whose texts go by cards that nobody has seen: no packet says which, or how much."""
    guessing: set[int] = field(default_factory=set)
    """Entities whose texts copy one of several cards, where no packet says which."""
    open: set[int] = field(default_factory=set)
    """Cards of which one is meant by such a text, and no packet says which."""
    unopened: set[str] = field(default_factory=set)
    """Empty blocks that the recording has of texts with a class, and the engine does not open."""


@dataclass(frozen=True)
class Adopted:
    """The logged packets of an action that the engine took over, because it lacks their text."""

    packets: set[int] = field(default_factory=set)
    """Their positions on the tape."""
    cards: set[str] = field(default_factory=set)
    """Card ids of the texts adopted; `HIDDEN` and `SCENARIO` stand for those without one."""
    touched: set[int] = field(default_factory=set)
    """The entities that they write to, or whose blocks they are."""
    hosts: set[int] = field(default_factory=set)
    """Entities whose enchantments they changed."""


@dataclass(frozen=True)
class Step:
    """An action that was simulated, and not yet resynchronised."""

    action: Action
    logged: Logged
    observed: Observed
    """The recording as the action leaves it, and what its viewer knows."""
    simulated: Simulated
    asked: Asked
    adopted: Adopted
    cards: CardSet
    profile: Profile
    strangers: Collection[int] = ()
    """Hidden entities that lived through something the engine did not simulate."""
    reached: AbstractSet[int] = frozenset()
    """Hidden entities that a text reached where nobody saw it."""
    unmodelled: tuple[Unmodelled, ...] = ()
    options: tuple[str, ...] = ()
    """The cards of the options of which one was taken and no packet names it: the nearest."""
    unsure: Collection[int] = ()
    """Minions whose Attack goes by cards that nobody has seen."""
    recalls: bool = False
    """A text asked for what happened before the recording began."""

    @property
    def failed(self) -> bool:
        """Whether the engine refused the action or did not finish it."""
        return self.simulated.refused is not None or self.simulated.fault is not None

    @cached_property
    def incomplete(self) -> Collection[int]:
        """The entities whose own text, or an enchantment on them, has no class."""
        return {number for each in self.unmodelled for number in (each.entity, each.host)}

    @cached_property
    def roots(self) -> tuple[int, ...]:
        """The entities of the game and of the players."""
        return (self.observed.game, *self.observed.players)

    @cached_property
    def changed(self) -> tuple[dict[Key, None], dict[Key, None]]:
        """Each (entity, tag) that the log changes, and each that the engine does, in order."""
        logged = {(each.entity, each.tag): None for each in self.logged.changes.values()}
        return logged, {(each[1], each[2]): None for each in self.simulated.out if each[0] == TAG}

    @cached_property
    def changed_by_both(self) -> set[Key]:
        """Each (entity, tag) that log and engine both changed, whatever the values."""
        logged, simulated = self.changed
        return logged.keys() & simulated.keys()

    def card_of(self, entity: int) -> str:
        """The card id of an entity; "" if it is hidden."""
        own, state = self.simulated.cards.get(entity), self.observed.state
        return own if own is not None else state.cards.get(entity, "")

    def either(self, entity: int, tag: int) -> int:
        """The value of a tag after the action in the engine; the logged one if that is 0."""
        return self.simulated.get(entity, tag) or self.observed.state.get(entity, tag)

    def zone_before(self, entity: int) -> int:
        """The logged zone of an entity before the action."""
        return self.logged.before.get((entity, ZONE), self.observed.state.get(entity, ZONE))
