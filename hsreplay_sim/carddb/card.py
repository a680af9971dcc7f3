"""One card as it was in one build."""

from __future__ import annotations

from dataclasses import dataclass, field

from hsreplay_sim.base.tags import ATK, CARDTYPE, CLASS, COLLECTIBLE, COST, DURABILITY, HEALTH
from hsreplay_sim.carddb.keywords import elusive
from hsreplay_sim.carddb.text import numbers, school_power

_MINION = 4
_WEAPON = 7


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """The definition of a card. All callers share it: treat `tags` as read-only.

    Source of truth: CardDefs.xml of the build, enUS, without purely visual tags. Zero is written
    as absence. OVERLOAD (215) holds the amount here, while logs print 1.
    """

    id: str
    dbf: int
    name: str
    text: str
    tags: dict[int, int]
    referenced: tuple[int, ...]
    """Tags that the text mentions but the card does not carry."""
    entourage: tuple[str, ...]
    """The ids of cards that this one may create."""
    requirements: dict[int, int]
    """Play requirement (`hearthstone.enums.PlayReq`) to its parameter, 0 when it takes none."""
    hero_power: str | None
    since: int
    """The data build since which the card has been as it is here."""
    type: int = field(init=False)
    card_class: int = field(init=False)
    cost: int = field(init=False)
    atk: int = field(init=False)
    health: int = field(init=False)
    durability: int = field(init=False)
    """Of a weapon, 0 of anything else. Data moved it from DURABILITY to HEALTH by build 217964."""
    collectible: bool = field(init=False)
    elusive: bool = field(init=False)
    """Spells and hero powers cannot be aimed at it; in builds without the tag the text says so."""

    def __post_init__(self) -> None:
        put = object.__setattr__
        get = self.tags.get
        card_type = get(CARDTYPE, 0)
        health = get(HEALTH, 0)
        put(self, "type", card_type)
        put(self, "card_class", get(CLASS, 0))
        put(self, "cost", get(COST, 0))
        put(self, "atk", get(ATK, 0))
        put(self, "health", health)
        put(self, "durability", (get(DURABILITY) or health) if card_type == _WEAPON else 0)
        put(self, "collectible", get(COLLECTIBLE, 0) == 1)
        put(self, "elusive", card_type == _MINION and elusive(self.text))

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the text, in order; see :func:`hsreplay_sim.carddb.text.numbers`."""
        return numbers(self.text)

    @property
    def school_power(self) -> int:
        """The Spell Damage for one school that the text prints; its tag is 1 whatever that is."""
        return school_power(self.text)

    def __repr__(self) -> str:
        return f"<Card {self.id} {self.name!r} since {self.since}>"
