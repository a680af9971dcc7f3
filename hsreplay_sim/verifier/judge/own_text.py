"""What a text that is not implemented may have done to its own card before that is described.

A description tells what a card is printed with and what has become of it. A text may change it
while it lies in a hand: its cost and stats, the numbers it shows, keywords that the text names. It
does not change its type, class, kind or rarity, and none of the keywords it is printed with.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import (
    ATK,
    COST,
    HEALTH,
    LAST_KNOWN_ATK,
    MODULAR_ENTITY_PART_1,
    TAG_333,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TRIGGER_VISUAL,
    tag_name,
)
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.verifier.compare.gameplay import (
    KEYWORDS,
    SET_BY_RULES,
    SHOWN_NUMBERS,
    is_held_by_texts,
)
from hsreplay_sim.verifier.compare.scope import UNCOMPARED_IN_DESCRIPTIONS

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.verifier.compare.end_state import Logged, Mismatch

_COST = re.compile(
    r"(^|[.:;!?])\s*costs\b|\bthis\b[^.]*\bcosts?\b|\bcosts?\b[^.]*\bthis\b", re.IGNORECASE
)
_TRIGGER = re.compile(r"\b(at|after|when|whenever)\b", re.IGNORECASE)
_STATS = re.compile(r"\b(attack|health|stats)\b|\+\d", re.IGNORECASE)
_SPOKEN_OF = {
    COST: _COST,
    TAG_LAST_KNOWN_COST_IN_HAND: _COST,
    ATK: _STATS,
    HEALTH: _STATS,
    LAST_KNOWN_ATK: _STATS,
    TAG_3085: _STATS,
    TRIGGER_VISUAL: _TRIGGER,
    TAG_333: _TRIGGER,
}
"""Tag → the words of a text that may change it; of the cost, the one of the card itself."""

_MIRRORS = {TAG_LAST_KNOWN_COST_IN_HAND: COST, LAST_KNOWN_ATK: ATK, TAG_3085: HEALTH}

_NUMBERS = re.compile(r"TAG_SCRIPT_DATA|QUEST_(?!REWARD)|SCORE_|TAG_\d|\d")
"""What a text shows and counts, and whatever has no public name."""


def is_out_of_its_reach(game: Game, logged: Logged, mismatch: Mismatch, adopted: bool) -> bool:
    """Whether a tag differs that the text of its own card cannot have changed.

    Where a text was adopted in the action, it may have moved the card as well, and only what is
    described is out of its reach. Of what is not described, a keyword is that the text does not
    name; the text of another card may hold a cost or a stat.
    """
    entity, told = game.entities.get(mismatch.entity), logged.shown.get(mismatch.entity, {})
    if entity is None or entity.card is None or None in (mismatch.logged, mismatch.simulated):
        return False
    if mismatch.tag in UNCOMPARED_IN_DESCRIPTIONS:
        return False
    key = mismatch.entity, mismatch.tag
    changed = any((each.entity, each.tag) == key for each in logged.changes.values())
    if adopted and (changed or mismatch.tag not in told or mismatch.tag in SET_BY_RULES):
        return False
    if mismatch.tag not in told and mismatch.tag not in KEYWORDS:
        return False
    if MODULAR_ENTITY_PART_1 in told or _is_printed_later(game, entity, mismatch):
        return False
    return not _speaks_of(entity, mismatch.tag)


def takes_a_text(logged: Logged, mismatch: Mismatch) -> bool:
    """Whether the recording makes a change that a text makes only while it runs.

    What rules write no text holds by being there. While a text that is not implemented runs, its
    block is adopted; so where nothing is adopted, none has run. The numbers that a text shows are
    kept up in no block of its card (862 of 1504 changes, of 108 cards; U127:4460, U517:13863).
    """
    if is_held_by_texts(mismatch.tag) or mismatch.tag in SHOWN_NUMBERS:
        return False
    key = mismatch.entity, mismatch.tag
    return any((each.entity, each.tag) == key for each in logged.changes.values())


def _is_printed_later(game: Game, entity: Entity, mismatch: Mismatch) -> bool:
    """Whether the next sampled card data print the recorded value (U441: VAC_509 costs 8)."""
    later = game.cards.later.get(entity.card_id)
    tag, now = _MIRRORS.get(mismatch.tag, mismatch.tag), entity.card
    if later is None or now is None:
        return False
    return later.tags.get(tag, 0) == mismatch.logged != now.tags.get(tag, 0)


def _speaks_of(entity: Entity, tag: int) -> bool:
    assert entity.card is not None
    words = _SPOKEN_OF.get(tag)
    if words is not None:
        return words.search(plain(entity.card.text)) is not None
    return tag in entity.card.referenced or _NUMBERS.match(tag_name(tag)) is not None
