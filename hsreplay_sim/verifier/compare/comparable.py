"""Which tags of a description are compared: all but those of tables and of a past nobody saw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.replay.packets import Description, ShowEntity
from hsreplay_sim.verifier.recording.reprints import NUMBERS
from hsreplay_sim.verifier.tags.scope import (
    NEWS_OF_THE_PAST,
    OF_HIDDEN_PAST,
    UNCOMPARED_IN_DESCRIPTIONS,
)

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.verifier.recording.observed import Observed
    from hsreplay_sim.verifier.step import Step

_COMMON = 1
_FREE = 2
"""Two RARITYs."""

_ONCE = (t.COST, t.TAG_LAST_KNOWN_COST_IN_HAND, t.SECRET, t.CLASS)
"""What is shown of a secret as it is put up, and not what becomes of it."""

_OF_STRANGERS = OF_HIDDEN_PAST.keys() | {t.LAST_KNOWN_ATK}


def is_visible(entity: int, tag: int, observed: Observed) -> bool:
    """Whether the viewer knows the value of a tag of an entity."""
    if entity in observed.cosmetic:
        return False
    if entity in observed.known:
        return True
    return tag in observed.hidden_tags and tag not in _ONCE


def is_comparable(step: Step, packet: Description, tag: int, value: int) -> bool:
    """Whether a tag that is described with `value` is a difference, if the engine has another one.

    If the entity lived through something that was not simulated, tags of its past are not compared.
    """
    entity = packet.entity
    if tag in UNCOMPARED_IN_DESCRIPTIONS or tag in step.logged.unscoped:
        return False
    card_id = packet.card_id or step.simulated.cards.get(entity, "")
    if is_printed_elsewhere(step.cards, card_id, tag, value):
        return False
    return type(packet) is not ShowEntity or _is_comparable_at_first(step, packet, tag, value)


def _is_comparable_at_first(step: Step, packet: ShowEntity, tag: int, value: int) -> bool:
    """Whether a tag in the first SHOW_ENTITY of a hidden card is compared."""
    entity = packet.entity
    if tag == t.ZONE_POSITION and step.observed.places_after_zone:
        return False  # a card of the hand is shown without its place, which is logged after it
    if tag == t.TAG_LAST_KNOWN_COST_IN_HAND:
        return entity not in step.strangers and value != dict(packet.tags).get(t.COST, 0)
    if entity in step.strangers:
        return tag not in _OF_STRANGERS
    return tag not in OF_HIDDEN_PAST or not _is_news(step, entity, tag, value)


def _is_news(step: Step, entity: int, tag: int, value: int) -> bool:
    """Whether a tag that the engine's entity lacks is of a past of which no rule says anything."""
    state = step.simulated
    if state.get(entity, tag):
        return False
    if tag == t.HIDDEN_ZONE_OWNER:
        return state.get(entity, t.CARDTYPE) == CardType.ENCHANTMENT
    if tag == t.CREATOR:
        by_rule = state.get(value, t.CARDTYPE) in (CardType.GAME, CardType.ENCHANTMENT)
        return by_rule or state.get(value, t.ZONE) == Zone.SETASIDE
    return tag in NEWS_OF_THE_PAST


def is_printed_elsewhere(cards: CardSet, card_id: str, tag: int, value: int) -> bool:
    """Whether the server may print this value of a card although the data of its build do not.

    Servers change values between two sampled data (U296: ETC_210), and data have left out keywords
    that a text names and that later data have (SW_306 at 88998). Cost and stats never count: a
    recording prints them in one way, and the engine's cards go by it. Before the first sampled data
    a third of the collectible cards that are FREE in them were COMMON (up to 15590), and so were
    cards that nobody collects and that have no RARITY in them.
    """
    card = cards.get(card_id)
    if card is None or tag in NUMBERS:
        return False
    if tag == t.RARITY and value == _COMMON and cards.patched is not None:
        return card.tags.get(t.RARITY, 0) == (_FREE if card.collectible else 0)
    named = value and tag in card.referenced
    for ahead in cards.later_than if named else (cards.later,):
        later = ahead.get(card.id)
        if later is not None and later.tags.get(tag, 0) == value != card.tags.get(tag, 0):
            return True
    return False
