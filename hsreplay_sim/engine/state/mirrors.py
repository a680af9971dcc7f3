"""Mirror tags: from 217964 on, an entity in play has a second tag for each keyword tag."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    LAST_KNOWN_ATK_IN_HAND,
    MIRRORS,
    OVERLOAD,
    TAG_3908,
)

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

MIRRORED = frozenset((*MIRRORS, *MIRRORS.values()))
"""Keywords that have a mirror, and the mirrors."""
_HELD = (CardType.MINION, CardType.WEAPON)


def write_mirrors(game: Game, entity: Entity) -> None:
    """Set the mirror tags of an entity created in play to 1 or 0, as its keywords are.

    In builds without mirror tags, and outside of play, this does nothing. Recording: U568:6939.
    """
    if game.profile.mirrors_keywords and entity.zone == Zone.PLAY:
        for keyword, mirror in MIRRORS.items():
            game.set(entity, mirror, 1 if entity.tags.get(keyword, 0) else 0)


def write_mirror_first(game: Game, host: Entity, keyword: int, value: int) -> None:
    """Set the mirror tag of a keyword on `host`, before an enchantment gives it that keyword.

    If `value` is 0, the keyword has no mirror, or the host is not in play, this does nothing.
    Recording: U381:5121.
    """
    mirror = MIRRORS.get(keyword, 0)
    if mirror and value and game.profile.mirrors_keywords and host.zone == Zone.PLAY:
        game.set(host, mirror, 1)


def set_keyword(game: Game, entity: Entity, keyword: int, value: int) -> None:
    """Set a keyword of an entity and write it; the next update writes the mirror tag."""
    game.set(entity, keyword, value)
    if keyword in MIRRORS and game.profile.mirrors_keywords:
        game.touch_auras()


def refresh(game: Game) -> None:
    """Queue a mirror tag in play wherever it differs from its keyword; the next update writes it.

    In builds that note it, LAST_KNOWN_ATK_IN_HAND of a minion or weapon in hand is queued as well,
    if it is created there (U568:3067, U419:3057, U422:4420, 4640); a drawn card is shown with the
    tag (U217:416). So is the mark of cards with Overload. Only what has changed is compared.
    """
    if game.profile.marks_overload_in_hand:
        _mark_overload(game)
    if not game.to_mirror:
        return
    changed = list(game.to_mirror.values())
    game.to_mirror.clear()
    if game.profile.mirrors_keywords:
        for entity in changed:
            if entity.zone == Zone.PLAY:
                _mirror(game, entity)
            elif entity.zone == Zone.HAND and game.profile.notes_atk_in_hand:
                _shadow(game, entity)


def follow(game: Game) -> None:
    """Queue the mirror tags of what an update has written, in builds that have such tags."""
    if game.profile.mirrors_keywords:
        refresh(game)


def _mirror(game: Game, entity: Entity) -> None:
    tags = entity.tags
    for keyword, mirror in () if tags.keys().isdisjoint(MIRRORED) else MIRRORS.items():
        value = 1 if tags.get(keyword, 0) else 0
        if tags.get(mirror, 0) != value:
            game.due.setdefault(entity.id, {})[mirror] = value


def _shadow(game: Game, card: Entity) -> None:
    atk = card.tags.get(ATK, 0)
    if card.tags.get(LAST_KNOWN_ATK_IN_HAND, 0) != atk and card.type in _HELD:
        game.due.setdefault(card.id, {})[LAST_KNOWN_ATK_IN_HAND] = atk


def _mark_overload(game: Game) -> None:
    """Queue TAG_3908 of each card with Overload in a hand that lacks it.

    That happens if a card is drawn (U286:473) or created in the hand (U568:24260).
    """
    for side in (1, 2):
        for card in game.hand[side]:
            if card.tags.get(OVERLOAD, 0) and not card.tags.get(TAG_3908, 0):
                game.due.setdefault(card.id, {})[TAG_3908] = 1
