"""Hero powers and end of turn effects that happen twice by a mark on the player.

As a hypothesis: the effects of cards in play do so, one right after the other, but neither those of
enchantments nor of objectives, which count turns. No recording shows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

MARKS = frozenset(("TIME_064e",))
"""Chrono-Lord Deios."""
_IN_PLAY = frozenset((CardType.MINION, CardType.WEAPON, CardType.HERO_POWER, CardType.LOCATION))


def acts_twice(game: Game, card: Entity) -> bool:
    """Whether the hero power or end of turn effect of a card happens twice."""
    if card.type not in _IN_PLAY:
        return False
    return any(each.card_id in MARKS for each in game.owner(card.controller).attached)
