"""Causes by which a text gives another amount, or one side writes a tag otherwise."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, CardType, Zone, enum_name
from hsreplay_sim.causes.sides import AMOUNTS, MOST, Found
from hsreplay_sim.report.model import Cause

if TYPE_CHECKING:
    from hsreplay_sim.causes.sides import Sides, Spot
    from hsreplay_sim.verifier.compare.mismatch import Mismatch

_OWN = (t.TAG_SCRIPT_DATA_NUM_1, t.TAG_SCRIPT_DATA_NUM_2)
"""What a card counts itself, or what its enchantment gives."""

_ENTITIES = (t.CREATOR, t.LAST_AFFECTED_BY, t.CARD_TARGET)
"""Tags whose value is an entity."""


def number(sides: Sides) -> Found | None:
    """The block of a text gives one amount in the log and another in the engine."""
    for spot in sides.spots:
        entity, tag, *ends = spot.mismatch[:4]
        text, (logged, simulated) = sides.text(spot), _given_by(sides, spot.mismatch)
        if tag not in AMOUNTS or not text or None in ends:
            continue
        if logged == simulated or min(logged, simulated) < 0:
            continue
        said = f"{sides.called(text)} gives {sides.called(entity)} {t.tag_name(tag)} {logged}"
        words = sides.words(text)
        told = {*re.findall(r"\d+", words)} & {str(logged), str(simulated)}
        why = f"printed is {' and '.join(sorted(told))}: “{words}”" if told else f"“{words}”"
        cause = Cause("number", f"{said} in the log and {simulated} in the engine", why)
        return Found(cause, (text,))
    return None


def _given_by(sides: Sides, found: Mismatch) -> list[int]:
    """What comes to damage or armor on each side where they first differ; else the value there."""
    *values, first = sides.differing(found[:2])
    before = sides.step.logged.before.get(found[:2], 0)
    summed = found.tag in (t.DAMAGE, t.ARMOR)
    last = values[0][first - 1] if first else before
    return [(each[first] - summed * last) if first < len(each) else 0 for each in values]


def counts(sides: Sides) -> Found | None:
    """A card has another number of its own on each side."""
    for entity, tag, logged, simulated, *_ in (spot.mismatch for spot in sides.spots):
        kind = sides.tag(entity, t.CARDTYPE)
        if tag in _OWN and kind != CardType.ENCHANTMENT and None not in (logged, simulated):
            who, words = sides.called(entity), sides.words(entity)
            text = f"the own number of {who} is {logged} in the log and {simulated} in the engine"
            return Found(Cause("number", text, f"{t.tag_name(tag)}; “{words}”"), (entity,))
    return None


def writes(sides: Sides) -> Found | None:
    """One side writes a tag otherwise, as its card moves, is played or at work."""
    spot = next((each for each in sides.spots if _is_written(sides, each)), None)
    if spot is None:
        return None
    found, (when, about) = spot.mismatch, _occasion(sides, spot)
    log, engine = (_value(sides, found.tag, each) for each in found[2:4])
    why = f"{t.tag_name(found.tag)} {log} logged, {engine} simulated"
    alone, who = _alone(sides, found), sides.called(found.entity)
    if _is_told(sides, found):
        printed = sides.step.cards.get(sides.card_of(found.entity))
        if printed is not None and printed.tags.get(found.tag) == found.simulated:
            why += f", which the data of build {sides.step.profile.build} print"
        text = f"as the log shows {who}, its {_alike(sides, found)} is not what the engine has"
        return Found(Cause("writes", f"{text} from before", why))
    if alone:
        text = f"the {alone} alone writes {_alike(sides, found)} of {who}{when}"
    elif about or found.tag in _ENTITIES:
        text = f"{_alike(sides, found)} of {who} differs{when}"
    else:
        return None
    return Found(Cause("writes", text, why), about)


def _is_written(sides: Sides, spot: Spot) -> bool:
    """Whether a side writes what differs in a block of the action, and not what it has a place by.

    A zone or a place counts where a text moves the card.
    """
    found = spot.mismatch
    if found.simulated_in or not found.tag:
        return False
    if found.entity in sides.step.roots and not spot.place.around:
        return False
    unmade = found.entity in sides.step.logged.created.keys() - sides.step.simulated.tags.keys()
    both = None not in (found.logged, found.simulated)
    if unmade or (both and not any(sides.tells(found[:2]))):
        return False
    zone = sides.step.observed.state.get(found.entity, t.ZONE)
    moves = zone != sides.step.zone_before(found.entity)
    if found.tag in (t.ZONE, t.CONTROLLER, t.ZONE_POSITION):
        return bool(sides.text(spot)) and (moves if found.tag == t.ZONE_POSITION else both)
    return True


def _is_told(sides: Sides, found: Mismatch) -> bool:
    """Whether the log tells a value as it shows a card, and the engine has one from before."""
    step, key = sides.step, found[:2]
    if None in found[2:4] or key in step.changed[0] or sides.tells(key)[1]:
        return False
    moved = step.observed.state.get(key[0], t.ZONE) != step.simulated.get(key[0], t.ZONE)
    return not moved and key[0] not in step.logged.created


def _alike(sides: Sides, found: Mismatch) -> str:
    """The tags of the same entity that differ in the same way."""
    kind = found.entity, _alone(sides, found)
    spots = (each.mismatch for each in sides.spots if _is_written(sides, each))
    tags = [each.tag for each in spots if (each.entity, _alone(sides, each)) == kind]
    names = map(t.tag_name, tags[:MOST])
    return ", ".join(f"tag {name}" if name.isdecimal() else name for name in names)


def _occasion(sides: Sides, spot: Spot) -> tuple[str, tuple[int, ...]]:
    """In which block a tag is written, and by whose text, if by any."""
    entity, text = spot.mismatch.entity, sides.text(spot)
    if text:
        return f" in the block of {sides.called(text)}", (text,)
    kind, actor = spot.place.around[0] if spot.place.around else (0, 0)
    zone = sides.step.observed.state.get(entity, t.ZONE)
    moves = sides.step.zone_before(entity) != zone
    if kind == BlockType.DEATHS:
        return " as it dies" if moves else " in a death phase", ()
    if moves and zone == Zone.HAND:
        return " as it comes to the hand", ()
    behind = f", {sides.block(spot.place.behind, 'behind')}" if spot.place.behind else ""
    if kind == BlockType.PLAY:
        costs = spot.mismatch.tag in (t.COST, t.TAG_LAST_KNOWN_COST_IN_HAND) and entity != actor
        told = not costs and spot.place.behind in ((), ((BlockType.POWER, actor),))
        told &= entity not in sides.step.roots
        return f" as {sides.called(actor)} is played{behind}", (actor,) if told else ()
    return f" {sides.block(spot.place.around)}{behind}", ()


def _alone(sides: Sides, found: Mismatch) -> str:
    """The side that alone writes or tells what differs; "" if both do, each another value."""
    log, engine = found.logged is not None, found.simulated is not None
    if log and engine:
        log, engine = sides.tells(found[:2])
    if log and engine:
        log, engine = bool(found.logged), bool(found.simulated)
    return "" if log == engine else "log" if log else "engine"


def _value(sides: Sides, tag: int, value: int | None) -> str:
    if value and tag in _ENTITIES:
        return sides.called(value)
    if value and tag == t.ZONE:
        return enum_name("Zone", value)
    return "—" if value is None else str(value)
