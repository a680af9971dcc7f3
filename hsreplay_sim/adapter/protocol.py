"""What an engine has to speak to be checked: plain values, and two protocols of a few calls.

On the level of *steps* every action starts from the recorded state: `load` it, `apply` the move,
return what changed. On the level of *lockstep* the engine plays the game from the decks on. Chance
and choices are not in a move: the engine asks for them while it works. Tags, zones and kinds are
the numbers of the game itself (GameTag, Zone, CardType). docs/YOUR_ENGINE.md is the guide, and
docs/adapter-1.schema.json the form of these values on a pipe.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, runtime_checkable

from msgspec import Struct

from hsreplay_sim.base.stream import Packet
from hsreplay_sim.base.tagstate import Ledger

VERSION = 1
"""The version of the protocol. An engine names the one that it was written for."""

OWN_IDS = 1_000_000
"""An entity that an engine makes has an id of the engine's own: from here on, or negative."""

NONE_OF_THEM = -1
"""The answer where no candidate was picked, or the recording shows none."""

Chance = Literal["told", "seeded", "blind"]
QuestionKind = Literal["entities", "cards", "numbers", "range", "id"]
MoveKind = Literal[
    "deal", "mulligan", "play", "attack", "deck action", "end turn", "concede", "other"
]


class Description(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What an engine says of itself, once, before anything else."""

    name: str
    version: str = ""
    protocol: int = VERSION
    build: int | None = None
    """The build whose rules it has; None if it takes the one that each state names."""
    cards: frozenset[str] | None = None
    """The ids of the cards that it models; None for all. What other cards do is not judged. An
    enchantment whose id begins with that of the card that made it goes with that card, until it
    acts by itself."""
    plain: bool = False
    """Whether it also models every card without text."""
    tags: frozenset[int] | None = None
    """The tags that it models; None for all. Others are counted and not compared."""
    types: dict[int, frozenset[int]] = {}
    """CardType → the tags that it models of entities of this type, where those are fewer."""
    places: dict[int, frozenset[int]] = {}
    """Zone → the same of entities that are there after the action, as of the dead."""
    zones: frozenset[int] | None = None
    """The zones that it models; None for all."""
    chance: Chance = "told"
    """"told": it asks for every random outcome. "seeded": it draws its own, by the number that
    `seed` sets. "blind": it draws its own, and repeats nothing."""
    lockstep: bool = False
    """Whether it plays whole games as well (:class:`Lockstep`)."""
    packets: bool = False
    """Whether its changes come with the packets in their order (`Changes.packets`)."""
    adopts: bool = False
    """Where a text acts that `cards` lacks, the verifier's own engine stands in for this one, and
    takes over what the recording has; False: such an action is not judged."""


class EntityState(Struct, frozen=True, omit_defaults=True):
    """An entity: the game, a player, a card, an enchantment. `card` is "" if nobody knows it."""

    id: int
    card: str = ""
    tags: dict[int, int] = {}
    """Tag → value; a tag that is missing is 0."""


class State(Struct, frozen=True, omit_defaults=True):
    """A whole game between two actions."""

    entities: tuple[EntityState, ...]
    """In the order in which they entered their zones, the oldest first."""
    build: int = 0
    ledger: Ledger | None = None
    """What a game knows beyond its tags: the cards played, the minions that died …"""
    given: tuple[tuple[int, int], ...] = ()
    """(PLAYER_ID, tag): what a player has from a card that is gone, as of a passive treasure."""
    scenario: str = ""
    """A card by which the adventure or the brawl is known, "" for a plain game."""
    switches: dict[str, bool] = {}
    """What the recording says of the rules of its build, by the names of docs/tables/BUILDS.md."""
    reprinted: tuple[str, ...] = ()
    """The cards that the recording prints as the next card data do."""


class Move(Struct, frozen=True, omit_defaults=True):
    """What a player does; chance and later choices are asked for."""

    kind: MoveKind
    entity: int = 0
    """The card that acts; the player of a mulligan, an end of turn or a concession."""
    target: int = 0
    position: int = 0
    """The place on the board, counted from 1; 0 if none is recorded."""
    option: int = -1
    """The index of the chosen option of a card with Choose One, −1 without one."""
    option_card: str = ""
    """The card that stands for that option."""
    kept: tuple[int, ...] = ()
    """Mulligan: the cards that are kept."""
    first: int = 0
    """Deal: the PLAYER_ID of the player who begins; 0 if the opening hands are there already."""
    begins: bool = False
    """Deal: the mulligan begins in it."""
    card: str = ""
    """The card that is shown as it is played out of a hidden hand."""
    stays_hidden: bool = False
    """A Secret that is played and not shown."""
    transformed: bool = False
    """What is shown became this card while it was hidden."""
    read: dict[int, int] = {}
    """Tags of a hidden card that only the recording knows, as it is played."""
    worn: tuple[int, ...] = ()
    """Enchantments that turn out to be attached to it."""
    secrets: dict[int, dict[int, int]] = {}
    """Secrets that a text puts up unseen → what is known of them."""
    idle: bool = False
    """The turn that begins passes without an option: the player has run out of time."""
    waits: tuple[bool, ...] = ()
    """Whether the game waits for a player that lost the connection, each time it is logged."""
    lost: bool = False
    """Concede: the connection was lost; nobody conceded."""


class Question(Struct, frozen=True, omit_defaults=True):
    """What an engine asks: one of several entities, cards or numbers, or a number of a range."""

    kind: QuestionKind
    """"id": which id the recording gives to the entity that is about to be made (an extra)."""
    source: int = 0
    """The entity whose text asks, 0 for a rule; of an "id" the host of the enchantment."""
    player: int = 0
    """The PLAYER_ID of the player who chooses, or gets the card; 0 if that does not matter."""
    entities: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    low: int = 0
    high: int = 0
    """The range, both ends included."""
    purpose: str = ""
    """What it is for, in the words of docs/tables/QUESTIONS.md or of the engine's own."""
    card: str = ""
    """Of an "id": the card that is made, and the zone that it is made in."""
    zone: int = 0

    @property
    def candidates(self) -> Sequence[int] | Sequence[str]:
        """The possible answers; of a range, its numbers."""
        if self.kind == "range":
            return range(self.low, self.high + 1)
        return self.entities or self.cards or self.numbers


class Answers(Protocol):
    """Answers the questions of the action that is being applied."""

    def __call__(self, question: Question) -> int:
        """The index of the answer among the candidates; of a range the number, of an "id" the id.

        NONE_OF_THEM if the recording shows that it is none of them.
        """

    def card(self, question: Question) -> str:
        """The same for cards, as a card id: it need not be a candidate; "" if nobody knows it."""


class Changes(Struct, frozen=True, omit_defaults=True):
    """What an action did: the tags that have another value after it, and what it made."""

    tags: tuple[tuple[int, int, int], ...] = ()
    """(entity, tag, value); of entities that the action made as well, if they changed again."""
    created: tuple[EntityState, ...] = ()
    """The entities that it made, in their order, with the tags that they have at the end."""
    cards: dict[int, str] = {}
    """Entity → the card that it became."""
    packets: tuple[Packet, ...] | None = None
    """All packets in their order (:mod:`hsreplay_sim.base.stream`), if the engine writes them."""
    unknown: tuple[tuple[int, int], ...] = ()
    """(entity, tag): the tags of which the engine says nothing in this action, because it could not
    be told the value. They are not compared, and counted. With packets, the action is then compared
    at its end."""
    unsupported: str = ""
    """Why the engine cannot do the action; "" if it did."""


@runtime_checkable
class Engine(Protocol):
    """An engine on the level of steps."""

    def describe(self) -> Description:
        """What it is, and what it models."""

    def load(self, state: State) -> None:
        """Forget all, and take over a state. Its ids are those of moves, questions and changes."""

    def apply(self, move: Move, answers: Answers) -> Changes:
        """Do a move with all that follows from it, until a player decides again."""


@runtime_checkable
class Seeded(Engine, Protocol):
    """An engine that draws its own random numbers, and the same ones for the same seed."""

    def seed(self, number: int) -> None:
        """Seed the random numbers of the next `apply`."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """What a player brings to a game."""

    hero: str
    power: str = ""
    deck: tuple[str, ...] = ()
    """The cards of the deck in no order, "" for each that the recording never shows."""


@runtime_checkable
class Lockstep(Protocol):
    """An engine that plays a game from its start, and does not need to be told a state."""

    def describe(self) -> Description:
        """What it is, and what it models."""

    def start(self, seats: tuple[Seat, Seat], first: int, state: State) -> None:
        """Begin a game; `first` is the PLAYER_ID of the player who begins.

        `state` is the recording before the first action: it says which ids the cards have.
        """

    def apply(self, move: Move, answers: Answers) -> Changes:
        """Do a move of the game, as :meth:`Engine.apply`."""

    def take_over(self, state: State) -> None:
        """Go on from a recorded state, after an action that diverged."""
