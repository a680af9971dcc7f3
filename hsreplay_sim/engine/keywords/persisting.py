"""Persisting Horror (R271): the minion is reborn with full Health and all its enchantments.

An exact copy is set aside in the DEATHS block. It takes the place of the dead minion where Reborn
would summon, and loses the gift (2 of 2, U249:8177, U567:5742).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COPIED_FROM_ENTITY_ID,
    COST,
    DAMAGE,
    EXHAUSTED,
    HAS_BEEN_REBORN,
    HAS_DARK_GIFT,
    LAST_AFFECTED_BY,
    LAST_KNOWN_ATK,
    NUM_ATTACKS_THIS_GAME,
    REBORN,
    TAG_2872,
    TAG_2874,
    TAG_4137,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TIMES_AFFECTED,
)
from hsreplay_sim.engine.rules.enchantments import detach
from hsreplay_sim.engine.rules.summon import copy_enchantments, put_into_play

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_KEPT = (DAMAGE, EXHAUSTED, NUM_ATTACKS_THIS_GAME, TIMES_AFFECTED, LAST_AFFECTED_BY, HAS_DARK_GIFT)
"""The tags that the copy takes over from the dying minion."""


def persists(body: Entity) -> bool:
    """Whether a minion is reborn with its enchantments: by a gift that it has, or by its text."""
    return body.tags.get(TAG_2872, 0) > 0 or any(
        each.tags.get(TAG_4137, 0) for each in body.attached
    )


def set_aside(game: Game, body: Entity) -> Entity:
    """Create the copy of a dying minion inside the DEATHS block, set aside, and return it.

    TAG_2874 of the dying minion is set to its entity id.
    """
    printed = game.base_tags(body.card_id)
    first = {
        HAS_BEEN_REBORN: 1,
        LAST_KNOWN_ATK: printed.get(ATK, 0),
        TAG_LAST_KNOWN_COST_IN_HAND: printed.get(COST, 0),
    }
    copy = game.create(body.card_id, body.controller, Zone.SETASIDE, creator=body, tags=first)
    game.set(copy, TAG_2872, 1)
    game.set(copy, REBORN, 1)
    copy_enchantments(game, body, copy)
    for tag in _KEPT:
        game.set(copy, tag, body.tags.get(tag, 0))
    game.set(copy, COPIED_FROM_ENTITY_ID, body.id)
    game.set(copy, DAMAGE, 0)
    game.set(body, TAG_2874, copy.id)
    return copy


def come_back(game: Game, dead: Entity) -> Entity:
    """Put the copy that a dead minion's TAG_2874 names into play where it died; return the copy.

    The copy loses its Dark Gift first; what its own text says it keeps.
    """
    copy = game.entities[dead.tags[TAG_2874]]
    game.set(copy, TAG_2872, game.base_tags(copy.card_id).get(TAG_2872, 0))
    for each in [each for each in copy.attached if each.tags.get(TAG_4137, 0)]:
        detach(game, each)
    game.set(copy, HAS_DARK_GIFT, 0)
    put_into_play(game, copy, dead, game.untagged.died_at(dead.id))
    return copy
