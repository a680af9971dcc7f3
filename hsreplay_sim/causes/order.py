"""Causes by which both sides do the same at another place, or one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.causes.sides import Found, Where
from hsreplay_sim.report.model import Cause
from hsreplay_sim.verifier.tags.gameplay import SUMMED_UP

if TYPE_CHECKING:
    from hsreplay_sim.causes.sides import Sides, Spot

GONE = (Zone.GRAVEYARD, Zone.REMOVED)


_Phase = tuple[tuple[Where, ...], list[int]]
"""The blocks around a death phase, and who dies in it, in order."""


def lost_turns(sides: Sides) -> Found | None:
    """The number of the turn rises by more than one, or falls."""
    game, logged = sides.step.observed.game, sides.step.logged
    for found in (spot.mismatch for spot in sides.spots):
        before = logged.before.get((game, t.TURN), 0)
        if found[:2] == (game, t.TURN) and found.logged not in (None, before + 1):
            text = "the recording contradicts itself: it lost turns, or holds them twice"
            return Found(Cause("noted", text, f"TURN {before} goes to {found.logged}"))
    return None


def deaths(sides: Sides) -> Found | None:
    """The same cards die on both sides, in other death phases or in another order."""
    log, engine = _phases(sides, 0), _phases(sides, 1)
    dead = [sorted(each for _, names in phases for each in names) for phases in (log, engine)]
    if not any(map(_is_of_deaths, sides.spots)) or log == engine or dead[0] != dead[1]:
        return None
    if len(log) != len(engine):
        text = f"death phases: {len(log)} in the log and {len(engine)} in the engine"
    elif other := next(((a, b) for a, b in zip(log, engine, strict=True) if a[0] != b[0]), None):
        where = (sides.block(around) for around, _ in other)
        text = "the log has a death phase {}, the engine {}".format(*where)
    else:
        text = "cards die one after another in another order"
    names = ((", ".join(sides.called(e) for e in dead) for _, dead in p) for p in (log, engine))
    return Found(Cause("order", text, "log: {}; engine: {}".format(*map(" | ".join, names))))


def _is_of_deaths(spot: Spot) -> bool:
    """Whether a difference is in a death phase, or in what the dead are marked with."""
    places = (place for place in (spot.logged, spot.simulated) if place is not None)
    kinds = {kind for place in places for kind, _ in place.around}
    return BlockType.DEATHS in kinds or spot.mismatch.tag == t.HIDDEN_ZONE_OWNER


def _phases(sides: Sides, side: int) -> list[_Phase]:
    """The death phases of the log (0) or of the engine (1)."""
    found: dict[int, _Phase] = {}
    for (entity, value), place in sides.changes(side, t.ZONE):
        if value == Zone.GRAVEYARD and place.around and place.around[0][0] == BlockType.DEATHS:
            found.setdefault(place.block, (place.around[1:], []))[1].append(entity)
    return [*found.values()]


def in_order(sides: Sides) -> Found | None:
    """Both sides make the same changes, in other blocks or one after another."""
    spot = next(iter(sides.spots), None)
    if spot is None or spot.logged is None or not spot.mismatch.simulated_in:
        return None
    found, log = spot.mismatch, spot.logged.around
    places = (place.around for (e, _), place in sides.changes(1, found.tag) if e == found.entity)
    engine = next((each for each in places if each[:1] == (found.simulated_in,)), ())
    if log == engine and log and log[0][0] == BlockType.DEATHS:
        return None
    same = f"{t.tag_name(found.tag)} {found.logged} of {sides.called(found.entity)} on both sides"
    text = f"the log makes the same change {sides.block(log)}, the engine {sides.block(engine)}"
    if log == engine:
        text = f"both sides do the same in another order {sides.block(log)}"
    elif engine and log[-len(engine) :] == engine and log[0][1] in sides.texts(spot):
        text = f"the log has {sides.block(log)} what the engine does behind it: the block ends late"
    return Found(Cause("order", text, same))


def summed_up(sides: Sides) -> Found | None:
    """A stat or a keyword has another value on the way, and in the end both sides agree."""
    spot = next(iter(sides.spots), None)
    if spot is None or spot.mismatch.tag not in SUMMED_UP:
        return None
    found, states = spot.mismatch, (sides.step.observed.state.tags, sides.step.simulated.tags)
    ends = [tags[found.entity].get(found.tag, 0) for tags in states if found.entity in tags]
    if len(ends) < 2 or ends[0] != ends[1]:
        return None
    who = f"{t.tag_name(found.tag)} of {sides.called(found.entity)}"
    both = found.logged is not None and found.simulated is not None
    by = "each side otherwise" if both else f"the {spot.side} alone"
    where = f" {sides.block(spot.place.behind, 'behind')}" if spot.place.behind else ""
    log, engine = ("—" if each is None else each for each in found[2:4])
    why = f"{log} logged, {engine} simulated" + _changed_on(sides, found.entity)
    return Found(Cause("order", f"{who} is summed up by {by} on the way{where}", why))


def _changed_on(sides: Sides, host: int) -> str:
    """The enchantments of a card that come and go in the action."""
    ended = (entity for (entity, zone), _ in sides.changes(0, t.ZONE) if zone in GONE)
    all_of_them = [(e, "comes") for e in sides.step.logged.created] + [(e, "goes") for e in ended]
    worn = [each for each in all_of_them if sides.tag(each[0], t.ATTACHED) == host]
    return "".join(f"; {sides.called(each)} {does}" for each, does in worn)
