"""A card made anew: cleared of all that it has become, then as it is printed (R21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    CARD_SET,
    CARD_TARGET,
    CARDRACE,
    CARDTYPE,
    CLASS,
    COLLECTIBLE,
    COLLECTION_RELATED_CARD_DATABASE_ID,
    CONTROLLER,
    COST,
    CREATOR,
    CREATOR_DBID,
    DAMAGE,
    DISPLAYED_CREATOR,
    ENTITY_ID,
    HAS_ACTIVATE_POWER,
    HEALTH,
    HIDDEN_ZONE_OWNER,
    LAST_AFFECTED_BY,
    LAST_KNOWN_ATK,
    MULTI_CLASS_GROUP,
    MULTIPLE_CLASSES,
    PREMIUM,
    RARITY,
    REVEALED,
    SHIFTING,
    SHIFTING_MINION,
    SHIFTING_SPELL,
    SHIFTING_WEAPON,
    SPAWN_TIME_COUNT,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TOPDECK,
    ZONE,
    ZONE_POSITION,
)

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

KEYWORDS = (189, 190, 191, 194, 197, 217, 218, 363, 685, 791, 1085, 240, 227)
"""WINDFURY, TAUNT, STEALTH, DIVINE_SHIELD, CHARGE, DEATHRATTLE … that a card prints or has lost."""

SHIFTING_MARKS = frozenset((SHIFTING, SHIFTING_MINION, SHIFTING_SPELL, SHIFTING_WEAPON))
"""Of a card that becomes another one turn after turn: it keeps its mark as it does."""


def change_unseen(game: Game, entity: Entity, tags: dict[int, int]) -> None:
    """Make it a card that nobody knows: what changes is told when it is seen."""
    for tag, value in tags.items():
        game.set_untold(entity, tag, value)
    game.become(entity, "")


def renew(game: Game, entity: Entity, *, untouched: bool = False, counted: bool = True) -> None:
    """Clear all that a card has become, then write what is printed; stats first (18 of 18).

    A card that goes from the hand to the deck is renewed too, at the mulligan or by a text, but a
    traded card is not (U437:12802, U388:7939, U463:941, U230:23648). When it is `untouched`, its
    own stats count as the printed ones, whatever the card data say; so does its number of the
    collection (U181:4552, U530:4951). A stat that was told without its print is told again, also
    where the print is no other number (U530:4956, 5029). Its arrivals stay `counted` or not.
    """
    printed = game.base_tags(entity.card_id)
    kept = (COLLECTION_RELATED_CARD_DATABASE_ID, *(_STATS if untouched else ()))
    printed.update({tag: entity.tags[tag] for tag in kept if tag in entity.tags})
    held = [tag for tag, value in entity.tags.items() if value and tag not in _NOT_RENEWED]
    counted = counted and untouched and game.profile.renewed_keep_spawn_count
    if counted and SPAWN_TIME_COUNT in held:
        held.remove(SPAWN_TIME_COUNT)
    held.sort(key=_stats_first)
    told = (tag for tag in printed if tag in entity.tags or tag in KEYWORDS)
    again = sorted(told, key=_stats_first)
    activates = entity.tags.get(HAS_ACTIVATE_POWER, 0)
    game.set(entity, HAS_ACTIVATE_POWER, 0)
    told_before = [tag for tag in held if not untouched and bonus_left(entity, tag, printed)]
    for tag in held:
        game.set(entity, tag, 0 if untouched else bonus_left(entity, tag, printed))
    for tag in again:
        if tag in _NOT_RENEWED:
            continue
        if tag in told_before and entity.tags[tag] == printed[tag]:
            game.tell(entity, tag, printed[tag])
        else:
            game.set(entity, tag, printed[tag])
    game.set(entity, HAS_ACTIVATE_POWER, activates)
    if not untouched:
        tell_printed(game, entity, printed)
        game.beyond.residues.pop(entity.id, None)
        game.touch(entity)


def leave_game(game: Game, entity: Entity) -> None:
    """Remove what was set aside for a card, renewed (U568:4093)."""
    game.move(entity, Zone.REMOVED)
    renew(game, entity, untouched=True, counted=False)


def retire(game: Game, card: Entity) -> None:
    """Remove a card that was shown aside, renewed; its stats are those last seen (U521:2790)."""
    leave_game(game, card)
    for shadow, stat in _SHADOWS:
        game.set(card, shadow, card.tags.get(stat, 0))


_SHADOWS = ((TAG_LAST_KNOWN_COST_IN_HAND, COST), (LAST_KNOWN_ATK, ATK), (TAG_3085, HEALTH))
_STATS = (COST, ATK, HEALTH, DAMAGE)


def _stats_first(tag: int) -> tuple[int, int]:
    return (_STATS.index(tag), 0) if tag in _STATS else (len(_STATS), tag)


_NOT_RENEWED = frozenset(
    (
        ZONE, ZONE_POSITION, CONTROLLER, ENTITY_ID, CARDTYPE, CARDRACE, CLASS, MULTIPLE_CLASSES,
        MULTI_CLASS_GROUP, CARD_SET, COLLECTIBLE,
        RARITY, PREMIUM, CREATOR, CREATOR_DBID, DISPLAYED_CREATOR, CARD_TARGET, LAST_AFFECTED_BY,
        REVEALED, TOPDECK, HIDDEN_ZONE_OWNER, 478, LAST_KNOWN_ATK, TAG_3085,
        TAG_LAST_KNOWN_COST_IN_HAND, HAS_ACTIVATE_POWER,
    )
)  # fmt: skip
"""The tags that a renewed card keeps: its identity, owner and zone, and its last seen stats."""


def bonus_left(body: Entity, tag: int, printed: dict[int, int]) -> int:
    """Of a body made anew, what its enchantments gave is told before the print (U394:8516)."""
    return max(0, body.tags[tag] - printed.get(tag, 0)) if tag in (ATK, HEALTH) else 0


def tell_printed(game: Game, body: Entity, printed: dict[int, int]) -> None:
    """A body made anew tells its printed stats as those last seen (U394:8521, U148b:7252)."""
    for shadow, tag in ((LAST_KNOWN_ATK, ATK), (TAG_3085, HEALTH)):
        if body.tags.get(shadow, 0):
            game.set(body, shadow, printed.get(tag, 0))
