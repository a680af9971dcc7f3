"""What a hidden card turns out to be later in the recording."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    ATTACHED,
    CHOOSE_ONE,
    COLLECTIBLE,
    COPIED_FROM_ENTITY_ID,
    CREATOR,
    CREATOR_DBID,
    LINKED_ENTITY,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    PARENT_CARD,
    PREMIUM,
    TAG_SCRIPT_DATA_NUM_1,
    TRANSFORMED_FROM_CARD,
    ZONE,
)
from hsreplay_sim.replay.actions import descriptions, flat
from hsreplay_sim.replay.packets import (
    DESCRIPTIONS,
    Block,
    ChangeEntity,
    Description,
    FullEntity,
    Packet,
    ShowEntity,
    TagChange,
)

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet

_WORN_BY = {"OG_281e": "OG_280"}
"""Enchantment → the only card that wears it in a hand: C'Thun (U030b:758)."""

_TELLING = (TagChange, *DESCRIPTIONS)
BELONGING = frozenset((ATTACHED, COPIED_FROM_ENTITY_ID, PARENT_CARD, PREMIUM))
"""The tags that say which other entity one belongs to, and how a copy is finished."""
_PARTS = (MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2)


class Remade(NamedTuple):
    """The card that a hidden card became, and whose text did it."""

    maker: int
    """The entity whose text it was."""
    card_id: str


class Ties(NamedTuple):
    """Entity → the entity to which it belongs, from the whole recording."""

    hosts: dict[int, int]
    """Enchantment → the first entity that it is shown on."""
    makers: dict[int, int]
    """Entity that lay hidden → the CREATOR with which it is first shown."""
    originals: dict[int, int]
    """Entity that lay hidden → the card that it is first shown to be a copy of."""
    remade: dict[int, Remade]
    """Card of a deck that a text has made another one, out of sight."""
    notes: dict[int, int]
    """Entity that lay hidden → the TAG_SCRIPT_DATA_NUM_1 with which it is first shown."""

    def copy(self) -> Ties:
        """Return the same ties in dicts of their own."""
        hosts, makers, originals = self.hosts.copy(), self.makers.copy(), self.originals.copy()
        return Ties(hosts, makers, originals, self.remade.copy(), self.notes.copy())

    def read(self, packet: FullEntity | ShowEntity) -> None:
        """Note the first host; of what lay hidden, also the first maker, number and original."""
        shown = type(packet) is ShowEntity
        for tag, value in packet.tags:
            if tag == ATTACHED and value:
                self.hosts.setdefault(packet.entity, value)
            elif tag == CREATOR and shown:
                self.makers.setdefault(packet.entity, value)
            elif tag == TAG_SCRIPT_DATA_NUM_1 and shown:
                self.notes.setdefault(packet.entity, value)
            elif tag in (COPIED_FROM_ENTITY_ID, LINKED_ENTITY) and shown:
                self.originals.setdefault(packet.entity, value)


def telling(packets: list[Packet]) -> list[Packet]:
    """Return the packets that describe an entity, or name the one to which it belongs.

    They are in written order, without blocks other than those that reset the game.
    """
    return [
        packet
        for packet in flat(packets)
        if (
            packet.tag in BELONGING
            if type(packet) is TagChange
            else isinstance(packet, DESCRIPTIONS) or is_reset(packet)
        )
    ]


def is_reset(packet: Packet) -> bool:
    """Whether a packet is the block that puts the game back to an earlier point."""
    return type(packet) is Block and packet.kind == BlockType.GAME_RESET


def _of_first_bearers(packets: list[Packet]) -> Iterator[Packet]:
    """Yield packets, blocks before their content, but none of an entity with a used id.

    A reset takes away what was created after the point that it goes back to, and the server gives
    the ids once more, to other entities (U063:9917).
    """
    there, gone, anew = set[int](), set[int](), set[int]()
    for packet in flat(packets):
        if type(packet) is Block:
            if is_reset(packet):
                kept = {each.entity for each in flat(packet.packets) if type(each) is FullEntity}
                gone |= there - kept
        elif type(packet) is FullEntity:
            if packet.entity in gone:
                anew.add(packet.entity)
            there.add(packet.entity)
        if not (anew and isinstance(packet, _TELLING) and packet.entity in anew):
            yield packet


def ties_of(packets: list[Packet], remade: dict[int, Remade] | None = None) -> Ties:
    """The hosts, makers and originals that come to light.

    What a copy bears is a copy of what its original bears (U240:10850). `remade` is what
    :func:`made_out_of_sight` found, if the packets are but those that are :func:`telling`.
    """
    found = made_out_of_sight(packets) if remade is None else remade
    ties = Ties({}, {}, {}, found, {})
    copies: dict[int, int] = {}
    for packet in _of_first_bearers(packets):
        if type(packet) is TagChange:
            if packet.tag == ATTACHED and packet.value:
                ties.hosts.setdefault(packet.entity, packet.value)
            elif packet.tag == COPIED_FROM_ENTITY_ID and packet.value:
                copies.setdefault(packet.entity, packet.value)
        elif isinstance(packet, FullEntity | ShowEntity):
            ties.read(packet)
    copies = ties.originals | copies
    for copy, enchantment in copies.items():
        if (bearer := copies.get(ties.hosts.get(copy, 0), 0)) and bearer != enchantment:
            ties.hosts.setdefault(enchantment, bearer)
    return ties


def revelations(
    packets: list[Packet],
    cards: CardSet | None = None,
    remade: dict[int, Remade] | None = None,
) -> dict[int, str]:
    """Entity → the first card id the recording ever shows for it.

    If a card is never shown, an enchantment that no other card wears tells its id, or a copy made
    of it (U166:3047); a card that becomes its copy later does not (Chameleos, U370, U575:5624).
    With the cards of the build, what it makes tells its number by CREATOR_DBID (a tourist in the
    deck, U217:1101), and its options, which its player sees, are named after it (U054:8014). What
    has shifted or grown in the hand was another card at first (U098:2875, U078:2190), and what a
    text has made of a card of a deck, out of sight, is none from the start; `remade` as in
    :func:`ties_of`.
    """
    sights = _Sights()
    for packet in _of_first_bearers(packets):
        if type(packet) is TagChange:
            if packet.tag in BELONGING:
                sights.change(packet)
        elif isinstance(packet, DESCRIPTIONS) and packet.card_id:
            sights.describe(packet)
    if cards is not None:
        sights.conclude(cards)
    made = made_out_of_sight(packets) if remade is None else remade
    for entity, became in made.items():
        sights.betrayed.pop(entity, None)
        if sights.found.get(entity) == became.card_id:
            del sights.found[entity]
    earlier = _earlier(packets, cards) if cards is not None else {}
    return sights.betrayed | sights.found | earlier


class _Sights:
    """What the packets tell of cards, one after the other: what is told first stays."""

    def __init__(self) -> None:
        self.found: dict[int, str] = {}
        """Entity → the card id that it is shown with."""
        self.betrayed: dict[int, str] = {}
        """Entity → the card id that another entity gives away."""
        self._made: dict[int, str] = {}
        """Entity → the card id that it is made with, while it is no other card."""
        self._makers: dict[int, int] = {}
        """Entity → its dbf id, which what it made notes."""
        self._wholes: dict[int, int] = {}
        """Option → the entity whose option it is."""

    def change(self, packet: TagChange) -> None:
        if packet.tag == COPIED_FROM_ENTITY_ID and packet.entity in self._made:
            self.betrayed.setdefault(packet.value, self._made[packet.entity])
        elif packet.tag == PARENT_CARD:
            self._wholes[packet.entity] = packet.value

    def describe(self, packet: FullEntity | ShowEntity | ChangeEntity) -> None:
        self.found.setdefault(packet.entity, packet.card_id)
        tags = dict(packet.tags)
        if packet.card_id in _WORN_BY:
            self.betrayed.setdefault(tags.get(ATTACHED, 0), _WORN_BY[packet.card_id])
        if tags.get(CREATOR_DBID, 0):
            self._makers.setdefault(tags.get(CREATOR, 0), tags[CREATOR_DBID])
        if tags.get(PARENT_CARD, 0):
            self._wholes[packet.entity] = tags[PARENT_CARD]
        if type(packet) is FullEntity:
            self._made[packet.entity] = packet.card_id
        elif type(packet) is ChangeEntity:
            self._made.pop(packet.entity, None)

    def conclude(self, cards: CardSet) -> None:
        """Name makers by their number, and else what has options after them.

        The options of a reprint have the names of those of the first print.
        """
        for entity, number in self._makers.items():
            maker = cards.by_dbf(number)
            if maker is not None:
                self.betrayed.setdefault(entity, maker.id)
        for option, whole in self._wholes.items():
            card_id = self.found.get(option, "")[:-1]
            card = cards.get(card_id)
            if card is not None and card.tags.get(CHOOSE_ONE, 0):
                self.betrayed.setdefault(whole, card_id)


def parts_of(described: Iterable[Description]) -> dict[int, dict[int, int]]:
    """Entity → the parts of which its player put it together before the game (U300:2160)."""
    found: dict[int, dict[int, int]] = {}
    for packet in described:
        if type(packet) is ShowEntity and packet.entity not in found:
            tags = dict(packet.tags)
            parts = {tag: tags[tag] for tag in _PARTS if tags.get(tag, 0)}
            if parts:
                found[packet.entity] = parts
    return found


def made_out_of_sight(
    packets: list[Packet], described: Sequence[Description] | None = None
) -> dict[int, Remade]:
    """The cards that lie in a deck as the game begins, and are shown as what a text has made.

    `described` are the descriptions among the packets, where they are known already.

    Prince Liam transforms some of his deck (U212:4313), also what was put back into it in the
    mulligan (U523:11791).
    """
    hidden: set[int] = set()
    for packet in takewhile(lambda each: type(each) is not Block, packets):
        if type(packet) is FullEntity and not packet.card_id:
            if dict(packet.tags).get(ZONE, 0) in (Zone.DECK, Zone.HAND):
                hidden.add(packet.entity)
    made = {
        packet.entity
        for packet in (descriptions(packets) if described is None else described)
        if type(packet) is ShowEntity and packet.entity in hidden and _maker(packet)
    }
    return _made_behind_its_maker(packets, made) if made else {}


def _maker(packet: ShowEntity) -> int:
    return dict(packet.tags).get(CREATOR, 0)


def _made_behind_its_maker(packets: list[Packet], cards: set[int]) -> dict[int, Remade]:
    """Return hidden card → maker and card id, if its maker's text has run as that is first told."""
    found: dict[int, Remade] = {}
    ran: set[int] = set()
    for packet in flat(packets):
        if type(packet) is Block and packet.kind == BlockType.POWER:
            ran.add(packet.entity)
        elif type(packet) is ShowEntity and packet.entity in cards and (maker := _maker(packet)):
            cards.discard(packet.entity)
            if maker in ran:
                found[packet.entity] = Remade(maker, packet.card_id)
    return found


def _earlier(packets: list[Packet], cards: CardSet) -> dict[int, str]:
    """Entity that is first shown as what it became → the card that it was.

    A form that no deck can hold has grown there if it lay in a deck as the game began.
    """
    found: dict[int, str] = {}
    described, seen = list(descriptions(packets)), set[int]()
    first = takewhile(lambda each: type(each) is FullEntity, described)
    in_deck = {each.entity for each in first if (ZONE, Zone.DECK) in each.tags}
    for packet in described:
        if packet.card_id and packet.entity not in seen:
            tags = dict(packet.tags)
            seen.add(packet.entity)
            shown = type(packet) is ShowEntity
            original = cards.by_dbf(tags.get(TRANSFORMED_FROM_CARD, 0)) if shown else None
            if original is not None:
                found[packet.entity] = _ungrown(original.id, cards) or original.id
            elif shown and packet.entity in in_deck and not tags.get(CREATOR, 0):
                found[packet.entity] = _ungrown(packet.card_id, cards)
    return {entity: card_id for entity, card_id in found.items() if card_id}


_FORM = re.compile(r"(.+)t\d*")
"""The id of what a card grows into: a Spellstone (LOOT_051t2), an identified Maul (LOOT_286t3)."""


def _ungrown(card_id: str, cards: CardSet) -> str:
    """Return the card that a form, which no deck can hold, has grown from; "" if it is no form.

    The finishes of what a player has put together have its text (TOY_330t11, U578:6608).
    """
    named, form = _FORM.fullmatch(card_id), cards.get(card_id)
    base = cards.get(named[1]) if named is not None else None
    if base is None or form is None or form.tags.get(COLLECTIBLE, 0):
        return ""
    grows = base.type == form.type and base.text != form.text
    return base.id if grows and base.tags.get(COLLECTIBLE, 0) else ""
