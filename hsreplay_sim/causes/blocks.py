"""Causes by which a text or an enchantment is at work on one side alone, or makes another thing."""

from __future__ import annotations

from hsreplay_sim.base.enums import BlockType, enum_name
from hsreplay_sim.base.tags import ATTACHED, CARDTYPE, CREATOR, SILENCED, TO_BE_DESTROYED, ZONE
from hsreplay_sim.causes.order import GONE
from hsreplay_sim.causes.sides import MOST, OF_TEXTS, Found, Sides, Spot, Where
from hsreplay_sim.replay.titles import named
from hsreplay_sim.report.model import Cause

_LEAVES = (0, ZONE, TO_BE_DESTROYED, SILENCED)  # of a host: its enchantments end because of it


def answered(sides: Sides) -> Found | None:
    """The recorded answer to a question is none that the engine holds possible."""
    outside = "; ".join(sides.step.asked.outside)
    cause = Cause("answer", "the engine does not hold the recorded outcome possible", outside)
    return Found(cause, (sides.step.action.entity,)) if outside else None


def other_card(sides: Sides) -> Found | None:
    """Each side makes another card of an entity, or the engine leaves one blank that is told."""
    for each in sides.cards:
        if each.logged and each.simulated:
            log, engine = (named(card, sides.step.cards) for card in each[1:3])
            text = f"#{each.entity} is {log} in the log and {engine} in the engine"
            return _by_text(sides, each.entity, text, f"card {log} logged, {engine} simulated")
    for entity, tag, logged, simulated, *_ in (spot.mismatch for spot in sides.spots):
        if tag == CARDTYPE and logged and not simulated and entity not in sides.step.roots:
            text = f"the log tells {sides.called(entity)}, and the engine leaves it blank"
            why = f"CARDTYPE {enum_name('CardType', logged)} logged, 0 simulated"
            return _by_text(sides, entity, text, why)
    return None


def _by_text(sides: Sides, entity: int, text: str, why: str) -> Found:
    spots = (spot for spot in sides.spots if spot.mismatch.entity == entity)
    by = next(filter(None, (sides.text(spot) for spot in spots)), 0)
    return Found(Cause("card", text + (f", by {sides.called(by)}" if by else ""), why), (by,))


def acts(sides: Sides) -> Found | None:
    """A text runs on one side alone, or a trigger more often: what differs stands in its block."""
    log, engine = sides.blocks
    more = {"log": log - engine, "engine": engine - log}
    for spot in (*sides.first, *sides.spots[len(sides.first) :][:1]):
        for block in reversed(spot.place.around):
            if more[spot.side][block] and _is_of_text(sides, block):
                return _acting(sides, block, spot.side)
        if sides.is_made_alone(spot.mismatch.entity):
            return None
    for block in more["engine"] if sides.first == sides.spots else ():
        name = f"{enum_name('BlockType', block[0])} {sides.card_of(block[1])} #{block[1]}"
        if name in sides.step.asked.unlogged and _is_of_text(sides, block):
            return _acting(sides, block, "engine")
    return None


def _is_of_text(sides: Sides, block: Where) -> bool:
    once = block[0] == BlockType.TRIGGER or not all(each[block] for each in sides.blocks)
    return once and block[0] in OF_TEXTS and block[1] not in sides.step.roots


def _acting(sides: Sides, block: Where, side: str) -> Found:
    (_, entity), (log, engine) = block, sides.blocks
    less = "more often than in" if log[block] and engine[block] else "and not in"
    there = "engine" if side == "log" else "log"
    text = f"{sides.called(entity)} acts in the {side} {less} the {there}"
    about = (entity, *(each for spot in sides.spots[:1] for each in sides.texts(spot)))
    why = f"{sides.block((block,), '')}: {log[block]} logged, {engine[block]} simulated"
    return Found(Cause("acts", text, why), about)


def attached(sides: Sides) -> Found | None:
    """An enchantment is laid, kept or ended on one side alone."""
    for spot in sides.first:
        number, tag, logged, simulated, *_ = spot.mismatch
        if tag not in (ZONE, 0) or not sides.is_enchantment(number):
            continue
        if sides.is_made_alone(number):
            return _laid(sides, spot)
        host = sides.tag(number, ATTACHED)
        left = any(e.mismatch.entity == host and e.mismatch.tag in _LEAVES for e in sides.spots)
        ends = None not in (logged, simulated) and (logged in GONE) != (simulated in GONE)
        if tag == ZONE and ends and not left:
            side = "log" if logged in GONE else "engine"
            text = f"{_worn(sides, number)} ends in the {side} alone"
            log, engine = (enum_name("Zone", each or 0) for each in (logged, simulated))
            why = f"ZONE {log} logged, {engine} simulated"
            return Found(Cause("enchantment", text, why), (number,))
    return None


def _laid(sides: Sides, spot: Spot) -> Found:
    number, card_id = spot.mismatch.entity, sides.card_of(spot.mismatch.entity)
    alike: dict[str, dict[int, Spot]] = {"log": {}, "engine": {}}
    for each in sides.spots:
        entity, tag = each.mismatch[:2]
        if sides.card_of(entity) == card_id and tag in (ZONE, 0):
            alike[each.side][sides.tag(entity, ATTACHED)] = each
    many = f"{len(alike['log'])} so in the log, {len(alike['engine'])} in the engine"
    if all(alike.values()):
        at = (f"{_on(sides, each)} in the {side}" for side, each in alike.items())
        text = f"{sides.called(number)} is laid {' and '.join(at)}"
    else:
        text = f"{_worn(sides, number)} is laid in the {spot.side} alone"
    return Found(Cause("enchantment", text, many), (number,))


def _on(sides: Sides, spots: dict[int, Spot]) -> str:
    """On whom enchantments are laid, and in which block."""
    hosts = ", ".join(sides.called(each) for each in spots if each) or "nobody"
    return f"on {hosts} {sides.block(next(iter(spots.values())).place.around)}"


def _worn(sides: Sides, number: int) -> str:
    host, maker = sides.tag(number, ATTACHED), sides.tag(number, CREATOR)
    on = f" on {sides.called(host)}" if host else ""
    by = f", a text of {sides.called(maker)}," if maker not in (0, host) else ""
    return f"{sides.called(number)}{on}{by}"


def makes(sides: Sides) -> Found | None:
    """The block of a text makes more cards on one side, and the recording shows one of them.

    How many a text makes that goes by cards in hiding, nobody can say.
    """
    for spot in sides.first:
        text = sides.text(spot)
        block = next((each for each in spot.place.around if each[1] == text), None)
        logged, simulated = (sides.made_in(block, side) if block else [] for side in (0, 1))
        if len(logged) == len(simulated) or not any(map(sides.card_of, logged or simulated)):
            continue
        alone = [each for each in (*logged, *simulated) if (each in logged) != (each in simulated)]
        names = ", ".join(sides.called(each) for each in alone[:MOST])
        said = f"{sides.called(text)} makes {len(logged)} in the log and {len(simulated)}"
        cause = Cause("makes", f"{said} in the engine", f"on one side alone: {names}")
        return Found(cause, (text,))
    return None
