"""The rules of the game that a ruleset other than the server's may replace.

:attr:`hsreplay_sim.engine.state.game.Game.ruleset` is None for the server's rules. The engine calls
a ruleset at the places named here, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game, Listener
    from hsreplay_sim.engine.text import Frame

Hit = tuple["Entity", "Entity", int]
"""(source, target, damage dealt)"""


class Ruleset(Protocol):
    """The rules of one game; an object may keep what tags cannot express (the order of deaths)."""

    def deal(self, game: Game, source: Entity, targets: Sequence[Entity], amount: int) -> list[Hit]:
        """Deal `amount` damage to each target, with all that follows; return the hits."""

    def hit(self, game: Game, source: Entity, target: Entity, amount: int) -> int:
        """Deal `amount` damage to one target, with all that follows.

        Return the damage whose consequences the caller still has to run; 0 for none.
        """

    def heal(self, game: Game, source: Entity, targets: Sequence[Entity], amount: int) -> int:
        """Heal each target by `amount`, with all that follows; return the sum that was restored."""

    def settle(self, game: Game) -> None:
        """Move whatever is dead to the graveyard, with all that follows."""

    def arrange(
        self, game: Game, event: int, frame: Frame, rows: Sequence[Listener]
    ) -> Sequence[Listener]:
        """Return the listeners `rows` of an event in the order in which they run."""

    def line_up(self, game: Game, entities: Sequence[Entity]) -> list[Entity]:
        """Return the characters `entities` in the order in which a text goes over them."""

    def refresh_auras(self, game: Game) -> None:
        """Called at an update, before the auras are attached or ended as the boards now ask."""

    def silenced(self, game: Game, body: Entity, lost: Sequence[int]) -> None:
        """Called after a minion has been silenced; `lost` are the keyword tags that it has lost."""

    def placed(self, game: Game, body: Entity) -> None:
        """Called after the minion `body` has come to a board."""

    def transformed(self, game: Game, body: Entity) -> None:
        """Called after the minion `body` has replaced another one at its place on a board."""

    def returned(self, game: Game, entity: Entity) -> None:
        """Called after the minion `entity` has gone back to a hand."""

    def slot(self, game: Game, source: Entity, player_id: int, index: int) -> int:
        """Return the ZONE_POSITION at which a text of `source` puts a minion on a player's board.

        `index` counts the minions of one summoning from 0. The result 0 is the right end of the
        board.
        """

    def take_control(self, game: Game, entity: Entity, player_id: int) -> bool:
        """Give the minion `entity` to the player `player_id`, or return False if it cannot be."""
