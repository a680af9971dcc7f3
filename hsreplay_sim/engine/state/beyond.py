"""What is state and no tag: what nothing known explains in the tags, and where the dead stood.

A logged state may hold enchantments that nobody can see. What they add is written down here when
the state is loaded, so that later changes come out right. A game, its copy and a state that is
gone back to have a ledger each, equal and independent.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity

Stats = tuple[int, int, int]
"""(ATK, HEALTH, COST)"""

NOTHING: Stats = (0, 0, 0)


@dataclass(slots=True)
class Beyond:
    """The ledger of a game."""

    residues: dict[int, Stats] = field(default_factory=dict)
    """Entity id → what its stats hold beyond printed card, text, enchantments and auras."""
    innate: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Entity id → (ATK, HEALTH) beyond the printed ones that a card was made with."""
    rests: dict[tuple[int, int], int] = field(default_factory=dict)
    """(PLAYER_ID, tag) → what a player's sums hold beyond the cards in play."""
    fell_at: dict[int, int] = field(default_factory=dict)
    """Entity id → where the dead minion stood, among those that are left; for one death phase.

    What died at its left and what has been summoned there since is counted (R85): of 32 tokens
    whose place tells, 16 stand so and none where the minion had stood before (U029:6092,
    U074:7369).
    """

    bare_auras: dict[int, list[Entity]] = field(default_factory=dict)
    """Entity id → the auras on its cost, in builds in which they leave no enchantment."""

    def copy(self) -> Beyond:
        """An independent ledger that says the same; nothing changes a bare aura once it is laid."""
        return Beyond(
            dict(self.residues),
            dict(self.innate),
            dict(self.rests),
            dict(self.fell_at),
            {host: list(held) for host, held in self.bare_auras.items()},
        )

    def residue(self, entity_id: int) -> Stats:
        """What the stats of an entity hold beyond the known sources."""
        return self.residues.get(entity_id, NOTHING)

    def died_at(self, entity_id: int) -> int:
        """The board position of a minion whose deathrattle runs; 0 outside of it."""
        return self.fell_at.get(entity_id, 0)

    def keep(self, entity_id: int, left: Stats) -> None:
        """Note what the stats of an entity hold beyond the known sources; nothing: no entry."""
        if any(left):
            self.residues[entity_id] = left
        else:
            self.residues.pop(entity_id, None)

    def forget(self, entity_id: int) -> None:
        """A card is made anew or becomes another: nothing beyond what is printed."""
        self.residues.pop(entity_id, None)
        self.innate.pop(entity_id, None)

    def lose_gains(self, entity_id: int) -> bool:
        """What was added later goes, what a body was made with stays (U363:18329, U507:9248).

        Returns whether anything went.
        """
        gained = self.residues.pop(entity_id, None)
        innate = self.innate.get(entity_id)
        if innate is None:
            return gained is not None
        self.residues[entity_id] = (*innate, 0)
        return gained != (*innate, 0)
