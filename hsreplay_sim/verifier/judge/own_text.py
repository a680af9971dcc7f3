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
    CHARGE,
    COST,
    DIVINE_SHIELD,
    HEALTH,
    LAST_KNOWN_ATK,
    LIFESTEAL,
    MODULAR_ENTITY_PART_1,
    RUSH,
    STEALTH,
    TAG_333,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAUNT,
    TRIGGER_VISUAL,
    WINDFURY,
    tag_name,
)
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.verifier.compare.gameplay import (
    SET_BY_RULES,
    SHOWN_NUMBERS,
    is_held_by_texts,
)
from hsreplay_sim.verifier.compare.scope import UNCOMPARED_IN_DESCRIPTIONS

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.verifier.compare.end_state import Logged, Mismatch

_COST = re.compile(r"\bCosts\b|\b[Tt]his\b[^.]*\bcosts?\b|\b[Cc]osts?\b[^.]*\bthis\b")
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

_PLAIN = frozenset((TAUNT, STEALTH, DIVINE_SHIELD, CHARGE, WINDFURY, RUSH, LIFESTEAL))
"""Keywords that a text gives by their name."""

_MIRRORS = {TAG_LAST_KNOWN_COST_IN_HAND: COST, LAST_KNOWN_ATK: ATK, TAG_3085: HEALTH}

_NUMBERS = re.compile(r"TAG_SCRIPT_DATA|QUEST_(?!REWARD)|SCORE_|TAG_\d|\d")
"""What a text shows and counts, and whatever has no public name."""


def is_out_of_its_reach(game: Game, logged: Logged, mismatch: Mismatch, adopted: bool) -> bool:
    """Whether a tag differs that the text of its own card cannot have changed.

    Where a text was adopted in the action, it may have moved the card as well. Of what is changed,
    a plain keyword that the text does not name is out of its reach; the text of another card may
    hold a stat or a cost.
    """
    entity, told = game.entities.get(mismatch.entity), logged.shown.get(mismatch.entity, {})
    if entity is None or entity.card is None or None in (mismatch.logged, mismatch.simulated):
        return False
    if mismatch.tag in UNCOMPARED_IN_DESCRIPTIONS:
        return False
    key = mismatch.entity, mismatch.tag
    if any((each.entity, each.tag) == key for each in logged.changes.values()):
        if adopted or mismatch.tag not in _PLAIN or _names(entity, mismatch.tag):
            return False
    elif mismatch.tag not in told or (adopted and mismatch.tag in SET_BY_RULES):
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


def _names(entity: Entity, keyword: int) -> bool:
    assert entity.card is not None
    return tag_name(keyword).replace("_", " ").lower() in plain(entity.card.text).lower()
