"""Each class beside its text, effect by effect; and classes that say one clause in two ways."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.carddb.text import wording_without_numbers
from hsreplay_sim.cards.registry import classes
from reading.clauses import facts_of
from reading.facts import CHOSEN, Fact
from reading.lint import Subject, exceptions, subject_of, variants
from reading.said import said_by
from reading.trees import Word, named_by, tree_of
from sheets.cards import newest

SPELLS = (CardType.SPELL, CardType.HERO_POWER)
APART = ("deathrattle", "")
"""Times at which the source is not among those meant; nor can it be chosen as its own target."""
TIMED = {
    "deathrattle": {"deathrattle"},
    "inspire": {"inspire"},
    "spellburst": {"spellburst"},
    "frenzy": {"frenzy"},
    "overkill": {"overkill"},
    "honorable_kill": {"honorable_kill"},
    "combo": {"combo", "action"},
    "turn_end": {"turn_end"},
    "turn_start": {"turn_start", "sigil", "secret"},
    "action": {"action", "combo", "events", "outcast", "turn_end", "activate"},
    "secret": {"secret"},
    "reward": {"reward"},
}
"""A time of texts → the slots and triggers that may hold it."""


def differences(it: Subject) -> Iterator[str]:
    """What the text does and the class does otherwise; what either does not know is left out."""
    own = said_by(it.own.name)
    for told in facts_of(variants(it.text)[-1], spell=it.card.type in SPELLS):
        fact = told
        if it.card.type != CardType.MINION or told.slot in APART or told.who.pick == CHOSEN:
            fact = replace(told, who=replace(told.who, others=None))
        alike = [each for each in own if each.verb == fact.verb]
        if alike and not any(agrees(fact, each) for each in alike):
            nearest = min(alike, key=lambda each: (each.slot != fact.slot, str(each)))
            yield f"text: {fact}; class: {nearest}"


TOKEN = re.compile(
    r"\b(?:summon|equip|add|shuffle)\w*\s(?:an?|two|three|four|five|\d+)\s(\d+)/(\d+)\s"
    r"([A-Z][\w'’\- ]*?)(?= with|[.,;]| for| to | into| and|$)",
    re.IGNORECASE,
)
"""A body that a text makes: Attack, Health or Durability, name."""


def bodies(it: Subject) -> Iterator[str]:
    """Bodies that the text tells and none of the cards that the class names has."""
    named = [card for part in it.parts for each in _ids_of(part) if (card := newest(each))]
    for atk, health, name in TOKEN.findall(it.text) if named else ():
        wanted = (int(atk), int(health))
        sizes = {(card.atk, card.health or card.durability) for card in named}
        if wanted not in sizes:
            yield f"text: {atk}/{health} {name}; class names none of that size"


def _ids_of(part: Word) -> list[str]:
    return [part.name, *named_by(classes()[part.name])]


def agrees(text: Fact, said: Fact) -> bool:
    """One effect of a class is what an effect of the text tells."""
    if not text.who.agrees(said.who):
        return False
    if text.number and said.number and text.number != said.number:
        return False
    if text.slot in TIMED and said.slot and said.slot not in TIMED[text.slot]:
        return False
    return said.condition or not text.condition


def unexplained(it: Subject) -> Iterator[str]:
    """The same, but for what has been looked at."""
    answered = exceptions().get(it.card.id, {})
    return (each for each in (*differences(it), *bodies(it)) if each not in answered)


def structure(ids: Iterable[str]) -> Iterator[str]:
    """The differences of cards, and how many effects were compared."""
    read = found = texts = 0
    for card_id in ids:
        it = subject_of(card_id)
        if it is None or not it.text:
            continue
        texts += 1
        read += any(True for _ in facts_of(it.text, spell=it.card.type in SPELLS))
        for line in unexplained(it):
            found += 1
            yield f"{card_id} {it.card.name}: {it.text}\n    {line}"
    yield f"{found} differences; {read} of {texts} texts have an effect that was compared"


# --- same clause, same words ----------------------------------------------------------------------


def same_clauses() -> Iterator[str]:
    """Texts that differ in numbers and names alone, and whose classes differ in more."""
    groups: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for name in sorted(classes()):
        it = subject_of(name)
        if it is not None and it.text and len(set(map(wording_without_numbers, it.texts))) == 1:
            template = re.sub(r"\d+", "N", wording_without_numbers(it.text))
            groups[template][_shape(name)].append(name)
    for template, shapes in sorted(groups.items()):
        if len(shapes) > 1:
            yield template
            for shape, names in sorted(shapes.items(), key=lambda row: -len(row[1])):
                yield f"    {' '.join(names)}: {shape}"


def _shape(name: str) -> str:
    """The words of a class without the ids that it names."""
    slots = {slot: str(node) for slot, node in sorted(tree_of(classes()[name]).items())}
    told = ", ".join(f"{slot} = {node}" for slot, node in slots.items())
    told = re.sub(r"'[A-Za-z0-9]+_\w+'", "'…'", told)
    return re.sub(r"\btarget\((.*?), optional=False\)|among=", r"\1", told)
