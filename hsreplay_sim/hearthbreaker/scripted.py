"""A *scripted* game: decks, mulligan, moves and chance outcomes, but no tags.

This is the neutral form of both hearthbreaker replay formats. Unlike an observed game, it has to
be played before there is any state to look at.
Source of truth: hearthbreaker's "Replay Format" document and its own recordings;
docs/FORMATS.md lists where the two disagree.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from hsreplay_sim.base.source import Problem, SourceRef

DECK_SIZE = 30

HERO_OF_CLASS = {
    "Mage": "Jaina",
    "Druid": "Malfurion",
    "Hunter": "Rexxar",
    "Priest": "Anduin",
    "Paladin": "Uther",
    "Warlock": "Gul'dan",
    "Rogue": "Valeera",
    "Shaman": "Thrall",
    "Warrior": "Garrosh",
}
"""The documents name a deck by class, the recordings by the first name of its hero."""

RECORDED_HEROES = frozenset(HERO_OF_CLASS.values())
"""What the complete format of hearthbreaker accepts."""

COMPACT_HEROES = RECORDED_HEROES | {"Jaraxxus", "Ragnaros"}
"""What its compact format accepts."""

KEEP_ALL = ((0, 1, 2), (0, 1, 2, 3))
"""The number of cards that the first and the second player are shown."""


@dataclass(frozen=True, slots=True)
class CharacterRef:
    """A character on the board before the move: `player` 1 or 2 in play order.

    `index` is the place of a minion from the left, counted from 0; None is the hero. The
    recordings know -1 as "no target".
    """

    player: int
    index: int | None = None

    def __str__(self) -> str:
        return f"p{self.player}" if self.index is None else f"p{self.player}:{self.index}"


Number = int | CharacterRef
"""One recorded chance outcome."""


@dataclass(frozen=True, slots=True)
class ScriptedDeck:
    """A deck as the file lists it: 1 to 30 names, repeated until there are 30 cards."""

    hero: str
    cards: tuple[str, ...]

    def full(self) -> tuple[str, ...]:
        """The names of all 30 cards in deck order."""
        count = len(self.cards)
        return tuple(self.cards[position % count] for position in range(DECK_SIZE))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Move:
    """What every move has; comparing moves ignores where they were read."""

    random: tuple[Number, ...] = ()
    line: int = field(default=0, compare=False)
    path: str = field(default="", compare=False)
    """The place within the document, `$.moves[3]`; "" for the compact format."""


@dataclass(frozen=True, slots=True)
class StartMove(_Move):
    """The turn of the next player begins."""

    name: ClassVar[str] = "start"


@dataclass(frozen=True, slots=True)
class EndMove(_Move):
    """The turn ends."""

    name: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class ConcedeMove(_Move):
    """The current player gives up."""

    name: ClassVar[str] = "concede"


@dataclass(frozen=True, slots=True)
class PlayMove(_Move):
    """A card is played from the hand; `index` is the board slot of a minion."""

    card_index: int
    option: int | None = None
    index: int | None = None
    target: CharacterRef | None = None
    name: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class AttackMove(_Move):
    """One character attacks another."""

    character: CharacterRef
    target: CharacterRef
    name: ClassVar[str] = "attack"


@dataclass(frozen=True, slots=True)
class PowerMove(_Move):
    """The current player uses the hero power."""

    target: CharacterRef | None = None
    name: ClassVar[str] = "power"


ScriptedMove = StartMove | EndMove | ConcedeMove | PlayMove | AttackMove | PowerMove


@dataclass(slots=True)
class ScriptedGame:
    """A recorded game without tags.

    `decks` are in the order of the file; the first number of `random` says which of them
    moves first (0: the first). `keep` is in play order. When `random` is empty, every number of
    the whole game is 0.
    """

    decks: tuple[ScriptedDeck, ScriptedDeck]
    random: tuple[int, ...] = ()
    keep: tuple[tuple[int, ...], tuple[int, ...]] = KEEP_ALL
    moves: tuple[ScriptedMove, ...] = ()
    path: str = field(default="", compare=False)
    format: str = field(default="", compare=False)
    problems: list[Problem] = field(default_factory=list, compare=False)

    def __repr__(self) -> str:
        heroes = " against ".join(deck.hero for deck in self.decks)
        return f"<ScriptedGame {self.path}: {heroes}, {len(self.moves)} moves>"

    @property
    def first_deck(self) -> int:
        """Index in `decks` of the player who moves first."""
        return 1 if self.random and self.random[0] else 0

    def at(self, move: ScriptedMove) -> SourceRef:
        """Where a move was read."""
        return SourceRef(self.path, move.line)


def keep_error(keep: tuple[int, ...], player: int) -> str:
    """Why a player (0 or 1, in play order) cannot keep these cards; "" when all is well."""
    shown = KEEP_ALL[player]
    wrong = [index for index in keep if index not in shown]
    if wrong:
        return f"player {player + 1} is shown cards 0 to {shown[-1]}, cannot keep {wrong[0]}"
    if len(set(keep)) < len(keep):
        return f"player {player + 1} keeps a card twice"
    return ""
