"""The logged side of one action: its packets in order, and what they say of each entity."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hsreplay_sim.base.tags import ZONE_POSITION
from hsreplay_sim.replay.packets import (
    DESCRIPTIONS,
    UNNAMED_BELOW,
    ChangeEntity,
    Choices,
    ChosenEntities,
    Description,
    FullEntity,
    HideEntity,
    MetaData,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.tags.scope import OUT_OF_SCOPE

if TYPE_CHECKING:
    from hsreplay_sim.verifier.recording.observed import Observed

Key = tuple[int, int]
"""(entity, tag)"""


@dataclass(slots=True)
class Logged:
    """What the recording holds of one action; positions are those of `tape`."""

    tape: Tape = field(default_factory=lambda: Tape([]))
    changes: dict[int, TagChange] = field(default_factory=dict)
    """Position → tag change."""
    shown: dict[int, dict[int, int]] = field(default_factory=dict)
    """Entity that a FULL, SHOW or CHANGE packet describes → the tags listed there."""
    described: list[tuple[int, Description]] = field(default_factory=list)
    """The FULL, SHOW and CHANGE packets, each with its position."""
    choices: list[int] = field(default_factory=list)
    """Positions of offers and of picks."""
    created: dict[int, FullEntity] = field(default_factory=dict)
    made: set[int] = field(default_factory=set)
    """Entities that got their present card in this action: created in sight, or changed into it."""
    hidden: set[int] = field(default_factory=set)
    """Entities that a HIDE packet took out of sight; one in a deck may be hidden once more as it is
    drawn, or as the decks are dealt (U174:3675, U019:1661)."""
    repeated: set[int] = field(default_factory=set)
    """Positions of changes to the value that was logged last."""
    restored: set[int] = field(default_factory=set)
    """Those of `repeated` that give back the place which a SHOW set to 0.

    Builds after 19632 that write the zone first show a card of the hand without its place, and then
    log the place even if it is the same (5 of 5; for a card that the viewer knows they log nothing,
    16 of 16; U119:1384, U124:4573).
    """
    known_before: frozenset[int] = frozenset()
    unscoped: frozenset[int] = frozenset(OUT_OF_SCOPE)
    """Tags that cannot be compared in this recording."""
    uncompared: set[int] = field(default_factory=set)
    """Positions of changes of such a tag, or of an entity that takes no part in play."""
    compared: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    """Position → (entity, tag, value), of all other changes."""
    before: dict[Key, int] = field(default_factory=dict)
    """(entity, tag) that the action logs → its value before the action."""
    unplaced: dict[int, int] = field(default_factory=dict)
    """Entity → its last place as a hidden card, where SHOW set it to 0."""


def read_action(
    tape: Tape, observed: Observed, unscoped: frozenset[int] = frozenset(OUT_OF_SCOPE)
) -> Logged:
    """Return what an action's packets hold, after applying each to `observed`."""
    logged = Logged(tape, known_before=frozenset(observed.known), unscoped=unscoped)
    for at, packet in enumerate(tape.packets):
        if type(packet) is TagChange:
            _read_change(at, packet, observed, logged)
        elif type(packet) is MetaData:
            continue
        elif isinstance(packet, DESCRIPTIONS):
            _read_description(at, packet, observed, logged)
        elif type(packet) is HideEntity:
            if packet.entity in observed.known:
                logged.hidden.add(packet.entity)
        elif isinstance(packet, (Choices, ChosenEntities)):
            logged.choices.append(at)
        observed.apply(packet)
    return logged


def _read_change(at: int, packet: TagChange, observed: Observed, logged: Logged) -> None:
    entity, tag, value = packet.entity, packet.tag, packet.value
    if tag < UNNAMED_BELOW:
        return
    logged.changes[at] = packet
    if tag in logged.unscoped or entity in observed.cosmetic:
        logged.uncompared.add(at)
    else:
        logged.compared[at] = entity, tag, value
    old = observed.state.get(entity, tag)
    logged.before.setdefault((entity, tag), old)
    if old == value:
        logged.repeated.add(at)
    elif tag == ZONE_POSITION and logged.unplaced.pop(entity, -1) == value:
        logged.repeated.add(at)
        logged.restored.add(at)


def _read_description(at: int, packet: Description, observed: Observed, logged: Logged) -> None:
    entity, changes = packet.entity, type(packet) is ChangeEntity
    if any(tag < UNNAMED_BELOW for tag, _ in packet.tags):
        named = tuple(each for each in packet.tags if each[0] >= UNNAMED_BELOW)
        packet = replace(packet, tags=named)
    logged.described.append((at, packet))
    for tag, _ in packet.tags:
        logged.before.setdefault((entity, tag), observed.state.get(entity, tag))
    if type(packet) is ShowEntity and entity not in observed.known:
        if observed.places_after_zone and (ZONE_POSITION, 0) in packet.tags:
            logged.unplaced[entity] = observed.state.get(entity, ZONE_POSITION)
    logged.shown.setdefault(entity, {}).update(packet.tags)
    if type(packet) is FullEntity:
        logged.created[entity] = packet
    if packet.card_id and (changes or entity in logged.created):
        logged.made.add(entity)
