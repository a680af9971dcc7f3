"""Declare the rules that a ruleset other than the server's may replace.

:attr:`hsreplay_sim.engine.state.game.Game.ruleset` is None for the server's rules. The engine calls
it at the places named here, and nowhere else.
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
    """The rules of one game; it may keep what tags cannot express, such as the order of deaths."""

    def deal(self, game: Game, source: Entity, targets: Sequence[Entity], amount: int) -> list[Hit]:
        """Deal `amount` damage to several targets, consequences included; return the hits."""

    def hit(self, game: Game, source: Entity, target: Entity, amount: int) -> int:
        """Deal damage to one target, consequences included.

        Return what the caller has to follow up.
        """

    def heal(self, game: Game, source: Entity, targets: Sequence[Entity], amount: int) -> int:
        """Heal the targets, consequences included; return how much was restored in total."""

    def settle(self, game: Game) -> None:
        """Move the dead to the graveyard."""

    def arrange(
        self, game: Game, event: int, frame: Frame, rows: Sequence[Listener]
    ) -> Sequence[Listener]:
        """Return the listeners of an event in the order in which they run."""

    def line_up(self, game: Game, entities: Sequence[Entity]) -> list[Entity]:
        """Return characters in the order in which a text goes over them."""

    def refresh_auras(self, game: Game) -> None:
        """Called before auras are brought in line with the boards."""

    def silenced(self, game: Game, body: Entity, lost: Sequence[int]) -> None:
        """Called after a minion has been silenced; `lost` are the keyword tags that it has lost."""

    def placed(self, game: Game, body: Entity) -> None:
        """Called after a minion has come to a board."""

    def transformed(self, game: Game, body: Entity) -> None:
        """Called after another minion has taken the place of one on a board."""

    def returned(self, game: Game, entity: Entity) -> None:
        """Called after a minion has gone back to a hand."""

    def slot(self, game: Game, source: Entity, player_id: int, index: int) -> int:
        """Return the board position of the `index`th minion of one summons, from 1.

        0 is the right end.
        """

    def take_control(self, game: Game, entity: Entity, player_id: int) -> bool:
        """Give a minion to another player; return False when that is impossible."""
