"""The summary of a recording beside what its file says itself, read from the text of the file.

Lists of decks, ranks and main players that a tracker wrote into XML; in both formats how each game
ends, the heroes, who goes first, who is offered the mulligan and what is kept; and the turns of the
corpus' manifest. A field that agrees is right, one that the summary leaves open is unknown.
"""

from __future__ import annotations

import gzip
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from dataclasses import replace as with_fields
from pathlib import Path
from typing import Any

from hearthstone.enums import PlayState
from lxml import etree
from msgspec.structs import replace

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import InputError
from hsreplay_sim.base.tags import FIRST_PLAYER, PLAYER_ID, PLAYSTATE
from hsreplay_sim.formats import HSREPLAY_XML, open_replay
from hsreplay_sim.formats.bounded import ByteReader
from hsreplay_sim.formats.hsreplay_xml.text import document
from hsreplay_sim.replay.facts.decks import listed
from hsreplay_sim.replay.facts.model import PlayerFacts, Summary
from hsreplay_sim.replay.recording import Recording
from recordings import manifest

RESULTS = {"WON": "won", "LOST": "lost", "TIED": "tied"}
COINS = re.compile(r"GAME_005|\w*COIN\w*", re.ASCII)
_CHANGED = re.compile(
    r"GameState\.DebugPrintPower\(\) - +TAG_CHANGE Entity=(.+?)"
    r" tag=(PLAYSTATE|FIRST_PLAYER) value=(\w+)"
)
_OFFERED = re.compile(
    r"GameState\.DebugPrintEntityChoices\(\) - id=\d+ Player=(.+?) TaskList=\d* ChoiceType=MULLIGAN"
)
_MADE = re.compile(
    r" Player EntityID=\d+ PlayerID=(\d+)| tag=HERO_ENTITY value=(\d+)"
    r"|FULL_ENTITY - Creating ID=(\d+) CardID=(\w*)"
)
_HERO = "27"
_SHOWN = re.compile(r"GameState\.DebugPrintEntityChoices\(\) - +Entities\[\d+\]=.* cardId=\w")
_SENT = re.compile(r"GameState\.SendChoices\(\) - (id=\d+ ChoiceType=(\w+)|.*cardId=(\w+) )")


@dataclass(slots=True)
class Told:
    """What a file says of one of its games; players by name or by PLAYER_ID."""

    results: dict[str | int, str] = field(default_factory=dict)
    conceded: bool = False
    first: str | int = ""
    asked: str | int = ""
    """Who is offered the mulligan, or who is marked as the main player."""
    kept: Counter[str] | None = None
    heroes: dict[str | int, str] = field(default_factory=dict)
    ranks: dict[str | int, tuple[str, str]] = field(default_factory=dict)


@dataclass(slots=True)
class Checked:
    """How many fields of a file are right, unknown, and what is wrong."""

    name: str
    right: Counter[str] = field(default_factory=Counter)
    unknown: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def hold(self, what: str, said: object, known: object) -> None:
        """Hold a field of the summary beside what the file says."""
        if known in (None, "", []):
            self.unknown[what] += 1
        elif known == said:
            self.right[what] += 1
        else:
            self.wrong.append(f"{self.name[:5]} {what}: the file says {said}, we say {known}")


def checked(path: Path) -> Checked:
    """Hold the summaries of a file's games beside the file."""
    found = Checked(path.name)
    try:
        replay = open_replay(path)
        games = [each for each in replay if isinstance(each, Recording)]
    except InputError:
        return found
    text = gzip.decompress(path.read_bytes())
    if replay.format == HSREPLAY_XML:
        told = list(_told_by_xml(text))
    else:
        lines = text.decode("utf-8", "replace").split("\n")
        told = [_told_by_log(lines[each.first_line - 1 : each.last_line]) for each in games]
        if b"Player=GameEntity TaskList" in text:  # 10357 prints the entity of that PLAYER_ID
            told = [with_fields(each, asked="") for each in told]
    rows = [row for row in manifest() if row["split_file"] == path.name]
    for number, game in enumerate(games):
        summary = game.summary
        if number < len(told):
            _hold(found, told[number], summary)
        if len(rows) == len(games):
            _hold_row(found, rows[number], summary)
        _hold_decks(found, game)
    return found


def _hold(found: Checked, told: Told, summary: Summary) -> None:
    for who, result in told.results.items():
        player = _player(summary, who)
        if player is not None:
            found.hold("result", result, player.result)
    if told.results and told.conceded:
        found.hold("concession", "concession", summary.end)
    elif told.results and summary.end:
        found.hold("fought out", True, summary.end != "concession")
    for who, hero in told.heroes.items():
        player = _player(summary, who)
        if player is not None and hero:
            found.hold("hero", hero, player.hero)
    first = _player(summary, told.first)
    if first is not None:
        found.hold("first", True, first.first)
    asked = _player(summary, told.asked)
    if asked is not None:
        found.hold("recorded", True, asked.recorded)
        if told.kept is not None:
            kept = Counter(asked.mulligan.kept) if asked.mulligan is not None else None
            found.hold("kept", told.kept, kept)
    for who, ranks in told.ranks.items():
        player = _player(summary, who)
        if player is not None and any(ranks):
            found.hold("rank", [int(each or 0) for each in ranks],
                       [player.rank or 0, player.legend_rank or 0])  # fmt: skip


def _hold_row(found: Checked, row: dict[str, str], summary: Summary) -> None:
    found.hold("turns", int(row["turns"]), summary.turns)


def _hold_decks(found: Checked, game: Recording) -> None:
    """Hold what of a deck comes to light beside the list that a tracker wrote."""
    create = game.create
    lists = {each.player_id: listed(each) for each in create.players} if create else {}
    if create is None or not any(lists.values()):
        return
    bare = tuple(replace(each, extra=()) for each in create.players)
    blind = with_fields(game, packets=[replace(create, players=bare), *game.packets[1:]])
    named = blind.walkthrough.named
    for player in blind.summary.players:
        cards = lists[player.player_id]
        if cards is None or player.deck is None:
            continue
        beyond = Counter(map(named, player.deck.cards)) - Counter(map(named, cards))
        found.hold("deck", Counter(), beyond if beyond else Counter())


def _player(summary: Summary, who: str | int) -> PlayerFacts | None:
    """The player of a PLAYER_ID or a name; None where the name is nobody's, or two players'."""
    if isinstance(who, int):
        found = [each for each in summary.players if each.player_id == who]
    else:
        bare = who.partition("#")[0]
        found = [each for each in summary.players if bare and each.name.partition("#")[0] == bare]
    return found[0] if len(found) == 1 else None


# --- what a file says ------------------------------------------------------------------------


def _told_by_log(lines: Sequence[str]) -> Told:
    told = Told(heroes=_heroes(lines))
    of_mulligan, offered_to = False, ""
    for line in lines:
        if "GameState." not in line:
            continue
        changed = _CHANGED.search(line)
        if changed is not None:
            _note(told, changed[1], changed[2] == "FIRST_PLAYER", changed[3])
        elif "Choices() - " in line:
            offered, sent = _OFFERED.search(line), _SENT.search(line)
            if "DebugPrintEntityChoices() - id=" in line:
                offered_to = offered[1] if offered is not None else ""
            elif offered_to and _SHOWN.search(line) is not None:
                told.asked = offered_to
            if sent is not None and sent[2]:
                of_mulligan = sent[2] == "MULLIGAN"
                if of_mulligan:
                    told.kept = Counter()
            elif sent is not None and of_mulligan and told.kept is not None:
                told.kept[sent[3]] += not COINS.fullmatch(sent[3])
    if told.kept is not None:
        told.kept = +told.kept
    return told


def _heroes(lines: Sequence[str]) -> dict[str | int, str]:
    """PLAYER_ID → the card of its hero as the game was made."""
    found: dict[str | int, str] = {}
    entities: dict[str, int] = {}
    player = 0
    for line in lines:
        if "GameState.DebugPrintPower() - " not in line:
            continue
        if made := _MADE.search(line):
            if made[1]:
                player = int(made[1])
            elif made[2]:
                entities.setdefault(made[2], player)
            elif made[3] in entities:
                found.setdefault(entities[made[3]], made[4])
        if len(found) == len(entities) > 1:
            break
    return found


def _note(told: Told, who: str | int, goes_first: bool, value: str) -> None:
    if goes_first:
        told.first = who if value == "1" else told.first
    elif value in RESULTS:
        told.results[who] = RESULTS[value]
    told.conceded |= value in ("CONCEDED", "QUIT")


def _told_by_xml(text: bytes) -> Iterator[Told]:
    with ByteReader(text, "", limits.XML_BYTES_MAX) as reader:
        data = b"".join(document(reader))
    root = etree.fromstring(data, etree.XMLParser(recover=True, huge_tree=True))
    for game in root.iter("Game"):
        yield _told_by_game(game)


def _told_by_game(game: Any) -> Told:
    told = Told()
    who: dict[str, int] = {}
    cards: dict[str, str] = defaultdict(str)
    heroes: dict[str, int] = {}
    for each in game.iter():
        entity = each.get("entity") or each.get("id") or ""
        if each.tag == "Player":
            who[entity] = int(each.get("playerID"))
            told.ranks[who[entity]] = each.get("rank", ""), each.get("legendRank", "")
            if each.get("isMainPlayer") == "true":
                told.asked = who[entity]
            heroes |= {tag.get("value"): who[entity] for tag in each if tag.get("tag") == _HERO}
        elif each.tag in ("FullEntity", "ShowEntity", "ChangeEntity"):
            cards[entity] = each.get("cardID") or cards[entity]
            if entity in heroes:
                told.heroes.setdefault(heroes[entity], cards[entity])
        elif each.tag == "TagChange" and entity in who:
            tag, value = int(each.get("tag")), each.get("value")
            if tag == PLAYER_ID:
                who[entity] = int(value)  # its changes are those of the other player (U153)
            elif tag in (PLAYSTATE, FIRST_PLAYER):
                name = PlayState(int(value)).name if tag == PLAYSTATE else value
                _note(told, who[entity], tag == FIRST_PLAYER, name)
        elif each.tag == "SendChoices" and each.get("type") in ("1", "MULLIGAN"):
            kept = [cards[part.get("entity")] for part in each.iter("Choice")]
            told.kept = Counter(card for card in kept if card and not COINS.fullmatch(card))
    return told
