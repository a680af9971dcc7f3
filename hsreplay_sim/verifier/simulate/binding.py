"""What a hidden card is and what it costs as it is played: simulated where it can be, else read.

Which card it is, only the recording can say. Its cost, stats and keywords follow from the card data
and from what the engine knows to act on it: they are simulated, and a log that has other values
diverges. They are read from the action itself only if a text without a class may have acted on the
card, and what the action then does because of them counts as read, not as predicted.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    BATTLECRY,
    CARDTYPE,
    CHARGE,
    CLASS,
    CONTROLLER,
    COST,
    CREATOR,
    DEATHRATTLE,
    DIVINE_SHIELD,
    DURABILITY,
    ENTITY_ID,
    HEALTH,
    LAST_KNOWN_ATK,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    QUEST,
    RUSH,
    SECRET,
    SPELLPOWER,
    STEALTH,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAUNT,
    TRANSFORMED_FROM_CARD,
    WINDFURY,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.rules.stats import compute_stats, store_unexplained_stats
from hsreplay_sim.engine.state.following import blank, disclose, write
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import ShowEntity, TagChange

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_PARTS = (MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2)
"""Tags that name what a card is put together of (U249:23859)."""
_OF_THE_HAND = frozenset(
    (
        *(COST, TAG_LAST_KNOWN_COST_IN_HAND, ATK, HEALTH, DURABILITY, CARDTYPE, SPELLPOWER),
        *(BATTLECRY, CHARGE, DEATHRATTLE, DIVINE_SHIELD, QUEST, RUSH, SECRET, STEALTH, TAUNT),
        *(WINDFURY, *_PARTS),
    )
)
"""Tags that a card brings along from the hand."""
_OF_A_SECRET = {CARDTYPE: CardType.SPELL, SECRET: 1, CLASS: 0, COST: 0}
"""What is known of a Secret that nobody sees; its class and its cost are logged."""
_KEPT = frozenset((ZONE, ZONE_POSITION, CONTROLLER, ENTITY_ID))
"""What is known of a hidden card that becomes one."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What is read of the hidden cards of an action, from the action itself."""

    tags: dict[int, int] = field(default_factory=dict)
    """Tag → value of the card played, where it differs from what the engine holds."""
    worn: tuple[int, ...] = ()
    """Enchantments in play without a card id that the action shows on the card played."""
    secrets: dict[int, dict[int, int]] = field(default_factory=dict)
    """Entity → tags of a Secret that goes up hidden by a text, or costs something once it is up."""


NOTHING = Reading()


def reading_of(game: Game, action: Action, strangers: Collection[int]) -> Reading:
    """Return what is read of the cards of an action, because nothing else shows it.

    `strangers` are hidden cards that lived through an action which was not simulated.
    """
    secrets = _secrets_put_up(game, action)
    card = game.entities.get(action.entity)
    if card is None or action.kind not in (Kind.PLAY, Kind.DECK_ACTION):
        return Reading(secrets=secrets) if secrets else NOTHING
    if _stays_hidden(_first_changes(card.id, action)):
        tags, up = _of_a_secret(game, card.id, action)
        return Reading(tags, secrets=secrets | up)
    shown = _shown(card, action)
    if shown is None or card.zone != Zone.HAND:
        return Reading(secrets=secrets) if secrets else NOTHING
    worn = tuple(each for each in _shown_on(card, action) if each in game.entities)
    if not _may_differ(game, card, action, strangers):
        return Reading({}, worn, secrets)
    return Reading(_differing(game, card, dict(shown.tags), shown.card_id), worn, secrets)


def _may_differ(game: Game, card: Entity, action: Action, strangers: Collection[int]) -> bool:
    """Whether a text without a class may have acted on a hidden card that is played.

    Its own, an enchantment's on it, that of anything in play that is not attached to another card,
    or one of an action that was not simulated; a card put together of parts has texts of its own.
    """
    shown = _shown(card, action)
    data = game.cards.get(shown.card_id) if shown is not None else None
    if shown is None or data is None or card.id in strangers:
        return True
    if MODULAR_ENTITY_PART_1 in dict(shown.tags) or game.scripts.find(data, data.id) is None:
        return True
    around = (each for side in (1, 2) for each in game.in_play[side] if not _is_worn(game, each))
    return any(each.script is None for each in (*card.attached, *around) if each.card is not None)


def _is_worn(game: Game, entity: Entity) -> bool:
    """Whether an entity is an enchantment on something else than a player, hero or the game."""
    host = game.entities.get(entity.tags.get(ATTACHED, 0))
    return host is not None and host.type not in (CardType.PLAYER, CardType.HERO, CardType.GAME)


def _differing(game: Game, card: Entity, shown: dict[int, int], card_id: str) -> dict[int, int]:
    """Return the tags from the hand that are shown otherwise than the engine holds them.

    The maker is one of them, if a text made the card (U549:4208). The last known cost is what the
    card costs as it is played (678 of 678).
    """
    own = card.tags if card.card_id == card_id else game.first_tags(card_id)
    tags = {tag: value for tag, value in shown.items() if tag in _OF_THE_HAND}
    if TAG_LAST_KNOWN_COST_IN_HAND in tags:
        tags[TAG_LAST_KNOWN_COST_IN_HAND] = tags.get(COST, 0)
    maker = game.entities.get(shown.get(CREATOR, 0))
    if maker is not None and maker.type != CardType.GAME and not own.get(CREATOR, 0):
        tags[CREATOR] = maker.id
    return {tag: value for tag, value in tags.items() if own.get(tag, 0) != value}


# --- Secrets --------------------------------------------------------------------------------------


def _secrets_put_up(game: Game, action: Action) -> dict[int, dict[int, int]]:
    """Return the hidden Secrets that a text puts up: entity → all that is known of them.

    Hydrologist casts the one that is discovered, Mad Scientist one of the deck; the engine knows
    that it is a Secret, not which.
    """
    changes = (each for each in action.tape.packets if type(each) is TagChange)
    moved = {each.entity for each in changes if (each.tag, each.value) == (ZONE, Zone.SECRET)}
    found = {}
    for entity in sorted(moved - {action.entity}):
        logged = _first_changes(entity, action)
        if _is_hidden(game, entity) and _stays_hidden(logged):
            found[entity] = _OF_A_SECRET | {tag: logged.get(tag, 0) for tag in (CLASS, COST)}
    return found


def _is_hidden(game: Game, entity: int) -> bool:
    """Whether an entity is still to be made, or its card is not known."""
    card = game.entities.get(entity)
    return card is None or not card.card_id


def _stays_hidden(logged: dict[int, int]) -> bool:
    """Whether these are the changes of a Secret that goes up and is not shown."""
    return logged.get(ZONE) == Zone.SECRET and bool(logged.get(SECRET))


def _of_a_secret(
    game: Game, secret: int, action: Action
) -> tuple[dict[int, int], dict[int, dict[int, int]]]:
    """Return the class and cost of a Secret played hidden, and its tags if it costs once it is up.

    It logs them before it goes up. One that logs a cost only after that was free (U089:7279).
    """
    phases: tuple[dict[int, int], dict[int, int]] = ({}, {})
    up = 0
    for packet in action.tape.packets:
        if type(packet) is TagChange and packet.entity == secret:
            phases[up][packet.tag] = packet.value
            up |= (packet.tag, packet.value) == (ZONE, Zone.SECRET)
    before, after = phases
    tags = {tag: before[tag] for tag in (CLASS, COST) if before.get(tag)}
    if not after.get(COST) or not _is_hidden(game, secret):
        return tags, {}
    return tags, {secret: _OF_A_SECRET | tags | {COST: after[COST]}}


def bind_secrets(game: Game, reading: Reading) -> None:
    """Make hidden cards the Secrets that a text puts up; those still to be made become so then."""
    for entity, known in reading.secrets.items():
        card = game.entities.get(entity)
        if card is not None:
            blank(card, _KEPT, known)
    game.untagged.told = reading.secrets


# --- the card played ------------------------------------------------------------------------------


def bind(game: Game, card: Entity, action: Action, reading: Reading) -> None:
    """Make a hidden card the one that is played, with its own tags and those that are read.

    Tags of the card that it was taken for go: nobody sees what a card shifts into (U060:5440). Its
    cost is summed up anew where its own text sets it (U472:9072), or where it was another card.
    """
    if _stays_hidden(_first_changes(card.id, action)):
        _bind_secret(game, card, reading)
    shown = _shown(card, action)
    if shown is None:
        return
    known = card.card_id == shown.card_id
    if not known:
        tags = dict.fromkeys(game.first_tags(card.card_id), 0) | game.first_tags(shown.card_id)
        if dict(shown.tags).get(TRANSFORMED_FROM_CARD, 0):  # mirrored in play (U166:9672)
            tags |= {LAST_KNOWN_ATK: 0, TAG_3085: 0}
        disclose(game, card, shown.card_id, tuple(tags.items()))
    disclose(game, card, shown.card_id, tuple(reading.tags.items()))
    for each in reading.worn:
        if not game.entities[each].tags.get(ATTACHED, 0):
            write(game, game.entities[each], ATTACHED, card.id)
    _keep_buffs(game, card)
    sets_cost = card.script is not None and card.script.cost is not None
    if COST not in reading.tags and (sets_cost or not known):
        write(game, card, COST, max(0, compute_stats(game, card)[2]))


def _bind_secret(game: Game, card: Entity, reading: Reading) -> None:
    """Make a card a Secret of which only class and cost are known; a known Secret stays it."""
    if card.card is None or not card.tags.get(SECRET, 0):
        if card.card is not None:
            game.become(card, "")
        blank(card, _KEPT, _OF_A_SECRET | reading.tags)


def _keep_buffs(game: Game, card: Entity) -> None:
    """Keep what hidden enchantments add to a body; the cost that counts is the one in the hand."""
    store_unexplained_stats(game, card)
    atk, health, _ = game.untagged.residue(card.id)
    game.untagged.keep(card.id, (atk, health, 0))


# --- the packets of an action ---------------------------------------------------------------------


def _shown(card: Entity, action: Action) -> ShowEntity | None:
    """Return the first SHOW_ENTITY of a card."""
    shows = (each for each in action.tape.packets if type(each) is ShowEntity)
    return next((each for each in shows if each.entity == card.id), None)


def _shown_on(card: Entity, action: Action) -> list[int]:
    """Return the entities that are shown attached to a card (U249:24279, U578:4779)."""
    shows = (each for each in action.tape.packets if type(each) is ShowEntity)
    return [each.entity for each in shows if (ATTACHED, card.id) in each.tags]


def _first_changes(entity: int, action: Action) -> dict[int, int]:
    """Return tag → first logged value: the cost falls back once a card is played (U095:13965)."""
    logged: dict[int, int] = {}
    for packet in action.tape.packets:
        if type(packet) is TagChange and packet.entity == entity:
            logged.setdefault(packet.tag, packet.value)
    return logged
