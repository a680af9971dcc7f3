"""The nearest wordings: texts of cards that have a class, compared clause by clause.

A clause is its words and pairs of words, weighted by how rare they are over all collectible cards;
two clauses are as alike as the cosine of their weights.
"""

from __future__ import annotations

import heapq
import math
import re
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.carddb.text import plain, wording_without_numbers
from sheets.cards import STORE, classes, newest, same_card, spans
from sheets.names import words

BARE = words(
    """
    taunt charge rush windfury lifesteal stealth divine shield poisonous venomous reborn elusive
    tradeable echo magnetic mega overload rewind
    """
)
"""Words of a clause that is nothing but keywords."""
LABEL = (
    "Battlecry|Deathrattle|Combo|Inspire|Spellburst|Frenzy|Finale|Honorable Kill|Outcast|Overload"
    "|Infuse|Corrupt|Quickdraw|Forge|Kindred|Overheal"
)
END_OF_CLAUSE = re.compile(rf"(?<=[.!?])\s+|(?<=[a-z.)])(?=(?:{LABEL})\b)")
STOP_WORDS = words(
    """
    a an the your it to this of
    """
)
LEAST_LIKENESS = 0.25
TEXTS_OF_A_CLASS = 2
"""The newest wordings of a card that are compared."""

Weights = dict[str, float]


class Alike(NamedTuple):
    """A wording that has a class, and how near it is: from 0 to 1."""

    likeness: float
    name: str
    text: str


def clauses(text: str) -> list[str]:
    """The sentences of a text, and what stands behind each keyword; bare keywords are left out."""
    parts = (part.strip() for part in END_OF_CLAUSE.split(plain(text).replace("\xa0", " ")))
    return [part for part in parts if len(part) > 3 and not _words(part) <= BARE]


def _words(text: str) -> set[str]:
    return set(re.findall(r"[a-z]+", text.lower()))


def _grams(text: str) -> set[str]:
    """Words and pairs of words, without numbers and plural."""
    kept = [word for word in wording_without_numbers(text).split() if word not in STOP_WORDS]
    kept = [word.rstrip("s") if len(word) > 3 else word for word in kept]
    return {*kept, *(f"{one} {two}" for one, two in pairwise(kept))}


@cache
def _seen_in() -> Counter[str]:
    """Of each gram, in how many clauses of collectible cards it stands."""
    cards = STORE.at()
    found: Counter[str] = Counter()
    for card_id in cards.pool(collectible=True):
        card = cards.get(card_id)
        for clause in clauses(card.text if card else ""):
            found.update(_grams(clause))
    return found


def _weights(text: str) -> Weights:
    """Its grams by rarity; the squares sum up to 1."""
    found = {gram: math.log(1 + 6000 / (1 + _seen_in()[gram])) for gram in _grams(text)}
    length = math.sqrt(sum(weight * weight for weight in found.values())) or 1
    return {gram: weight / length for gram, weight in found.items()}


@cache
def _told() -> list[tuple[str, str, Weights]]:
    """(class, text, weights) of every whole text and clause that has a class."""
    rows = {}
    for name in classes():
        card = newest(name)
        if card is None or card.type == CardType.ENCHANTMENT or not card.text:
            continue
        for text in _texts(name):
            rows.setdefault((name, wording_without_numbers(text)), text)
    return [(name, text, _weights(text)) for (name, _), text in rows.items()]


def _texts(name: str) -> list[str]:
    found: list[str] = []
    for _, card in spans(name)[-TEXTS_OF_A_CLASS:]:
        if card is not None and (parts := clauses(card.text)):
            found += [plain(card.text), *parts]
    return found


def nearest(text: str, count: int) -> list[Alike]:
    """The texts with a class that are most like this one, the best of each class."""
    asked = _weights(text)
    best: dict[str, Alike] = {}
    for name, other, weights in _told():
        likeness = sum(weight * weights.get(gram, 0) for gram, weight in asked.items())
        if likeness > (best[name].likeness if name in best else 0):
            best[name] = Alike(likeness, name, other)
    return heapq.nlargest(count, best.values())


def alike(card_id: str, text: str, count: int) -> list[Alike]:
    """Classes to look at for a text: two that are like the whole, one for each clause."""
    whole = plain(text)
    own = same_card(card_id)
    found = [
        (each, clause)
        for clause in dict.fromkeys([whole, *clauses(text)])
        for each in nearest(clause, count)
        if each.likeness > LEAST_LIKENESS and each.name not in own
    ]
    found.sort(key=lambda row: -row[0].likeness)
    chosen: dict[str, Alike] = {}
    covered: Counter[str] = Counter()
    for each, clause in found:
        enough = covered[clause] >= (2 if clause == whole else 1)
        if not enough and each.name not in chosen and len(chosen) < count:
            chosen[each.name] = each
            covered[clause] += 1
    return list(chosen.values())
