"""A log copied as a log, line by line beside the original: what differs, and of which kind.

The two streams of the client are compared apart, without their times. A kind is listed with its
reason; a line that differs and is of no listed kind is a fault of the writer.
"""

from __future__ import annotations

import gzip
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from hearthstone.enums import GameTag

from hsreplay_sim.app.outputs.names import name_cards
from hsreplay_sim.base.tags import CONTROLLER, ZONE, ZONE_POSITION
from hsreplay_sim.formats import open_replay
from hsreplay_sim.formats.powerlog.shapes.spellings import name
from hsreplay_sim.formats.powerlog.write import write_lines
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import DESCRIPTIONS, TagChange, walk
from hsreplay_sim.replay.recording import Recording

KINDS = {
    "behind": "animations take time: the client had not carried out so much when it printed this",
    "other order": "the client puts off blocks that it may put off, and the lines in them",
    "card name": "a name that no line prints that is read, or an entity that has one of its own",
    "player name": "the client learns the name of a player later, and an AI has several",
    "no build": "the log does not tell its build, or its client was changed: what it calls a tag",
    "for hslog": "it knows no BlockType=TRADE, no BlockType of ACTION_START, no redacted account",
    "put back": "where a game is put back the client keeps what was there until it is told again",
    "only named": "a card that no packet shows; the conversion tells it as lost",
    "old choices": "DebugPrintChoices of 2015; every reader knows the method that came after it",
    "told first": "build and names, which the client of the day did not print; a reader needs them",
    "of the client": "the client interrupts the history by itself",
    "not carried out": "the file ends before all is carried out, or began when some was",
    "mended": "lines that are damaged, or not printed, as the client cannot, or the end of a block",
    "outside": "the line is of no game, as its CREATE_GAME is missing",
    "written by others": "spaces at the end that other programs have removed or added",
}
"""Kind → the reason for it."""
UNLISTED = "unlisted"

Line = tuple[str, str]
"""The method, and its message with indentation."""
Pair = tuple[Line | None, Line | None]
Key = tuple[object, ...]

_LINE = re.compile(
    r"(GameState|PowerTaskList)\.(DebugPrint(?:Power|Game|Options|EntityChoices|EntitiesChosen"
    r"|PowerList|Choices)|SendChoices|SendOption)\(\) - ?(.*)"
)
_BRACKET = re.compile(
    r"\[(?:entityName|name)=(?P<name>(?:(?!(?:entityName|name)=).)*?)"
    r" id=(?P<id>\d+) zone=(?P<zone>\w+) zonePos=(?P<place>\d+) cardId=(?P<card>\w*)"
    r" player=(?P<player>\d+)\]"
    r"|\[id=(?P<id2>\d+) cardId=(?P<card2>\w*) type=\w+ zone=(?P<zone2>\w+)"
    r" zonePos=(?P<place2>\d+) player=(?P<player2>\d+)\]"
)
_TAG = re.compile(r"tag=(\w+) value=(\w+)")
_ENDS = ("tag", "EffectCardId", "EffectIndex", "SubType", "BlockType", "TaskList", "EntitiesCount",
         "SubOption", "CardID", "error")  # fmt: skip
_WHO = re.compile(
    r"(?:(?<=Entity=)|(?<=Player=)|(?<=Target=)|(?<=Info\[\d\] = )|(?<=entity=)|(?<=Source=))"
    rf".*?(?=(?: (?:{'|'.join(_ENDS)})=)|$)"
)
"""Where a player stands."""
_MENDED = ("BLOCK_END", "ACTION_END", "SUB_SPELL_END", "Source")
"""Lines that a damaged log lacks, and what it tells besides shows them."""
_NUMBERED = re.compile(r"^id=\d+|^\w+ \d+|^\w+\[\d+\]|^[a-zA-Z]+")
_OF_CHANGED = "tag=MAGNETIC "
"""What clients with changes of their own print for MODULAR (U044, U469)."""
_BY_METHOD = {
    "DebugPrintGame": "player name",
    "DebugPrintPowerList": "mended",
    "DebugPrintChoices": "old choices",
}
"""Methods whose lines differ for one reason."""
_LATER = {"DebugPrintChoices": "DebugPrintEntityChoices"}
_ALIASES = {"ABILITY": "SPELL", "QUIT": "CONCEDED", "PET": "BEAST"}
_SHOWN = (ZONE, ZONE_POSITION, CONTROLLER, 1702, 1703)
"""The tags that a bracket shows, with FAKE_ZONE and FAKE_ZONE_POSITION."""
_HEAD = 100
_FAR = 300
"""Lines that may be missing in a row."""
_OWN = "ARTIFICIAL_HISTORY_INTERRUPT"


@dataclass(slots=True)
class Copied:
    """A recording and its copy."""

    name: str
    lines: int = 0
    """Lines of the copy and of the original, each counted once."""
    kinds: Counter[str] = field(default_factory=Counter)
    examples: dict[str, Pair] = field(default_factory=dict)
    packets: tuple[int, int] = (0, 0)
    """Packets in the two streams of the copy."""


def copied(path: Path) -> Copied | None:
    """Copy a log of both streams; None if it is none."""
    text = gzip.decompress(path.read_bytes()).decode("utf-8", "replace")
    if not all(f"{each}.DebugPrintPower()" in text for each in ("GameState", "PowerTaskList")):
        return None
    games = [game for game in open_replay(path) if isinstance(game, Recording) and game.create]
    if any(game.stream != "GameState" for game in games):
        return None
    for game in games:
        name_cards(game)
    copy = "".join(line for game in games for line in write_lines(game))
    found = Copied(path.name)
    told = _Told(games)
    counts = []
    for stream in ("GameState", "PowerTaskList"):
        one, two = _lines(text, stream), _lines(copy, stream)
        counts.append(sum(_opens(each) for each in two))
        pairs = list(_aligned(one, two))
        found.lines += len(pairs)
        for kind, pair in told.judged(pairs, second=stream == "PowerTaskList"):
            found.kinds[kind] += 1
            found.examples.setdefault(kind, pair)
    found.packets = (counts[0], counts[1])
    return found


def _opens(line: Line) -> bool:
    """Whether a line begins a packet."""
    words = line[1].split(maxsplit=1)
    return line[0] == "DebugPrintPower" and bool(words) and words[0].isupper()


def _lines(text: str, stream: str) -> list[Line]:
    found = []
    for line in text.splitlines():
        match = _LINE.search(line)
        if match is not None and match[1] == stream and match.start() < _HEAD:
            found.append((match[2], match[3]))
    return found


# --- which line is which ---------------------------------------------------------------------


@cache
def _number(tag: str) -> int:
    return int(tag) if tag.isdigit() else int(GameTag.__members__.get(tag, -1))


def _key(line: Line) -> Key:
    """What a line tells, without how entities, tags and values are called."""
    method, message = line
    text = message.strip()
    first, _, rest = text.partition(" ")
    if method != "DebugPrintPower":
        return _LATER.get(method, method), *re.findall(
            r"^id=\d+|^\w+ \d+|^\w+\[\d+\]|^[a-zA-Z]+", text
        )
    tag = _TAG.search(text[text.rfind("tag=") :] if "tag=" in text else "")
    if tag is not None:
        value = _ALIASES.get(tag[2], tag[2])
        return first if first.isupper() else "", _number(tag[1]), value
    if first.endswith("_START"):
        kind = re.search(r"(?:BlockType|SubType)=(\w+)", text)
        return "START", kind[1].replace("TRADE", "DECK_ACTION") if kind else ""
    if first == "META_DATA":
        return ("META", *re.findall(r"Meta=\w+|Data=\d+", rest))
    if first.endswith("_ENTITY"):
        return first, text.rpartition("CardID=")[2]
    return (first.partition("=")[0],)


def _aligned(one: Sequence[Line], two: Sequence[Line]) -> Iterator[Pair]:
    """The lines of both in pairs; None where one has no such line there."""
    ones, twos = [*map(_key, one)], [*map(_key, two)]
    here = there = 0
    while here < len(one) and there < len(two):
        if ones[here] == twos[there]:
            yield one[here], two[there]
            here, there = here + 1, there + 1
            continue
        skip = _skip(ones[here : here + _FAR], twos[there : there + _FAR])
        yield from ((each, None) for each in one[here : here + skip[0]])
        yield from ((None, each) for each in two[there : there + skip[1]])
        here, there = here + skip[0], there + skip[1]
    yield from ((each, None) for each in one[here:])
    yield from ((None, each) for each in two[there:])


def _skip(ones: list[Key], twos: list[Key]) -> tuple[int, int]:
    """How many lines to leave out of each until three in a row are the same."""
    for far in range(1, _FAR):
        for left in range(far + 1):
            right = far - left
            if ones[left : left + 3] == twos[right : right + 3] and left < len(ones):
                return left, right
    return 1, 1


# --- why lines differ ------------------------------------------------------------------------


class _Told:
    """What the games of a file tell: which states each entity was in."""

    def __init__(self, games: Sequence[Recording]) -> None:
        self._dated = all(game.build is not None for game in games)
        self._held: dict[str, set[tuple[int, int, int]]] = defaultdict(set)
        self._cards: dict[str, set[str]] = defaultdict(set)
        for game in games:
            self._follow(game)

    def _follow(self, game: Recording) -> None:
        fold = Fold()
        for packet in walk(game.packets):
            fold.apply(packet)
            entity = getattr(packet, "entity", 0)
            if isinstance(packet, DESCRIPTIONS):
                self._cards[str(entity)].add(packet.card_id)
            if not isinstance(packet, TagChange) or packet.tag in _SHOWN:
                zone, place, controller, fake_zone, fake_place = (
                    fold.state.get(entity, tag) for tag in _SHOWN
                )
                held = fake_zone or zone, fake_place or place, controller
                self._held[str(entity)].add(held)

    def judged(self, pairs: Sequence[Pair], *, second: bool) -> Iterator[tuple[str, Pair]]:
        """The kind of each pair that differs."""
        alone = [pair for pair in pairs if None in pair]
        left = Counter(_key(one) for one, _ in alone if one is not None)
        right = Counter(_key(two) for _, two in alone if two is not None)
        moved = left & right
        for pair in pairs:
            one, two = pair
            if one == two:
                continue
            if one is not None and two is not None:
                kind = self._differing(one, two)
                yield "other order" if second and kind == UNLISTED else kind, pair
            else:
                yield self._missing(one, two, moved, second=second), pair

    def _missing(
        self,
        one: Line | None,
        two: Line | None,
        moved: Counter[Key],
        *,
        second: bool,
    ) -> str:
        line = one or two
        assert line is not None
        method, message = line
        if method == "DebugPrintGame":
            return "told first" if one is None else "player name"
        if _OWN in message:
            return "of the client"
        if _key(line) in moved:
            return "other order" if second else "mended"
        if method == "DebugPrintPowerList":
            return "outside" if two is None else "mended"
        if second:
            return "not carried out"
        if two is None:
            return "outside"
        return "mended" if _key(line)[0] in _MENDED else UNLISTED

    def _differing(self, one: Line, two: Line) -> str:
        mine, theirs = one[1].strip(), two[1].strip()
        known = _BY_METHOD.get(one[0]) or _of_form(mine, theirs)
        if known:
            return known
        if mine == theirs:
            return "written by others" if one[1].lstrip() != two[1].lstrip() else "mended"
        brackets = list(_BRACKET.finditer(mine)), list(_BRACKET.finditer(theirs))
        kind = ""
        if len(brackets[0]) == len(brackets[1]):
            for left, right in zip(*brackets, strict=True):
                if left[0] != right[0]:
                    kind = self._reference(left, right)
            if kind == UNLISTED:
                return kind
        plain = _BRACKET.sub("#", mine), _BRACKET.sub("#", theirs)
        if kind and plain[0] == plain[1]:
            return kind
        if len(brackets[0]) != len(brackets[1]):
            numbers = [
                _BRACKET.sub(lambda found: found["id"] or found["id2"], each)
                for each in (mine, theirs)
            ]
            if numbers[0] == numbers[1]:
                return "behind"
        named = [_WHO.sub("@", each) for each in plain]
        if named[0] == named[1]:
            return "player name"
        if (not self._dated or _OF_CHANGED in mine) and _TAG.sub("", named[0]) == _TAG.sub(
            "", named[1]
        ):
            return "no build"
        return UNLISTED

    def _reference(self, left: re.Match[str], right: re.Match[str]) -> str:
        one, two = _parts(left), _parts(right)
        if one[0] != two[0]:
            return UNLISTED
        if one[1:] == two[1:]:
            return "card name" if left["card"] or right["name"] else UNLISTED
        entity, zone, place, card, player = one
        known = {(name("Zone", z), str(p), str(c)) for z, p, c in self._held[entity]}
        if (zone, place, player) in known and card in self._cards[entity] | {""}:
            return "behind"
        return UNLISTED if card in self._cards[entity] else "only named"


def _of_form(mine: str, theirs: str) -> str:
    """The kind of what differs by its form alone, "" if it is none of those."""
    if "redacted" in mine and "GameAccountId=[hi=0 lo=0]" in theirs:
        return "for hslog"
    heads = mine.partition("Updating")[0], theirs.partition("Creating")[0]
    if heads == ("FULL_ENTITY - ", "FULL_ENTITY - "):
        return "put back"
    read = mine.replace("ACTION_START BlockType=", "ACTION_START SubType=")
    read = read.replace("BlockType=TRADE ", "BlockType=DECK_ACTION ")
    return "for hslog" if read != mine and _plain(read) == _plain(theirs) else ""


def _plain(message: str) -> str:
    return _WHO.sub("@", _BRACKET.sub("#", message))


def _id_alone(found: re.Match[str]) -> str:
    return found["id"] or found["id2"]


def _parts(found: re.Match[str]) -> tuple[str, str, str, str, str]:
    """Entity, zone, place, card and player of a bracket."""
    if found["id"]:
        return found["id"], found["zone"], found["place"], found["card"], found["player"]
    return found["id2"], found["zone2"], found["place2"], found["card2"], found["player2"]
