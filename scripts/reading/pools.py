"""The cards of which a text says that it offers or makes one: "Discover a Taunt minion".

A phrase is read as a whole or not at all. What it means is found among the printed cards of a
build, without the pools of the classes: the two are compared (tests/proof/test_offers.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import FIRST_HEROES, CardClass, CardType, Race, SpellSchool
from hsreplay_sim.carddb.pool import SECOND_RACES
from hsreplay_sim.carddb.text import plain

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.carddb.store import CardSet

Test = Callable[["Card"], bool]

_TYPES = {
    "minion": CardType.MINION, "spell": CardType.SPELL, "weapon": CardType.WEAPON,
    "location": CardType.LOCATION,
}  # fmt: skip
_RACES = {
    name.capitalize(): value
    for name, value in vars(Race).items()
    if isinstance(value, int) and name not in ("ALL", "MECHANICAL")
} | {"Mech": Race.MECHANICAL}
_SCHOOLS = {
    name.capitalize(): value for name, value in vars(SpellSchool).items() if isinstance(value, int)
}
_CLASSES = {
    name.capitalize(): number for number in FIRST_HEROES for name, value in vars(CardClass).items()
    if value == number
}  # fmt: skip
_KEYWORDS = {
    "Taunt": t.TAUNT, "Deathrattle": t.DEATHRATTLE, "Battlecry": t.BATTLECRY, "Rush": t.RUSH,
    "Combo": t.COMBO, "Choose One": t.CHOOSE_ONE, "Outcast": t.OUTCAST, "Reborn": t.REBORN,
    "Lifesteal": t.LIFESTEAL, "Divine Shield": t.DIVINE_SHIELD, "Blood Rune": t.COST_BLOOD,
    "Frost Rune": t.COST_FROST, "Unholy Rune": t.COST_UNHOLY,
}  # fmt: skip
_LEGENDARY = 5
_OFFER = re.compile(r"(?<!\w)discover (?:an?|two|2|3|another) ([^.;:]*)", re.I)
_RANDOM = re.compile(r"\b(?:summon|add|get) (?:an?|two|three|2|3) random ([^.;:]*)", re.I)
_COST = re.compile(r"(\d+)-Cost ")
_LIMIT = re.compile(r" (?:that costs?|with Cost) \((\d+)\) or (less|more)$")
_PURPOSE = re.compile(
    r"(?: and (?:summon|cast) (?:it|a copy of it)| to (?:summon|your hand)| with a Dark Gift)$"
)
"""What is done with it: nothing that says which cards there are."""
_REMARK = re.compile(r" \((?:(from [^)]*)|[A-Za-z][^)]*)\)")
_WHENCE = re.compile(r" from (your class|another class|any class|your opponent's class)$")


@dataclass(frozen=True, slots=True)
class Asked:
    """What cards a text asks for."""

    text: str
    discovered: bool
    """It is discovered: a card of the own class or a neutral one, unless it says otherwise."""
    whence: str
    """ "your class", "another class", "any class", "your opponent's class", or nothing."""
    card_class: int
    """The class that it names, 0 if it names none."""
    tests: tuple[Test, ...]

    def cards(self, known: CardSet, mine: int, theirs: int) -> Iterator[Card]:
        """The collectible cards that it may be, for heroes of two classes."""
        for card_id in known.pool():
            card = known.get(card_id)
            if card is not None and self._is_of_class(card, mine, theirs):
                if all(test(card) for test in self.tests):
                    yield card

    def _is_of_class(self, card: Card, mine: int, theirs: int) -> bool:
        own = card.tags.get(t.MULTIPLE_CLASSES, 0) or 1 << card.card_class >> 1
        if self.card_class:
            return bool(own & _bits(self.card_class))
        if self.whence == "your class":
            return bool(own & _bits(mine))
        if self.whence == "another class":
            return not own & _bits(mine, CardClass.NEUTRAL)
        if self.whence == "your opponent's class":
            return bool(own & _bits(theirs))
        return (
            not self.discovered
            or self.whence == "any class"
            or bool(own & _bits(mine, CardClass.NEUTRAL))
        )


def _bits(*classes: int) -> int:
    return sum(1 << each >> 1 for each in classes)


def asked_by(text: str) -> Asked | None:
    """What a text asks for first; None where it asks for nothing, or cannot be read in full."""
    words = plain(text)
    found = [(m.start(), m[1], pattern is _OFFER) for pattern in (_OFFER, _RANDOM)
             if (m := pattern.search(words))]  # fmt: skip
    if not found or "instead" in words:
        return None
    _, phrase, discovered = min(found)
    phrase = _REMARK.sub(lambda met: f" {met[1]}" if met[1] else "", phrase.split(",")[0]).strip()
    return _read(phrase, words, discovered=discovered)


def _read(phrase: str, text: str, *, discovered: bool) -> Asked | None:
    tests: list[Test] = []
    whence, card_class = "", 0
    while (met := _PURPOSE.search(phrase)) is not None:
        phrase = phrase[: met.start()]
    if (met := _WHENCE.search(phrase)) is not None:
        phrase, whence = phrase[: met.start()], met[1]
    if (met := _LIMIT.search(phrase)) is not None:
        phrase = phrase[: met.start()]
        tests.append(_within(int(met[1]), at_most=met[2] == "less"))
    if (met := _COST.match(phrase)) is not None:
        phrase = phrase[met.end() :]
        tests.append(_costs(int(met[1])))
    if phrase.startswith("Legendary "):
        phrase = phrase.removeprefix("Legendary ")
        tests.append(_has(t.RARITY, _LEGENDARY))
    first, _, rest = phrase.partition(" ")
    if first in _CLASSES and rest:
        card_class, phrase = _CLASSES[first], rest
    read = _noun(phrase)
    return Asked(text, discovered, whence, card_class, (*tests, *read)) if read else None


def _noun(phrase: str) -> tuple[Test, ...]:
    """The tests of "Fire spell", "Taunt minion", "Dragon", "card"; none if it is not read."""
    *before, noun = phrase.split(" ")
    front, one = " ".join(before), noun.removesuffix("s")
    noun = one if one in {*_TYPES, *_RACES, "card", "Secret"} else noun
    if noun in _RACES and not front:
        return (_is_of_race(_RACES[noun]),)
    if noun == "Secret" and not front:
        return (_has(t.SECRET, 1),)
    if noun not in _TYPES and noun != "card":
        return ()
    kind: tuple[Test, ...] = (_is(_TYPES[noun]),) if noun in _TYPES else (_any,)
    if not front:
        return kind
    if front in _SCHOOLS and noun == "spell":
        return (*kind, _has(t.SPELL_SCHOOL, _SCHOOLS[front]))
    return (*kind, _bears(_KEYWORDS[front])) if front in _KEYWORDS else ()


# --- tests of a card ------------------------------------------------------------------------------


def _any(card: Card) -> bool:
    return True


def _is(kind: int) -> Test:
    return lambda card: card.type == kind


def _has(tag: int, value: int) -> Test:
    return lambda card: card.tags.get(tag, 0) == value


def _bears(tag: int) -> Test:
    return lambda card: card.tags.get(tag, 0) > 0


def _costs(number: int) -> Test:
    return lambda card: card.tags.get(t.COST, 0) == number


def _within(number: int, *, at_most: bool) -> Test:
    def test(card: Card) -> bool:
        cost = card.tags.get(t.COST, 0)
        return cost <= number if at_most else cost >= number

    return test


def _is_of_race(race: int) -> Test:
    second = SECOND_RACES.get(race, 0)
    return lambda card: (
        card.tags.get(t.CARDRACE, 0) in (race, Race.ALL) or card.tags.get(second, 0) > 0
    )
