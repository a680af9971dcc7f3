"""What a text promises of its own card, where the data forgot to tag it: keywords and numbers.

The server has a keyword wherever the text names it as the card's own: TSC_941t, whose data carry no
Taunt until 245258, is made with it (U550:5010), SW_033 with Rush, Lifesteal and Overload
(U435:246). So it is where other words follow: 32 of 32 bodies of eight cards (U054:8028, U141:657,
U266:5555). So it is with what a text says behind a colon, "Battlecry:": 51 of 52 bodies of 18 cards
whose data have no such tag (U537:5962, U483:4720, U487:890, U333:1999), and a spell's Combo
(U567:2923). Where recordings show it otherwise, it is an exception of `UNTAGGED`.
"""

from __future__ import annotations

import re

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    BATTLECRY,
    CANT_ATTACK,
    CANT_BE_TARGETED_BY_SPELLS,
    CASTS_WHEN_DRAWN,
    CHARGE,
    COMBO,
    CORRUPTED_CARD,
    DEATHRATTLE,
    DIVINE_SHIELD,
    ECHO,
    ELUSIVE,
    FORGED,
    FORGETFUL,
    FRENZY,
    GIGANTIC,
    GIGANTIFY,
    HONORABLE_KILL,
    IMMUNE,
    INFUSED,
    INSPIRE,
    LEAVES_NO_CORPSE,
    LIFESTEAL,
    MAGNETIC,
    MEGA_WINDFURY,
    MINI,
    MINIATURIZE,
    OUTCAST,
    OVERKILL,
    OVERLOAD,
    POISONOUS,
    REBORN,
    RUSH,
    SECRET,
    SPELLBURST,
    SPELLPOWER,
    START_OF_GAME_KEYWORD,
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
    "doesn't leave a corpse": (LEAVES_NO_CORPSE,),
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
    "gigantic": (GIGANTIC,),
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
_ALSO = r"colossal \+\d+|prepare|dormant\x02* for \d+ turns?|shrine|starship piece|titan|gigantic"
"""Keywords that stand before others, and whose tags are not printed or never forgotten."""
_BEGINS = re.compile(
    r"(?:<[^>]*>|[$#]?\d|[+(),.:;_&\-/\s]|\[x\])*"
    rf"(?:{'|'.join(sorted({each.split()[0] for each in (*KEYWORDS, *_ALSO.split('|'))}))})",
    re.IGNORECASE,
)
"""How a text begins that may consist of keywords: most do not, which is soon seen."""
_ONE = rf"(?i:{'|'.join(KEYWORDS)}|{_ALSO})(?: \+\d+)?"
_RUN = re.compile(
    rf"((?:\s*\x01[\x01\s]*{_ONE}(?:[.,;\x01\s]+{_ONE})*[.,;\x02\s]*(?=\x01|<i>|[A-Z]|$))+)"
)
"""Keywords that begin a text and stand alone: of "<b>Taunt</b> <b>Elusive</b> on …" the first.

The marks of bold print are one character each here, for keywords may share one pair of them.
"""
_TWO_TAGS = CANT_BE_TARGETED_BY_SPELLS
"""Not completed: the data of old builds say it by two tags, those of new ones by ELUSIVE."""
_UNTARGETABLE = "can't be targeted by "
_ENDS = re.compile(r"(?:spells|hero powers|spells or hero powers)(?=[.<]|$)")
_OF_SPELLS = ("lifesteal", "echo", "twinspell")
"""Keywords that a spell has itself: any other in its text is what it gives (U229:58)."""
MARKS = {
    "battlecry": BATTLECRY,
    "deathrattle": DEATHRATTLE,
    "combo": COMBO,
    "outcast": OUTCAST,
    "inspire": INSPIRE,
    "overkill": OVERKILL,
    "spellburst": SPELLBURST,
    "frenzy": FRENZY,
    "honorable kill": HONORABLE_KILL,
    "start of game": START_OF_GAME_KEYWORD,
    "secret": SECRET,
}
"""Words before a colon that begin a sentence of a text → the tag of a card that says so."""
_MARK = re.compile("|".join(MARKS))
_MARKED = re.compile(
    r"(?:^|(?<=[.!?)>;]))\s*(?:\[x\])?(?:<b>)+\s*([A-Z][A-Za-z,.\s]*?)\s*(?:</b>)*:"
)
_OVERLOADS = re.compile(r"(?:^|(?<=[.!?)>;]))\s*(?:<b>)+Overload(?:</b>)*:\s*(?:</b>)*\s*\((\d+)\)")
_BODIES = frozenset((CardType.MINION, CardType.WEAPON))
_MARKED_BODIES = _BODIES | {CardType.HERO, CardType.LOCATION}
_MARKS_OF_SPELLS = frozenset((COMBO, OUTCAST, SECRET))
"""Not Honorable Kill (U295:3242), nor a Deathrattle, which a spell gives (U075:1098)."""
_OWES = _BODIES | {CardType.SPELL}
"""What has OVERLOAD if its text says so; a hero power without the tag owes nothing (U435:4693)."""
UNTAGGED = {
    "AT_132": (BATTLECRY, "Nerub'ar Weblord did not tax her before the data had it (D-235)"),
    "OG_279": (
        BATTLECRY,
        "the C'Thun aside, whose Battlecry is that of the one in the deck (U436)",
    ),
    "EDR_494": (DEATHRATTLE, "2 of 2 have none in the build whose data lack it (U417:1053)"),
}
"""Card id → the tag that it has only if its data say so, and how that is known."""


def named(text: str) -> list[str] | None:
    """Return the keywords that a text consists of; None when there is any other word.

    Words in brackets and italics after them explain: "(Can attack four times a turn.)".
    """
    words = " ".join(_MARKS.sub(" ", _EXPLAINED.sub("", text.lower())).split())
    return None if _KEYWORD.sub("", words).strip() else _KEYWORD.findall(words)


def leading(text: str) -> list[str]:
    """Return the keywords with which a text begins; Immune, which texts give, is left out."""
    marked = text.replace("<b>", "\x01").replace("</b>", "\x02").replace("Mega-", "Mega ")
    found = _RUN.match(marked.replace("[x]", ""))
    if found is None:
        return []
    words = re.sub(_ALSO, "", found[1].lower())
    return [each for each in _KEYWORD.findall(words) if each != "immune"]


def elusive(text: str) -> bool:
    """Return whether a minion with this text is Elusive, in whatever words, and always."""
    if "lusive" in text and "elusive" in (named(text) or leading(text)):
        return True
    before, says, behind = text.lower().partition(_UNTARGETABLE)
    if not says or not _ENDS.match(behind):
        return False
    return named(before) is not None


def marks(text: str) -> list[int]:
    """Return the tags of what a text says behind a colon: "Battlecry and Deathrattle: …"."""
    said = ",".join(_MARKED.findall(text)).lower()
    return [MARKS[each] for each in _MARK.findall(said)] if said else []


def overload(text: str) -> int:
    """Return the Mana Crystals that a text overloads by a sentence of its own, else 0."""
    found = _OVERLOADS.search(text)
    return int(found[1]) if found is not None else 0


def complete(card_id: str, card_type: int, text: str, tags: dict[int, int]) -> None:
    """Add the tags of a card that its text promises and the data lack.

    Whatever begins with Tradeable may be traded, whatever else it says: the server tells 29 of 29
    spells so whose data do not (U168, U127:12032). So with what is Summoned When Drawn (U567:6125).
    """
    if not text:
        return
    if _TRADEABLE.match(text):
        tags.setdefault(TRADEABLE, 1)
    if card_type in _BODIES:
        if _SUMMONED.match(text) and not tags.get(CASTS_WHEN_DRAWN, 0):
            tags.setdefault(SUMMONED_WHEN_DRAWN, 1)
    if card_type in _OWES:
        _complete_keywords(card_type, text, tags)
        if "Overload" in text and not tags.get(OVERLOAD, 0) and (owed := overload(text)):
            tags[OVERLOAD] = owed
    if ":" in text and (card_type in _MARKED_BODIES or card_type == CardType.SPELL):
        _complete_marks(card_id, card_type, text, tags)


def _complete_keywords(card_type: int, text: str, tags: dict[int, int]) -> None:
    if not _BEGINS.match(text):
        return
    alone = named(text)
    if card_type in _BODIES:
        said = leading(text) if alone is None else alone
    else:  # a spell of nothing but keywords is an option, and gives them
        said = [each for each in leading(text) if each in _OF_SPELLS] if alone is None else []
    for keyword in said:
        carried_by = KEYWORDS[keyword]
        if carried_by[0] == _TWO_TAGS:
            continue
        if not any(tags.get(tag, 0) for tag in carried_by):
            tags[carried_by[0]] = _number_behind(keyword, text)
        elif keyword == "spell damage":  # since 210640 the data say 1 for any number
            tags[SPELLPOWER] = max(tags[SPELLPOWER], _number_behind(keyword, text))


def _complete_marks(card_id: str, card_type: int, text: str, tags: dict[int, int]) -> None:
    but = UNTAGGED.get(card_id, (0, ""))[0]
    for tag in marks(text):
        of_spell = tag in _MARKS_OF_SPELLS if card_type == CardType.SPELL else tag != SECRET
        if of_spell and tag != but:
            tags.setdefault(tag, 1)


def _number_behind(keyword: str, text: str) -> int:
    bare = re.sub(r"<[^>]*>", "", text.lower())
    return next((int(n) for word, n in _NUMBERED.findall(bare) if word == keyword), 1)
