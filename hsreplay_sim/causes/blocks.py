"""Causes by which a text, a Secret or an enchantment is at work on one side alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone, enum_name
from hsreplay_sim.base.tags import ATTACHED, CREATOR, ZONE, tag_name
from hsreplay_sim.causes.sides import OF_TEXTS, Sides, Spot, Where
from hsreplay_sim.causes.texts import Found, called, texts_around
from hsreplay_sim.report.model import Cause

if TYPE_CHECKING:
    from collections import Counter

_THERE = (Zone.PLAY, Zone.HAND, Zone.DECK, Zone.GRAVEYARD)
_OTHER = {"log": "engine", "engine": "log"}


def answered(sides: Sides) -> Found | None:
    """The recorded answer to a question is none that the engine holds possible."""
    step = sides.step
    if not step.asked.outside:
        return None
    ids = set(re.findall(r"\w+", " ".join(step.asked.outside)))
    said, about = "", (step.action.entity,)
    for number in step.logged.created:
        shown = step.logged.shown[number]
        maker, there = shown.get(CREATOR, 0), shown.get(ZONE) in _THERE
        if sides.card_of(number) in ids and there and maker not in (0, step.action.entity):
            said = f": {called(sides, number)} comes from {called(sides, maker)}"
            break
    text = f"the engine does not hold the recorded outcome possible{said}"
    return Found(Cause("answer", text, "; ".join(step.asked.outside)), about)


def spent_secret(sides: Sides) -> Found | None:
    """A Secret leaves its zone on one side alone."""
    for number, tag, logged, simulated, *_ in (spot.mismatch for spot in sides.spots):
        if tag != ZONE or sides.step.zone_before(number) != Zone.SECRET:
            continue
        if (logged == Zone.SECRET) != (simulated == Zone.SECRET):
            side = "engine" if logged == Zone.SECRET else "log"
            fires = any(entity == number for _, entity in sides.blocks[side == "engine"])
            does = "fires" if fires else "is spent without a block of its own"
            text = f"{called(sides, number)} {does} in the {side} alone"
            return Found(Cause("secret", text, _zones(logged, simulated)), (number,))
    return None


def in_order(sides: Sides) -> Found | None:
    """Both sides make the same changes, in blocks of other texts or one after another."""
    spot = next(iter(sides.spots), None)
    if spot is None or not spot.is_of_order:
        return None
    found, logged = spot.mismatch, next(iter(spot.around), None)
    same = f"{tag_name(found.tag)} {found.logged} of {called(sides, found.entity)} on both sides"
    if not logged or not found.simulated_in or min(logged[0], found.simulated_in[0]) < 1:
        return None
    log, engine = _block(sides, logged), _block(sides, found.simulated_in)
    if log == engine:
        return Found(Cause("order", f"both sides do the same in another order in {log}", same))
    text = f"the log makes the same change in {log}, the engine in {engine}"
    return Found(Cause("order", text, same), (logged[1], found.simulated_in[1]))


def acts(sides: Sides) -> Found | None:
    """A text runs on one side alone, or more often: in its block stands what differs."""
    logged, simulated = sides.blocks
    for spot in sides.spots:
        own, other = (logged, simulated) if spot.side == "log" else (simulated, logged)
        for block in spot.around:
            if _is_of_text(sides, block) and own[block] > other[block]:
                return _acting(sides, block, spot.side)
    for notes, own, side in (
        (sides.step.asked.unlogged, simulated, "engine"),
        (sides.step.asked.unopened, logged, "log"),
    ):
        for block in own:
            name = f"{enum_name('BlockType', block[0])} {sides.card_of(block[1])} #{block[1]}"
            if name in notes and _is_of_text(sides, block):
                return _acting(sides, block, side)
    return None


def _is_of_text(sides: Sides, block: Where) -> bool:
    return block[0] in OF_TEXTS and block[1] not in sides.step.roots


def _acting(sides: Sides, block: Where, side: str) -> Found:
    entity, (logged, simulated) = block[1], sides.blocks
    outer = texts_around(sides, sides.spots[0]) if sides.spots else ()
    text = f"{called(sides, entity)} acts in the {side} and not in the {_OTHER[side]}"
    other = _of_same_card(sides, block, *((simulated, logged) if side == "log" else sides.blocks))
    if other:
        text += f", where #{other} acts in its place"
    often = f"{logged[block]} logged, {simulated[block]} simulated"
    about = (*outer, entity) if other else (entity, *outer)
    return Found(Cause("acts", text, f"{_block(sides, block)}: {often}"), about)


def _of_same_card(sides: Sides, block: Where, own: Counter[Where], other: Counter[Where]) -> int:
    """Another entity of the same card that acts on `own` alone; 0 if there is none."""
    card_id = sides.card_of(block[1])
    alike = (e for kind, e in own if kind == block[0] and sides.card_of(e) == card_id)
    return next((each for each in alike if own[block[0], each] > other[block[0], each]), 0)


def attached(sides: Sides) -> Found | None:
    """An enchantment is laid, kept or ended on one side alone."""
    for spot in sides.spots:
        number, tag, logged, simulated, *_ = spot.mismatch
        if not sides.is_enchantment(number):
            continue
        both = number in sides.step.simulated.tags and logged is not None
        if both and tag == ZONE and (logged == Zone.PLAY) != (simulated == Zone.PLAY):
            side = "engine" if logged == Zone.PLAY else "log"
            text = f"{_worn(sides, number)} ends in the {side} alone"
            return Found(Cause("enchantment", text, _zones(logged, simulated)), (number,))
        if not both:
            text = f"{_worn(sides, number)} is laid in the {spot.side} alone"
            many = f"{_alike(sides, spot)} so on this side"
            return Found(Cause("enchantment", text, many), (number,))
    return None


def _worn(sides: Sides, number: int) -> str:
    host, maker = sides.tag(number, ATTACHED), sides.maker(number)
    on = f" on {called(sides, host)}" if host else ""
    by = f", a text of {called(sides, maker)}," if maker not in (0, host) else ""
    return f"{called(sides, number)}{on}{by}"


def _alike(sides: Sides, spot: Spot) -> int:
    """How many enchantments of the same card differ on the same side."""
    card_id = sides.card_of(spot.mismatch.entity)
    same = {each.mismatch.entity for each in sides.spots if each.side == spot.side}
    return sum(sides.card_of(each) == card_id for each in same)


def _block(sides: Sides, block: Where) -> str:
    return f"{enum_name('BlockType', block[0])} of {called(sides, block[1])}"


def _zones(logged: int | None, simulated: int | None) -> str:
    log, engine = ("—" if e is None else enum_name("Zone", e) for e in (logged, simulated))
    return f"ZONE {log} logged, {engine} simulated"
