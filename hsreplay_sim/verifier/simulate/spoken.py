"""What the words of a text speak of: tags of its own card, of what wears it, of other cards.

A text that is not implemented may hold only what it speaks of. The words are those of all texts by
which cards that were hidden have cost, or been, something else than printed (194 plays).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    CARD_COSTS_HEALTH,
    COST,
    HEALTH,
    LAST_KNOWN_ATK,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
    tag_name,
)
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.verifier.tags.gameplay import KEYWORDS

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_COST = re.compile(r"\bcosts?\b|\bmade this\b", re.IGNORECASE)
_THIS = r"\b[Tt]his\b(?! (?:turn|game))"
_OWN_COST = re.compile(rf"\bCosts\b|{_THIS}[^.]*\bcosts?\b|\b[Cc]osts?\b[^.]*{_THIS}")
_OTHER_COSTS = re.compile(
    r"(?<!\bthat )\bcosts? (?:\(|less|more|health)|\bcosts? of\b|\bcosts (?:is|are)\b|\bswap",
    re.IGNORECASE,
)
"""Of the cost, not of what a card that is drawn or summoned costs: "a minion that costs (3)"."""

_STATS = re.compile(r"\b(?:attack|health|stats)\b|[+-]\d|\d/\d", re.IGNORECASE)
_OWN_STATS = re.compile(r"\bhas (?:[+-]?\d|[^.]*\bstats\b)", re.IGNORECASE)
_ANYWHERE = re.compile(r"\bwherever (?!they\b)|\bthis is in your\b", re.IGNORECASE)
_GROWS = re.compile(rf"{_STATS.pattern}|[+-]\{{|\bgains?\b|\btransform|\bswap", re.IGNORECASE)
"""Of a body, not of what such a text does elsewhere: "costs (1) less", "destroy all copies"."""

_WHEREVER = re.compile(r"\bwherever\b|\bin your hand ha(?:s|ve)\b", re.IGNORECASE)

_RUNS = re.compile(
    r"^Hero Power (?!.*\bPassive\b).*"
    r"|(?:\b[A-Z][\w-]*(?: \(\S+\))?:|\b(?:After|When|Whenever|At the) )[^.!]*[.!]?"
)
"""What a text does as it runs, by sentences: "Deathrattle: Give your minions +2 Attack." """

_ENCHANTMENT = re.compile(r"e\d*$")
"""The end of the id of an enchantment; without it, that of the card that lays it."""

_STEADY = re.compile(r"(?:Has )?[+-]?\d+(?:/[+-]?\d+)?(?: Attack| Health)?\.?", re.IGNORECASE)
"""The words of an enchantment that holds numbers, and nothing else."""

_OF_COST = (COST, CARD_COSTS_HEALTH, TAG_LAST_KNOWN_COST_IN_HAND)
_OF_STATS = (ATK, HEALTH, LAST_KNOWN_ATK, TAG_3085)


UNKNOWN = "?"
"""In place of a text that nobody knows: it may hold whatever a text may."""


def text_of(game: Game, entity: Entity) -> str:
    """The words of an entity; `UNKNOWN` if it is hidden or a player wears it and nobody says why.

    Of a card, what holds while nothing runs. What a player wears without a word the card says that
    it is named after (LOOTA_803e).
    """
    if entity.card is None:
        return UNKNOWN
    text = plain(entity.card.text)
    if entity.type != CardType.ENCHANTMENT:
        return _RUNS.sub("", text)
    if text or is_worn_by_a_card(game, entity):
        return text
    named_after = game.cards.get(_ENCHANTMENT.sub("", entity.card_id))
    return plain(named_after.text) or UNKNOWN if named_after is not None else UNKNOWN


def is_worn_by_a_card(game: Game, entity: Entity) -> bool:
    """Whether it is an enchantment on something else than a player: it holds what that bears."""
    host = game.entities.get(entity.tags.get(ATTACHED, 0))
    return host is not None and host.type not in (CardType.PLAYER, CardType.HERO, CardType.GAME)


def holds_on_itself(text: str, tag: int) -> bool:
    """Whether a text may give its own card a cost or a stat while nothing runs."""
    if tag in _OF_COST:
        return _OWN_COST.search(text) is not None
    anywhere = _ANYWHERE.search(text) is not None and _GROWS.search(text) is not None
    return tag in _OF_STATS and (anywhere or _OWN_STATS.search(text) is not None)


def holds_on_others(text: str, tag: int) -> bool:
    """Whether a text may hold a cost or a stat of any card in sight."""
    if text == UNKNOWN:
        return is_of_cost_or_stats(tag)
    if tag in _OF_COST:
        return _OTHER_COSTS.search(text) is not None
    return tag in _OF_STATS and _STATS.search(text) is not None


def may_hold(text: str, tag: int, *, described: bool) -> bool:
    """Whether a text that lasts may hold a tag of any card; of one that is `described`, or changed.

    What a card is printed with no text changes but for costs, stats wherever it is, and keywords
    that it names.
    """
    if is_of_cost_or_stats(tag):
        return (holds_in_a_hand if described else holds_on_others)(text, tag)
    return not described or (tag in KEYWORDS and names(text, tag))


def holds_in_a_hand(text: str, tag: int) -> bool:
    """Whether a text in play may hold a cost or a stat of a card that lies in a hand."""
    if tag in _OF_STATS:
        return _WHEREVER.search(text) is not None
    return holds_on_others(text, tag)


def holds_as_worn(text: str, tag: int) -> bool:
    """Whether an enchantment may hold a tag of what wears it."""
    if text == UNKNOWN:
        return True
    if tag in _OF_COST:
        return _COST.search(text) is not None
    if tag in _OF_STATS:
        return _STATS.search(text) is not None
    return names(text, tag)


def holds_steadily(text: str) -> bool:
    """Whether an enchantment holds the same cost or stats for as long as it is there."""
    return text != UNKNOWN and _STEADY.fullmatch(text) is not None


def is_of_cost_or_stats(tag: int) -> bool:
    """Whether words tell if a text may hold the tag."""
    return tag in _OF_COST or tag in _OF_STATS


def names(text: str, keyword: int) -> bool:
    """Whether a text says a keyword by its name."""
    return tag_name(keyword).replace("_", " ").lower() in text.lower()
