"""Concoctions: two that meet in a hand are mixed into one with the texts of both.

The held one runs a TRIGGER of its own: it is set aside, the mixture comes into the hand as its
copy, and only then the second one is created, set aside; that one never reached the hand
(U309:18626, U331:4887).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Meta, Zone
from hsreplay_sim.base.tags import COPIED_FROM_ENTITY_ID, DISPLAYED_CREATOR, TRANSFORMED_FROM_CARD
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules.zones import add_to_hand, hand_limit, leave_row

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


@dataclass(frozen=True, slots=True)
class Recipes:
    """The card ids of Concoctions and of what gives them."""

    basic: tuple[str, ...]
    """The card ids of unmixed Concoctions."""
    mixed: Mapping[tuple[str, str], str]
    """(first, second) → their mixture; `first` is the one that comes earlier in `basic`."""
    givers: tuple[str, ...]
    """The card ids of cards that give a Concoction: by them a hidden one is known."""


def add(game: Game, source: Entity, recipes: Recipes) -> Entity | None:
    """Add a random Concoction to the hand of the source's player and return it.

    If an unmixed one is held, the two are mixed and the mixture is returned. If the hand is full,
    return None.
    """
    side = source.controller
    held = next((card for card in game.hand[side] if _is_basic(game, card, recipes)), None)
    if held is not None:
        return _mix(game, source, held, recipes)
    if len(game.hand[side]) >= hand_limit(game, side):
        return None
    card_id = game.card(Purpose.GENERATE, source, recipes.basic, side)
    return add_to_hand(game, source, side, card_id)


def _is_basic(game: Game, card: Entity, recipes: Recipes) -> bool:
    """Whether a card is an unmixed Concoction; a hidden card is judged by the card that gave it."""
    if card.card_id:
        return card.card_id in recipes.basic
    giver = game.entities.get(card.tags.get(DISPLAYED_CREATOR, 0))
    return giver is not None and giver.card_id in recipes.givers


def _mix(game: Game, source: Entity, held: Entity, recipes: Recipes) -> Entity | None:
    side, first = source.controller, held.card_id
    mixtures = {mixed: pair for pair, mixed in recipes.mixed.items() if not first or first in pair}
    game.open(BlockType.TRIGGER, held)
    mixed = game.card(Purpose.GENERATE, held, tuple(mixtures), side)
    if held.card is not None:
        game.set(held, TRANSFORMED_FROM_CARD, held.card.dbf)
    game.meta(Meta.TARGET, 0, (held,))
    leave_row(game, held, Zone.SETASIDE)
    made = add_to_hand(game, held, side, mixed, signed=False)
    if made is not None:
        game.meta(Meta.TARGET, 0, (made,))
        game.set(made, COPIED_FROM_ENTITY_ID, held.id)
    game.close()
    other = _other(mixtures.get(mixed), first) if first else ""
    came = game.create(other, side, Zone.SETASIDE, creator=source)
    game.set(came, DISPLAYED_CREATOR, source.id)
    return made


def _other(pair: tuple[str, str] | None, first: str) -> str:
    """Return the card of a pair that is not `first`; without a pair, ""."""
    if pair is None:
        return ""
    return pair[1] if pair[0] == first else pair[0]
