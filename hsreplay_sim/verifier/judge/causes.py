"""Why an action diverged, as far as both sides of it are evidence: a cause never comes without.

The rules are tried in order, for the divergence that tells most of its action; the first one that
applies is the cause (docs/tables/CAUSES.md).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.base import stream as made
from hsreplay_sim.base.enums import BlockType, Zone, enum_name
from hsreplay_sim.base.tags import ATTACHED, ZONE
from hsreplay_sim.replay.packets import DESCRIPTIONS, Block, TagChange
from hsreplay_sim.replay.titles import named
from hsreplay_sim.report.cause import of_neighbours
from hsreplay_sim.report.grade import weight
from hsreplay_sim.report.model import Cause, Divergence
from hsreplay_sim.verifier.tags.gameplay import SUMMED_UP

if TYPE_CHECKING:
    from hsreplay_sim.verifier.step import Step

Where = tuple[int, int]
"""Kind and entity of a block."""

_OF_CARDS = (BlockType.POWER, BlockType.TRIGGER)
"""The blocks in which a text runs."""


def explained(step: Step, found: list[Divergence]) -> list[Divergence]:
    """Return the divergences of an action; the one that tells most has its cause, if found."""
    root = min(found, key=lambda each: (bool(each.follows), weight(each)))
    cause = (
        _noted(root)
        or _of_option(step)
        or of_neighbours(root, found)
        or _attached_otherwise(step, root)
        or _one_side_acts(step, root)
    )
    return [replace(each, cause=cause) if each is root else each for each in found]


def _noted(root: Divergence) -> Cause | None:
    """Return a cause if the code is of no tag and says what is wrong; the note is evidence."""
    texts = {
        "E203": "the engine does not hold the recorded outcome possible",
        "E303": "a text runs in the engine alone" if " (" in root.note else "",
        "E308": "the recording was changed or broken before it came here",
    }
    text = texts.get(root.code, "the engine itself fails" if root.code[0] == "X" else "")
    if root.tag is not None or not text:
        return None
    return Cause("noted", text, f"{root.code} at line {root.line}: {root.note}")


def _of_option(step: Step) -> Cause | None:
    """Return a cause if an option was taken that no packet names, and none of them agrees."""
    if len(step.options) < 2:
        return None
    text = named(f"neither {' nor '.join(step.options)} agrees", step.cards)
    return Cause("option", text, "no packet names the option taken")


def _attached_otherwise(step: Step, root: Divergence) -> Cause | None:
    """Return a cause if one side attaches more to what differs in a stat, a cost or a keyword."""
    if root.entity is None or root.tag is None or root.tag.id not in SUMMED_UP:
        return None
    number = root.entity.id
    worn = {(ATTACHED, number), (ZONE, Zone.PLAY)}
    logged, simulated = (
        {each for each, tags in state.items() if worn <= tags.items()}
        for state in (step.observed.state.tags, step.simulated.tags)
    )
    more = logged - simulated or simulated - logged
    side = "log" if more <= logged else "engine"
    if not more:
        return None
    names = ", ".join(_called(step, each) for each in sorted(more)[:3])
    text = f"{_called(step, number)} has {names} attached in the {side} alone"
    return Cause("worn", text, f"enchantments: {len(logged)} logged, {len(simulated)} simulated")


# --- blocks --------------------------------------------------------------------------------------


def _one_side_acts(step: Step, root: Divergence) -> Cause | None:
    """Return a cause if the difference is in a block that one side opens more often than the other.

    If that is a block of rules, such as DEATHS, the cause is the first card that acts more often on
    this side, if there is one.
    """
    packets = step.logged.tape.packets
    logged = Counter((each.kind, each.entity) for each in packets if type(each) is Block)
    simulated = Counter((each[2], each[1]) for each in step.simulated.out if each[0] == made.OPEN)
    if root.logged is not None and root.logged != root.before:
        sides, around, alone = ("log", "engine"), _around(step, root), logged - simulated
    else:
        sides, around, alone = ("engine", "log"), _engine_blocks(step, root), simulated - logged
    more = [key for key in reversed(around) if alone[key]]
    texts = (each for each in (*more[:1], *alone) if each[0] in _OF_CARDS)
    block = next((each for each in texts if each[1] not in step.roots), None)
    if block is None or not more:
        return None
    text = f"{_called(step, block[1])} acts in the {sides[0]} and not in the {sides[1]}"
    often = f"{logged[block]} logged, {simulated[block]} simulated"
    kind = enum_name("BlockType", block[0])
    return Cause("acts", text, f"{kind} of {_called(step, block[1])}: {often}")


def _around(step: Step, root: Divergence) -> list[Where]:
    """Return the logged blocks around the change that differs, the innermost first."""
    tape, entity = step.logged.tape, root.entity.id if root.entity is not None else 0
    told = (
        at
        for at, packet in enumerate(tape.packets)
        if packet.line == root.line and isinstance(packet, (TagChange, *DESCRIPTIONS))
        if packet.entity == entity
    )
    at, blocks = next(told, None), list[Where]()
    while at is not None and (block := tape.block(at)) is not None:
        blocks.append((block.kind, block.entity))
        at = tape.parent[at]
    return blocks


def _engine_blocks(step: Step, root: Divergence) -> list[Where]:
    """Return the engine's blocks around the tag's last change or the making, innermost first."""
    entity = root.entity.id if root.entity is not None else 0
    tag = root.tag.id if root.tag is not None else 0
    stack: list[Where] = []
    found: list[Where] = []
    for kind, number, what, _, _ in step.simulated.out:
        if kind == made.OPEN:
            stack.append((what, number))
        elif kind == made.CLOSE:
            stack.pop()
        elif number == entity and (kind == made.FULL or (kind == made.TAG and what == tag)):
            found = stack[::-1]
    return found


# --- words ---------------------------------------------------------------------------------------


def _called(step: Step, number: int) -> str:
    """Return ``Murloc Raider (CS2_168) #14``, or "the game", "the player", "something hidden"."""
    if number in step.roots:
        return "the game" if number == step.observed.game else "the player"
    return f"{named(step.card_of(number), step.cards) or 'something hidden'} #{number}"
