"""What a class says: its effects, read off its tree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from hsreplay_sim.cards.registry import classes
from reading.clauses import RACES
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
from reading.trees import SEVERAL, Node, Word, family, tree_of

VERBS = {
    "damage": "damage", "missiles": "missiles", "heal": "heal", "destroy": "destroy",
    "freeze": "freeze", "silence": "silence", "bounce": "return", "take_control": "control",
    "borrow": "control", "transform": "transform", "transform_random": "transform",
    "give": "give", "keyword": "give", "shield": "give", "draw": "draw", "armor": "armor",
    "aura": "have", "equip": "equip", "discover": "discover", "discover_then": "discover",
    "look_and_draw": "discover", "discover_and_summon": "discover", "discard": "discard",
    "discard_these": "discard", "shuffle": "shuffle", "shuffle_random": "shuffle",
    "shuffle_away": "shuffle", "add_card": "add", "add_random": "add", "copy_to_hand": "add",
    "summon": "summon", "summon_random": "summon", "summon_copy": "summon", "recruit": "summon",
    "resummon": "summon", "jade_golem": "summon", "resurrect": "summon",
    "summon_of_cost": "summon",
}  # fmt: skip
"""A word of effects → the verb of texts that it stands for."""
AMOUNT_AT = {"damage": 1, "heal": 1, "missiles": 0, "armor": 0, "draw": 0}
NOBODYS = {"draw", "equip", "discover", "discard", "shuffle", "add", "summon"}
"""Verbs that are compared by their time alone."""
WHO_AT = {"missiles": 1, "armor": 1}
OF_THE_TEXT = {"N": 1, "N2": 2, "N3": 3}
DEFAULT = {"damage": 1, "heal": 1, "missiles": 1, "armor": 1, "draw": None}
GROUPS = {
    **{f"{side}{name}": Who(whose, kind, ALL, others=False)
       for side, whose in (("", BOTH), ("FRIENDLY_", MINE), ("ENEMY_", THEIRS))
       for name, kind in (("MINIONS", "minion"), ("CHARACTERS", "character"), ("HEROES", "hero"))},
    "FRIENDLY_HERO": Who(MINE, "hero", ALL), "ENEMY_HERO": Who(THEIRS, "hero", ALL),
    "FRIENDLY_WEAPON": Who(MINE, "weapon", ALL), "ENEMY_WEAPON": Who(THEIRS, "weapon", ALL),
    "SELF": Who(pick=ITSELF), "SOURCE": Who(pick=ITSELF),
    "ADJACENT": Who(kind="minion", pick=BESIDE),
}  # fmt: skip
CONDITIONAL = {"when", "joust", "spend_corpses", "coin_flip", "repeat_while_dying"}
TURNS = {"turn_end", "turn_start"}


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a class an effect stands."""

    aimed: Sequence[Who]
    """What TARGET means there."""
    slot: str = ""
    condition: bool = False


def said_by(name: str) -> list[Fact]:
    """The effects of a class, and, without a time, those of what it names."""
    found = list(_of_class(name, own=True))
    for part in family(name)[1:]:
        found += _of_class(part, own=False)
    return found


def _of_class(name: str, *, own: bool) -> Iterator[Fact]:
    slots = tree_of(classes()[name])
    targets = slots.get("targets")
    only = isinstance(targets, Word) and targets.name == "target" and "only" in targets.named
    if isinstance(targets, Word) and targets.name == "target":
        targets = targets.at(0)
    aimed = [replace(who, pick=CHOSEN) for who in whom(targets, ())] if targets else [ANYBODY]
    for slot, node in slots.items():
        condition = only or "playable" in slots
        listens = slot not in ("action", "combo", "outcast", "deathrattle", "activate")
        place = Place([ANYBODY] if listens else aimed, slot if own else "", condition or not own)
        yield from _effects(node, place)


def _effects(node: Node, place: Place) -> Iterator[Fact]:
    if not isinstance(node, Word):
        return
    if node.name in VERBS:
        yield from _fact(node, place)
        return
    if node.name == "damage_together":
        for part in node.given:
            if isinstance(part, Word) and part.name == SEVERAL:
                yield from _fact(Word("damage", part.given), place)
        return
    inner = place
    if node.name in CONDITIONAL or "only" in node.named:
        inner = replace(inner, condition=True)
    if node.name in TURNS and place.slot:
        inner = replace(inner, slot=node.name)
    if node.name in ("aim", "for_each"):
        inner = replace(inner, aimed=whom(node.at(0), place.aimed))
    if node.name == "repeat":
        inner = replace(inner, aimed=[replace(each, count=None) for each in inner.aimed])
    found = (fact for each in (*node.given, *node.named.values()) for fact in _effects(each, inner))
    if node.name == "repeat":
        found = (replace(fact, who=replace(fact.who, count=None)) for fact in found)
    yield from found


def _fact(node: Word, place: Place) -> Iterator[Fact]:
    verb = VERBS[node.name]
    who = node.at(WHO_AT.get(node.name, 0), "among" if node.name == "missiles" else "who")
    number = _number(node)
    if verb in NOBODYS or (verb in WHO_AT and who is None):
        usual = Who(THEIRS, "character", ALL) if verb == "missiles" else ANYBODY
        yield Fact(verb, usual, number, place.slot, place.condition)
        return
    for each in whom(who, place.aimed):
        yield Fact(verb, each, number, place.slot, place.condition)


def _number(node: Word) -> int | None:
    if node.name not in AMOUNT_AT:
        return None
    amount = node.at(AMOUNT_AT[node.name], "amount")
    if amount is None:
        return DEFAULT[node.name]
    return OF_THE_TEXT.get(amount.name) if isinstance(amount, Word) else None


def whom(node: Node, aimed: Sequence[Who]) -> list[Who]:
    """What a selector may mean: several where the build decides."""
    if not isinstance(node, Word):
        return [ANYBODY]
    if node.name == "TARGET":
        return list(aimed) or [ANYBODY]
    if node.name in GROUPS:
        return [GROUPS[node.name]]
    if node.name == "either":
        return whom(node.at(1), aimed) + whom(node.at(2), aimed)
    if node.name == "random":
        count = node.at(1)
        many = 1 if count is None else count if isinstance(count, int) else None
        return [replace(each, pick=RANDOM, count=many) for each in whom(node.at(0), aimed)]
    if node.name == "adjacent":
        return [Who(kind="minion", pick=BESIDE)]
    if node.name == "MURLOCS_HELPED":
        return [Who(None, "minion", ALL, race="murloc")]
    if len(node.given) == 2:
        return _joined(node, aimed)
    return [ANYBODY]


def _joined(node: Word, aimed: Sequence[Who]) -> list[Who]:
    first, second = node.given
    left = whom(first, aimed)
    name = second.name if isinstance(second, Word) else ""
    if node.name == "&":
        if name.lower() in RACES:
            return [replace(each, race=name.lower()) for each in left]
        known = {"MINION": "minion", "HERO": "hero", "WEAPON": "weapon"}
        if name in known:
            return [replace(each, kind=known[name]) for each in left]
        sides = {"FRIENDLY": MINE, "ENEMY": THEIRS}
        if name in sides:
            return [replace(each, side=sides[name]) for each in left]
        return [replace(each, others=True) for each in left] if name == "OTHERS" else left
    if node.name == "-" and name in ("SELF", "TARGET", "SUBJECT"):
        return [replace(each, others=True) for each in left]
    if node.name == "-":
        return left
    return left + whom(second, aimed) if node.name == "+" else [ANYBODY]
