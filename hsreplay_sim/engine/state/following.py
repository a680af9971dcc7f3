"""Set tags that a recording logs on an engine game, without writing a packet.

Every cache of the game is updated at once, so that a caller need not know which caches there are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATTACHED,
    CARDTYPE,
    CONTROLLER,
    SILENCED,
    TAG_3669,
    TURN,
    TURN_DRAWN,
    ZONE,
)
from hsreplay_sim.engine.state.entities import NOTHING_APART

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def write(game: Game, entity: Entity, tag: int, value: int) -> None:
    """Set a tag to a logged value: no packet is written, every cache is updated.

    If the entity is in play and now doomed, the next death phase checks it. A card that comes from
    the deck to the hand notes the turn, which is not logged of a hidden card (U321:4068).
    """
    drawn = tag == ZONE and (entity.zone, value) == (Zone.DECK, Zone.HAND)
    if drawn and game.profile.notes_turn_drawn:
        entity.tags[TURN_DRAWN] = game.root.get(TURN)
    entity.tags[tag] = value
    game.heed(entity, tag)
    game.stirred.add(entity.id)
    if tag in (ZONE, CONTROLLER, CARDTYPE):
        game.relocate(entity)
    elif tag in (ATTACHED, SILENCED):
        _reattach(game, entity)
    elif tag == TAG_3669 and value:
        game.due.setdefault(entity.id, {})[tag] = 0
    if entity.zone == Zone.PLAY and entity.doomed:
        game.may_die(entity)


def _reattach(game: Game, entity: Entity) -> None:
    if entity.type != CardType.ENCHANTMENT:
        game.touch_auras()
        return
    for other in game.entities.values():
        if entity in other.attached:
            other.attached.remove(entity)
    host = game.entities.get(entity.tags.get(ATTACHED, 0))
    if host is not None and entity.zone == Zone.PLAY:
        host.attached.append(entity)


def disclose(game: Game, entity: Entity, card_id: str, tags: Iterable[tuple[int, int]]) -> None:
    """Set the card id of an entity and the tags that became visible, without a packet."""
    if entity.card_id != card_id:
        game.become(entity, card_id)
    for tag, value in tags:
        if entity.tags.get(tag, 0) != value:
            write(game, entity, tag, value)
    entity.type = entity.tags.get(CARDTYPE, 0)


def have_had(game: Game, entity: Entity, tags: Iterable[int]) -> None:
    """Add each of `tags` that an entity lacks, with value 0; no packet is written."""
    game.stirred.add(entity.id)
    for tag in tags:
        entity.tags.setdefault(tag, 0)


def blank(game: Game, entity: Entity, kept: Collection[int], tags: dict[int, int]) -> None:
    """Remove all tags of an entity but those in `kept`, then add `tags`.

    No packet is written; of the caches only the entity's `type` is updated.
    """
    game.stirred.add(entity.id)
    entity.tags = {tag: value for tag, value in entity.tags.items() if tag in kept} | tags
    entity.type = entity.tags.get(CARDTYPE, 0)


def recast(game: Game, entity: Entity, card_id: str, kept: Collection[int]) -> None:
    """Make an entity another card where it lies, with the tags of a new one and those in `kept`.

    No packet is written. What was known of the stats and of the play of the old card is forgotten.
    """
    game.become(entity, card_id)
    blank(game, entity, kept, {})
    entity.tags = game.first_tags(card_id) | entity.tags
    entity.type = entity.tags.get(CARDTYPE, 0)
    untagged = game.untagged
    for numbers in (untagged.residues, untagged.innate, untagged.plain_costs):
        numbers.pop(entity.id, None)
    untagged.played = [
        (turn, entity.likeness() if each.id == entity.id else each)
        for turn, each in untagged.played
    ]
    game.touch(entity)


def forget_packets(game: Game) -> None:
    """Drop what has been written so far: how the game came to be as it is, nobody can tell then."""
    game.stirred |= game.touched()
    game.out.clear()


def drop(game: Game, entity: Entity) -> None:
    """Remove an entity from the game and its host, as if it had never existed; write no packet."""
    del game.entities[entity.id]
    game.arrivals.pop(entity.id, None)
    game.to_mirror.pop(entity.id, None)
    game.stirred.add(entity.id)
    entity.tags[ZONE] = Zone.REMOVED
    game.relocate(entity)
    if entity in game.left_since_update:
        game.left_since_update.remove(entity)


def order_by_age(game: Game, entities: list[Entity]) -> None:
    """Redistribute the zone ages (`order`) of these entities so that the first is the oldest.

    If they are in that order already, nothing happens. `auras_dirty` and what no tag holds stay as
    they are.
    """
    ages = [entity.order for entity in entities]
    if ages == sorted(ages):
        return
    for entity, age in zip(entities, sorted(ages), strict=True):
        entity.order = age
    stirred, past = game.auras_dirty, game.untagged.copy()
    game.index()
    game.auras_dirty, game.untagged = stirred, past


def clear_pending(game: Game) -> None:
    """Clear open blocks, pending updates and deaths: the log already contains what they do."""
    game.dirty.clear()
    game.due.clear()
    game.forgiven.clear()
    game.maybe_dead.clear()
    forget_the_action(game)
    game.take_up_weapons()


def forget_the_action(game: Game) -> None:
    """Clear what lasts for one action: open blocks, attacker, text in progress, rest of a play."""
    game.stack.clear()
    game.aftermath = 0
    game.stacks_from = NOTHING_APART
    game.giver = 0
    game.option_counted = False
    game.rest_of_play = None


def queue_mortally_wounded(game: Game) -> None:
    """Queue every doomed entity in play, except heroes, for the next death phase.

    The end of a hero comes from the log.
    """
    for entity in (each for row in game.in_play for each in row):
        if entity.type != CardType.HERO and entity.doomed:
            game.may_die(entity)
