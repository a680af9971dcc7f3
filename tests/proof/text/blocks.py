"""Errors in what is not a packet: a block left out, an option judged otherwise."""

from __future__ import annotations

import re
from random import Random

from proof.text.log import OUTSIDE, Log, Statement
from proof.text.plants import CORE, Kind, Plant, brief, left_out, rewritten

_TOLD = ("FULL_ENTITY", "SHOW_ENTITY", "CHANGE_ENTITY")
_NOBODY_MAY = ("INVALID", "REQ_YOUR_TURN")
"""What stands at every option while it is the other seat's turn."""
_OF_RULES = ("PLAY", "ATTACK", "DEATHS", "TRIGGER", "DECK_ACTION")
_ERROR = re.compile(r" error=(\w+)")


def block(kind: str) -> Kind:
    """A block of this kind is left out whole, one that holds something of play."""

    def plan(log: Log, at: int, random: Random) -> Plant | None:
        found = log.statements[at]
        if found.kind != "BLOCK" or found.value != kind or found.block == OUTSIDE:
            return None
        inner = [log.statements[each] for each in log.inside(at)]
        if not any(each.tag in CORE or each.kind in _TOLD for each in inner):
            return None
        last = log.statements[found.end]
        return left_out(log, list(range(found.line, last.lines[-1] + 1)))

    return plan


def deaths_exchanged(log: Log, at: int, random: Random) -> Plant | None:
    """Two deaths of one DEATHS block come the other way round."""
    one = log.statements[at]
    block = log.statements[one.block] if one.block != OUTSIDE else one
    after = (each for each in log.statements[at + 1 : block.end] if each.block == one.block)
    other = next((each for each in after if _dies(each)), None)
    if block.value != "DEATHS" or not _dies(one) or other is None or other.entity == one.entity:
        return None
    first, second = log.lines[one.line], log.lines[other.line]
    edits = {one.line: [second], other.line: [first]}
    return Plant(one.line, brief(first), brief(second), edits)


def _dies(found: Statement) -> bool:
    return (found.kind, found.tag, found.value) == ("TAG_CHANGE", "ZONE", "GRAVEYARD")


def is_of_a_text(log: Log, at: int) -> bool:
    """Whether it is the block of a text, ends it, or stands in it: a POWER, a card's TRIGGER.

    A TRIGGER of the game or a player in which an entity is made is the text of an adventure, and so
    is one of the game that names no next step. Before the decks are dealt a card is named by its
    number alone.
    """
    found = log.statements[at]
    bounds = [at] if found.kind == "BLOCK" else []
    if found.kind == "END":
        bounds = [each for each in range(at) if log.statements[each].end == at]
    return any(_is_text(log, each) for each in (*bounds, *log.blocks_around(at)))


def _is_text(log: Log, block: int) -> bool:
    found = log.statements[block]
    if found.value != "TRIGGER":
        return found.value not in _OF_RULES
    inside = [log.statements[each] for each in log.inside(block)]
    if "cardId=" in log.lines[found.line] or any(each.kind == "FULL_ENTITY" for each in inside):
        return True
    kind = log.kind_of(found.entity)
    steps = any(each.tag in ("NEXT_STEP", "MULLIGAN_STATE") for each in inside)
    return kind == "CARD" or (kind == "GAME" and not steps)


def option(log: Log, at: int, random: Random) -> Plant | None:
    """An option that cannot be taken can, and the other way round."""
    line = log.statements[at].line
    found = _ERROR.search(log.lines[line])
    if log.statements[at].kind != "OPTION" or found is None or found[1] in _NOBODY_MAY:
        return None
    other = "REQ_ENOUGH_MANA" if found[1] == "NONE" else "NONE"
    return rewritten(log, line, f" error={found[1]}", f" error={other}")
