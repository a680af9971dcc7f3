"""The tags of FULL_ENTITY, SHOW_ENTITY and CHANGE_ENTITY packets, against the engine's entity.

A description tells an entity as a whole. Each tag that it lists is compared when the action is
over, and its value must be one that the engine's entity bears at some time of the action. An entity
that is told for the first time bears no gameplay tag that its description leaves out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import ZONE_POSITION
from hsreplay_sim.engine.state.packets import CHANGE, FULL, TAG
from hsreplay_sim.engine.state.packets import Packet as EnginePacket
from hsreplay_sim.replay.packets import ChangeEntity, FullEntity, ShowEntity
from hsreplay_sim.verifier.compare.end_state import Mismatch, is_told
from hsreplay_sim.verifier.compare.gameplay import GAMEPLAY
from hsreplay_sim.verifier.compare.scope import (
    OF_HIDDEN_PAST,
    UNCOMPARED_IN_DESCRIPTIONS,
    UNLISTED,
)

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.verifier.compare.end_state import Logged
    from hsreplay_sim.verifier.recording.observed import Observed

Description = FullEntity | ShowEntity | ChangeEntity

Values = dict[tuple[int, int], set[int]]
"""(entity, tag) → the values that the engine gave it in the action, and the one before."""

_LISTED = GAMEPLAY - frozenset(UNCOMPARED_IN_DESCRIPTIONS) - frozenset(UNLISTED)

_OF_MISSING = frozenset((49, 263, 50, 47, 45, 48, 44, 43))
"""The tags by which an entity is missed that the engine does not have: its place and stats."""


def compare_descriptions(
    game: Game, observed: Observed, logged: Logged, out: Iterable[EnginePacket]
) -> Iterator[Mismatch]:
    """Every described tag that the engine's entity does not bear so, and every one left out."""
    held = _values(out)
    for at in logged.described:
        packet = logged.tape.packets[at]
        if not isinstance(packet, FullEntity | ShowEntity | ChangeEntity):
            continue
        entity = game.entities.get(packet.entity)
        if entity is None or (packet.card_id and not entity.card_id):
            yield from _missing(packet, observed, at)
            continue
        for tag, value in packet.tags:
            if _is_compared(packet, entity, tag, observed, logged):
                yield from _of_tag(entity, tag, value, observed, held, at)
        if packet.card_id and packet.entity in logged.fresh:
            yield from _left_out(entity, packet.tags, observed, at)


def _missing(packet: Description, observed: Observed, at: int) -> Iterator[Mismatch]:
    for tag in dict(packet.tags):
        told = observed.state.get(packet.entity, tag)
        if tag in _OF_MISSING and told and is_told(packet.entity, tag, observed):
            yield Mismatch(packet.entity, tag, told, 0, at)


def _is_compared(
    packet: Description, entity: Entity, tag: int, observed: Observed, logged: Logged
) -> bool:
    if tag in UNCOMPARED_IN_DESCRIPTIONS or tag in logged.unscoped:
        return False
    if not is_told(entity.id, tag, observed):
        return False
    if not isinstance(packet, ShowEntity) or packet.entity not in logged.fresh:
        return True
    if tag == ZONE_POSITION and observed.places_after_zone:
        return False  # a card of the hand is shown without its place, then the place is told
    if entity.card is not None and tag in entity.card.referenced:
        return False  # a keyword that a text mentions is printed on some such cards
    if tag in OF_HIDDEN_PAST:
        return entity.tags.get(tag, 0) != 0 and entity.id not in observed.strangers
    return True


def _of_tag(
    entity: Entity, tag: int, value: int, observed: Observed, held: Values, at: int
) -> Iterator[Mismatch]:
    now, told = entity.tags.get(tag, 0), observed.state.get(entity.id, tag)
    if now != told:
        yield Mismatch(entity.id, tag, told, now)
    elif value != now and value not in held.get((entity.id, tag), ()):
        yield Mismatch(entity.id, tag, value, now, at)


def _values(out: Iterable[EnginePacket]) -> Values:
    held: Values = {}
    for kind, entity, tag, value, old in out:
        if kind == TAG:
            held.setdefault((entity, tag), set()).update((value, old))
        elif kind == FULL:
            for each, first in value.items():
                held.setdefault((entity, each), set()).add(first)
        elif kind == CHANGE:
            for each, new in value.items():
                held.setdefault((entity, each), set()).update((new, old[1].get(each, 0)))
    return held


def _left_out(
    entity: Entity, told: Iterable[tuple[int, int]], observed: Observed, at: int
) -> Iterator[Mismatch]:
    listed = {tag for tag, _ in told}
    for tag, value in entity.tags.items():
        if value and tag in _LISTED and tag not in listed:
            if not observed.state.get(entity.id, tag):
                yield Mismatch(entity.id, tag, 0, value, at)
