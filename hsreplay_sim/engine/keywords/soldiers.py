"""Herald's Soldier (R274): its stats double at the second and fourth Herald.

The Soldier is created hidden, where it gets its size, and then comes into play (U567:3687, 4128).
Each time the Soldiers grow, the Colossal and its limb are created in REMOVEDFROMGAME to be shown
(U567:4041, 5581, 7963).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DISPLAY_CARD_ON_MOUSEOVER,
    HEALTH,
    HERALD_COLOSSAL_AMOUNT,
    HERALD_COLOSSAL_CLASS,
    USE_ALTERNATE_CARD_TEXT,
)
from hsreplay_sim.engine.keywords import herald
from hsreplay_sim.engine.rules.summon import has_room, put_into_play, slot_of_token

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

LATER_WORDING = 2
"""USE_ALTERNATE_CARD_TEXT of a Soldier in play: its text names no Heralds to come."""


def call(game: Game, source: Entity) -> Entity | None:
    """Summon the Soldier of the player's class, count the Herald and return the Soldier.

    If the board is full, or the class has none, the Herald still counts and the result is None.
    """
    side = source.controller
    player = game.owner(side)
    soldier = herald.SOLDIERS.get(player.tags.get(HERALD_COLOSSAL_CLASS, 0), "")
    made = _summon(game, source, soldier) if soldier and has_room(game, side) else None
    game.add(player, HERALD_COLOSSAL_AMOUNT, 1)
    game.touch_auras()  # the Soldiers that are shown tell it, behind a Deathrattle too
    if soldier and player.tags[HERALD_COLOSSAL_AMOUNT] in herald.GROWTH:
        _show_colossal(game, source, herald.COLOSSALS[soldier])
    return made


def _summon(game: Game, source: Entity, soldier: str) -> Entity:
    side = source.controller
    at = slot_of_token(game, source, side, 0)
    body = game.create(soldier, side, Zone.SETASIDE, creator=source)
    herald.grow(game, body)
    printed = game.base_tags(soldier)
    more = [body.tags.get(tag, 0) - printed.get(tag, 0) for tag in (ATK, HEALTH, COST)]
    if any(more):
        game.untagged.innate[body.id] = more[0], more[1]
        game.untagged.keep(body.id, (more[0], more[1], more[2]))
    game.due.setdefault(body.id, {})[USE_ALTERNATE_CARD_TEXT] = LATER_WORDING
    put_into_play(game, body, source, at)
    return body


def _show_colossal(game: Game, source: Entity, colossal: str) -> None:
    whole = game.create(colossal, source.controller, Zone.REMOVED, creator=source)
    limb = game.cards.by_dbf(whole.tags.get(DISPLAY_CARD_ON_MOUSEOVER, 0))
    if limb is not None:
        part = game.create(limb.id, source.controller, Zone.REMOVED, creator=source)
        herald.grow(game, part)
        game.set(part, USE_ALTERNATE_CARD_TEXT, herald.wording(game, part))
