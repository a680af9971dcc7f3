"""What a text says: its effects, as far as a small grammar reads them.

A sentence has a time (a keyword before a colon, or "At the end of your turn"), perhaps a condition,
and effects: a verb and a noun phrase. What the grammar does not know is left out, not guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from hsreplay_sim.carddb.text import numbers
from reading.facts import (
    ALL,
    ANYBODY,
    BESIDE,
    BOTH,
    CHOSEN,
    ITSELF,
    MINE,
    RANDOM,
    THEIRS,
    Fact,
    Who,
)

RACES = (
    "beast", "demon", "dragon", "elemental", "mech", "murloc", "naga", "pirate", "quilboar",
    "totem", "undead", "draenei",
)  # fmt: skip
COUNTS = {"a": 1, "an": 1, "another": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
KINDS = {"minion": "minion", "character": "character", "enemy": "character", "hero": "hero",
         "enemies": "character", "heroes": "hero", "weapon": "weapon"}  # fmt: skip
PHRASE = re.compile(
    rf"""(?P<count>an?\b|another\b|all\b|each\b|your\b(?!\sopponent)|the\b|your\sopponent's\b|two\b|three\b|four\b)?\s*
    (?P<words>(?:(?:random|other|friendly|enemy|undamaged|damaged|frozen)\s+)*)
    (?:(?P<race>{"|".join(RACES)})s?\b)?\s*
    (?P<head>minions?|characters?|enem(?:y|ies)|hero(?:es)?|weapons?)?
    (?P<tail>\s+(?:with|that|except|costing|who|you|from)\b|\s+or\b)?""",
    re.VERBOSE,
)
LABELS = {
    "battlecry": "action", "deathrattle": "deathrattle", "combo": "combo", "inspire": "inspire",
    "spellburst": "spellburst", "frenzy": "frenzy", "outcast": "outcast", "overkill": "overkill",
    "honorable kill": "honorable_kill", "secret": "secret", "casts when drawn": "on_draw",
    "reward": "reward", "quest": "quest", "sidequest": "quest", "questline": "quest",
}  # fmt: skip
LABEL = re.compile(rf"\b(?:({'|'.join(LABELS)})(?: \(\d+\))?\s*:|(casts when drawn))")
TIMES = {r"\bat the end of\b": "turn_end", r"\bat the start of\b": "turn_start",
         r"\bin @ turns\b": "turn_start",
         r"^(?:whenever|after|when)\b": "events"}  # fmt: skip
CONDITION = re.compile(r"^if [^,]*,|, if |\. if ")
TO_WHOM = r"(?= to (?P<who>.*)|(?P<bare>)(?! (?:to|random|split|equal|for|instead)))"
"""Behind an amount: whom it is for; without a word it is for whom the player chooses."""
GIVEN = r"\+\d|taunt|divine shield|charge|rush|windfury|stealth|lifesteal|poisonous|reborn"
PATTERNS = (
    ("damage", rf"(?<!that )\bdeals? (?P<n>\d+) damage{TO_WHOM}"),
    ("missiles", r"\bdeals? (?P<n>\d+) damage (?:randomly )?split (?:among|between) (?P<who>.*)"),
    ("heal", rf"\brestores? (?P<n>\d+) health{TO_WHOM}"),
    ("destroy", r"\bdestroy (?P<who>.*)"),
    ("freeze", r"\bfreeze (?P<who>.*)"),
    ("silence", r"\bsilence (?P<who>.*)"),
    ("return", r"\breturn (?P<who>.*?) (?:from the battlefield )?to (?:your|its owner's)"),
    ("control", r"\b(?:gain|take) control of (?P<who>.*)"),
    ("transform", r"\btransform (?P<who>.*?) into"),
    ("give", rf"\bgive (?P<who>.*?) (?={GIVEN})"),
    ("give", r"(?<!to )\b(?P<who>gains?) \+\d"),
    ("have", r"^(?P<who>.*?) (?:have|has) \+\d"),
    ("summon", r"\bsummon\b"),
    ("discover", r"\bdiscover\b"),
    ("discard", r"\bdiscard\b"),
    ("add", r"(?:^|[,:;] |and )(?:add|get)\b"),
    ("shuffle", r"\bshuffle\b"),
    ("equip", r"\bequip\b"),
    ("draw", r"(?:^|[.,:;] ?|and |then )draw (?:(?P<n>\d+) cards|a card)"),
    ("armor", r"\bgain (?P<n>\d+) armor"),
)
EFFECTS = tuple((verb, re.compile(pattern)) for verb, pattern in PATTERNS)
"""The verbs of effects, in lower case, each with what stands behind it."""


def who_of(phrase: str) -> Who | None:
    """A noun phrase at the beginning of these words; None for any other."""
    phrase = phrase.strip()
    if re.match(r"this minion\b|itself\b", phrase):
        return Who(pick=ITSELF)
    if re.match(r"(?:all |your )?adjacent|its neighbors|minions next to", phrase):
        return Who(kind="minion", pick=BESIDE)
    found = PHRASE.match(phrase)
    if found is None or not (found["race"] or found["head"]):
        return None
    if not re.match(r"\s*(?:[.,;:]|$|and |then |to |into |this |until |equal |instead|for )",
                    phrase[found.end():] or "") and not found["tail"]:  # fmt: skip
        return None
    if found["tail"] and found["tail"].strip() == "or":
        return None
    return _who(found)


def _who(found: re.Match[str]) -> Who:
    count, words, head = found["count"] or "", found["words"].split(), found["head"] or "minion"
    kind = KINDS.get(head, KINDS.get(head.rstrip("s"), "minion"))
    enemy = "enemy" in words or head in ("enemy", "enemies") or "opponent's" in count
    side = MINE if count == "your" or "friendly" in words else THEIRS if enemy else BOTH
    plural = head in ("enemies", "heroes") or head.endswith("s") or count in ("all", "each")
    several = plural or (not found["head"] and found[0].rstrip().endswith("s"))
    if "random" in words:
        pick, number = RANDOM, COUNTS.get(count)
    elif several or (kind in ("hero", "weapon") and count not in COUNTS):
        pick, number = ALL, None
    else:
        pick, number = CHOSEN, None
    others = "other" in words or count == "another"
    return Who(side, kind, pick, number, others, found["race"])


def facts_of(text: str, *, spell: bool) -> Iterator[Fact]:
    """The effects of a text that the grammar reads; `spell`: without a label it is an action."""
    plain_text = re.sub(r"\([^)]*\)", "", text).replace("\xa0", " ")
    order = list(numbers(plain_text))
    used = 0
    slot = "action" if spell else ""
    for sentence in re.split(r"(?<=[.!;])\s+|(?<=[a-z.])(?=Battlecry|Deathrattle)", plain_text):
        told = sentence.lower()
        if '"' in told or "choose one" in told:
            return
        if label := LABEL.search(told):
            slot = LABELS[label[1] or label[2]]
            told = told[label.end() :].strip()
            if re.search(r"battlecry and deathrattle", sentence.lower()):
                slot = ""
        when = next((name for words, name in TIMES.items() if re.search(words, told)), slot)
        condition = bool(CONDITION.search(told))
        yield from _effects(told, when, condition, order, used)
        used += len(numbers(sentence))


def _effects(told: str, slot: str, condition: bool, order: list[int], used: int) -> Iterator[Fact]:
    for verb, pattern in EFFECTS:
        for found in pattern.finditer(told):
            groups = found.groupdict()
            if groups.get("who") is not None:
                who = who_of(groups["who"]) if "gain" not in groups["who"] else ANYBODY
                if who is None:
                    continue
                if who.pick == CHOSEN and slot not in ("action", "combo"):
                    who = replace(who, pick=None)
            elif "bare" in groups:
                who = Who(BOTH, "character", CHOSEN)
            else:
                who = ANYBODY
            place = None
            if groups.get("n"):
                place = used + len(numbers(told[: found.start("n")])) + 1
            if len(order) < (place or 0):
                place = None
            yield Fact(verb, who, place, slot, condition)
