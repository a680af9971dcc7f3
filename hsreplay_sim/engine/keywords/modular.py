"""Magnetic (R242): a minion that is played left of a friendly Mech becomes its enchantment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Meta, Race, Zone
from hsreplay_sim.base.tags import (
    ATK,
    AURA_ATTACHED,
    CARDRACE,
    DORMANT,
    HEALTH,
    MAGNETIC,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    ZONE_POSITION,
)
from hsreplay_sim.carddb.pool import RACE_ALL, SECOND_RACES
from hsreplay_sim.engine.keywords.magnetic import enchantment_of
from hsreplay_sim.engine.rules.enchantments import attach, detach
from hsreplay_sim.engine.rules.zones import leave_row

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def is_mech(entity: Entity) -> bool:
    """Whether an entity is a Mech by its first or second race, or has every race.

    If no tag has its race, the printed one counts: some recordings do not list it (U222:8112).
    """
    printed = entity.card.tags if entity.card is not None else {}
    race = entity.tags.get(CARDRACE, 0) or printed.get(CARDRACE, 0)
    return race in (Race.MECHANICAL, RACE_ALL) or bool(
        entity.tags.get(SECOND_RACES[Race.MECHANICAL], 0)
    )


def aim(game: Game, card: Entity) -> None:
    """Set TAG_SCRIPT_DATA_NUM_1 of a Magnetic minion to the Mech that it is going to join.

    If there is none, do nothing. It comes before the text in all 12 cases of 25770 to 36393
    (U049:1257), and before auras are attached to the newcomer (U211:8167).
    """
    host = partner(game, card)
    if host is not None:
        game.open(BlockType.TRIGGER, card)
        game.set(card, TAG_SCRIPT_DATA_NUM_1, host.id)
        game.close()
        game.joining[card.id] = (card.tags.get(ATK, 0), card.tags.get(HEALTH, 0))


def partner(game: Game, card: Entity) -> Entity | None:
    """Return the Mech directly to the right of a Magnetic minion that was just played.

    If the minion is not Magnetic, or there is no such Mech that is awake, return None.
    """
    if not card.tags.get(MAGNETIC, 0) or card.type != CardType.MINION:
        return None
    place = card.tags.get(ZONE_POSITION, 0) + 1
    for entity in game.board[card.controller]:
        if entity.tags.get(ZONE_POSITION, 0) == place:
            fits = entity.type == CardType.MINION and is_mech(entity)
            return entity if fits and not entity.tags.get(DORMANT, 0) else None
    return None


def magnetise(game: Game, card: Entity, host: Entity) -> None:
    """Attach a Magnetic minion's enchantment to the Mech `host` and set the minion aside.

    It is inside the POWER block (U394:6696). Auras are taken off the minion (U200b:13520), other
    enchantments stay on it (U216:5272). What the board has given it by then does not count
    (hs-bugs#1202).
    """
    game.meta(Meta.TARGET, 0, (host,))
    own = card.tags.get(ATK, 0), card.tags.get(HEALTH, 0)
    atk, health = game.joining.pop(card.id, own)
    data = {TAG_SCRIPT_DATA_NUM_1: atk, TAG_SCRIPT_DATA_NUM_2: health}
    attach(game, card, host, enchantment_of(game, card), tags=data)
    leave_row(game, card, Zone.SETASIDE)
    for enchantment in list(card.attached):
        if enchantment.tags.get(AURA_ATTACHED, 0):
            detach(game, enchantment)
