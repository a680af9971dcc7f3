"""What a hidden card turns out to be later in the recording."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import (
    ATTACHED,
    CHOOSE_ONE,
    COPIED_FROM_ENTITY_ID,
    CREATOR,
    CREATOR_DBID,
    PARENT_CARD,
)
from hsreplay_sim.replay.actions import flat
from hsreplay_sim.replay.packets import ChangeEntity, FullEntity, Packet, ShowEntity, TagChange

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet

_WORN_BY = {"OG_281e": "OG_280"}
"""Enchantment → the only card that wears it in a hand: C'Thun (U030b:758)."""


def hosts_of(packets: list[Packet]) -> dict[int, int]:
    """Enchantment → the first entity that the recording ever shows it on."""
    found: dict[int, int] = {}
    for packet in flat(packets):
        if isinstance(packet, FullEntity | ShowEntity):
            host = dict(packet.tags).get(ATTACHED, 0)
            if host:
                found.setdefault(packet.entity, host)
        elif isinstance(packet, TagChange) and packet.tag == ATTACHED and packet.value:
            found.setdefault(packet.entity, packet.value)
    return found


def revelations(packets: list[Packet], cards: CardSet | None = None) -> dict[int, str]:
    """Entity → the first card id the recording ever shows for it.

    If a card is never shown, an enchantment that no other card wears tells its id, or a copy made
    of it (U166:3047); a card that becomes its copy later does not (Chameleos, U370). With the cards
    of the build, what it makes tells its number by CREATOR_DBID (a tourist in the deck, U217:1101),
    and its options, which its player sees, are named after it (U054:8014).
    """
    found: dict[int, str] = {}
    made: dict[int, str] = {}
    betrayed: dict[int, str] = {}
    makers: dict[int, int] = {}
    wholes: dict[int, int] = {}
    for packet in flat(packets):
        if isinstance(packet, FullEntity | ShowEntity | ChangeEntity) and packet.card_id:
            found.setdefault(packet.entity, packet.card_id)
            tags = dict(packet.tags)
            if packet.card_id in _WORN_BY:
                betrayed.setdefault(tags.get(ATTACHED, 0), _WORN_BY[packet.card_id])
            if tags.get(CREATOR_DBID, 0):
                makers.setdefault(tags.get(CREATOR, 0), tags[CREATOR_DBID])
            if tags.get(PARENT_CARD, 0):
                wholes[packet.entity] = tags[PARENT_CARD]
            if isinstance(packet, FullEntity):
                made[packet.entity] = packet.card_id
        elif isinstance(packet, TagChange) and packet.tag == COPIED_FROM_ENTITY_ID:
            if packet.entity in made:
                betrayed.setdefault(packet.value, made[packet.entity])
        elif isinstance(packet, TagChange) and packet.tag == PARENT_CARD:
            wholes[packet.entity] = packet.value
    for option, whole in wholes.items():
        card_id = found.get(option, "")[:-1]
        card = cards.get(card_id) if cards is not None else None
        if card is not None and card.tags.get(CHOOSE_ONE, 0):
            betrayed.setdefault(whole, card_id)
    for entity, number in makers.items():
        maker = cards.by_dbf(number) if cards is not None else None
        if maker is not None:
            betrayed.setdefault(entity, maker.id)
    return betrayed | found
