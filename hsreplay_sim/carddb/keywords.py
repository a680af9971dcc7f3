"""The keywords of which a text consists or with which it begins, where the data forgot to tag them.

The server has a keyword wherever the text names it: TSC_941t, whose data carry no Taunt until
245258, is made with it (U550:5010), SW_033 with Rush, Lifesteal and Overload (U435:246). So it is
where other words follow: 32 of 32 bodies of eight cards (U054:8028, U141:657, U266:5555).
"""

from __future__ import annotations

import re

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    CANT_ATTACK,
    CANT_BE_TARGETED_BY_SPELLS,
    CASTS_WHEN_DRAWN,
    CHARGE,
    CORRUPTED_CARD,
    DIVINE_SHIELD,
    ECHO,
    ELUSIVE,
    FORGED,
    FORGETFUL,
    GIGANTIFY,
    IMMUNE,
    INFUSED,
    LIFESTEAL,
    MAGNETIC,
    MEGA_WINDFURY,
    MINI,
    MINIATURIZE,
    OVERLOAD,
    POISONOUS,
    REBORN,
    RUSH,
    SPELLPOWER,
    STEALTH,
    SUMMONED_WHEN_DRAWN,
    TAUNT,
    TRADEABLE,
    TWINSPELL,
    VENOMOUS,
    WINDFURY,
)

KEYWORDS: dict[str, tuple[int, ...]] = {
    "can't be targeted by spells or hero powers": (CANT_BE_TARGETED_BY_SPELLS, ELUSIVE),
    "mega windfury": (MEGA_WINDFURY,),
    "divine shield": (DIVINE_SHIELD,),
    "spell damage": (SPELLPOWER,),
    "can't attack": (CANT_ATTACK,),
    "taunt": (TAUNT,),
    "charge": (CHARGE,),
    "windfury": (WINDFURY,),
    "stealth": (STEALTH,),
    "poisonous": (POISONOUS,),
    "venomous": (VENOMOUS, POISONOUS),
    "lifesteal": (LIFESTEAL,),
    "rush": (RUSH,),
    "reborn": (REBORN,),
    "elusive": (ELUSIVE, CANT_BE_TARGETED_BY_SPELLS),
    "immune": (IMMUNE,),
    "magnetic": (MAGNETIC,),
    "echo": (ECHO,),
    "tradeable": (TRADEABLE,),
    "overload": (OVERLOAD,),
    "forgetful": (FORGETFUL,),
    "twinspell": (TWINSPELL,),
    "miniaturize": (MINIATURIZE,),
    "gigantify": (GIGANTIFY,),
    "corrupted": (CORRUPTED_CARD,),
    "infused": (INFUSED,),
    "forged": (FORGED,),
    "mini": (MINI,),
}
"""Words of a text → the tags of which the card carries one; the longer words stand first."""
_KEYWORD = re.compile("|".join(KEYWORDS))
_TRADEABLE = re.compile(r"(?:\[x\])?<b>Tradeable</b>")
_SUMMONED = re.compile(r"(?:\[x\])?<b>Summoned When Drawn</b>")
_MARKS = re.compile(r"<[^>]*>|[$#]?\d+|[+(),.:;_&\-/]|\[x\]")
_EXPLAINED = re.compile(r"(?<=\S)\s*<i>\([^<]*\)</i>\s*$")
_NUMBERED = re.compile(r"(spell damage|overload)\W+(\d+)")
_BEGINS = re.compile(
    r"(?:<[^>]*>|[$#]?\d|[+(),.:;_&\-/\s]|\[x\])*"
    rf"(?:{'|'.join(sorted({each.split()[0] for each in KEYWORDS}))})",
    re.IGNORECASE,
)
"""How a text begins that may consist of keywords: most do not, which is soon seen."""
_ALONE = rf"(?:<b>)+(?i:{'|'.join(KEYWORDS)})(?: \+\d+)?[.,]?(?:</b>)+[.,]?\s*"
_LEADING = re.compile(rf"(?:\[x\])?((?:{_ALONE})+)(?=<b>|[A-Z])")
"""Keywords that begin a text and stand alone: of "<b>Taunt</b> <b>Elusive</b> on …" the first."""
_TWO_TAGS = CANT_BE_TARGETED_BY_SPELLS
"""Not completed: the data of old builds say it by two tags, those of new ones by ELUSIVE."""
_BODIES = frozenset((CardType.MINION, CardType.WEAPON))


def named(text: str) -> list[str] | None:
    """Return the keywords that a text consists of; None when there is any other word.

    Words in brackets and italics after them explain: "(Can attack four times a turn.)".
    """
    words = " ".join(_MARKS.sub(" ", _EXPLAINED.sub("", text.lower())).split())
    return None if _KEYWORD.sub("", words).strip() else _KEYWORD.findall(words)


def leading(text: str) -> list[str]:
    """Return the keywords with which a text begins; Immune, which texts give, is left out."""
    found = _LEADING.match(text)
    named_first = _KEYWORD.findall(found[1].lower()) if found is not None else []
    return [each for each in named_first if each != "immune"]


def complete(card_type: int, text: str, tags: dict[int, int]) -> None:
    """Add the tags of keywords that the data lack, of a minion or weapon.

    Whatever begins with Tradeable may be traded, whatever else it says: the server tells 29 of 29
    spells so whose data do not (U168, U127:12032). So with what is Summoned When Drawn (U567:6125).
    """
    if _TRADEABLE.match(text):
        tags.setdefault(TRADEABLE, 1)
    if card_type not in _BODIES or not text:
        return
    if _SUMMONED.match(text) and not tags.get(CASTS_WHEN_DRAWN, 0):
        tags.setdefault(SUMMONED_WHEN_DRAWN, 1)
    if not _BEGINS.match(text):
        return
    for keyword in named(text) or leading(text):
        carried_by = KEYWORDS[keyword]
        if not any(tags.get(tag, 0) for tag in carried_by) and carried_by[0] != _TWO_TAGS:
            tags[carried_by[0]] = _number_behind(keyword, text)


def _number_behind(keyword: str, text: str) -> int:
    bare = re.sub(r"<[^>]*>", "", text.lower())
    return next((int(n) for word, n in _NUMBERED.findall(bare) if word == keyword), 1)
