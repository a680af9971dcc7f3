"""Errors in what describes an entity: its card, one of its tags, the whole of it, its hiding."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

from proof.text.log import Log, Statement
from proof.text.plants import Kind, Plant, brief, left_out, other_value, rewritten

_PRINTED = (
    "ATK", "HEALTH", "COST", "DURABILITY", "CARDRACE", "RARITY", "CLASS", "TAUNT", "BATTLECRY",
    "DEATHRATTLE", "CHARGE", "DIVINE_SHIELD", "ELITE", "WINDFURY",
)  # fmt: skip
"""Two cards that agree in all of these are not planted in place of each other."""

_CHANGES_NOTHING = frozenset((
    "COLLECTION_RELATED_CARD_DATABASE_ID", "DECK_LIST_SORT_ORDER", "ENTITY_ID",
    "HAS_DIAMOND_QUALITY", "HAS_SIGNATURE_QUALITY", "HERO_DECK_ID", "HIDE_WATERMARK", "MINI_SET",
    "PREMIUM", "REVEALED", "USE_ALTERNATE_CARD_TEXT",
))  # fmt: skip
"""A number that stands in the head as well; what the collection of a player and the client decide.

No seat can know it: not from the rules, which never read it, nor from the card data, which leave
out what is purely visual. Every one stands in `verifier/tags/scope.py` with its reason.
"""


# --- another card, another tag --------------------------------------------------------------------


def card(kind: str) -> Kind:
    """Another card of the same type, which an action that verifies tells with other tags."""

    def plan(log: Log, at: int, random: Random) -> Plant | None:
        found = log.statements[at]
        if found.kind != kind or not found.card or _is_draw(log, at):
            return None
        sound = (log.statements[each] for each in log.sound)
        others = sorted({each.card for each in sound if _stands_for(each, found)})
        if not others:
            return None
        other = random.choice(others)
        return rewritten(log, found.line, f"CardID={found.card}", f"CardID={other}")

    return plan


def _is_draw(log: Log, at: int) -> bool:
    """A card that comes out of a deck: any card may, so no seat can know better."""
    found = log.statements[at]
    zone = log.tags_before(at).get(found.entity, {}).get("ZONE", "")
    return found.kind == "SHOW_ENTITY" and zone == "DECK"


def _stands_for(other: Statement, found: Statement) -> bool:
    kind = found.tells("CARDTYPE")
    return (
        bool(other.card and kind)
        and other.card != found.card
        and other.tells("CARDTYPE") == kind
        and other.tells("ZONE") == found.tells("ZONE")
        and (kind == "ENCHANTMENT" or _printed(other) != _printed(found))
    )


def _printed(statement: Statement) -> list[str]:
    return [statement.tells(tag) for tag in _PRINTED]


def tag(kind: str) -> Kind:
    """Another value of one of the tags that describe an entity."""

    def plan(log: Log, at: int, random: Random) -> Plant | None:
        found = log.statements[at]
        told = [each for each in found.details if _is_named(each[1])]
        if found.kind != kind or not told:
            return None
        line, name, told_value = random.choice(told)
        values = {value for each in log.statements for _, tag, value in each.details if tag == name}
        other = other_value(told_value, sorted(values), random)
        if other is None:
            return None
        return rewritten(log, line, f"value={told_value}", f"value={other}")

    return plan


def _is_named(tag: str) -> bool:
    return not tag.isdigit() and tag not in _CHANGES_NOTHING


def cost_of_the_other(log: Log, at: int, random: Random) -> Plant | None:
    """A cost one off, of a card that nobody saw before it is played."""
    found = log.statements[at]
    around = log.blocks_around(at)
    if found.kind != "SHOW_ENTITY" or not around:
        return None
    play = log.statements[around[0]]
    line = next((line for line, tag, _ in found.details if tag == "COST"), None)
    if line is None or (play.value, play.entity) != ("PLAY", found.entity):
        return None
    cost = int(found.tells("COST"))
    other = cost + (random.choice((1, -1)) if cost else 1)
    return rewritten(log, line, f"value={cost}", f"value={other}")


def hide(log: Log, at: int, random: Random) -> Plant | None:
    """HIDE_ENTITY is left out, of a card that the seat saw.

    Of any other it says nothing: what lies in a deck unseen is hidden once more as it is drawn, and
    a TAG_CHANGE behind it tells the zone.
    """
    found = log.statements[at]
    if found.kind != "HIDE_ENTITY" or not log.is_seen_before(at, found.entity):
        return None
    return left_out(log, found.lines)


# --- a creation left out --------------------------------------------------------------------------


def creation(fits: Callable[[Statement], bool]) -> Kind:
    """An entity is left out, with all that the log ever tells of it."""

    def plan(log: Log, at: int, random: Random) -> Plant | None:
        found = log.statements[at]
        if found.kind != "FULL_ENTITY" or not fits(found):
            return None
        edits: dict[int, list[str]] = {line: [] for line in _without(log, at)}
        around = log.blocks_around(at)
        within = log.statements[around[0]].value if around else ""
        return Plant(found.line, brief(log.lines[found.line]), "nothing", edits, within)

    return plan


def is_in_play(found: Statement) -> bool:
    """A card in sight that comes into play."""
    told = (found.tells("ZONE"), bool(found.card), found.tells("CARDTYPE") != "ENCHANTMENT")
    return told == ("PLAY", True, True)


def is_in_hand_or_deck(found: Statement) -> bool:
    """A card of a hand or a deck, shown or not: its size is known."""
    return found.tells("ZONE") in ("HAND", "DECK")


def is_enchantment(found: Statement) -> bool:
    """An enchantment that is told by name."""
    return bool(found.card) and found.tells("CARDTYPE") == "ENCHANTMENT"


def _without(log: Log, at: int) -> set[int]:
    """All lines from a creation on that name its entity."""
    number = log.statements[at].entity
    gone: set[int] = set()
    for place in range(at, len(log.statements)):
        each = log.statements[place]
        points = each.kind == "TAG_CHANGE" and each.value == number and each.tag in _REFERENCES
        if each.entity == number and each.kind == "BLOCK":
            gone.update(range(each.line, log.statements[each.end].line + 1))
        elif each.entity == number or points:
            gone.update(each.lines)
        else:
            gone.update(line for line, tag, value in each.details if _names(tag, value, number))
    return gone.union(_mentions(log, at, number))


_REFERENCES = frozenset((
    "ATTACHED", "CARD_TARGET", "CREATOR", "COPIED_FROM_ENTITY_ID", "DISPLAYED_CREATOR",
    "HERO_ENTITY", "LAST_AFFECTED_BY", "LAST_CARD_PLAYED", "LINKED_ENTITY",
    "MAIN_HAND_WEAPON_ENTITY", "PARENT_CARD", "PROPOSED_ATTACKER", "PROPOSED_DEFENDER",
    "TAG_SCRIPT_DATA_ENT_1", "TAG_SCRIPT_DATA_ENT_2", "WEAPON",
))  # fmt: skip
"""Tags whose value is an entity."""


def _names(tag: str, value: str, number: str) -> bool:
    return value == number and tag in _REFERENCES


def _mentions(log: Log, at: int, number: str) -> Iterator[int]:
    """Lists of targets, of what is offered and chosen, without the entity."""
    named = re.compile(rf"\bid={number}\b|(?:Info\[\d+\] = |entity=|Entities\[\d+\]=){number}\s*$")
    within = ""
    for line in range(log.statements[at].line + 1, len(log.lines)):
        text = log.lines[line]
        if "DebugPrintPower()" in text:
            if "Info[" in text and named.search(text):
                yield line
            continue
        head = re.search(r"- +(option|subOption) \d+", text)
        if head is not None and (head[1] == "option" or within != "option"):
            within = head[1] if named.search(text) else ""
        if within or named.search(text):
            yield line


_KEYWORDS = frozenset((
    "BATTLECRY", "CHARGE", "DEATHRATTLE", "DIVINE_SHIELD", "ELUSIVE", "LIFESTEAL", "OVERLOAD",
    "POISONOUS", "REBORN", "RUSH", "SPELLPOWER", "STEALTH", "TAUNT", "WINDFURY",
))  # fmt: skip


def keyword_left_out(log: Log, at: int, random: Random) -> Plant | None:
    """A keyword of a card that is shown is not among its tags."""
    found = log.statements[at]
    lines = [line for line, tag, value in found.details if tag in _KEYWORDS and value != "0"]
    return left_out(log, [random.choice(lines)]) if lines else None
