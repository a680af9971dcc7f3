"""State beyond the tags: the part of them that no known source explains, and what has been.

A logged state may hold enchantments that nobody can see. What they add is written down here when
the state is loaded, so that later changes come out right. A game, its copy and its saved state
each have a ledger of their own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import CREATOR, TURN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hsreplay_sim.engine.state.entities import Entity

Stats = tuple[int, int, int]
"""(ATK, HEALTH, COST)"""

Past = tuple[int, "Entity"]
"""(the TURN in which it was, a likeness of the card as it was then)"""

NOTHING: Stats = (0, 0, 0)


@dataclass(slots=True)
class Beyond:
    """The ledger of a game."""

    residues: dict[int, Stats] = field(default_factory=dict)
    """Entity id → what its stats hold beyond printed card, text, enchantments and auras."""
    innate: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Entity id → (ATK, HEALTH) beyond the printed ones that a card was made with."""
    makers: dict[int, str] = field(default_factory=dict)
    """Enchantment → the card that laid it, where its creator has become another card since."""
    player_residues: dict[tuple[int, int], int] = field(default_factory=dict)
    """(PLAYER_ID, tag) → what a sum on a PLAYER entity holds beyond the cards in play."""
    fell_at: dict[int, int] = field(default_factory=dict)
    """Entity id → the board position of a dead minion among those left; for one death phase.

    Minions that died at its left, or were summoned there since, shift it (R85): of 32 tokens whose
    place tells, 16 stand so and none where the minion had stood before (U029:6092, U074:7369).
    """

    bare_auras: dict[int, list[Entity]] = field(default_factory=dict)
    """Entity id → the auras on its cost, in builds in which they leave no enchantment."""
    told: dict[int, dict[int, int]] = field(default_factory=dict)
    """Entity id → what is told of a card that nobody sees and that the present action makes."""
    played: list[Past] = field(default_factory=list)
    """The cards played from a hand, in order: in a state that is loaded, those since then."""
    died: list[Past] = field(default_factory=list)
    """The minions that died, as the cards played."""
    summoned: list[Past] = field(default_factory=list)
    """The minions that came into play, those of a loaded state among them."""
    arriving: int = 0
    """The card that is being played, a minion until its text has run."""
    undying: set[int] = field(default_factory=set)
    """Ids of the cards that came into the graveyard from elsewhere than the board."""
    completed: dict[int, int] = field(default_factory=dict)
    """Quest → who moves it, or 0: it is complete, and gives its reward behind the text."""

    def copy(self) -> Beyond:
        """An independent ledger that says the same; nothing changes a bare aura once it is laid."""
        return Beyond(
            dict(self.residues),
            dict(self.innate),
            dict(self.makers),
            dict(self.player_residues),
            dict(self.fell_at),
            {host: list(held) for host, held in self.bare_auras.items()},
            dict(self.told),
            list(self.played),
            list(self.died),
            list(self.summoned),
            self.arriving,
            set(self.undying),
            dict(self.completed),
        )

    def note_play(self, turn: int, card: Entity) -> None:
        """Note a card that is being played, as it is now; the same play is noted once."""
        if not self.played or (self.played[-1][0], self.played[-1][1].id) != (turn, card.id):
            self.played.append((turn, card.likeness()))

    def has_arrived(self, entity: Entity) -> bool:
        """A minion that is played counts as summoned behind its text (U066:1328, 30 of 30)."""
        return entity.id != self.arriving

    def note_arrival(self, game: Entity | None, entity: Entity) -> None:
        """Note a minion that comes into play; `game` is the entity that tells the turn."""
        if entity.zone == Zone.PLAY and entity.type == CardType.MINION:
            self.summoned.append((game.get(TURN) if game else 0, entity.likeness()))

    def note_burial(self, turn: int, entity: Entity) -> None:
        """Note what is about to go to the graveyard: a minion in play dies, nothing else does."""
        if entity.zone == Zone.PLAY and entity.type == CardType.MINION:
            self.died.append((turn, entity.likeness()))
            self.undying.discard(entity.id)
        else:
            self.undying.add(entity.id)

    def note_relocation(self, turn: int, entity: Entity, zone: int) -> None:
        """Note the same of what a recording moves; who is back on the board has not died."""
        if zone == Zone.GRAVEYARD and entity.zone != zone:
            self.note_burial(turn, entity)
        elif zone == Zone.PLAY and entity.zone == Zone.GRAVEYARD:
            deaths = [place for place, (_, dead) in enumerate(self.died) if dead.id == entity.id]
            if deaths:
                del self.died[deaths[-1]]

    def residue(self, entity_id: int) -> Stats:
        """What the stats of an entity hold beyond the known sources."""
        return self.residues.get(entity_id, NOTHING)

    def died_at(self, entity_id: int) -> int:
        """The board position of a minion whose deathrattle runs; 0 outside of it."""
        return self.fell_at.get(entity_id, 0)

    def keep(self, entity_id: int, left: Stats) -> None:
        """Note what the stats of an entity hold beyond the known sources; zeros leave no entry."""
        if any(left):
            self.residues[entity_id] = left
        else:
            self.residues.pop(entity_id, None)

    def note_size(self, entity_id: int, size: Stats) -> None:
        """Note what a card is made with beyond its print, before anything sums it up."""
        self.innate[entity_id] = size[:2]
        self.keep(entity_id, size)

    def note_makers(self, entities: Iterable[Entity], creator: Entity) -> None:
        """Note what has been laid by a card that is about to become another."""
        for each in entities:
            if each.type == CardType.ENCHANTMENT and each.tags.get(CREATOR, 0) == creator.id:
                self.makers.setdefault(each.id, creator.card_id)

    def forget(self, entity_id: int) -> None:
        """Drop the entries of a card that is made anew or becomes another."""
        self.residues.pop(entity_id, None)
        self.innate.pop(entity_id, None)

    def lose_gains(self, entity_id: int) -> bool:
        """Drop what was added later, keep what a body was made with (U363:18329, U507:9248).

        Returns whether anything went.
        """
        gained = self.residues.pop(entity_id, None)
        innate = self.innate.get(entity_id)
        if innate is None:
            return gained is not None
        self.residues[entity_id] = (*innate, 0)
        return gained != (*innate, 0)
