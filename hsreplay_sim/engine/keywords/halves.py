"""Shatter (R276): a card breaks in the hand into two halves, which join again side by side.

TAG_SCRIPT_DATA_NUM_1 and NUM_2 of the whole card are the dbf ids of its halves. The left one comes
to the left end of the hand, the right one to its right end (U567:1624). NUM_2 of a left half is the
dbf id of the right one, its NUM_3 that of the whole, which comes where the left half was
(U567:8517).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    EVIL_GLOW,
    SHATTER,
    SHATTERED,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TAG_SCRIPT_DATA_NUM_3,
    USE_ALTERNATE_CARD_TEXT,
    ZONE_POSITION,
)
from hsreplay_sim.engine.rules import events, zones
from hsreplay_sim.engine.rules.stats import recompute
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

JOINED = {SHATTER: 0, USE_ALTERNATE_CARD_TEXT: 1}
"""Tags with which a whole card comes that does not break: U567:8582."""
_MARKS = {EVIL_GLOW: 1, SHATTERED: 1}
_RIGHT = TAG_SCRIPT_DATA_NUM_2
"""The tag of a whole card and of its left half that names the right half."""


def shatter(game: Game, card: Entity) -> None:
    """Set a card of the hand aside, create its halves at the ends of the hand; fire SHATTERED.

    The left half is a copy of one that stays aside (U567:1624). A full hand takes no second half.
    If nothing lies between the halves, they join at once.
    """
    left, right = (game.cards.by_dbf(card.get(tag)) for tag in (TAG_SCRIPT_DATA_NUM_1, _RIGHT))
    if card.zone != Zone.HAND or left is None or right is None:
        return
    side = card.controller
    zones.leave_row(game, card, Zone.SETASIDE)
    aside = game.create(left.id, side, Zone.SETASIDE, creator=card)
    game.set(aside, SHATTERED, 1)
    half = _arrive(game, card, left.id, 1, _MARKS)
    zones.add_to_hand(game, card, side, right.id, _MARKS, signed=False)
    events.fire(game, events.SHATTERED, Frame(subject=card))
    if half is not None and other_half(game, half) is not None:
        join(game, half)


def _arrive(
    game: Game, source: Entity, card_id: str, place: int, tags: dict[int, int]
) -> Entity | None:
    """Create a card aside and put it into its player's hand; None if the hand is full."""
    side = source.controller
    if len(game.hand[side]) >= zones.hand_limit(game, side):
        return None
    card = game.create(card_id, side, Zone.SETASIDE, creator=source, tags=tags)
    game.move(card, Zone.HAND)
    game.set(card, ZONE_POSITION, place)
    zones.open_gap(game, game.hand[side], place, card)
    recompute(game, card)
    events.fire(game, events.CARD_ADDED, Frame(subject=card))
    return card


def other_half(game: Game, left: Entity) -> Entity | None:
    """Return the right half if it lies in the hand at the right of the left one."""
    wanted = game.cards.by_dbf(left.get(_RIGHT))
    if wanted is None or left.zone != Zone.HAND:
        return None
    place = left.get(ZONE_POSITION) + 1
    beside = (e for e in game.hand[left.controller] if e.get(ZONE_POSITION) == place)
    found = next(beside, None)
    return found if found is not None and found.card_id == wanted.id else None


def join(game: Game, left: Entity) -> None:
    """Set a left half and the right one beside it aside; the whole card comes where it was."""
    right, whole = other_half(game, left), game.cards.by_dbf(left.get(TAG_SCRIPT_DATA_NUM_3))
    if right is None or whole is None:
        return
    place = left.get(ZONE_POSITION)
    for half in (right, left):
        zones.leave_row(game, half, Zone.SETASIDE)
    _arrive(game, left, whole.id, place, JOINED)
