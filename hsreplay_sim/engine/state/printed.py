"""The tags that a card is made with: what is printed on it, and what every new entity bears.

The card data are those of the build. A logged description of a new card lists just these tags, in
every zone (R6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    ATK,
    CANT_ATTACK,
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS,
    COST,
    DONT_PICK_FROM_SUBSETS,
    HAS_ACTIVATE_POWER,
    HEALTH,
    HIDE_ATTACK_NUMBER,
    HIDE_COST,
    HIDE_HEALTH_NUMBER,
    LAST_KNOWN_ATK,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    OVERLOAD,
    SPAWN_TIME_COUNT,
    SPELLPOWER,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
    ZILLIAX_CUSTOMIZABLE_COSMETICMODULE,
    ZILLIAX_CUSTOMIZABLE_FUNCTIONALMODULE,
    ZILLIAX_CUSTOMIZABLE_LINKED_COSMETICMOUDLE,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_MARKS = (SPELLPOWER, OVERLOAD)
"""Tags that are 1 on a new card, whatever the amount that it prints.

192=1 in 20 of 23 first sights of cards that print more, 215=1 in all of them.
"""

_PARTS = (MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2)
_SUMMED = (ATK, HEALTH, COST)
_OF_A_LOOK = (
    HIDE_COST,
    HIDE_HEALTH_NUMBER,
    HIDE_ATTACK_NUMBER,
    ZILLIAX_CUSTOMIZABLE_COSMETICMODULE,
    ZILLIAX_CUSTOMIZABLE_FUNCTIONALMODULE,
)
"""Tags that a look or a module has until it is put together."""
_OF_A_MODULE = frozenset(
    (*_OF_A_LOOK, DONT_PICK_FROM_SUBSETS, ZILLIAX_CUSTOMIZABLE_LINKED_COSMETICMOUDLE)
)

_ACTIVE = frozenset((CardType.HERO, CardType.MINION, CardType.LOCATION))


def printed_tags(game: Game, card_id: str) -> dict[int, int]:
    """A copy of the printed tags of a card; empty for an unknown one.

    The tags of an Elusive minion are left out, as the server writes them in play; so is a
    "can't attack" that the text gives (U583:505, 9030).
    """
    card = game.cards.get(card_id) if card_id else None
    if card is None:
        return {}
    tags = dict(card.tags)
    if card.elusive:
        tags.pop(CANT_BE_TARGETED_BY_SPELLS, None)
        tags.pop(CANT_BE_TARGETED_BY_HERO_POWERS, None)
    if CANT_ATTACK in tags:
        script = game.scripts.find(card, card_id)
        if script is not None and any(tag == CANT_ATTACK for tag, _ in script.keywords):
            del tags[CANT_ATTACK]
    for tag in _MARKS:
        if tags.get(tag, 0) > 1:
            tags[tag] = 1
    return tags


def first_tags(game: Game, card_id: str) -> dict[int, int]:
    """The tags of a new entity: what is printed, the shadows of stats, and the count of arrivals.

    The shadows are 466 of COST, 479 of ATK and 3085 of HEALTH; as long as nothing is written they
    hold the printed value (13,917 of 14,216, 8,206 of 8,220 and 2,874 of 2,960 first sights).
    """
    tags = printed_tags(game, card_id)
    card = game.cards.get(card_id) if card_id else None
    if card is None:
        return tags
    profile = game.profile
    if profile.tells_shadows:
        _shadow(tags, LAST_KNOWN_ATK, ATK)
    if profile.last_known_stats:
        _shadow(tags, TAG_LAST_KNOWN_COST_IN_HAND, COST)
    if profile.stat_version:
        _shadow(tags, TAG_3085, HEALTH)
    if profile.marks_activation and _can_be_activated(card):
        tags[HAS_ACTIVATE_POWER] = 1
    if profile.notes_spawn_time:
        tags[SPAWN_TIME_COUNT] = 1
    return tags


def assembled(game: Game, card_id: str, parts: Mapping[int, int]) -> dict[int, int]:
    """The first tags of a card that its player put together of parts (R278, U300:2146).

    `parts` are the tags that name them. Their stats add up, their keywords join; the shadows of
    the stats are those of the look. Of any other card they are what a text has mixed in it.
    """
    tags = first_tags(game, card_id)
    if not tags.get(ZILLIAX_CUSTOMIZABLE_COSMETICMODULE, 0):
        return tags
    for each in parts.values():
        part = game.cards.by_dbf(each)
        for tag, value in part.tags.items() if part is not None else ():
            if tag in _SUMMED:
                tags[tag] = tags.get(tag, 0) + value
            elif tag not in _OF_A_MODULE:
                tags[tag] = value
    untold = (*_OF_A_LOOK, TAG_LAST_KNOWN_COST_IN_HAND)
    return tags | dict.fromkeys(untold, 0) | dict(parts)


def remade(game: Game, original: Entity) -> dict[int, int] | None:
    """With what the copy of a body is made that was put together of parts (U148a:11808).

    None where it is made as a new one of its card is.
    """
    parts = {tag: original.tags[tag] for tag in _PARTS if tag in original.tags}
    if not parts:
        return None
    tags = assembled(game, original.card_id, parts)
    tags[LAST_KNOWN_ATK] = tags.get(ATK, 0)
    tags[TAG_LAST_KNOWN_COST_IN_HAND] = tags.get(COST, 0)
    if game.profile.stat_version:
        tags[TAG_3085] = tags.get(HEALTH, 0)
    return tags


def _shadow(tags: dict[int, int], shadow: int, of: int) -> None:
    value = tags.get(of, 0)
    if value:
        tags[shadow] = value


_WAITING = ("passive", "at the start of", "at the end of", "after you", "whenever")


def _can_be_activated(card: Card) -> bool:
    """Heroes, minions, locations, and the hero powers that are used (U440:1898, U127:8062).

    One that costs nothing is used, too, unless its text is one that waits (U230:19710).
    """
    if card.type != CardType.HERO_POWER or card.cost > 0:
        return card.type == CardType.HERO_POWER or card.type in _ACTIVE
    text = card.text.lower()
    return not any(each in text for each in _WAITING)
