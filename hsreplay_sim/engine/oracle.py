"""Where chance and choice come from: the engine enumerates the options, an oracle picks.

An oracle never supplies a tag value (law 4). Three live elsewhere: the seeded oracle of self-play
(:mod:`hsreplay_sim.play`), the scripted oracle of hearthbreaker replays and the log oracle of
verification (:mod:`hsreplay_sim.verify`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


class Oracle(Protocol):
    """Answers the questions of one game.

    `purpose` is a word of the rule that asks: draw, target, damage, discard, summon, generate,
    discover, coin, amount, joust …
    """

    def pick(
        self, game: Game, purpose: str, source: Entity | None, options: Sequence[Entity]
    ) -> Entity | None:
        """One of several entities; None only when `options` is empty.

        "joust" may also be None when nobody has seen the cards and none of them is a minion, and
        "tutor" when none of them is what a text looks for.
        """

    def number(self, game: Game, purpose: str, source: Entity | None, low: int, high: int) -> int:
        """An integer of `low`…`high`, both included; 1 is yes where `purpose` is a question."""

    def card(
        self, game: Game, purpose: str, source: Entity | None, pool: Sequence[str], player: int
    ) -> str:
        """A card id of the pool, for a card that `player` gets; "" when nobody can know it."""

    def choose(
        self, game: Game, source: Entity | None, player: int, options: Sequence[Entity]
    ) -> Entity | None:
        """What the player picks from an offer (Discover, Adapt, Choose One in mid-effect)."""

    def identity(self, game: Game, card_id: str, player: int, zone: int) -> int:
        """The id of the entity about to be created."""


class Watcher(Protocol):
    """Follows the engine while it works; verification aligns blocks with the recording by it."""

    def opened(self, game: Game, kind: int, entity: Entity, keyword: int) -> None:
        """A block was opened."""

    def closing(self, game: Game, kind: int, entity: Entity) -> None:
        """The innermost block is about to be closed."""

    def event(self, game: Game) -> None:
        """Triggers may run here."""

    def foreign_power(self, game: Game, entity: Entity) -> None:
        """The card's text is not implemented; whatever it does happens here."""


class Sequential:
    """The oracle of tests and of games without chance: always the first option."""

    def pick(
        self, game: Game, purpose: str, source: Entity | None, options: Sequence[Entity]
    ) -> Entity | None:
        """The first."""
        return options[0] if options else None

    def number(self, game: Game, purpose: str, source: Entity | None, low: int, high: int) -> int:
        """The lowest."""
        return low

    def card(
        self, game: Game, purpose: str, source: Entity | None, pool: Sequence[str], player: int
    ) -> str:
        """The first of the pool."""
        return pool[0] if pool else ""

    def choose(
        self, game: Game, source: Entity | None, player: int, options: Sequence[Entity]
    ) -> Entity | None:
        """The first."""
        return options[0] if options else None

    def identity(self, game: Game, card_id: str, player: int, zone: int) -> int:
        """The next free one."""
        return game.next_id
