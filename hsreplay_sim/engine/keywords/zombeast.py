"""Zombeasts: a minion assembled from two Beasts, whose stats are added up (R278)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import (
    ATK,
    CHARGE,
    COST,
    DIVINE_SHIELD,
    ECHO,
    HEALTH,
    LAST_KNOWN_ATK,
    LIFESTEAL,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    OVERRIDECARDNAME,
    OVERRIDECARDTEXTBUILDER,
    POISONOUS,
    RARITY,
    REBORN,
    RUSH,
    STEALTH,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAUNT,
    WINDFURY,
    ZOMBEAST,
)
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.stats import size_of_parts
from hsreplay_sim.engine.rules.zones import add_to_hand

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_BUILDER = 14
"""The value of OVERRIDECARDTEXTBUILDER: how the client puts the two texts together."""
_KEYWORDS = (
    CHARGE, DIVINE_SHIELD, ECHO, LIFESTEAL, POISONOUS, REBORN, RUSH, STEALTH, TAUNT, WINDFURY,
)  # fmt: skip
_SIZE = (ATK, HEALTH, COST)
_NAMES = (OVERRIDECARDNAME, OVERRIDECARDTEXTBUILDER)
_PARTS = (MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2)


def craft(game: Game, source: Entity, first: Entity, second: Entity, name: str) -> Entity | None:
    """Add a card `first` with stats and keywords of `second` to the hand; return it.

    If the hand is full, return None. OVERRIDECARDNAME names the card `name` (26 of 26, U145:6064,
    U213:4740). If one of the two is hidden, none of these tags is set.
    """
    beast = add_to_hand(game, source, source.controller, first.card_id, signed=False)
    if beast is None or not first.card_id or not second.card_id:
        return beast
    for tag in _KEYWORDS:
        if second.tags.get(tag, 0):
            game.set(beast, tag, second.tags[tag])
    named = game.cards.get(name)
    told = {
        MODULAR_ENTITY_PART_1: second.card.dbf if second.card is not None else 0,
        MODULAR_ENTITY_PART_2: first.card.dbf if first.card is not None else 0,
        **{tag: beast.get(tag) + second.get(tag) for tag in _SIZE},
        OVERRIDECARDNAME: named.dbf if named is not None else 0,
        OVERRIDECARDTEXTBUILDER: _BUILDER,
        RARITY: 0,
        ZOMBEAST: 1,
    }
    for tag, value in told.items():
        game.set(beast, tag, value)
        game.tell(beast, tag, value)
    game.touch(beast)
    return beast


def traits(game: Game, beast: Entity) -> dict[int, int]:
    """Return the tags that a ghost (Echo) of a Zombeast gets; {} if the card is no Zombeast.

    Recording: U145:6181. The stats are those of the two parts, without the enchantments on the
    card.
    """
    if not beast.tags.get(ZOMBEAST, 0):
        return {}
    size = dict(zip(_SIZE, size_of_parts(game, beast), strict=True))
    told = {tag: beast.tags.get(tag, 0) for tag in (*_KEYWORDS, *_PARTS, *_NAMES, ZOMBEAST)} | size
    if beast.tags.get(LAST_KNOWN_ATK, 0):
        told[LAST_KNOWN_ATK] = size[ATK]
    tags = {tag: value for tag, value in told.items() if value}
    return tags | {TAG_LAST_KNOWN_COST_IN_HAND: size[COST], RARITY: 0}


def stitch(game: Game, beast: Entity) -> None:
    """If the played card is a Zombeast, attach the enchantment that names its parts.

    Recording: U145:6153. The script of the card whose name the Zombeast has says which enchantment.
    """
    named = game.cards.by_dbf(beast.tags.get(OVERRIDECARDNAME, 0))
    script = game.scripts.find(named, named.id) if named is not None else None
    if script is not None and script.stitched:
        laid = attach(game, beast, beast, script.stitched)
        for tag in _PARTS:
            game.set(laid, tag, beast.tags.get(tag, 0))
