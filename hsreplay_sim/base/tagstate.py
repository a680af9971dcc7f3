"""The one shape of a game's state: entity id → tag → int, absent means 0; and its ledger."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import NamedTuple

Tags = dict[int, int]


class TagState:
    """Tags of every entity, as a recording or the engine has them.

    `tags` maps entity id → tag → value and never holds a zero; `cards` maps entity id → card id
    ("" while unknown).
    """

    __slots__ = ("cards", "tags")

    def __init__(self) -> None:
        self.tags: dict[int, Tags] = {}
        self.cards: dict[int, str] = {}

    def __repr__(self) -> str:
        return f"<TagState of {len(self.tags)} entities>"

    def get(self, entity: int, tag: int) -> int:
        """The value of a tag; 0 when the entity or the tag is absent."""
        tags = self.tags.get(entity)
        return tags.get(tag, 0) if tags else 0

    def put(self, entity: int, tag: int, value: int) -> None:
        """Set one tag; creates the entity when it is new."""
        tags = self.tags.setdefault(entity, {})
        if value:
            tags[tag] = value
        else:
            tags.pop(tag, None)

    def snapshot(self) -> TagState:
        """An independent copy."""
        copy = TagState()
        copy.tags = {entity: tags.copy() for entity, tags in self.tags.items()}
        copy.cards = dict(self.cards)
        return copy

    def digest(self) -> str:
        """A hash of sorted (entity, card, tag, value): equal states, equal digests."""
        digest = blake2b(digest_size=16)
        for entity in sorted(self.tags):
            digest.update(f"{entity}:{self.cards.get(entity, '')}".encode())
            for tag, value in sorted(self.tags[entity].items()):
                digest.update(f",{tag}={value}".encode())
            digest.update(b";")
        return digest.hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TagState):
            return NotImplemented
        return self.tags == other.tags and self.cards == other.cards

    __hash__ = None  # type: ignore[assignment]


class Noted(NamedTuple):
    """A card as it was in some turn."""

    turn: int
    entity: int
    card: str
    tags: dict[int, int]


@dataclass(slots=True)
class Ledger:
    """What a game knows beyond the values of its tags, as plain data.

    Its past, and what its stats hold that no tag, card or enchantment explains.
    """

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
    held_from: dict[int, int] = field(default_factory=dict)
    """Card in a hand → its place in `played` when it came there: the first play it was held for."""
    returning: dict[int, int] = field(default_factory=dict)
    """Minion → the change of its cost that returns to the hand with it."""
    plain_costs: dict[int, list[int]] = field(default_factory=dict)
    """Card → (how many entities were where they are before it, the change), flat, for each change
    of its cost that has no enchantment."""
    powers_used: dict[int, int] = field(default_factory=dict)
    """PLAYER_ID → how many entities were where they are before the hero power was last used."""
    on_top: list[int] = field(default_factory=list)
    """Cards that are known to lie on top of a deck, the one that is drawn next first."""
    at_bottom: list[int] = field(default_factory=list)
    """Cards that are known to lie at the bottom of a deck, the undermost last."""
    discarded: list[Noted] = field(default_factory=list)
    """The cards discarded, in order; a recording does not say it."""
    discovered: list[Noted] = field(default_factory=list)
    """The cards discovered, in order, as those of whoever discovered them."""
    opening: list[Noted] = field(default_factory=list)
    """The cards of both hands after the mulligan, without the Coin."""
    attacks: dict[int, int] = field(default_factory=dict)
    """PLAYER_ID → how often characters of that player have attacked."""
    spell_damage: dict[int, tuple[int, int]] = field(default_factory=dict)
    """PLAYER_ID → the last TURN in which spells of that player dealt damage, and how much then."""
    hero_hurt: dict[int, tuple[int, int]] = field(default_factory=dict)
    """PLAYER_ID → the last TURN in which the hero took damage, and how often it did then."""
    tallies: dict[int, int] = field(default_factory=dict)
    """100 times the PLAYER_ID, plus the number of a tally → how far texts have raised it."""
