"""What a text that is not implemented may have done to its own card before that is described.

A description tells what a card is printed with and what has become of it. A text may change it
while it lies in a hand: its cost and stats, the numbers it shows, keywords that the text names. It
does not change its type, class, kind or rarity, and none of the keywords it is printed with.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    MODULAR_ENTITY_PART_1,
    SPELLPOWER,
    TAG_333,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TRANSFORMED_FROM_CARD,
    TRIGGER_VISUAL,
    ZONE,
    tag_name,
)
from hsreplay_sim.carddb.text import plain, shows_numbers
from hsreplay_sim.replay.packets import FullEntity, ShowEntity
from hsreplay_sim.verifier.compare.comparable import torn_mirror
from hsreplay_sim.verifier.compare.descriptions import MIRRORED
from hsreplay_sim.verifier.simulate.spoken import (
    holds_as_worn,
    holds_on_itself,
    holds_steadily,
    is_of_cost_or_stats,
    is_worn_by_a_card,
    may_hold,
    names,
    text_of,
)
from hsreplay_sim.verifier.tags.gameplay import (
    KEYWORDS,
    NUMBERS_OF_TEXTS,
    PLAIN,
    SET_BY_RULES,
    SHOWN_NUMBERS,
    is_held_by_texts,
)
from hsreplay_sim.verifier.tags.scope import UNCOMPARED_IN_DESCRIPTIONS

if TYPE_CHECKING:
    from collections.abc import Collection

    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.verifier.compare.end_state import Logged, Mismatch

_TRIGGER = re.compile(r"\b(at|after|when|whenever)\b", re.IGNORECASE)
_MARKS = frozenset((TRIGGER_VISUAL, TAG_333))
"""What marks a text that waits: card data leave it out of some cards (EX1_tk9, U163:2459)."""

_FLAGS = frozenset((*KEYWORDS, SPELLPOWER))
"""Keywords: a card is told of them once, but for a text that shows how much of one it gives."""

_NUMBERS = re.compile(
    r"TAG_SCRIPT_DATA|FX_DATANUM|QUEST_(?!REWARD|PROGRESS_TOTAL)|SCORE_|TAG_\d|\d"
)
"""What a text shows and counts, and whatever has no public name."""


def is_out_of_its_reach(
    game: Game, logged: Logged, mismatch: Mismatch, adopted: bool, both: bool
) -> bool:
    """Whether a tag differs that the text of its own card cannot have changed.

    Where a text was adopted in the action, it may have moved the card as well. Of what is changed,
    a cost, a stat or a plain keyword is out of its reach if no text speaks of it: its own or, of a
    cost or a stat, another one that is not implemented and in play. What that holds is the same
    before and behind a change that `both` sides make.
    """
    entity, told = game.entities.get(mismatch.entity), logged.shown.get(mismatch.entity, {})
    if entity is None or entity.card is None or None in (mismatch.logged, mismatch.simulated):
        return False
    tag, text = mismatch.tag, plain(entity.card.text)
    if tag in UNCOMPARED_IN_DESCRIPTIONS or _is_printed_later(game, entity, mismatch):
        return False
    if is_put_together(game, logged, entity.id):
        return False
    changed = any((e.entity, e.tag) == (entity.id, tag) for e in logged.changes.values())
    held = not both and _is_held_by_another(game, entity, tag, described=not changed)
    spoken = held or holds_on_itself(text, tag)
    if changed:
        if is_of_cost_or_stats(tag):
            return not (adopted or spoken)
        return tag in PLAIN and not (adopted or spoken or names(text, tag))
    if tag not in told or (adopted and tag in SET_BY_RULES):
        return False
    if is_of_cost_or_stats(tag):
        return not spoken
    if tag in _MARKS and mismatch.logged == 1:
        return _TRIGGER.search(text) is None
    if (mismatch.logged or 0) > 1 and tag in _FLAGS and not shows_numbers(entity.card.text):
        return True
    return tag not in entity.card.referenced and _NUMBERS.match(tag_name(tag)) is None


def may_give(game: Game, entity: Entity, tag: int) -> bool:
    """Whether a missing text may give its card a flag or a number that the data do not print.

    It names the keyword, or it shows numbers that grow, or later data print the flag (U469@24).
    Whatever has no public name it may give as well.
    """
    card = entity.card
    if card is None:
        return True
    if tag == SPELLPOWER:
        return shows_numbers(card.text)
    named = tag in card.referenced or names(plain(card.text), tag)
    if named or tag in NUMBERS_OF_TEXTS or _NUMBERS.match(tag_name(tag)) is not None:
        return True
    later = (cards.get(card.id) for cards in game.cards.later_than)
    return any(each is not None and tag in each.tags for each in later)


def is_put_together(game: Game, logged: Logged, number: int) -> bool:
    """Whether it is put together of parts: which ones a text has said, and its own is theirs."""
    entity = game.entities.get(number)
    parts = entity.tags.get(MODULAR_ENTITY_PART_1, 0) if entity is not None else 0
    return bool(parts or logged.shown.get(number, {}).get(MODULAR_ENTITY_PART_1, 0))


def speaks_not(game: Game, logged: Logged, mismatch: Mismatch) -> bool:
    """Whether what its entity wears says nothing of a cost or a stat that is only described.

    A Crystallized minion is 4/4, and costs what it cost (U311@45). One that became another in the
    hand keeps what its first text says, not what it wears: Floop costs 4 (U091a:13171).
    """
    entity, key = game.entities[mismatch.entity], (mismatch.entity, mismatch.tag)
    shown = logged.shown.get(entity.id, {})
    changed = any((each.entity, each.tag) == key for each in logged.changes.values())
    if changed or shown.get(TRANSFORMED_FROM_CARD) or not is_of_cost_or_stats(mismatch.tag):
        return False
    worn = (text_of(game, each) for each in entity.attached if each.script is None)
    return mismatch.tag in shown and not any(holds_as_worn(text, mismatch.tag) for text in worn)


def is_held_steady(game: Game, logged: Logged, mismatch: Mismatch) -> bool:
    """Whether all that its entity wears holds as much of a cost or a stat as it did before.

    An enchantment that was there already, of which nothing is told, and whose words leave nothing
    to count or to wait for ("Has +1/+1"): what it holds does not change.
    """
    entity = game.entities[mismatch.entity]
    if not is_of_cost_or_stats(mismatch.tag):
        return False
    told = {number for number, _ in logged.before} | set(logged.shown)
    worn = [each for each in entity.attached if each.script is None]
    return bool(worn) and all(
        each.id not in told and holds_steadily(text_of(game, each)) for each in worn
    )


def is_torn(game: Game, logged: Logged, mismatch: Mismatch) -> bool:
    """Whether it is the cost of a card that is told, or the last known one, and the two do not fit.

    No text tears the mirror of a cost from the cost; nor the makers from one another.
    """
    if mismatch.torn:
        return True
    if mismatch.tag not in (COST, TAG_LAST_KNOWN_COST_IN_HAND):
        return False
    shown = (logged.tape.packets[at] for at in logged.described)
    return any(
        isinstance(each, (ShowEntity, FullEntity))
        and each.entity == mismatch.entity
        and torn_mirror(game, each, logged) is not None
        for each in shown
    )


def is_told_again(logged: Logged, mismatch: Mismatch) -> bool:
    """Whether the recording alone tells a value that holds: no text makes it do so (R10)."""
    return mismatch.simulated is None and mismatch.at in logged.repeated


def _is_held_by_another(game: Game, entity: Entity, tag: int, *, described: bool) -> bool:
    """Whether a text in play that is not implemented may hold a cost or a stat of any card.

    What another card wears holds nothing of this one.
    """
    return is_of_cost_or_stats(tag) and any(
        each is not entity
        and each.script is None
        and each.zone in (Zone.PLAY, Zone.SECRET)
        and not is_worn_by_a_card(game, each)
        and may_hold(text_of(game, each), tag, described=described)
        for each in game.entities.values()
    )


def takes_a_text(logged: Logged, mismatch: Mismatch, adopted: Collection[int]) -> bool:
    """Whether the recording tells what a text does only while it runs, and none runs there.

    What rules write no text holds by being there. While a text that is not implemented runs, its
    block is `adopted`; so in front of it, behind it, and where nothing is adopted, none runs. The
    numbers that a text shows are kept up in no block of its card (862 of 1504 changes, of 108
    cards; U127:4460, U517:13863).
    """
    if is_held_by_texts(mismatch.tag) or mismatch.tag in SHOWN_NUMBERS:
        return False
    key, changes = (mismatch.entity, mismatch.tag), logged.changes.items()
    places = [at for at, each in changes if (each.entity, each.tag) == key]
    if not places:
        shown = mismatch.tag == ZONE and mismatch.simulated is not None
        return shown and key in logged.described_outside(adopted)
    return max(places) not in adopted


def _is_printed_later(game: Game, entity: Entity, mismatch: Mismatch) -> bool:
    """Whether the next sampled card data print the recorded value (U441: VAC_509 costs 8)."""
    later = game.cards.later.get(entity.card_id)
    tag, now = MIRRORED.get(mismatch.tag, mismatch.tag), entity.card
    if later is None or now is None:
        return False
    return later.tags.get(tag, 0) == mismatch.logged != now.tags.get(tag, 0)
