"""The one shape of a game's state: entity id → tag → int, absent means 0."""

from __future__ import annotations

from hashlib import blake2b

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
        copy.tags = {entity: dict(tags) for entity, tags in self.tags.items()}
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
