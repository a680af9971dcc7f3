"""XML copied as XML, element by element beside the original: what differs, and of which kind.

White space and the order of attributes are not looked at, and an attribute that the document type
gives a default has it where it is left out. A kind is listed with its reason; what differs and is
of no listed kind is a fault of the reader or of the writer.
"""

from __future__ import annotations

import gzip
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from lxml import etree

from hsreplay_sim.base import limits
from hsreplay_sim.formats import HSREPLAY_XML, open_replay, write_replay
from hsreplay_sim.formats.bounded import ByteReader
from hsreplay_sim.formats.hsreplay_xml.text import document
from hsreplay_sim.replay.recording import Recording

KINDS = {
    "for people": "names beside the numbers, which say the same, and numbers of blocks in a row",
    "called otherwise": "the public format has another name for it by now, or tells it in parts",
    "told twice": "a part repeats what its packet, its place or another attribute says",
    "nothing": "what stands for nothing: an empty text, -1, the entity 0, a type without a name",
    "no error": "writers leave the error NONE out; where any error is told the copy tells all",
    "in UTC": "the document type knows no plus in a time: the same moment, in UTC",
    "in the note": "what another program wrote stands in the note on the game",
    "demanded": "the document type demands it, and the source lacks it",
    "of the copy": "the version of the format, the kind of game and the build, as the copy has it",
    "outside": "elements that are none of HSReplay",
}
"""Kind → the reason for it."""
UNLISTED = "unlisted"

Told = dict[str, str]

_FOR_PEOPLE = re.compile(r"\w+(Name|CardID)|block_(info_)?sequence_num")
_DEFAULTS: dict[str, Told] = {
    "Block": {"effectIndex": "-1", "target": "0", "subOption": "-1", "triggerKeyword": "0"},
    "MetaData": {"data": "0"},
    "Card": {"premium": "0"},
}
"""Element → what its attributes are where they are left out."""
_ELEMENTS = {
    "Action": "Block", "action": "Block", "options": "Options", "option": "Option",
    "target": "Target", "subOption": "SubOption", "sendoption": "SendOption",
    "SendOptions": "SendOption", "sendchoices": "SendChoices", "MetaDataInfo": "Info",
}  # fmt: skip
"""Old name → the one of today."""
_NAMES = {
    ("Block", "index"): "effectIndex",
    ("MetaData", "info"): "infoCount",
    ("Info", "id"): "entity",
    ("ShuffleDeck", "playerId"): "player_id",
}
"""Element and old attribute → what it is called today."""
_VALUES = {"MULLIGAN": "1", "GENERAL": "2"}
_NO_TEXT = ("", "-1", "0", "System.Collections.Generic.List`1[System.String]")
_PARTS = ("Option", "Target", "SubOption", "Choice", "Info", "GameEntity", "Player")
_OUTSIDE = ("InitialName", "Entity", "style")
_OF_COPY = {("HSReplay", "version"), ("HSReplay", "build"), ("Game", "type"), ("Game", "format")}
_COUNTS = {("ChosenEntities", "count"), ("Target", "index")}
_PLAYERS = {("Choices", "playerID"), ("ChosenEntities", "playerID")}
_DEMANDED = {
    ("Choices", "id"), ("Choices", "entity"), ("ChosenEntities", "id"), ("Deck", "type"),
    ("ChosenEntities", "entity"), ("Target", "entity"), ("MetaData", "infoCount"),
}  # fmt: skip
_FAR = 300
"""Elements that may be missing in a row."""


@dataclass(frozen=True, slots=True)
class Element:
    """An element by the names of today, its attributes at their defaults left out."""

    name: str
    told: Told
    old: frozenset[str]
    """What was called otherwise."""


@dataclass(slots=True)
class Copied:
    """A document and its copy."""

    name: str
    elements: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)

    def note(self, kind: str, what: str) -> None:
        """Count a difference."""
        self.kinds[kind] += 1
        self.examples.setdefault(kind, what[:160])


def copied(path: Path) -> Copied | None:
    """Copy the XML of a file; None if it holds none."""
    replay = open_replay(path)
    if replay.format != HSREPLAY_XML:
        return None
    games = [game for game in replay if isinstance(game, Recording)]
    return compared(
        path.name, gzip.decompress(path.read_bytes()), write_replay(games, replay.format)
    )


def compared(name: str, original: bytes, copy: str) -> Copied:
    """Hold a copy beside its original."""
    found = Copied(name)
    one, two = _elements(original), _elements(copy.encode())
    found.elements = len(one)
    notes = "".join(line for line in copy.splitlines() if line.lstrip().startswith("<?hsreplay"))
    for left, right in _aligned(one, two):
        if left is None or right is None:
            alone = left or right
            assert alone is not None
            found.note(_kind_alone(alone, gone=right is None), f"{alone.name} {alone.told}")
            continue
        for old in left.old:
            found.note("called otherwise", f"{left.name}: {old}")
        for key in sorted({*left.told, *right.told}):
            was, now = left.told.get(key), right.told.get(key)
            if was != now:
                kind = _kind(left.name, key, was, now, notes)
                found.note(kind, f"{left.name} {key}: {was!r} / {now!r}")
    return found


# --- elements --------------------------------------------------------------------------------


def _elements(data: bytes) -> list[Element]:
    with ByteReader(data, "", limits.XML_BYTES_MAX) as reader:
        text = b"".join(document(reader))
    parser = etree.XMLParser(recover=True, huge_tree=True, resolve_entities=False)
    root = etree.fromstring(text, parser)
    found = []
    for each in _in_order(root):
        if isinstance(each.tag, str):
            found += [_element(each)] * int(each.get("count", 1) if each.tag == "Card" else 1)
    return found


def _in_order(element: Any) -> Iterator[Any]:
    """The element and all in it; of a Player its deck last, wherever it stands."""
    yield element
    children = list(element)
    if element.tag == "Player":
        children.sort(key=lambda each: each.tag == "Deck")
    for child in children:
        yield from _in_order(child)


def _element(element: Any) -> Element:
    name = _ELEMENTS.get(element.tag, element.tag)
    old = set() if name == element.tag else {element.tag}
    told: Told = {}
    numbers_choices = (name, "playerID") in _PLAYERS and not element.get("id")
    for key, value in element.attrib.items():
        new = "id" if numbers_choices and key == "entity" else _NAMES.get((name, key), key)
        if new != key or (name == "Card" and key == "count"):
            old.add(key)
            if new in element.attrib or new == "count" or value == "-1":
                continue
        told[new] = _VALUES.get(value, value) if key == "type" else value
    defaults = _DEFAULTS.get(name, {})
    told = {key: value for key, value in told.items() if defaults.get(key) != value}
    return Element(name, told, frozenset(old))


def _aligned(
    one: Sequence[Element], two: Sequence[Element]
) -> Iterator[tuple[Element | None, Element | None]]:
    """The elements of both in pairs; None where one has no such element there."""
    here = there = 0
    while here < len(one) and there < len(two):
        if one[here].name == two[there].name:
            yield one[here], two[there]
            here, there = here + 1, there + 1
            continue
        left, right = _skip(one[here : here + _FAR], two[there : there + _FAR])
        yield from ((each, None) for each in one[here : here + left])
        yield from ((None, each) for each in two[there : there + right])
        here, there = here + left, there + right
    yield from ((each, None) for each in one[here:])
    yield from ((None, each) for each in two[there:])


def _skip(one: Sequence[Element], two: Sequence[Element]) -> tuple[int, int]:
    """How many elements to leave out of each until three in a row are the same."""
    ones, twos = ([each.name for each in part] for part in (one, two))
    for far in range(1, _FAR):
        for left in range(far + 1):
            right = far - left
            if left < len(ones) and ones[left : left + 3] == twos[right : right + 3]:
                return left, right
    return 1, 1


# --- why they differ -------------------------------------------------------------------------


def _kind_alone(element: Element, *, gone: bool) -> str:
    if element.name in _OUTSIDE and gone:
        return "in the note" if element.name == "InitialName" else "outside"
    return UNLISTED


def _kind(element: str, key: str, was: str | None, now: str | None, notes: str) -> str:
    place = element, key
    if place in _OF_COPY:
        return "of the copy"
    if was is None:
        return _kind_added(place, now or "")
    if now is None:
        return _kind_gone(place, was, notes)
    if key == "ts" and _moment(was) == _moment(now):
        return "in UTC"
    if place in _COUNTS:
        return "told twice"
    if key == "entity" and not was.lstrip("-").isdecimal():
        return "called otherwise"
    return "in the note" if _noted(was, notes) else UNLISTED


def _kind_added(place: tuple[str, str], now: str) -> str:
    if place[1] == "error" and now == "-1":
        return "no error"
    if place == ("TagChange", "hasChangeDef"):
        return "called otherwise"  # defChange="…"
    return "demanded" if place in _DEMANDED else UNLISTED


def _kind_gone(place: tuple[str, str], was: str, notes: str) -> str:
    element, key = place
    if _FOR_PEOPLE.fullmatch(key):
        return "for people"
    if (key == "ts" and element in _PARTS) or place in _COUNTS:
        return "told twice"
    if place in _PLAYERS or (place == ("TagChange", "defChange") and was):
        return "called otherwise"
    if was in _NO_TEXT:
        return "nothing"
    return "in the note" if _noted(was, notes) else UNLISTED


def _noted(value: str, notes: str) -> bool:
    return f'"{value}"' in notes


def _moment(ts: str) -> datetime | str:
    try:
        return datetime.fromisoformat(ts)
    except ValueError:
        return ts
