"""Concoctions: of two that meet in a hand one is mixed, which has the texts of both (RLK_570).

The held one runs a TRIGGER of its own: it is set aside, the mixture comes into the hand as its
copy, and only then the new one is told, which never reached the hand (U309:18626, U331:4887).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Meta, Zone
from hsreplay_sim.base.tags import COPIED_FROM_ENTITY_ID, DISPLAYED_CREATOR, TRANSFORMED_FROM_CARD
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules.zones import add_to_hand, hand_limit, leave_row

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

SLIMY, DREADFUL, BUBBLING, HAZY, GLEAMING = BASIC = (
    "RLK_570t1", "RLK_570t2", "RLK_570t3", "RLK_570t4", "RLK_570t5",
)  # fmt: skip
"""The five that are not mixed yet."""

_MIXED = {
    (SLIMY, SLIMY): "RLK_570t1t4",
    (SLIMY, DREADFUL): "RLK_570t1t2",
    (SLIMY, BUBBLING): "RLK_570t1t3",
    (SLIMY, HAZY): "RLK_570t1t1",
    (SLIMY, GLEAMING): "RLK_570tt1",
    (DREADFUL, DREADFUL): "RLK_570t2t2",
    (DREADFUL, BUBBLING): "RLK_570t2t1",
    (DREADFUL, HAZY): "RLK_570t4t1",
    (DREADFUL, GLEAMING): "RLK_570tt4",
    (BUBBLING, BUBBLING): "RLK_570t3t",
    (BUBBLING, HAZY): "RLK_570t4t2",
    (BUBBLING, GLEAMING): "RLK_570tt2",
    (HAZY, HAZY): "RLK_570t4t3",
    (HAZY, GLEAMING): "RLK_570tt3",
    (GLEAMING, GLEAMING): "RLK_570tt5",
}
"""What becomes of two, the one that stands first in `BASIC` first."""

_MAKERS = ("RLK_568", "RLK_571", "RLK_572")
"""Whose gift a hidden Concoction is."""


def add(game: Game, source: Entity) -> Entity | None:
    """Add a random Concoction to the hand of the source; what came into the hand."""
    side = source.controller
    held = next((card for card in game.hand[side] if _is_basic(game, card)), None)
    if held is not None:
        return _mix(game, source, held)
    if len(game.hand[side]) >= hand_limit(game, side):
        return None
    return add_to_hand(game, source, side, game.card(Purpose.GENERATE, source, BASIC, side))


def _is_basic(game: Game, card: Entity) -> bool:
    """Whether it is a Concoction that is not mixed; of a hidden one the giver is known."""
    if card.card_id:
        return card.card_id in BASIC
    giver = game.entities.get(card.tags.get(DISPLAYED_CREATOR, 0))
    return giver is not None and giver.card_id in _MAKERS


def _mix(game: Game, source: Entity, held: Entity) -> Entity | None:
    side, first = source.controller, held.card_id
    mixtures = {mixed: pair for pair, mixed in _MIXED.items() if not first or first in pair}
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
    """The one of a pair that is not the first."""
    if pair is None:
        return ""
    return pair[1] if pair[0] == first else pair[0]
