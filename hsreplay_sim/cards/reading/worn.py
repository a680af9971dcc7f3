"""The texts of enchantments: stats, costs and keywords that the host gets.

Source of truth: the enUS texts of builds 2221-255790. What other words say ("Increased stats."
of whom, a placeholder, a Deathrattle) is not read, nor is a Divine Shield, Stealth or Reborn: texts
put these on the host themselves, and so they are spent apart from the enchantment. "Can't be
targeted by spells or Hero Powers" may mean the opponent's alone (MAW_021e, U440:5829), "Costs (0)"
ends with the play of the card, by a TRIGGER of its own or without (DMF_078e, U517:7492).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import (
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS,
    CHARGE,
    ELUSIVE,
    HAS_DARK_GIFT,
    IMMUNE,
    IS_NIGHTMARE_BONUS,
    LIFESTEAL,
    POISONOUS,
    RUSH,
    SPELLPOWER,
    TAUNT,
    WINDFURY,
)
from hsreplay_sim.carddb.text import plain

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card

GRANTED: dict[str, tuple[int, ...]] = {
    "taunt": (TAUNT,),
    "charge": (CHARGE,),
    "rush": (RUSH,),
    "windfury": (WINDFURY,),
    "lifesteal": (LIFESTEAL,),
    "poisonous": (POISONOUS,),
    "immune": (IMMUNE,),
    "elusive": (CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS, ELUSIVE),
}
"""Keyword in the text of an enchantment → the tags that its host has by it."""

_LEAD = re.compile(
    r"(?:this (?:minion|character) |your hero )?(?:has |is )"
    r"|(?:[^.]+? )?(?:is granting|grants)(?: this(?: minion)?)? |granted |gains ",
    re.IGNORECASE,
)
_TAIL = re.compile(r"(?: from (?:[A-Z][^.,]*|\{\d\}))?(?: this turn| until end of turn)?[.,]?$")
_BETWEEN = re.compile(r", and |,? and |, |\. ")
_BOTH = re.compile(r"([+-])(\d+)/([+-])(\d+)$")
_ONE = re.compile(r"([+-])(\d+) (attack|health|durability)$")
_COST = re.compile(r"costs? \((\d+)\) (less|more)$")
_POWER = re.compile(r"spell damage \+(\d+)$")
_DIGITS = re.compile(r"\d+")
_SIGNS = {"+": 1, "more": 1, "-": -1, "less": -1}


@dataclass(frozen=True, slots=True)
class Worn:
    """What an enchantment adds to its host; None where it adds nothing."""

    atk: int | None = None
    max_health: int | None = None
    cost: int | None = None
    keywords: tuple[tuple[int, int], ...] = ()
    """(tag, its value)."""
    numbered: tuple[str, ...] = ()
    """What each number of the text is for, in reading order."""


def worn(card: Card) -> Worn | None:
    """What an enchantment gives its host; None if any of its text is not read.

    That of a Dark Gift marks its host, which no text says (U249:5361).
    """
    given = read(card.text)
    if given is not None and card.tags.get(IS_NIGHTMARE_BONUS, 0):
        given = replace(given, keywords=(*given.keywords, (HAS_DARK_GIFT, 1)))
    return given


def read(text: str) -> Worn | None:
    """What the text of an enchantment says; None if any of it is not read.

    >>> read("+1/+2 and <b>Rush</b>.").numbered
    ('atk', 'max_health')
    >>> read("Increased stats.") is None
    True
    """
    said = _TAIL.sub("", plain(text))
    said = said[lead.end() :] if (lead := _LEAD.match(said)) else said
    given: dict[str, int] = {}
    keywords: list[tuple[int, int]] = []
    numbered: list[str] = []
    for part in _BETWEEN.split(said.lower()):
        numbers = _numbers(part)
        granted = _keywords(part)
        if not (numbers or granted) or given.keys() & numbers.keys():
            return None
        given |= numbers
        keywords += granted
        numbered += numbers or ["keywords"] * len(_DIGITS.findall(part))
    return Worn(**given, keywords=tuple(keywords), numbered=tuple(numbered))


def _numbers(part: str) -> dict[str, int]:
    """The slots of stats and costs that one part of a text fills."""
    if found := _BOTH.match(part):
        sign, atk, other, health = found.groups()
        return {"atk": _SIGNS[sign] * int(atk), "max_health": _SIGNS[other] * int(health)}
    if found := _ONE.match(part):
        slot = "atk" if found[3] == "attack" else "max_health"
        return {slot: _SIGNS[found[1]] * int(found[2])}
    if found := _COST.match(part):
        return {"cost": _SIGNS[found[2]] * int(found[1])}
    return {}


def _keywords(part: str) -> tuple[tuple[int, int], ...]:
    if found := _POWER.match(part):
        return ((SPELLPOWER, int(found[1])),)
    return tuple((tag, 1) for tag in GRANTED.get(part, ()))
