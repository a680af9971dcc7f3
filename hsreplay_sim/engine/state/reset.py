"""Reset a card: clear all that it has become, then write what is printed (R21)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    BATTLECRY,
    CANT_ATTACK,
    CARD_SET,
    CARD_TARGET,
    CARDRACE,
    CARDTYPE,
    CHARGE,
    CLASS,
    COLLECTIBLE,
    COLLECTION_RELATED_CARD_DATABASE_ID,
    CONTROLLER,
    COST,
    CREATOR,
    CREATOR_DBID,
    DAMAGE,
    DEATHRATTLE,
    DISPLAYED_CREATOR,
    DIVINE_SHIELD,
    ENTITY_ID,
    HAS_ACTIVATE_POWER,
    HEALTH,
    HIDDEN_ZONE_OWNER,
    IMMUNE,
    LAST_AFFECTED_BY,
    LAST_KNOWN_ATK,
    LIFESTEAL,
    MULTI_CLASS_GROUP,
    MULTIPLE_CLASSES,
    POISONOUS,
    PREMIUM,
    RARITY,
    REBORN,
    REVEALED,
    RUSH,
    SHIFTING,
    SHIFTING_MINION,
    SHIFTING_SPELL,
    SHIFTING_WEAPON,
    SPAWN_TIME_COUNT,
    STEALTH,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAUNT,
    TOPDECK,
    WINDFURY,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.state.printed import built

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

KEYWORDS = (
    WINDFURY, TAUNT, STEALTH, DIVINE_SHIELD, CHARGE, DEATHRATTLE, BATTLECRY, POISONOUS, LIFESTEAL,
    RUSH, REBORN, IMMUNE, CANT_ATTACK,
)  # fmt: skip
"""The keyword tags that a reset sets to 1 if they are printed, even if the card had lost them."""

SHIFTING_MARKS = frozenset((SHIFTING, SHIFTING_MINION, SHIFTING_SPELL, SHIFTING_WEAPON))
"""The tags of a card that becomes another card each turn; the new card keeps the tag."""


def change_unseen(game: Game, entity: Entity, tags: dict[int, int]) -> None:
    """Make an entity a hidden card and set `tags`, all without a packet."""
    for tag, value in tags.items():
        game.set_untold(entity, tag, value)
    game.become(entity, "")


def renew(game: Game, entity: Entity, *, untouched: bool = False, counted: bool = True) -> None:
    """Set the tags that a card has gained to 0, then set the printed ones, stats first.

    18 of 18. A card that goes from the hand to the deck is renewed too, at the mulligan or by a
    text, but a traded card is not (U437:12802, U388:7939, U463:941, U230:23648).
    COLLECTION_RELATED_CARD_DATABASE_ID stays; with `untouched`, the present stats stay as well
    (U181:4552, U530:4951), else the residue is dropped. If an ATK or HEALTH was first written
    without its printed part and ends at the printed value, it is written again (U530:4956, 5029).
    A Golem stays what it was built of. SPAWN_TIME_COUNT stays only with both `untouched` and
    `counted`, in builds that keep it.
    """
    printed = game.base_tags(entity.card_id)
    kept = (COLLECTION_RELATED_CARD_DATABASE_ID, *(_STATS if untouched else ()))
    printed.update({tag: entity.tags[tag] for tag in kept if tag in entity.tags})
    printed.update(built(game, entity))
    left = _cleared(game, entity, printed, untouched=untouched, counted=counted)
    again = _stats_first(tag for tag in printed if tag in entity.tags)
    activates = entity.tags.get(HAS_ACTIVATE_POWER, 0)
    game.set(entity, HAS_ACTIVATE_POWER, 0)
    for tag, bonus in left.items():
        game.set(entity, tag, bonus)
    for tag in again:
        if left.get(tag) and entity.tags[tag] == printed[tag]:
            game.tell(entity, tag, printed[tag])
        else:
            game.set(entity, tag, printed[tag])
    game.set(entity, HAS_ACTIVATE_POWER, activates)
    if not untouched:
        tell_printed(game, entity, printed)
        game.untagged.residues.pop(entity.id, None)
        game.touch(entity)


def _cleared(
    game: Game, entity: Entity, printed: dict[int, int], *, untouched: bool, counted: bool
) -> dict[int, int]:
    """Return tag → value that a reset writes first: 0, or what enchantments added to a stat.

    Only ATK and HEALTH are such stats.
    """
    held = _stats_first(tag for tag, value in entity.tags.items() if value)
    if not untouched:
        return {tag: bonus_left(entity, tag, printed) for tag in held}
    if counted and game.profile.renewed_keep_spawn_count:
        held = [tag for tag in held if tag != SPAWN_TIME_COUNT]
    return dict.fromkeys(held, 0)


def leave_game(game: Game, entity: Entity) -> None:
    """Move a card that was set aside to REMOVEDFROMGAME and renew it; SPAWN_TIME_COUNT becomes 0.

    Its stats stay. Recording: U568:4093.
    """
    game.move(entity, Zone.REMOVED)
    renew(game, entity, untouched=True, counted=False)


def retire(game: Game, card: Entity) -> None:
    """Remove a card that was shown aside (:func:`leave_game`) and set the shadows of its stats.

    Recording: U521:2790.
    """
    leave_game(game, card)
    for shadow, stat in _SHADOWS:
        game.set(card, shadow, card.tags.get(stat, 0))


_SHADOWS = ((TAG_LAST_KNOWN_COST_IN_HAND, COST), (LAST_KNOWN_ATK, ATK), (TAG_3085, HEALTH))
_STATS = (COST, ATK, HEALTH, DAMAGE)


def _stats_first(tags: Iterable[int]) -> list[int]:
    """Return those of `tags` that a reset may write: stats in their order, then the others."""

    def place(tag: int) -> tuple[int, int]:
        return (_STATS.index(tag), 0) if tag in _STATS else (len(_STATS), tag)

    return sorted((tag for tag in tags if tag not in _NOT_RENEWED), key=place)


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
    """Return how far ATK or HEALTH is above the printed value, at least 0; for any other tag, 0.

    A reset writes this bonus first, then the printed value (U394:8516).
    """
    return max(0, body.tags[tag] - printed.get(tag, 0)) if tag in (ATK, HEALTH) else 0


def tell_printed(game: Game, body: Entity, printed: dict[int, int]) -> None:
    """Set the shadows of ATK and HEALTH to the printed values, where the body has a shadow.

    Recordings: U394:8521, U148b:7252.
    """
    for shadow, tag in ((LAST_KNOWN_ATK, ATK), (TAG_3085, HEALTH)):
        if body.tags.get(shadow, 0):
            game.set(body, shadow, printed.get(tag, 0))
