"""What can be read off a card text: its numbers and its wording.

Source of truth: the enUS texts of builds 18792–255790. Marks met there: `$3` (damage, grows with
Spell Damage), `#3` (healing), `$a2` and `$d2` (attack and armor), `+2/+3`, `{0}` and `@` (filled in
by the client during a game), `|4(turn, turns)` (plural), `_` and no-break spaces, and HTML tags.
"""

from __future__ import annotations

import re
from functools import lru_cache

_MARKUP = re.compile(r"<[^>]*>|\{[^}]*\}|\|\d+")
_MARKS = re.compile(r"</?[biBI]>|\[x\]|[$#@](?=\d)")
_GLUED = re.compile(
    r"(?:</[bi]>)+(?=<[bi]>)|(?<=[\w.!])(?=(?:<[bi]>)+[A-Z])|(?<=:</b></b>)(?=[A-Z])"
)
"""Where the card data have no space before markup though a word or a sentence ends there."""
_NUMBER = re.compile(r"(?:(?<![A-Za-z0-9:])|(?<=[$#][a-z]))(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)")
_NOT_TEXT = re.compile(r"[^a-z0-9]+")
_DIGITS = re.compile(r"\d+")
_KEPT = 4096
"""The texts whose numbers are kept: a game asks again and again for those of its few cards."""
_HEADING = "<b>Hero Power</b>"


@lru_cache(maxsize=_KEPT)
def numbers(text: str) -> tuple[int, ...]:
    """The numbers printed on a card, in reading order and without their signs.

    Placeholders are skipped: their value is known only in a game. So are digits that belong to a
    name (`SI:7`). Numbers written as words (`two`) are not read: no build has changed one.

    >>> numbers("Deal $2 damage. <b>Combo:</b> Give it +2/+3 and {0} more.")
    (2, 2, 3)
    """
    if not text:
        return ()
    return tuple(int(n.replace(",", "")) for n in _NUMBER.findall(_MARKUP.sub(" ", text)))


_SCHOOL_POWER = re.compile(r"\w+ Spell Damage \+(\d+)|\+(\d+) \w+ Spell Damage")


@lru_cache(maxsize=_KEPT)
def school_power(text: str) -> int:
    """The Spell Damage that a text prints for one school, 0 if it prints none.

    >>> school_power("<b>Fire Spell Damage +2</b>")
    2
    """
    found = _SCHOOL_POWER.search(plain(text))
    return int(found[1] or found[2]) if found is not None else 0


def shows_numbers(text: str) -> bool:
    """Whether a text has a place for a number that grows in the game ("+@", "{0}")."""
    return "@" in text or "{" in text


@lru_cache(maxsize=_KEPT)
def plain(text: str) -> str:
    """A text as it is read out: ``<b>Battlecry:</b> Deal $3 damage.`` without its marks.

    >>> plain("<b>Taunt</b><b>Battlecry:</b><b>Silence</b> a minion with <b>Taunt</b>.")
    'Taunt Battlecry: Silence a minion with Taunt.'
    """
    return " ".join(_MARKS.sub("", _GLUED.sub(r"\g<0> ", text)).replace("\\n", " ").split())


def wording(text: str) -> str:
    """The words and numbers of a text without markup, case and punctuation."""
    words = _MARKUP.sub(" ", text.replace(_HEADING, "")).lower()
    return _NOT_TEXT.sub(" ", words).strip()


def wording_without_numbers(text: str) -> str:
    """A wording that survives rebalancing."""
    return _DIGITS.sub("0", wording(text))
