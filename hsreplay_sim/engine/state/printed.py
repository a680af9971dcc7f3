"""The tags with which a card is created: what is printed on it, and what every new entity has.

The card data are those of the build. A logged description of a new card lists just these tags, in
every zone (R6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    ATK,
    BATTLECRY,
    CANT_ATTACK,
    CANT_BE_SILENCED,
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS,
    COST,
    DIVINE_SHIELD,
    DONT_PICK_FROM_SUBSETS,
    ELUSIVE,
    HAS_ACTIVATE_POWER,
    HEALTH,
    HIDE_ATTACK_NUMBER,
    HIDE_COST,
    HIDE_HEALTH_NUMBER,
    LAST_KNOWN_ATK,
    LIFESTEAL,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    OVERLOAD,
    POISONOUS,
    RUSH,
    SPAWN_TIME_COUNT,
    SPELLPOWER,
    STEALTH,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAUNT,
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
"""Tags that are 1 on a new card even if the card prints more.

192=1 in 20 of 23 first sights of cards that print more, 215=1 in all of them.
"""

_GIVEN_BY_TEXTS = ((CANT_ATTACK, CANT_ATTACK), (ELUSIVE, CANT_BE_TARGETED_BY_SPELLS))
"""Tags of the card data, each with the one by which a class says that its text gives it."""

_PARTS = (MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2)
_SUMMED = (ATK, HEALTH, COST)
_OF_A_LOOK = (
    HIDE_COST,
    HIDE_HEALTH_NUMBER,
    HIDE_ATTACK_NUMBER,
    ZILLIAX_CUSTOMIZABLE_COSMETICMODULE,
    ZILLIAX_CUSTOMIZABLE_FUNCTIONALMODULE,
)
"""Tags that a Zilliax cosmetic or function module loses when Zilliax is put together."""
_OF_A_MODULE = frozenset(
    (*_OF_A_LOOK, DONT_PICK_FROM_SUBSETS, ZILLIAX_CUSTOMIZABLE_LINKED_COSMETICMOUDLE)
)

_ACTIVE = frozenset((CardType.HERO, CardType.MINION, CardType.LOCATION))


def printed_tags(game: Game, card_id: str) -> dict[int, int]:
    """Return a copy of the printed tags of a card; empty if the card is unknown.

    An Elusive minion's two "can't be targeted" tags are left out, because the server writes them in
    play; so is CANT_ATTACK if the text gives it (U583:505, 9030), and ELUSIVE if the text gives it
    for a while. SPELLPOWER and OVERLOAD are at most 1.
    """
    card = game.cards.get(card_id) if card_id else None
    if card is None:
        return {}
    tags = dict(card.tags)
    if card.elusive:
        tags.pop(CANT_BE_TARGETED_BY_SPELLS, None)
        tags.pop(CANT_BE_TARGETED_BY_HERO_POWERS, None)
    for told, given in _GIVEN_BY_TEXTS:
        if told in tags:
            script = game.scripts.find(card, card_id)
            if script is not None and any(tag == given for tag, _ in script.keywords):
                del tags[told]
    for tag in _MARKS:
        if tags.get(tag, 0) > 1:
            tags[tag] = 1
    return tags


def first_tags(game: Game, card_id: str) -> dict[int, int]:
    """Return the tags of a new entity: the printed ones, their shadows, and marks of new entities.

    A shadow repeats the printed value of a stat until the stat is written: 466 of COST, 479 of ATK
    and 3085 of HEALTH, each in the builds that have it (13,917 of 14,216, 8,206 of 8,220 and 2,874
    of 2,960 first sights). The marks, each in the builds that have it, are SPAWN_TIME_COUNT and, on
    a card that can be activated, HAS_ACTIVATE_POWER. If the card is unknown, there are no tags.
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


_TRAITS = (
    BATTLECRY, DIVINE_SHIELD, LIFESTEAL, POISONOUS, RUSH, SPELLPOWER, STEALTH, TAUNT,
)  # fmt: skip


def traits(game: Game, part: Card) -> dict[int, int]:
    """Return the keywords that a part, a spell, gives to a Golem that is built of it."""
    script = game.scripts.find(part, part.id)
    told = {tag for tag, value in printed_tags(game, part.id).items() if value}
    told.update(tag for tag, _ in (script.keywords if script is not None else ()))
    return {tag: 1 for tag in _TRAITS if tag in told}


def built(game: Game, entity: Entity) -> dict[int, int]:
    """Return what a Golem is made with beyond its print: its parts, and the keywords of these.

    If the entity is not a minion that was built of spells, return nothing.
    """
    own: dict[int, int] = {}
    for tag in _PARTS:
        part = game.cards.by_dbf(entity.tags.get(tag, 0))
        if part is None or part.type != CardType.SPELL or entity.type != CardType.MINION:
            return {}
        own |= {tag: part.dbf, **traits(game, part)}
    return own


def assembled(game: Game, card_id: str, parts: Mapping[int, int]) -> dict[int, int]:
    """Return the first tags of a card that its player assembled from parts (R278, U300:2146).

    `parts` maps the tags that name the parts to their dbf ids. The stats of the parts are added up,
    their keywords joined; the shadows are those of the cosmetic module. If the card is not an
    assembled one, the result is its first tags.
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
    """Return the tags for a copy of a body that was assembled from parts (U148a:11808).

    If the body has no parts, return None: the copy is then created like any new card.
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


def add_shadows(game: Game, first: dict[int, int], printed: dict[int, int]) -> None:
    """Add the shadows of printed stats to the first tags of a body, each where it has none."""
    if game.profile.tells_shadows:
        first.setdefault(LAST_KNOWN_ATK, printed.get(ATK, 0))
    if game.profile.last_known_stats:
        first.setdefault(TAG_LAST_KNOWN_COST_IN_HAND, printed.get(COST, 0))


def _shadow(tags: dict[int, int], shadow: int, of: int) -> None:
    value = tags.get(of, 0)
    if value:
        tags[shadow] = value


_WAITING = ("passive", "at the start of", "at the end of", "after you", "whenever")


def _can_be_activated(card: Card) -> bool:
    """Whether a new entity of a card gets HAS_ACTIVATE_POWER: hero, minion, location or hero power.

    Recordings: U440:1898, U127:8062. A hero power that costs 0 gets it only if its text is neither
    passive nor waits for an event (U230:19710).
    """
    if card.type != CardType.HERO_POWER or card.cost > 0:
        return card.type == CardType.HERO_POWER or card.type in _ACTIVE
    text = card.text.lower()
    return not any(each in text for each in _WAITING)


def own_enchantment(game: Game, source: Entity, card_id: str, *, aura: bool) -> str:
    """Return the enchantment that `source` attaches where its script names `card_id`.

    If the source is a reprint and an enchantment named after the reprint exists and is implemented,
    it is that one: TRL_509t attaches TRL_509te (U211:3227). Else it is `card_id`: CORE_ cards
    attach that of the first card (85 of 85, U043:7085), and so do WON_ cards, though there are some
    named after them (2 of 2, U396:5540). For an `aura`, a printing that cannot be silenced comes
    first.
    """
    if aura:
        card_id = _unsilenced(game, card_id)
    script = source.script
    if script is None or not script.card_id or script.card_id == source.card_id:
        return card_id
    own, first = source.card_id, script.card_id
    if own.startswith(WONDERS):
        return card_id
    if own.endswith(first):
        form = own.removesuffix(first) + card_id
    elif card_id.startswith(first):
        form = own + card_id.removeprefix(first)
    else:
        return card_id
    card = game.cards.get(form)
    return form if card is not None and game.scripts.find(card, form) is not None else card_id


WONDERS = "WON_"
"""How the card ids of Caverns of Time begin."""
CLASSIC = "VAN_"
"""How the card ids of the Classic format begin."""
CALLED_OTHERWISE = {"EX1_tk9": "VAN_EX1_tk9b", "EX1_614t": "VAN_TU4e_002t"}
"""Tokens whose Classic printing has an id of its own: the Treants and the Flames of 2014."""


def own_token(game: Game, source: Entity, card_id: str) -> str:
    """Return what `source` makes where its script names the token, or the option, `card_id`.

    A card of the Classic format makes the Classic printing, if there is one that is implemented: a
    Baine of 4/5, a Sheep that costs 0. Any other makes that of the first card.
    """
    if not source.card_id.startswith(CLASSIC):
        return card_id
    own = game.cards.get(CALLED_OTHERWISE.get(card_id, CLASSIC + card_id))
    is_token = own is not None and not own.collectible
    return own.id if is_token and own and game.scripts.find(own, own.id) is not None else card_id


def _unsilenced(game: Game, card_id: str) -> str:
    """Return the VAN_ printing of an aura's enchantment if only that cannot be silenced.

    Otherwise return `card_id`. VAN_NEW1_027e and VAN_CS2_222o are attached by any printing of the
    card (11 of 11 since 134558, U331:12968, U405:10635).
    """
    first, reprint = game.cards.get(card_id), game.cards.get("VAN_" + card_id)
    if first is None or reprint is None or first.tags.get(CANT_BE_SILENCED, 0):
        return card_id
    return reprint.id if reprint.tags.get(CANT_BE_SILENCED, 0) else card_id
