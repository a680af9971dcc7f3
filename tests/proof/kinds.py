"""The kinds of errors that are planted in a recording: one packet becomes none, another, or two.

Each kind gives the packets that stand in place of one packet, or None when it does not apply there.
Nothing a kind gives equals what it replaces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from msgspec.structs import replace

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    CARDTYPE,
    CONTROLLER,
    DAMAGE,
    PROPOSED_DEFENDER,
    RESOURCES_USED,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.replay.packets import (
    ChangeEntity,
    FullEntity,
    Packet,
    ShowEntity,
    TagChange,
    walk,
)
from hsreplay_sim.verifier.tags.gameplay import GAMEPLAY
from hsreplay_sim.verifier.tags.scope import OUT_OF_SCOPE

_CHARACTERS = (CardType.MINION, CardType.HERO)
_ZONES = (
    Zone.PLAY, Zone.DECK, Zone.HAND, Zone.GRAVEYARD, Zone.REMOVED, Zone.SETASIDE, Zone.SECRET,
)  # fmt: skip


@dataclass(slots=True)
class Stock:
    """What else stands in the recording, so that a planted value is a plausible one."""

    values: dict[int, list[int]] = field(default_factory=dict)
    """Tag → the values it is ever given, sorted."""
    characters: list[int] = field(default_factory=list)
    """Minions and heroes, by id."""
    cards: dict[int, list[str]] = field(default_factory=dict)
    """Card type → the card ids of that type that are ever shown, sorted."""


def stock_of(packets: list[Packet]) -> Stock:
    """Collect the values of a recording."""
    values: dict[int, set[int]] = {}
    characters: set[int] = set()
    cards: dict[int, set[str]] = {}
    for packet in walk(packets):
        if isinstance(packet, TagChange):
            values.setdefault(packet.tag, set()).add(packet.value)
        elif isinstance(packet, FullEntity | ShowEntity | ChangeEntity) and packet.card_id:
            kind = dict(packet.tags).get(CARDTYPE, 0)
            cards.setdefault(kind, set()).add(packet.card_id)
            if kind in _CHARACTERS:
                characters.add(packet.entity)
    return Stock(
        {tag: sorted(found) for tag, found in values.items()},
        sorted(characters),
        {kind: sorted(found) for kind, found in cards.items()},
    )


Plan = Callable[[Packet, Stock, Random], "Sequence[Packet] | None"]


def _is_gameplay(packet: Packet) -> bool:
    return (
        isinstance(packet, TagChange) and packet.tag in GAMEPLAY and packet.tag not in OUT_OF_SCOPE
    )


def _with_value(packet: TagChange, stock: Stock, random: Random) -> list[Packet]:
    value = packet.value
    options = {value + 1, max(0, value - 1), 0, random.choice(stock.values[packet.tag])} - {value}
    return [replace(packet, value=random.choice(sorted(options)))]


def value(packet: Packet, stock: Stock, random: Random) -> Sequence[Packet] | None:
    """Another value of a gameplay tag: one more, one less, none, or one that the tag once has."""
    if not isinstance(packet, TagChange) or not _is_gameplay(packet):
        return None
    return _with_value(packet, stock, random)


def drop(packet: Packet, stock: Stock, random: Random) -> Sequence[Packet] | None:
    """The change of a gameplay tag is left out."""
    return [] if _is_gameplay(packet) else None


def duplicate(packet: Packet, stock: Stock, random: Random) -> Sequence[Packet] | None:
    """The change of a gameplay tag is logged twice."""
    if not isinstance(packet, TagChange) or not _is_gameplay(packet):
        return None
    return [packet, replace(packet)]


def damaged(packet: Packet, stock: Stock, random: Random) -> Sequence[Packet] | None:
    """DAMAGE on another character."""
    if not isinstance(packet, TagChange) or packet.tag != DAMAGE:
        return None
    others = [entity for entity in stock.characters if entity != packet.entity]
    return [replace(packet, entity=random.choice(others))] if others else None


def defender(packet: Packet, stock: Stock, random: Random) -> Sequence[Packet] | None:
    """PROPOSED_DEFENDER is another character: a redirected attack, or one that never was."""
    if not isinstance(packet, TagChange) or packet.tag != PROPOSED_DEFENDER or not packet.value:
        return None
    others = [entity for entity in stock.characters if entity != packet.value]
    return [replace(packet, value=random.choice(others))] if others else None


def zone(packet: Packet, stock: Stock, random: Random) -> Sequence[Packet] | None:
    """Another zone."""
    if not isinstance(packet, TagChange) or packet.tag != ZONE:
        return None
    others = [each for each in _ZONES if each != packet.value]
    return [replace(packet, value=random.choice(others))]


def position(packet: Packet, stock: Stock, random: Random) -> Sequence[Packet] | None:
    """A ZONE_POSITION one off."""
    return _one_off(packet, ZONE_POSITION, random)


def cost(packet: Packet, stock: Stock, random: Random) -> Sequence[Packet] | None:
    """A cost paid that is one off."""
    return _one_off(packet, RESOURCES_USED, random)


def _one_off(packet: Packet, tag: int, random: Random) -> Sequence[Packet] | None:
    if not isinstance(packet, TagChange) or packet.tag != tag:
        return None
    step = random.choice((1, -1)) if packet.value else 1
    return [replace(packet, value=packet.value + step)]


def controller(packet: Packet, stock: Stock, random: Random) -> Sequence[Packet] | None:
    """The other CONTROLLER."""
    if isinstance(packet, TagChange) and packet.tag == CONTROLLER:
        return [replace(packet, value=3 - packet.value)]
    if isinstance(packet, FullEntity) and dict(packet.tags).get(ZONE) == Zone.PLAY:
        return [_with_tag(packet, CONTROLLER, 3 - dict(packet.tags).get(CONTROLLER, 1))]
    return None


def _with_tag(packet: FullEntity, tag: int, changed: int) -> FullEntity:
    tags = tuple((each, changed if each == tag else had) for each, had in packet.tags)
    return replace(packet, tags=tags)


def summoned(packet: Packet, stock: Stock, random: Random) -> Sequence[Packet] | None:
    """A created entity is another card of the same type."""
    if not isinstance(packet, FullEntity) or not packet.card_id:
        return None
    others = stock.cards.get(dict(packet.tags).get(CARDTYPE, 0), [])
    others = [card_id for card_id in others if card_id != packet.card_id]
    return [replace(packet, card_id=random.choice(others))] if others else None


KINDS: dict[str, Plan] = {
    "value": value,
    "drop": drop,
    "duplicate": duplicate,
    "damaged": damaged,
    "defender": defender,
    "zone": zone,
    "position": position,
    "cost": cost,
    "controller": controller,
    "summoned": summoned,
}
"""Name → kind; "value" is the one whose kill rate is the measure."""


def tag_of(packet: Packet) -> int:
    """The tag that a planted error is filed under, 0 for an entity's card."""
    return packet.tag if isinstance(packet, TagChange) else 0
