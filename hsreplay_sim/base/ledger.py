"""What a game knows beyond the values of its tags, as plain data: the ledger of a saved state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Noted(NamedTuple):
    """A card as it was in some turn."""

    turn: int
    entity: int
    card: str
    tags: dict[int, int]


@dataclass(slots=True)
class Ledger:
    """The past of a game, and what its stats hold that no tag, card or enchantment explains."""

    played: list[Noted] = field(default_factory=list)
    """The cards played, in order."""
    died: list[Noted] = field(default_factory=list)
    """The minions that died, in order."""
    undying: list[int] = field(default_factory=list)
    """Entities that came into the graveyard from elsewhere than the board."""
    innate: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Entity → (ATK, HEALTH) beyond the printed ones that a card was made with."""
    makers: dict[int, str] = field(default_factory=dict)
    """Enchantment → the card that laid it, where its creator has become another card since."""
    residues: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    """Entity → (ATK, HEALTH, COST) beyond all known sources."""
    zeros: dict[int, list[int]] = field(default_factory=dict)
    """Entity → the tags that it had once and that are 0 now: a state lists what is not 0."""
    summoned: list[Noted] = field(default_factory=list)
    """The minions that came into play, in order; without any, those that are there now."""
