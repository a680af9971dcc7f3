"""How a state follows a recording: tags are written from outside, without a packet.

Every cache of the game is kept up at once, so that a caller need not know which caches there are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import ATTACHED, CARDTYPE, CONTROLLER, SILENCED, TAG_3669, ZONE
from hsreplay_sim.engine.state.entities import NOTHING_APART

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def write(game: Game, entity: Entity, tag: int, value: int) -> None:
    """Set a tag from outside: no packet is written, but every cache follows."""
    entity.tags[tag] = value
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
    """Bind a card and write the disclosed tags."""
    if entity.card_id != card_id:
        game.become(entity, card_id)
    for tag, value in tags:
        if entity.tags.get(tag, 0) != value:
            write(game, entity, tag, value)
    entity.type = entity.tags.get(CARDTYPE, 0)


def have_had(entity: Entity, tags: Iterable[int]) -> None:
    """Let an entity have had these tags, which are 0 now where it has not got them."""
    for tag in tags:
        entity.tags.setdefault(tag, 0)


def blank(entity: Entity, kept: Collection[int], tags: dict[int, int]) -> None:
    """Forget all tags but those that are `kept`, and write `tags` instead."""
    entity.tags = {tag: value for tag, value in entity.tags.items() if tag in kept} | tags
    entity.type = entity.tags.get(CARDTYPE, 0)


def drop(game: Game, entity: Entity) -> None:
    """Take an entity out of the game and off its host, as if it had never been made."""
    host = game.entities.get(entity.tags.get(ATTACHED, 0))
    del game.entities[entity.id]
    entity.tags[ZONE] = Zone.REMOVED
    game.relocate(entity)
    if entity in game.left_since_update:
        game.left_since_update.remove(entity)
    if host is not None and entity in host.attached:
        host.attached.remove(entity)


def order_by_age(game: Game, entities: list[Entity]) -> None:
    """Give the ages that these entities have in their zones out again, in the order of the list."""
    ages = [entity.order for entity in entities]
    if ages == sorted(ages):
        return
    for entity, age in zip(entities, sorted(ages), strict=True):
        entity.order = age
    stirred, summoned = game.auras_dirty, list(game.beyond.summoned)
    game.index()
    game.auras_dirty = stirred
    game.beyond.summoned = summoned


def come_to_rest(game: Game) -> None:
    """Close every block and drop what is pending: the recording has told it already."""
    game.dirty.clear()
    game.due.clear()
    game.forgiven.clear()
    game.maybe_dead.clear()
    forget_the_action(game)
    game.take_up_weapons()


def forget_the_action(game: Game) -> None:
    """Drop what is noted for the length of one action, as when it broke off."""
    game.stack.clear()
    game.aftermath = 0
    game.stacks_from = NOTHING_APART
    game.giver = 0
    game.option_counted = False
    game.rest_of_play = None


def suspect_the_doomed(game: Game) -> None:
    """Let the mortally wounded in play die with the next update; a hero's end is logged."""
    for entity in list(game.entities.values()):
        if entity.zone == Zone.PLAY and entity.doomed and entity.type != CardType.HERO:
            game.may_die(entity)
