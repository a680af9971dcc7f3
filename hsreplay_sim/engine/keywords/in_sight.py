"""A card that is shown as it is drawn stays in sight, in the hand and back in the deck (R153)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import HIDDEN_ZONE_OWNER_2, REVEALED, TAG_1380, TOPDECK
from hsreplay_sim.engine.state.entities import Entity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.engine.state.game import Game


def stays(card: Entity) -> bool:
    """Whether both players go on seeing a card that leaves the board or the hand."""
    return bool(card.tags.get(TOPDECK, 0) and card.tags.get(REVEALED, 0))


def hide(game: Game, card: Entity, zone: int) -> None:
    """Take a card out of sight, unless it stays there (3 of 3, U261:1124, U463:940, U463:4575)."""
    if not stays(card):
        game.hide(card, zone)


def shuffle(game: Game, player_id: int, shown: Sequence[Entity] = ()) -> None:
    """A deck is shuffled: what is seen in it is marked (U261:1133, U463:972, U463:4601).

    A text may have `shown` what it shuffles in, too (U530:5044).
    """
    for card in game.deck[player_id]:
        if stays(card) or card in shown:
            if game.profile.hidden_zone_owner:
                game.set(card, HIDDEN_ZONE_OWNER_2, 1)
            if game.profile.marks_seen_in_deck:
                game.set(card, TAG_1380, 1)
