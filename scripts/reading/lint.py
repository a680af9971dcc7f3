"""Classes unlike their text: words of the newest text without a counterpart, and the reverse.

A remark is a question. What has an answer stands in exceptions.toml, with it.
"""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import FREEZE, tag_name
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.cards.slots import SLOTS
from hsreplay_sim.engine.options.requirements import LISTED_UNTIL
from reading.trees import (
    FUNCTION,
    STORE,
    Node,
    Word,
    family,
    named_by,
    said,
    tree_of,
    walk,
    whole,
    words_in,
)
from sheets.cards import class_of, classes, newest, place_of, spans

SLOT_OF_LABEL = {
    "Battlecry": "action",
    "Deathrattle": "deathrattle",
    "Combo": "combo",
    "Inspire": "inspire",
    "Spellburst": "spellburst",
    "Frenzy": "frenzy",
    "Outcast": "outcast",
    "Secret": "secret",
    "Quest": "quest",
    "Sidequest": "quest",
    "Questline": "quest",
    "Overkill": "overkill",
    "Honorable Kill": "honorable_kill",
    "Start of Game": "start_of_game",
    "Corrupt": "corrupt",
    "Infuse": "infuse",
    "Forge": "forge",
    "Choose One": "choose",
    "Dormant": "dormant",
    "Colossal": "colossal",
    "Titan": "titan",
}
"""What stands before a colon, and the slot that holds what follows."""
LABEL_OF_SLOT = {
    "deathrattle": "Deathrattle",
    "combo": "Combo",
    "inspire": "Inspire",
    "spellburst": "Spellburst",
    "frenzy": "Frenzy",
    "outcast": "Outcast",
    "overkill": "Overkill",
    "honorable_kill": "Honorable Kill",
    "secret": "Secret",
    "choose": "Choose|Titan|Old God|either side",
    "quest": "uest",
}
WORDS_OF_VERB = {
    r"\bdiscover\b": "discover|look_and_draw|choose",
    r"\bfreeze\b": "freeze|FREEZE|FROZEN",
    r"\bsilence\b": "silence",
    r"\bdestroy\b": "destroy|mill|lose_crystals|kill",
    r"\bdiscard\b": "discard",
    r"\bsummon\b": "summon|recruit|jade_golem|resurrect|copy|colossal|invoke",
    r"\bdraw\b": "draw|take",
    r"\btransform\b": "transform|upgrade|becomes|shift",
    r"\barmor\b": "armor|ARMOR",
    r"\brestore\b": "heal|give|set_health|refresh_mana",
    r"\bequip\b": "equip|give",
    r"\bshuffle\b": "shuffle",
    r"\breturn\b": "bounce|copy_to_hand|take|add_card|give_back|summon|return_dead|return_itself",
    r"\brandom(?:ly)?\b": (
        "random|missiles|discard|_of_|pool|coin|between|joust|cast|given|attacks|fixed|bonus"
    ),
    r"\badjacent\b": "ADJACENT|adjacent|adjoining|NOTES_A_NEIGHBOUR",
    r"\bcosts? \(": "cost|COST|mana|price|joust",
    r"\bat the end of\b": "turn_end",
    r"\bat the start of\b": "turn_start|turn_draw|count_to",
    r"\bwhenever\b": "when_|before_|events|on_draw|on_discard",
    r"\bafter\b": "after_|when_|events|count_to|dormant|honorable_kill",
}
"""A verb of a text, and the words that may say it in the class or in what it makes."""
NUMBER_WORDS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
AIMED_BY_OTHERS = {
    *("events", "in_hand", "secret", "aura", "quest", "in_deck", "spellburst", "frenzy"),
}
"""Slots in which TARGET is that of an event."""
FORMS = {"CORRUPT", "FORGE", "INFUSE"}
"""Tags by which the rules find what a card becomes in the hand."""
BINDS = {"for_each", "aim"}
"""Words that bind the TARGET themselves."""
AIMS = {"TARGET", "attacks", "AIMED", FUNCTION, "script", "act_by_parts"}
SUMMONS = re.compile(r"summon(?!ed)|resurrect|recruit|jade_golem")
HOLD_EFFECTS = {">>": 0, "when": 1, "repeat": 1}
"""Words that hold effects together, and how many of the things given are no effects."""
HEADS = re.compile(r"^(?:Hero Power|Passive)(?![a-z])\s?")
VARIANT = re.compile(r"@(?=\s?[A-Z])")
FILLED_IN = re.compile(r"\{\d\}|\(@\)|@|\|4\([^)]*\)|\$[ad]")
"""What the client fills in; a docstring may say it as it likes."""
EXCEPTIONS = Path(__file__).with_name("exceptions.toml")


@dataclass(frozen=True, slots=True)
class Subject:
    """A class and the card that it is of."""

    card: Card
    told: str
    """The docstring of the class."""
    slots: frozenset[str]
    texts: tuple[str, ...]
    """Every wording that the class is for, the newest last."""
    numbers: int
    """The most numbers that a wording has."""
    own: Word
    """What the class says."""
    parts: tuple[Word, ...]
    """The same with what it names: enchantments, tokens, options."""

    @property
    def text(self) -> str:
        """The newest wording."""
        return self.texts[-1]

    @property
    def words(self) -> frozenset[str]:
        """The words of all its parts."""
        return frozenset(word.name for part in self.parts for word in words_in(part))


@cache
def subject_of(card_id: str) -> Subject | None:
    """What can be said about a card; None for enchantments and what has no class."""
    definition, card = class_of(card_id), newest(card_id)
    if definition is None or card is None or card.type == CardType.ENCHANTMENT:
        return None
    served = getattr(definition, "wording", "")
    cards = [each.card for each in spans(card_id) if each.card and served in each.card.text]
    return Subject(
        card,
        inspect.getdoc(definition) or "",
        SLOTS & tree_of(definition).keys(),
        tuple(plain(each.text) for each in cards),
        max(len(each.numbers) for each in cards),
        whole(definition),
        tuple(whole(classes()[each]) for each in family(definition.__name__)),
    )


def _labels(it: Subject) -> Iterator[str]:
    for label, slot in SLOT_OF_LABEL.items():
        if re.search(rf"(?:^|\W){label}(?: \(\d+\))?\s?:", it.text) and not _has(it, slot):
            yield f"text has {label}:, class has no {slot}"
    for slot, label in LABEL_OF_SLOT.items():
        if slot in it.slots and not re.search(label, " ".join(it.texts)):
            yield f"class has {slot}, no text has {label}"


def _has(it: Subject, slot: str) -> bool:
    """In a slot of its own or of what it makes, or in the tag that names its other form."""
    return slot in it.words or slot.upper() in FORMS & {tag_name(tag) for tag in it.card.tags}


def _operations(it: Subject) -> Iterator[str]:
    said = " ".join(it.words)
    if "script" in it.words or FUNCTION in it.words:
        return
    text = re.sub(r"\([^)]*\)", "", it.text).lower()
    for verb, words in WORDS_OF_VERB.items():
        if (met := re.search(verb, text)) and not re.search(words, said):
            if met[0] == "freeze" and any(FREEZE in card.tags for card in _made(it)):
                continue
            yield f"text says {met[0]!r}, class has no {words}"


def _made(it: Subject) -> list[Card]:
    """The card and those that its class names."""
    named = (each for part in it.parts for each in (part.name, *named_by(classes()[part.name])))
    return [card for each in named if (card := newest(each)) is not None]


def _numbers(it: Subject) -> Iterator[str]:
    reads = {"N": 1, "N2": 2, "N3": 3}
    most = max((reads.get(name, 0) for name in _own_numbers(it.own)), default=0)
    if most > it.numbers:
        yield f"class reads N{most}, no text has so many numbers"
    if "repeat" in it.words or "both" in it.words:
        return
    written = {node for part in it.parts for node in walk(part) if isinstance(node, int)}
    for word, number in NUMBER_WORDS.items():
        said = re.search(rf"\b{word}\b", it.text.lower())
        picked = sum(each.name == "random" for part in it.parts for each in words_in(part))
        if said and number not in written and picked < number:
            yield f"text says {word}, class has no {number}"


def _own_numbers(node: Word) -> Iterator[str]:
    """The words of a tree but those asked of its creator."""
    yield node.name
    if node.name != "of_creator":
        for each in (*node.given, *node.named.values()):
            if isinstance(each, Word):
                yield from _own_numbers(each)


def _aim(it: Subject) -> Iterator[str]:
    own = {word.name for word in words_in(it.own)}
    aimed = "targets" in it.slots or it.card.requirements or it.slots & AIMED_BY_OTHERS
    if "TARGET" in own and not aimed and not own & BINDS:
        yield "class speaks of TARGET, nothing aims it"
    if "targets" in it.slots and not it.words & AIMS:
        yield "class is aimed, no effect speaks of TARGET"


def _room(it: Subject) -> Iterator[str]:
    """A spell that only summons needs a place (R210).

    Data of older builds say so themselves, of 44 of 71 such spells; one of the others is seen to
    be legal on a full board (U092b:31603).
    """
    asks, told = "summons" in it.slots, _first_build(it.card.id) < LISTED_UNTIL
    if asks and told:
        yield "class asks for a place, the data of its years tell"
    if it.card.type not in (CardType.SPELL, CardType.HERO_POWER) or asks or told:
        return
    slots = {each.name: each.given[0] for each in it.own.given if isinstance(each, Word)}
    effects = list(_effects(slots.get("action")))
    others = [each for each in effects if not _for_the_summoned(each)]
    if not others and any(SUMMONS.search(each.name) for each in effects):
        yield "class only summons and asks for no place"


def _first_build(card_id: str) -> int:
    return STORE.first_build(card_id) or 0


def _effects(node: Node) -> Iterator[Word]:
    """The effects that are joined or stand under conditions."""
    if not isinstance(node, Word):
        return
    if node.name not in HOLD_EFFECTS:
        yield node
        return
    for each in node.given[HOLD_EFFECTS[node.name] :]:
        yield from _effects(each)


def _for_the_summoned(effect: Word) -> bool:
    """It summons for its player, or is for those it has summoned."""
    if SUMMONS.search(effect.name):
        return "opponent" not in effect.named
    return bool(effect.given) and said(effect.given[0]) == "MADE"


def _docstring(it: Subject) -> Iterator[str]:
    told = letters(it.told)
    if not any(told.startswith(letters(it.card.name + each)) for each in variants(it.text)):
        yield "docstring does not begin with name and newest text"


def variants(text: str) -> list[str]:
    """A text, or each of those between which the client chooses; without its heading."""
    return [HEADS.sub("", each.strip()) for each in VARIANT.split(text)]


def letters(text: str) -> str:
    """Letters and digits alone, without what the client fills in."""
    return re.sub(r"[^a-z0-9]", "", FILLED_IN.sub("", text.lower()))


CHECKS: tuple[Callable[[Subject], Iterator[str]], ...] = (
    _labels,
    _operations,
    _numbers,
    _aim,
    _room,
    _docstring,
)


@cache
def exceptions() -> dict[str, dict[str, str]]:
    """Card id → remark → why it is none."""
    found: dict[str, dict[str, str]] = tomllib.loads(EXCEPTIONS.read_text(encoding="utf-8"))
    return found


def lint(ids: Iterable[str]) -> Iterator[str]:
    """The remarks on the classes of cards, then how many they are."""
    found = 0
    for card_id in ids:
        it, definition = subject_of(card_id), class_of(card_id)
        for remark in unanswered(it) if it else ():
            found += 1
            place = place_of(definition)[0] if definition else "?"
            yield f"{place}: {card_id} {it.card.name if it else ''}: {remark}"
    yield f"{found} remarks"


def remarks(it: Subject) -> Iterator[str]:
    """What is to be said about one class."""
    for check in CHECKS:
        yield from check(it)


def unanswered(it: Subject) -> Iterator[str]:
    """The same, but for what has been looked at."""
    answered = exceptions().get(it.card.id, {})
    return (remark for remark in remarks(it) if remark not in answered)
