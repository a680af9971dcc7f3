"""Cards that need no class: their text names keywords, and the keywords are rules of the game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS,
    ELUSIVE,
    MAGNETIC,
)
from hsreplay_sim.carddb.keywords import KEYWORDS, named

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card

_STORY = re.compile(r"\s*<i>[^(<][^<]*</i>\s*", re.IGNORECASE)
"""A text in italics alone: Worthless Imp, "You are out of demons!".

In brackets it is a rule, and the heroes of adventures with such a text do what no text says.
"""
_BODIES = frozenset((CardType.MINION, CardType.WEAPON))


def is_plain(card: Card) -> bool:
    """Whether the card has no text beyond keywords, all of which its tags carry."""
    if card.type in _BODIES and _STORY.fullmatch(card.text):
        return True
    words = named(card.text)
    return words is not None and all(_has(card, keyword) for keyword in words)


def _has(card: Card, keyword: str) -> bool:
    tags = KEYWORDS[keyword]
    return (card.elusive and ELUSIVE in tags) or any(card.tags.get(tag, 0) for tag in tags)


def modular_keywords(card: Card) -> tuple[int, ...] | None:
    """The keywords that a Magnetic minion's enchantment gives; None when its text says more."""
    if not card.tags.get(MAGNETIC, 0):
        return None
    words = named(card.text.replace("Increased stats", ""))
    return None if words is None else tuple(tag for each in words for tag in _given(each))


def _given(keyword: str) -> tuple[int, ...]:
    if ELUSIVE in KEYWORDS[keyword]:
        return (CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS, ELUSIVE)
    return KEYWORDS[keyword][:1]
