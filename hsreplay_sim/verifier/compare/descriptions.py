"""The tags of FULL_ENTITY, SHOW_ENTITY and CHANGE_ENTITY packets, against the engine's entity.

A description tells an entity as a whole. Each tag that it lists is compared when the action is
over, and its value must be one that the engine's entity bears at some time of the action. An entity
that is told for the first time bears no gameplay tag that its description leaves out. Of a hidden
one nothing is told but where it is and what made it (11,100 of 11,100, and a secret's class).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import CONTROLLER, ZONE, ZONE_POSITION
from hsreplay_sim.engine.state.packets import CHANGE, FULL, TAG
from hsreplay_sim.engine.state.packets import Packet as EnginePacket
from hsreplay_sim.replay.packets import ChangeEntity, FullEntity, ShowEntity
from hsreplay_sim.verifier.compare.comparable import (
    Description,
    became_another,
    is_comparable,
)
from hsreplay_sim.verifier.compare.end_state import Mismatch, is_told
from hsreplay_sim.verifier.compare.gameplay import GAMEPLAY
from hsreplay_sim.verifier.compare.scope import UNCOMPARED_IN_DESCRIPTIONS, UNLISTED

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.verifier.compare.end_state import Logged
    from hsreplay_sim.verifier.recording.observed import Observed

Values = dict[tuple[int, int], set[int]]
"""(entity, tag) → the values that the engine gave it in the action, and the one before."""

_LISTED = GAMEPLAY - frozenset(UNCOMPARED_IN_DESCRIPTIONS) - frozenset(UNLISTED)

_AT_BIRTH = (ZONE, CONTROLLER)

_OF_MISSING = frozenset((49, 263, 50, 47, 45, 48, 44, 43))
"""The tags by which an entity is missed that the engine does not have: its place and stats."""


def compare_descriptions(
    game: Game,
    observed: Observed,
    logged: Logged,
    out: Sequence[EnginePacket],
    adopted: Container[int] = (),
) -> Iterator[Mismatch]:
    """Every described tag that the engine's entity does not bear so, and every one left out.

    Descriptions at the `adopted` positions are passed over.
    """
    held = _values(out, game.silences)
    born = {entity: first for kind, entity, _, first, _ in out if kind == FULL}
    for at in logged.described:
        packet = logged.tape.packets[at]
        if at in adopted or not isinstance(packet, FullEntity | ShowEntity | ChangeEntity):
            continue
        entity = game.entities.get(packet.entity)
        if entity is None or (packet.card_id and not entity.card_id):
            yield from _missing(packet, observed, at)
            continue
        for tag, value in packet.tags:
            other = _of_tag(entity, tag, value, observed, held, at)
            if other is None and tag in _AT_BIRTH and isinstance(packet, FullEntity):
                other = _of_birth(entity.id, tag, value, born, at)
            if other is None and tag == ZONE_POSITION and at in logged.displaced:
                other = Mismatch(entity.id, tag, value, logged.before[entity.id, tag], at)
            if other and is_comparable(game, packet, tag, value, observed, logged):
                yield other
            elif not packet.card_id and value and tag in _LISTED and tag not in observed.told:
                yield Mismatch(entity.id, tag, value, 0, at)
        fresh = packet.entity in logged.fresh and not became_another(packet, entity, observed)
        if packet.card_id and fresh:
            yield from _left_out(entity, packet.tags, observed, at)


def _missing(packet: Description, observed: Observed, at: int) -> Iterator[Mismatch]:
    for tag in dict(packet.tags):
        told = observed.state.get(packet.entity, tag)
        if tag in _OF_MISSING and told and is_told(packet.entity, tag, observed):
            yield Mismatch(packet.entity, tag, told, 0, at)


def _of_tag(
    entity: Entity, tag: int, value: int, observed: Observed, held: Values, at: int
) -> Mismatch | None:
    now, told = entity.tags.get(tag, 0), observed.state.get(entity.id, tag)
    if now != told:
        return Mismatch(entity.id, tag, told, now)
    if value != now and value not in held.get((entity.id, tag), ()):
        return Mismatch(entity.id, tag, value, now, at)
    return None


def _of_birth(
    entity: int, tag: int, value: int, born: dict[int, dict[int, int]], at: int
) -> Mismatch | None:
    """A place at which the engine does not make the entity, though it is there later."""
    first = born[entity].get(tag, 0) if entity in born else value
    return Mismatch(entity, tag, value, first, at) if first != value else None


def _values(out: Iterable[EnginePacket], silences: Iterable[tuple[int, int, int, int]]) -> Values:
    held: Values = {}
    for _, entity, tag, old in silences:
        held.setdefault((entity, tag), set()).add(old)
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
