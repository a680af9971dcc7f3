"""Classes unlike their text: words of the newest text without a counterpart, and the reverse.

These are remarks, not errors: a class may say a word by other means.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.cards.slots import SLOTS
from sheets.cards import class_of, newest, place_of, source_of, spans

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
    "choose": "Choose",
    "quest": "uest",
}
OPERATIONS_OF_WORD = {
    r"\bdiscover\b": "discover|look_and_draw|choose",
    r"\bfreeze\b": "freeze|FREEZE|FROZEN",
    r"\bsilence\b": "silence",
    r"\bdestroy\b": "destroy|mill|lose_crystals|kill",
    r"\bdiscard\b": "discard",
    r"\bsummon\b": "summon|recruit|jade_golem|resurrect|copy|colossal|invoke",
    r"\bdraw\b": "draw|take",
    r"\btransform\b": "transform|upgrade|becomes",
    r"\barmor\b": "armor|ARMOR",
    r"\brestore\b": "heal|give|set_health|refresh_mana",
    r"\bequip\b": "equip|give",
    r"\bshuffle\b": "shuffle",
    r"\breturn\b": "bounce|copy_to_hand|take|add_card|give_back|summon",
    r"\brandom(?:ly)?\b": "random|missiles|discard|one_of|pool|coin|between|joust|cast",
    r"\badjacent\b": "ADJACENT|adjacent",
    r"\bcosts? \(": "cost|COST|mana|price|joust",
    r"\bat the end of\b": "turn_end",
    r"\bat the start of\b": "turn_start|count_to",
    r"\bwhenever\b": "when_|before_|events|on_draw|on_discard",
    r"\bafter\b": "after_|when_|events|count_to|dormant",
}
NUMBER_WORDS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
AIMED_BY_OTHERS = {
    *("events", "in_hand", "secret", "aura", "quest", "in_deck", "spellburst", "frenzy"),
}
"""Slots in which TARGET is that of an event."""
LEAST_DOCSTRING = 0.6
"""Share of the words of a text that its docstring has."""
DOCSTRING = re.compile(r'"""[\s\S]*?"""')


@dataclass(frozen=True, slots=True)
class Subject:
    """A class and the card that it is of."""

    card: Card
    definition: type
    slots: frozenset[str]
    texts: tuple[str, ...]
    """Every wording, the newest last."""
    numbers: int
    """The most numbers that a wording has."""
    own: str
    """The source of the class, without its docstring."""
    code: str
    """The same with its enchantments and tokens."""

    @property
    def text(self) -> str:
        """The newest wording."""
        return self.texts[-1]


def subject_of(card_id: str) -> Subject | None:
    """What can be said about a card; None for enchantments and what has no class."""
    definition, card = class_of(card_id), newest(card_id)
    if definition is None or card is None or card.type == CardType.ENCHANTMENT:
        return None
    cards = [each.card for each in spans(card_id) if each.card is not None]
    return Subject(
        card,
        definition,
        SLOTS & vars(definition).keys(),
        tuple(plain(each.text) for each in cards),
        max(len(each.numbers) for each in cards),
        DOCSTRING.sub("", inspect.getsource(definition)),
        DOCSTRING.sub("", "\n".join(source_of(definition.__name__))),
    )


def _labels(it: Subject) -> Iterator[str]:
    for label, slot in SLOT_OF_LABEL.items():
        if re.search(rf"(?:^|\W){label}(?: \(\d+\))?\s?:", it.text) and slot not in it.slots:
            yield f"text has {label}:, class has no {slot}"
    for slot, label in LABEL_OF_SLOT.items():
        if slot in it.slots and label not in " ".join(it.texts):
            yield f"class has {slot}, no text has {label}"


def _operations(it: Subject) -> Iterator[str]:
    if "script(" in it.code:
        return
    text = re.sub(r"\([^)]*\)", "", it.text).lower()
    for word, operations in OPERATIONS_OF_WORD.items():
        if (met := re.search(word, text)) and not re.search(operations, it.code):
            yield f"text says {met[0]!r}, class has no {operations}"


def _numbers(it: Subject) -> Iterator[str]:
    own = re.sub(r"of_creator\([^)]*\)", "", it.own)
    reads = [
        number for number in (1, 2, 3) if re.search(rf"\bN{number if number > 1 else ''}\b", own)
    ]
    if reads and reads[-1] > it.numbers:
        yield f"class reads N{reads[-1]}, no text has so many numbers"
    if "repeat" in it.code or "both" in it.code:
        return
    written = re.findall(r"(?<![\w.])\d+", it.code)
    for word, number in NUMBER_WORDS.items():
        said = re.search(rf"\b{word}\b", it.text.lower())
        if said and str(number) not in written and it.code.count("random(") < number:
            yield f"text says {word}, class has no {number}"


def _aim(it: Subject) -> Iterator[str]:
    aimed = "targets" in it.slots or it.card.requirements or it.slots & AIMED_BY_OTHERS
    if "TARGET" in it.own and not aimed and not re.search(r"for_each|aim\(", it.own):
        yield "class speaks of TARGET, nothing aims it"
    if "targets" in it.slots and "TARGET" not in it.code and "attacks(" not in it.code:
        yield "class is aimed, no effect speaks of TARGET"


def _docstring(it: Subject) -> Iterator[str]:
    told = _words(inspect.getdoc(it.definition) or "")
    needed = (_words(text) for text in it.texts)
    if not any(len(told & words) >= LEAST_DOCSTRING * len(words) for words in needed):
        yield "docstring is no text of the card"


def _words(text: str) -> set[str]:
    return set(re.findall(r"[a-z]+|\d+", text.lower()))


CHECKS: tuple[Callable[[Subject], Iterator[str]], ...] = (
    _labels,
    _operations,
    _numbers,
    _aim,
    _docstring,
)


def lint(ids: Iterable[str]) -> Iterator[str]:
    """The remarks on the classes of cards, then how many they are."""
    found = 0
    for card_id in ids:
        it = subject_of(card_id)
        for remark in remarks(it) if it else ():
            found += 1
            yield f"{place_of(it.definition)[0]}: {card_id} {it.card.name}: {remark}"
    yield f"{found} remarks"


def remarks(it: Subject) -> Iterator[str]:
    """What is to be said about one class."""
    for check in CHECKS:
        yield from check(it)
