"""What belongs to a card: ids of the same stem, cards its text names, all that it can create."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import CARD_SET
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.text import plain
from sheets.cards import REPRINTS, STORE, all_ids, newest
from sheets.names import words

STEM = re.compile(r"^((?:[A-Za-z0-9]+_)+?(?:[A-Z]+_)?\d+)(?=[a-zA-Z_]|$)")
OTHER_MODES = re.compile(
    "BG|Bacon|LETL|LT2|TB_|FB_|PVPDR|DALA|ULDA|LOOTA|GILA|TRLA|BOTA|DRGA|BOM_|BOH|Story|Prologue"
    "|RLK_Prologue|BTA|TUTR"
)
"""Ids of adventures, brawls and other games, whose cards no text of a set names."""
NAMED_TYPES = (
    CardType.HERO,
    CardType.MINION,
    CardType.SPELL,
    CardType.WEAPON,
    CardType.HERO_POWER,
    CardType.LOCATION,
)
MANY = 40
"""A longer entourage is a pool, not a family."""
LONGEST_NAME = 5
"""Words of a name that is looked for in a text."""
NO_NAMES = words(
    """
    Taunt Battlecry Deathrattle Charge Rush Windfury Lifesteal Stealth Poisonous Reborn Combo
    Secret Overload Freeze Discover Inspire Spellburst Frenzy Outcast Rewind Kindred Imbue Attack
    Health Cost Draw Minion Minions Spell Weapon Silence Echo Dormant Elusive Immune Forge Finale
    Quest Reward Summon Destroy Armor Tradeable Dragon Beast Demon Murloc Pirate Mech Totem
    Elemental Undead Naga Quilboar Draenei Mana Holy Shadow Fire Frost Nature Arcane Fel Legendary
    After When Whenever At Your If Choose Give Gain Deal Restore Add Get Copy All Transform
    """
) | {"Divine Shield", "Spell Damage", "Hero Power"}
"""Words of texts that are written like the name of a card."""


def stem(card_id: str) -> str:
    """What the ids of a family share: ``TTN_087`` of TTN_087t3e."""
    found = STEM.match(card_id)
    return found[1] if found else card_id


@cache
def _by_stem() -> dict[str, list[str]]:
    found = defaultdict(list)
    for card_id in all_ids():
        found[stem(card_id)].append(card_id)
    return found


@cache
def kin(card_id: str) -> tuple[str, ...]:
    """Ids that share the stem, of the card and of the other ids it has had."""
    names = [card_id, STORE.canonical(card_id), *STORE.other_ids(card_id)]
    for prefix in REPRINTS:
        names += [name.removeprefix(prefix) for name in names if name.startswith(prefix)]
    stems = dict.fromkeys(map(stem, names))
    seen = dict.fromkeys(each for one in stems for each in _by_stem().get(one, ()))
    return tuple(each for each in seen if each not in names)


def creatable(start: Iterable[str]) -> set[str]:
    """What cards can create: kin by stem, entourage and hero powers, again of those."""
    given = set(start)
    seen, stack = set(given), list(given)
    while stack:
        for each in _made_directly(stack.pop()):
            if each not in seen and newest(each) is not None:
                seen.add(each)
                stack.append(each)
    return seen - given


def _made_directly(card_id: str) -> Iterator[str]:
    yield from kin(card_id)
    card = newest(card_id)
    if card is None:
        return
    if len(card.entourage) <= MANY:
        yield from card.entourage
    if card.hero_power:
        yield card.hero_power


@cache
def _by_name() -> dict[str, list[str]]:
    """Name → the ids of cards that a text may mean."""
    found = defaultdict(list)
    cards = STORE.at()
    for card_id in cards.pool(collectible=None):
        card = cards.get(card_id)
        if card is not None and card.type in NAMED_TYPES and not OTHER_MODES.match(card_id):
            found[card.name].append(card_id)
    return found


def named_in(card: Card) -> list[tuple[str, list[str]]]:
    """(name, ids) of the cards whose name stands in the text, the longest names first."""
    found = []
    taken: set[str] = set()
    for phrase in _phrases(plain(card.text)):
        if phrase in NO_NAMES or any(phrase in longer for longer in taken):
            continue
        for form in _forms(phrase):
            if form == card.name:
                break
            if ids := _by_name().get(form):
                taken.add(phrase)
                found.append((form, sorted(ids, key=lambda each: _likeness(each, card))[:4]))
                break
    return found


def _phrases(text: str) -> Iterator[str]:
    parts = text.split()
    for length in range(LONGEST_NAME, 0, -1):
        for first in range(len(parts) - length + 1):
            phrase = " ".join(parts[first : first + length]).strip(".,;:()!\"'")
            if phrase and phrase[0].isupper():
                yield phrase


def _forms(phrase: str) -> tuple[str, ...]:
    """The phrase, in singular and plural."""
    singular = (re.sub(end, one, phrase) for end, one in (("ves$", "f"), ("ies$", "y")))
    return phrase, phrase.rstrip("s"), phrase + "s", *singular, re.sub("men$", "man", phrase)


def _likeness(card_id: str, card: Card) -> tuple[bool, bool, bool, int]:
    """Least for the id that a text most likely means: of its set, of its prefix, a token."""
    other = newest(card_id)
    own_set = other is not None and other.tags.get(CARD_SET, 0) == card.tags.get(CARD_SET, 0)
    collectible = other is not None and other.collectible
    return not own_set, not card_id.startswith(card.id[:3]), collectible, len(card_id)
