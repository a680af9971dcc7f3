"""Errors in a TAG_CHANGE: another value, another bearer, another place, one too many."""

from __future__ import annotations

import re
from random import Random

from proof.text.log import OUTSIDE, Log, Statement
from proof.text.plants import CORE, SUMMED, Plant, brief, other_value, rewritten

_OWN_KIND = frozenset(("DEFENDING", "PROPOSED_DEFENDER"))


def _core(log: Log, at: int) -> Statement | None:
    found = log.statements[at]
    return found if found.kind == "TAG_CHANGE" and found.tag in CORE else None


def _stock(log: Log, tag: str) -> list[str]:
    return sorted({each.value for each in log.statements if each.tag == tag})


def value(log: Log, at: int, random: Random) -> Plant | None:
    """Another value of a tag that play is made of."""
    found = _core(log, at)
    if found is None or found.tag in _OWN_KIND:
        return None
    other = other_value(found.value, _stock(log, found.tag), random)
    return (other and rewritten(log, found.line, f"value={found.value}", f"value={other}")) or None


# --- combat ---------------------------------------------------------------------------------------


def _others_attacked(log: Log, but: str) -> list[str]:
    attacked = {each.value for each in log.statements if each.tag == "PROPOSED_DEFENDER"}
    return sorted(attacked - {"0", but})


def proposed_defender(log: Log, at: int, random: Random) -> Plant | None:
    """Another PROPOSED_DEFENDER."""
    found = log.statements[at]
    others = _others_attacked(log, found.value)
    if found.tag != "PROPOSED_DEFENDER" or found.value == "0" or not others:
        return None
    other = random.choice(others)
    return rewritten(log, found.line, f"value={found.value}", f"value={other}")


def defending(log: Log, at: int, random: Random) -> Plant | None:
    """Another character is DEFENDING."""
    found = log.statements[at]
    others = _others_attacked(log, found.entity)
    if found.kind != "TAG_CHANGE" or found.tag != "DEFENDING" or not others:
        return None
    head, _, tail = log.lines[found.line].partition("Entity=")
    was, _, tail = tail.rpartition(" tag=")
    now = random.choice(others)
    edits = {found.line: [f"{head}Entity={now} tag={tail}"]}
    return Plant(found.line, f"DEFENDING {was}", f"DEFENDING {now}", edits)


def attack_target(log: Log, at: int, random: Random) -> Plant | None:
    """Another Target of an ATTACK block."""
    found = log.statements[at]
    if found.kind != "BLOCK" or found.value != "ATTACK":
        return None
    head, _, target = log.lines[found.line].rpartition("Target=")
    number = target.partition(" id=")[2].partition(" ")[0]
    others = _others_attacked(log, number)
    if not number or not others:
        return None
    now = random.choice(others)
    rest = target.partition("]")[2]
    edits = {found.line: [f"{head}Target={now}{rest}"]}
    return Plant(found.line, f"Target={number}", f"Target={now}", edits)


# --- packets too many, or elsewhere ---------------------------------------------------------------


def nowhere(log: Log, at: int, random: Random) -> Plant | None:
    """A change that the log tells elsewhere, of an entity in play that has another value now."""
    here = _core(log, at)
    if here is None:
        return None
    state = log.tags_before(at + 1)
    donors = [
        each
        for each in log.statements
        if each.kind == "TAG_CHANGE"
        and each.tag in CORE
        and state.get(each.entity, {}).get("ZONE") == "PLAY"
        and state[each.entity].get(each.tag, "0") != each.value
    ]
    if not donors:
        return None
    donor = random.choice(donors)
    lines = [log.lines[here.line], log.lines[donor.line]]
    return Plant(here.line, "nothing", brief(lines[1]), {here.line: lines}, behind=1)


def names_an_enchantment(log: Log, plant: Plant) -> bool:
    """Whether what comes out of nowhere is a change of an enchantment (U276a@1)."""
    told = re.match(r"TAG_CHANGE Entity=\[.*\bid=(\d+)", plant.now)
    created = (each for each in log.statements if told and each.entity == told[1])
    return any(each.tells("CARDTYPE") == "ENCHANTMENT" for each in created)


def doubled(log: Log, at: int, random: Random) -> Plant | None:
    """The same change twice."""
    found = _core(log, at)
    if found is None:
        return None
    line = log.lines[found.line]
    return Plant(
        found.line, brief(line), f"twice {brief(line)}", {found.line: [line, line]}, behind=1
    )


def moved_over(log: Log, at: int, random: Random) -> Plant | None:
    """A change behind the next one of the same tag of the same entity, within one outer block."""
    found = _core(log, at)
    if found is None or found.block == OUTSIDE:
        return None
    outer = log.blocks_around(at)[-1]
    for each in log.statements[at + 1 : log.statements[outer].end]:
        if (each.entity, each.tag, each.kind) == (found.entity, found.tag, "TAG_CHANGE"):
            if each.value == found.value:
                return None
            line = log.lines[found.line]
            edits = {found.line: [], each.line: [log.lines[each.line], line]}
            return Plant(found.line, brief(line), f"behind {brief(log.lines[each.line])}", edits)
    return None


def moved_to_a_block(log: Log, at: int, random: Random) -> Plant | None:
    """A change at the end of another block of the same outer block, past none of its own tag."""
    found = _core(log, at)
    if found is None or found.block == OUTSIDE or _has_no_place(log, at):
        return None
    own = log.statements[found.block]
    outer = log.blocks_around(at)[-1]
    ends = [
        log.statements[each].end
        for each in (outer, *log.inside(outer))
        if log.statements[each].kind == "BLOCK" and each != found.block
    ]
    free = [
        end
        for end in ends
        if own.end != end and not _passes(log, at, end) and not _is_beside(log, at, end)
    ]
    if not free:
        return None
    end = log.statements[random.choice(free)]
    if end.kind != "END":
        return None
    line, last = log.lines[found.line], log.lines[end.line]
    block = log.statements[found.block].value
    edits = {found.line: [], end.line: [line, last]}
    return Plant(found.line, f"in {block}: {brief(line)}", "in another block", edits)


def _has_no_place(log: Log, at: int) -> bool:
    """What the game sums up is written when it next does; a choice tears the blocks around it."""
    found = log.statements[at]
    if found.tag in SUMMED or is_enchantment_at(log, at):
        return True
    first = log.statements[log.blocks_around(at)[-1]].line
    return any("Choices() -" in line for line in log.lines[first : found.line])


def is_enchantment_at(log: Log, at: int) -> bool:
    """Whether it is of an enchantment; one on a hidden card is in play and unseen (U230@24).

    One is made aside and hidden, then shown as what it is, or it comes into play unseen.
    """
    found = log.statements[at]
    tags = log.tags_before(at).get(found.entity, {})
    kind = tags.get("CARDTYPE") or found.tells("CARDTYPE")
    if kind or not found.entity:
        return kind == "ENCHANTMENT"
    return tags.get("ZONE") == "PLAY" or _becomes_one(log, at)


def _becomes_one(log: Log, at: int) -> bool:
    entity = log.statements[at].entity
    for each in log.statements[at:]:
        if each.entity != entity:
            continue
        if each.tells("CARDTYPE"):
            return each.tells("CARDTYPE") == "ENCHANTMENT"
        if each.kind == "TAG_CHANGE" and each.tag == "ZONE":
            return each.value == "PLAY"
    return False


def _is_beside(log: Log, at: int, end: int) -> bool:
    """Whether only bounds of blocks of one kind and entity lie between: no packet is passed."""
    own = log.statements[log.statements[at].block]
    return all(
        each.kind == "END"
        or (each.kind == "BLOCK" and (each.value, each.entity) == (own.value, own.entity))
        for each in log.statements[min(at + 1, end) : max(at, end)]
    )


def _passes(log: Log, at: int, end: int) -> bool:
    """Whether another change of the same tag of the same entity stands on the way."""
    found = log.statements[at]
    first, last = min(at + 1, end), max(at, end)
    return any(
        (each.entity, each.tag) == (found.entity, found.tag) for each in log.statements[first:last]
    )
