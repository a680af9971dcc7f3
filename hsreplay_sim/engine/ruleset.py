"""The primitives that a ruleset other than the server's may replace.

:attr:`hsreplay_sim.engine.state.game.Game.ruleset` is None for the server's rules. The engine asks
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
    """A ruleset of one game; it may keep what tags cannot tell, such as the order of deaths."""

    def deal(self, game: Game, source: Entity, targets: Sequence[Entity], amount: int) -> list[Hit]:
        """Damage to several targets, consequences included."""

    def hit(self, game: Game, source: Entity, target: Entity, amount: int) -> int:
        """Damage to one target, consequences included; returns what the caller has to follow up."""

    def heal(self, game: Game, source: Entity, targets: Sequence[Entity], amount: int) -> int:
        """Healing, consequences included; returns what was really restored."""

    def settle(self, game: Game) -> None:
        """Bury the dead."""

    def arrange(
        self, game: Game, event: int, frame: Frame, rows: Sequence[Listener]
    ) -> Sequence[Listener]:
        """The listeners of an event in the order in which they are asked."""

    def line_up(self, game: Game, entities: Sequence[Entity]) -> list[Entity]:
        """Characters in the order in which a text goes over them."""

    def refresh_auras(self, game: Game) -> None:
        """The auras are about to be brought in line with the boards."""

    def silenced(self, game: Game, body: Entity, lost: Sequence[int]) -> None:
        """A minion has been silenced and has lost these keywords."""

    def placed(self, game: Game, body: Entity) -> None:
        """A minion has come to a board."""

    def transformed(self, game: Game, body: Entity) -> None:
        """Another minion has taken the place of one on a board."""

    def returned(self, game: Game, entity: Entity) -> None:
        """A minion has gone back to a hand."""

    def slot(self, game: Game, source: Entity, player_id: int, index: int) -> int:
        """Where the `index`th minion of one summons goes, from 1; 0 is the right end."""

    def take_control(self, game: Game, entity: Entity, player_id: int) -> bool:
        """Make a minion change sides; False when it cannot."""
