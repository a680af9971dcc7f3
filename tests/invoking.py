"""A Galakrond in the deck of a table, with the proxy that the game sets aside for it."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import MAIN_GALAKROND, PROXY_GALAKROND
from hsreplay_sim.engine.state.entities import Entity
from table import Table


def galakrond(t: Table, card_id: str, zone: int = Zone.DECK) -> tuple[Entity, Entity]:
    """The card and its proxy."""
    main = t.game.create(card_id, 1, zone)
    proxy = t.game.create(card_id, 1, Zone.SETASIDE)
    t.game.owner(1).tags |= {MAIN_GALAKROND: main.id, PROXY_GALAKROND: proxy.id}
    return main, proxy
