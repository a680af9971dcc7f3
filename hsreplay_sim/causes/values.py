"""Causes by which the same text does another thing, or another amount of it, on each side."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone, enum_name
from hsreplay_sim.base.tags import (
    CARD_TARGET,
    CONTROLLER,
    CREATOR,
    LAST_AFFECTED_BY,
    SECRET,
    ZONE,
    ZONE_POSITION,
    tag_name,
)
from hsreplay_sim.causes.numbers import AMOUNTS
from hsreplay_sim.causes.texts import Found, called, text_around, words_of
from hsreplay_sim.replay.actions import Kind
from hsreplay_sim.report.model import Cause
from hsreplay_sim.verifier.tags.gameplay import KEYWORDS, SUMMED_UP

if TYPE_CHECKING:
    from hsreplay_sim.causes.sides import Sides, Spot
    from hsreplay_sim.verifier.compare.mismatch import Mismatch

_PLACES = (ZONE, CONTROLLER, ZONE_POSITION)
_ENTITIES = (CREATOR, LAST_AFFECTED_BY, CARD_TARGET)
"""Tags whose value is an entity."""

_IN_HANDS = (CardType.MINION, CardType.SPELL, CardType.WEAPON, CardType.LOCATION, CardType.HERO)
_KEYWORDS = {*KEYWORDS, SECRET}

_SIDES = ("log", "engine")

_MOST = 4
"""So many of the entities or tags that differ are named."""

_WHEN = {
    Zone.HAND: " as it comes to the hand",
    Zone.PLAY: " as it comes into play",
    Zone.GRAVEYARD: " as it leaves",
}


def option(sides: Sides) -> Found | None:
    """Each side does what the other does not in the text of a card with a choice."""
    played = sides.step.action.entity
    words = words_of(sides, sides.card_of(played))
    inside = [e.mismatch for e in sides.spots if (BlockType.POWER, played) in e.around]
    if "Choose One" not in words or not inside:
        return None
    log, engine = ({e.tag for e in inside if _alone(sides, e) == side} for side in _SIDES)
    if not (log - engine and engine - log) and not _is_other_number(words, inside[0]):
        return None
    text = f"log and engine take another option of {called(sides, played)}"
    return Found(Cause("option", text, f"“{words}”"), (played,))


def _is_other_number(words: str, found: Mismatch) -> bool:
    """Whether both sides have a number of a text, each another one."""
    printed = re.findall(r"\d+", words)
    numbers = found.tag in AMOUNTS and found.logged != found.simulated
    return numbers and str(found.logged) in printed and str(found.simulated) in printed


def picks(sides: Sides) -> Found | None:
    """The block of a text moves other cards on each side, to the same zones."""
    moves = [each for each in sides.spots if each.mismatch.tag == ZONE and text_around(sides, each)]
    logged = _moved(sides, {e.mismatch.entity: e.mismatch.logged for e in moves})
    simulated = _moved(sides, {e.mismatch.entity: e.mismatch.simulated for e in moves})
    if not logged or sorted(logged.values()) != sorted(simulated.values()):
        return None
    if logged.keys() & simulated.keys():
        return None
    text = text_around(sides, moves[0])
    log, engine = (", ".join(called(sides, e) for e in each) for each in (logged, simulated))
    said = f"{called(sides, text)} moves other cards on each side"
    return Found(Cause("picks", said, f"log: {log}; engine: {engine}"), (text,))


def _moved(sides: Sides, zones: dict[int, int | None]) -> dict[int, int]:
    """Those of these cards that were there before, and go to another zone."""
    before = sides.step.zone_before
    return {each: to for each, to in zones.items() if to and before(each) not in (0, to)}


def makes(sides: Sides) -> Found | None:
    """The block of a text makes more cards on one side."""
    for spot in sides.spots:
        text = text_around(sides, spot)
        block = next((each for each in spot.around if each[1] == text), None)
        logged, simulated = sides.made_in(block) if block is not None else ([], [])
        if len(logged) == len(simulated):
            continue
        alone = [each for each in (*logged, *simulated) if (each in logged) != (each in simulated)]
        names = ", ".join(called(sides, each) for each in alone[:_MOST])
        said = f"{called(sides, text)} makes {len(logged)} in the log and {len(simulated)}"
        cause = Cause("makes", f"{said} in the engine", f"on one side alone: {names}")
        return Found(cause, (text,))
    return None


def moves(sides: Sides) -> Found | None:
    """A card moves to another zone on each side in the block of a text."""
    for spot in sides.spots:
        entity, tag, logged, simulated, *_ = spot.mismatch
        text = text_around(sides, spot)
        if tag == ZONE and text and logged and simulated and logged != simulated:
            log, engine = (enum_name("Zone", each) for each in (logged, simulated))
            said = f"{called(sides, text)} puts {called(sides, entity)} into {log} in the log"
            why = f"ZONE {log} logged, {engine} simulated"
            return Found(Cause("moves", f"{said} and into {engine} in the engine", why), (text,))
    return None


def writes(sides: Sides) -> Found | None:
    """One side writes a tag otherwise, as its card moves, is played or at work."""
    spot = next((each for each in sides.spots if _is_written(each)), None)
    occasion = _occasion(sides, spot) if spot is not None else None
    if spot is None or occasion is None:
        return None
    found, (when, about) = spot.mismatch, occasion
    alone, who = _alone(sides, found), called(sides, found.entity)
    log, engine = (_value(sides, found.tag, each) for each in found[2:4])
    why = f"{tag_name(found.tag)} {log} logged, {engine} simulated"
    if found.tag in SUMMED_UP and sides.ends_alike(found):
        by = f"the {alone} alone" if alone else "each side otherwise"
        said = f"{tag_name(found.tag)} of {who} is summed up by {by} on the way{when}"
        return Found(Cause("order", f"{said}; in the end both agree", why))
    names = _alike(sides, found)
    if alone:
        said = f"the {alone} alone writes {names} of {who}{when}"
        return Found(Cause("writes", said, why + _trait(sides, found, alone)), about)
    if not text_around(sides, spot) and found.tag not in _ENTITIES:
        return None
    return Found(Cause("writes", f"{names} of {who} differs{when}", why))


def _trait(sides: Sides, found: Mismatch, side: str) -> str:
    """The keywords that are printed on the cards in a zone that the log marks so, and on no others.

    "" if there are none, or nothing to tell them from.
    """
    state, (entity, tag) = sides.step.observed.state, found[:2]
    zone = state.get(entity, ZONE)
    there = [each for each in sides.step.observed.known if state.get(each, ZONE) == zone]
    marked, others = list[set[int]](), list[set[int]]()
    for each in there if side == "log" and found.logged else ():
        card = sides.step.cards.get(sides.card_of(each))
        if card is not None and card.type in _IN_HANDS:
            (marked if state.get(each, tag) else others).append({*card.tags} & _KEYWORDS)
    alone = set.intersection(*marked).difference(*others) if marked and others else set[int]()
    names = ", ".join(sorted(map(tag_name, alone)))
    return f"; of the cards there only those with it have {names}" if names else ""


def _alike(sides: Sides, found: Mismatch) -> str:
    """The tags of the same entity that differ in the same way."""
    kind = found.entity, _alone(sides, found)
    spots = (each.mismatch for each in sides.spots if _is_written(each))
    tags = [each.tag for each in spots if (each.entity, _alone(sides, each)) == kind]
    return ", ".join(map(_name, tags[:_MOST]))


def _is_written(spot: Spot) -> bool:
    return spot.mismatch.tag not in (0, *_PLACES) and not spot.is_of_order


def _name(tag: int) -> str:
    name = tag_name(tag)
    return f"{name} (a tag without a public name)" if name.isdecimal() else name


def _occasion(sides: Sides, spot: Spot) -> tuple[str, tuple[int, ...]] | None:
    """On what occasion a tag is written, and by whose text, if by any; None if nothing says it."""
    step, entity, text = sides.step, spot.mismatch.entity, text_around(sides, spot)
    if text:
        return f" in the block of {called(sides, text)}", (text,)
    before, after = step.zone_before(entity), step.observed.state.get(entity, ZONE)
    played = (step.action.entity,) if step.action.kind is Kind.PLAY else ()
    if entity not in step.roots and before != after:
        return (_WHEN[after], played if entity in played else ()) if after in _WHEN else None
    if played:
        return f" as {called(sides, played[0])} is played", played
    at_work = before == Zone.PLAY and entity not in step.roots
    return (" while it is in play", (entity,)) if at_work else None


def _alone(sides: Sides, found: Mismatch) -> str:
    """The side that alone writes what differs; "" if both do, each another value."""
    log, engine = (found[:2] in each for each in sides.step.changed)
    if found.logged is None or found.simulated is None or log != engine:
        return "engine" if found.logged is None or (engine and not log) else "log"
    if bool(found.logged) == bool(found.simulated):
        return ""
    return "log" if found.logged else "engine"


def _value(sides: Sides, tag: int, value: int | None) -> str:
    if value and tag in _ENTITIES:
        return called(sides, value)
    return "—" if value is None else str(value)
