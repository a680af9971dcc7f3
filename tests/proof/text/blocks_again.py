"""Errors in whole blocks: one too many, one again, two in another order, one of somebody else."""

from __future__ import annotations

import re
from random import Random

from proof.text.log import OUTSIDE, Log, Statement
from proof.text.plants import CORE, Plant, brief

_NUMBERED = re.compile(r"Entity=(\[.*?\bid=\d+[^\]]*\]|\S.*?)(?= EffectCardId| TriggerKeyword| *$)")
_OF_CARDS = ("POWER", "TRIGGER")


def block_again(log: Log, at: int, random: Random) -> Plant | None:
    """The block of a card's text stands there twice."""
    found = log.statements[at]
    if found.value not in _OF_CARDS or found.block == OUTSIDE or not _is_of_card(log, found):
        return None
    return _behind(log, at, _lines(log, at), f"twice {brief(log.lines[found.line])}")


def move_again(log: Log, at: int, random: Random) -> Plant | None:
    """An attack or a use of the hero power stands there twice."""
    found = log.statements[at]
    if found.block != OUTSIDE or found.value not in ("ATTACK", "PLAY"):
        return None
    tags = log.tags_before(at).get(found.entity, {})
    if found.value == "PLAY" and tags.get("CARDTYPE") != "HERO_POWER":
        return None
    return _behind(log, at, _lines(log, at), f"again {brief(log.lines[found.line])}")


def empty_block(log: Log, at: int, random: Random) -> Plant | None:
    """An empty TRIGGER of a minion in play stands behind another block."""
    found = log.statements[at]
    state = log.tags_before(found.end)
    minions = [each for each, tags in state.items() if each.isdigit() and _is_minion(tags)]
    pattern = next((each for each in log.lines if "BlockType=TRIGGER Entity=[" in each), "")
    if not minions or not pattern or found.block == OUTSIDE:
        return None
    name = _NUMBERED.search(pattern)
    if name is None:
        return None
    head = pattern[: name.start(1)] + random.choice(minions) + pattern[name.end(1) :]
    end = log.lines[log.statements[found.end].line]
    return _behind(log, at, [head, end], brief(head))


def _is_minion(tags: dict[str, str]) -> bool:
    return (tags.get("ZONE"), tags.get("CARDTYPE")) == ("PLAY", "MINION")


def draw_of_another(log: Log, at: int, random: Random) -> Plant | None:
    """The block of the draw of a turn bears the number of a minion in play."""
    found = log.statements[at]
    inside = [log.statements[each] for each in log.inside(at)]
    drawn = any((each.tag, each.value) == ("NEXT_STEP", "MAIN_ACTION") for each in inside)
    if found.value != "TRIGGER" or found.block != OUTSIDE or not drawn:
        return None
    state = log.tags_before(at)
    minions = [each for each, tags in state.items() if each.isdigit() and _is_minion(tags)]
    text = log.lines[found.line]
    name = _NUMBERED.search(text)
    if not minions or name is None:
        return None
    now = text[: name.start(1)] + random.choice(minions) + text[name.end(1) :]
    return Plant(found.line, brief(text), brief(now), {found.line: [now]})


def triggers_exchanged(log: Log, at: int, random: Random) -> Plant | None:
    """Two neighbouring TRIGGER blocks of cards that change something come the other way round."""
    one = log.statements[at]
    after = one.end + 1
    if one.value != "TRIGGER" or after >= len(log.statements):
        return None
    other = log.statements[after]
    if (other.kind, other.value, other.block) != ("BLOCK", "TRIGGER", one.block):
        return None
    if one.entity == other.entity or not (_acts(log, at) and _acts(log, after)):
        return None
    first, second = _lines(log, at), _lines(log, after)
    edits: dict[int, list[str]] = {line: [] for line in range(one.line, other.line)}
    edits[one.line] = [*second, *first]
    edits |= {line: [] for line in range(other.line, log.statements[other.end].line + 1)}
    return Plant(one.line, brief(first[0]), brief(second[0]), edits)


def _acts(log: Log, at: int) -> bool:
    """Whether a block is of a card and holds something of play."""
    inside = (log.statements[each] for each in log.inside(at))
    return _is_of_card(log, log.statements[at]) and any(each.tag in CORE for each in inside)


def _is_of_card(log: Log, block: Statement) -> bool:
    return log.kind_of(block.entity) == "CARD"


def chosen_otherwise(log: Log, at: int, random: Random) -> Plant | None:
    """The server confirms another card of the offer than the one whose effect comes."""
    found = log.statements[at]
    head = next(log.lines[line] for line in range(found.line, -1, -1)
                if "EntitiesChosen() - id=" in log.lines[line])  # fmt: skip
    number = re.search(r"- id=(\d+) Player=(.*?)(?: EntitiesCount| *$)", head)
    if number is None or "EntitiesCount=1" not in head:
        return None
    opened = f"EntityChoices() - id={number[1]} "
    start = max((line for line in range(found.line) if opened in log.lines[line]), default=0)
    if "MULLIGAN" in log.lines[start]:
        return None
    offers = []
    for line in log.lines[start + 1 : found.line]:
        if "EntityChoices()" not in line or "- id=" in line:
            break
        offers += [line.partition("]=")[2]] if "Entities[" in line else []
    text = log.lines[found.line]
    kept = text.partition("]=")[0]
    others = [each for each in offers if _number(each) != found.entity]
    if not others:
        return None
    now = f"{kept}]={random.choice(others)}"
    return Plant(found.line, brief(text), brief(now), {found.line: [now]})


def _number(text: str) -> str:
    found = re.search(r"\bid=(\d+)", text)
    return found[1] if found else text.strip()


def _lines(log: Log, at: int) -> list[str]:
    found = log.statements[at]
    return log.lines[found.line : log.statements[found.end].line + 1]


def _behind(log: Log, at: int, lines: list[str], now: str) -> Plant:
    """These lines stand behind a block as well."""
    found = log.statements[at]
    last = log.statements[found.end].line
    return Plant(found.line, "nothing", now, {last: [log.lines[last], *lines]},
                 behind=last + 1 - found.line)  # fmt: skip
