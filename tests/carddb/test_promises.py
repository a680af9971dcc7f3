"""Every card in every sampled build has the keywords and the numbers that its text gives itself.

The texts are read here in another way than by `carddb.keywords`: sentence by sentence, without a
look at the bold print.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import hsreplay_sim.carddb
from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import CHOOSE_ONE, OVERLOAD, SPELLPOWER
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.history import decode
from hsreplay_sim.carddb.keywords import KEYWORDS, MARKS
from hsreplay_sim.carddb.store import DATA_FILE, CardStore

STEP = 16
"""Every so many cards are read by the sample."""
JUDGED = (CardType.MINION, CardType.WEAPON, CardType.SPELL, CardType.HERO_POWER, CardType.HERO)
NUMBERED = {"spell damage": SPELLPOWER, "overload": OVERLOAD}
_ONE = re.compile(rf"(?:{'|'.join(KEYWORDS)})(?: \+\d+)?")
_OVERLOAD = re.compile(r"(?:^|[.!>] ?)(?:<b>)+Overload(?:</b>)?:(?:</b>)? ?\((\d+)\)")
_COLON = re.compile(r"(?:^|(?<=[.!)>])) ?(?:<b>)+([A-Z][a-z ,]+)(?:</b>)*:")
_MODES = re.compile(r"LETL|LT\d|CRED_")
"""Mercenaries, whose texts are of levels, and cards that are the makers' signatures."""
OPTION = "a spell that consists of keywords is an option or a part: it gives them (U229:58)"
POWER = "a hero power or a passive: what it says its class does, it owes nothing (U435:4693)"
IMMUNE = "the data say it by a tag without a name; no recording has such a body"
EXCEPTIONS = {
    "EDR_100t9": "a Dark Gift gives it",
    "BG36_MidGameEffect_000t12": "an effect of Battlegrounds gives it",
    "ULDA_117": "a passive treasure",
    "LOOTA_825": "a passive treasure",
    "PVPDR_SCH_Passive09": "a passive treasure",
    "BOTA_UNG_852": "a puzzle's, Elusive by its text",
    "OG_279": "the C'Thun that lies aside (U436:2112)",
    "AT_132": "Nerub'ar Weblord did not tax her before the data had it (D-235)",
    "EDR_494": "2 of 2 have no Deathrattle in the first build (U417:1053)",
}
"""Cards of which recordings, or the sense of the text, say otherwise → why."""


def sentences(text: str) -> Iterator[str]:
    """What stands between full stops, colons and the ends of bold print, in small letters."""
    first = text.replace("[x]", "").split("@<b>")[0].replace("Mega-", "Mega ")
    plain = re.sub(r"<i>.*?</i>", "", first)
    plain = re.sub(r"</?b>", "", re.sub(r"</b>\s*<b>", "|", plain))
    for each in re.split(r"[.;!?|\n]|(?<=:)", plain.lower()):
        if each.strip():
            yield each.strip()


def promised(text: str) -> dict[str, int]:
    """The keywords that are sentences of their own, each with its number or 1."""
    found = {}
    for sentence in sentences(text):
        words = [each.strip() for each in sentence.split(",") if each.strip()]
        if words and all(_ONE.fullmatch(each) for each in words):
            for each in words:
                keyword, _, number = each.partition(" +")
                found[keyword] = int(number or 1)
    owed = _OVERLOAD.search(text)
    return found | ({"overload": int(owed[1])} if owed else {})


def marked(text: str) -> set[str]:
    """The words before a colon."""
    said = ",".join(_COLON.findall(text)).lower()
    return {each for each in MARKS if re.search(rf"(?:^|[, ]){each}(?:$|[, ])", said)}


def lacks(card: Card) -> Iterator[str]:
    """What a card's text promises and its tags do not have."""
    for keyword, number in promised(card.text).items():
        has = max(card.tags.get(tag, 0) for tag in KEYWORDS[keyword])
        if not has or (keyword in NUMBERED and has != number):
            yield keyword
    of_spell = ("combo", "secret", "outcast")
    for mark in marked(card.text):
        if mark in of_spell if card.type == CardType.SPELL else mark != "secret":
            if not card.tags.get(MARKS[mark], 0):
                yield mark


def excused(card: Card, keyword: str) -> str:
    """Why a card has not what its text says, "" for no reason."""
    spell = card.type == CardType.SPELL
    if card.id in EXCEPTIONS:
        return EXCEPTIONS[card.id]
    if spell and len(promised(card.text)) == sum(1 for _ in re.finditer("<b>", card.text)):
        return OPTION
    if card.type == CardType.HERO_POWER and keyword in NUMBERED:
        return POWER
    if keyword == "immune":
        return IMMUNE
    if card.tags.get(CHOOSE_ONE, 0) or (card.elusive and "targeted" in keyword):
        return "of one of its options, or by the text alone"
    return ""


def wanting(ids: list[str]) -> dict[str, set[str]]:
    """What is wanting without a reason, by card."""
    path = Path(hsreplay_sim.carddb.__file__).with_name(DATA_FILE)
    store = CardStore.open(path)  # of its own: nothing of all these cards is kept
    found = defaultdict(set)
    for card_id in ids:
        row = store.row(card_id)
        if row is None or _MODES.match(card_id):
            continue
        for since, _ in decode(row):
            card = store.sampled(card_id, since)
            if card is not None and card.type in JUDGED:
                found[card_id] |= {each for each in lacks(card) if not excused(card, each)}
    return {card_id: each for card_id, each in found.items() if each}


def test_a_sample_of_cards_has_what_the_texts_promise() -> None:
    ids = [*CardStore.open().section("ids")[::STEP], "EX1_563", "MEND_303", "SCH_615", "YOP_021"]
    assert wanting(ids) == {}


@pytest.mark.proof
def test_every_card_has_what_its_text_promises_in_every_build() -> None:
    """Reads the 71,000 states of all cards."""
    assert wanting(CardStore.open().section("ids")) == {}


def test_every_exception_is_one() -> None:
    store = CardStore.open()
    for card_id in EXCEPTIONS:
        row = store.row(card_id)
        assert row is not None
        states = [store.sampled(card_id, since) for since, _ in decode(row)]
        assert any(card is not None and list(lacks(card)) for card in states), card_id


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("<b>Taunt</b>. <b>Battlecry:</b> Draw a card.", {"taunt": 1}),
        ("Draw a card. <b>Overload:</b> (2)", {"overload": 2}),
        ("<b><b>Taunt</b>, Rush</b> <b>Deathrattle:</b> Draw.", {"taunt": 1, "rush": 1}),
        ("<b>Spell Damage +5</b>", {"spell damage": 5}),
        ("Give a minion <b>Taunt</b>.", {}),
        ("<b>Stealth</b> for 1 turn.", {}),
    ],
)
def test_a_sentence_of_keywords_promises_them(text: str, keywords: dict[str, int]) -> None:
    assert promised(text) == keywords
