"""The lines of one game in a Power.log, as a planter needs them: statements, blocks, tags.

Only the words of the text are read here, with none of the program's code, so that a mistake of
its reader does not hide the plants from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

_CALL = re.compile(r"GameState\.(\w+)\(\) - *(.*?)\s*$")
_TAG_CHANGE = re.compile(r"TAG_CHANGE Entity=(.*) tag=(\S+) value=(\S+)")
_FULL = re.compile(r"FULL_ENTITY - (?:Creating ID=(\d+)|Updating (?:Entity=)?(.*)) CardID=(\S*)")
_OTHER_CARD = re.compile(r"(SHOW_ENTITY|CHANGE_ENTITY) - Updating Entity=(.*) CardID=(\S*)")
_HIDE = re.compile(r"HIDE_ENTITY - Entity=(.*) tag=(\S+) value=(\S+)")
_BLOCK = re.compile(
    r"(?:BLOCK|ACTION)_START (?=.*BlockType=(\w+))(?=.*?Entity=(\[.*?\bid=\d+|\S+))"
)
_DETAIL = re.compile(r"tag=(\S+) value=(\S*)")
_ID = re.compile(r"\bid=(\d+)\b")
_OFFERED = re.compile(r"mainEntity=(?:\[.*\bid=)?(\d+)")

_CALLS = ("DebugPrintPower", "DebugPrintOptions", "DebugPrintEntitiesChosen")

OUTSIDE = -1
"""The block of a statement that stands in none."""


def entity_of(text: str) -> str:
    """The number of an entity where its text has one, otherwise its name."""
    found = _ID.findall(text) if text.startswith("[") else []
    return found[-1] if found else text


@dataclass(slots=True)
class Statement:
    """One statement: its line and the lines of detail below it, as places in `Log.lines`."""

    kind: str
    lines: list[int]
    entity: str = ""
    card: str = ""
    tag: str = ""
    value: str = ""
    details: list[tuple[int, str, str]] = field(default_factory=list)
    """(line, tag, value) of a description."""
    block: int = OUTSIDE
    """The statement that opens the block around it."""
    end: int = 0
    """Of a block: the statement that closes it."""
    opens: bool = False
    """Of an option: it is the first of a list."""

    @property
    def line(self) -> int:
        """Its first line."""
        return self.lines[0]

    def tells(self, tag: str) -> str:
        """The value that a description gives a tag, "" if it gives none."""
        return next((value for _, name, value in self.details if name == tag), "")


@dataclass(slots=True)
class Log:
    """The text of one game. PowerTaskList, which says all a second time, is left out."""

    lines: list[str]
    statements: list[Statement] = field(default_factory=list)
    sound: list[int] = field(default_factory=list)
    """The statements of actions that verify."""

    @classmethod
    def read(cls, lines: list[str]) -> Log:
        """Find the statements, and the blocks in which they stand."""
        log = cls(lines)
        open_blocks: list[int] = []
        for line, text in enumerate(lines):
            call = _CALL.search(text)
            if call is None or call[1] not in _CALLS:
                continue
            if call[1] == "DebugPrintEntitiesChosen":
                log.statements += _chosen(line, call[2], open_blocks)
                continue
            statement = _statement(line, call[2])
            if statement is None:
                if log.statements:
                    _add_detail(log.statements[-1], line, call[2])
                continue
            at = len(log.statements)
            if statement.kind == "END":
                if open_blocks:
                    log.statements[open_blocks.pop()].end = at
            statement.block = open_blocks[-1] if open_blocks else OUTSIDE
            if statement.kind == "BLOCK":
                open_blocks.append(at)
            log.statements.append(statement)
        for at in open_blocks:
            log.statements[at].end = len(log.statements) - 1
        return log

    def text(self, edits: dict[int, list[str]]) -> bytes:
        """The file with other lines in some places."""
        lines: list[str] = []
        for at, line in enumerate(self.lines):
            lines += edits.get(at, (line,))
        return "".join(lines).encode("utf-8", "surrogateescape")

    def tags_before(self, at: int) -> dict[str, dict[str, str]]:
        """Entity → tag → value, as the statements before this one tell them."""
        state: dict[str, dict[str, str]] = {}
        for each in self.statements[:at]:
            if each.kind in ("TAG_CHANGE", "HIDE_ENTITY"):
                state.setdefault(each.entity, {})[each.tag] = each.value
            elif each.details and each.kind != "BLOCK":
                tags = state.setdefault(each.entity, {})
                tags.update((tag, value) for _, tag, value in each.details)
        return state

    def is_seen_before(self, at: int, entity: str) -> bool:
        """Whether the card of an entity was told before a statement, and not hidden since."""
        for each in reversed(self.statements[:at]):
            if each.entity == entity and each.kind == "HIDE_ENTITY":
                return False
            if each.entity == entity and each.card:
                return True
        return False

    def kind_of(self, entity: str) -> str:
        """GAME, PLAYER or CARD, as it is created; a name without a number is of the first two."""
        if entity == "GameEntity":
            return "GAME"
        created = (each for each in self.statements if each.entity == entity)
        heads = {"GameEntity": "GAME", "Player": "PLAYER"}
        found = next((heads.get(each.kind, "CARD") for each in created), "PLAYER")
        return found if entity.isdigit() else "PLAYER"

    def inside(self, block: int) -> Iterator[int]:
        """The statements of a block, those of inner blocks included."""
        return iter(range(block + 1, self.statements[block].end))

    def blocks_around(self, at: int) -> list[int]:
        """The blocks in which a statement stands, the innermost first."""
        found = []
        while (at := self.statements[at].block) != OUTSIDE:
            found.append(at)
        return found


def _chosen(line: int, text: str, around: list[int]) -> list[Statement]:
    """The statement of an entity that the server confirms as chosen, none for another line."""
    if not text.startswith("Entities["):
        return []
    block = around[-1] if around else OUTSIDE
    return [Statement("CHOSEN", [line], entity_of(text.partition("=")[2]), block=block)]


def _statement(line: int, text: str) -> Statement | None:
    """The statement that a line begins; None for a line of detail."""
    if found := _TAG_CHANGE.match(text):
        return Statement("TAG_CHANGE", [line], entity_of(found[1]), "", found[2], found[3])
    if found := _OTHER_CARD.match(text):
        return Statement(found[1], [line], entity_of(found[2]), found[3])
    if found := _FULL.match(text):
        return Statement("FULL_ENTITY", [line], found[1] or entity_of(found[2]), found[3])
    if found := _BLOCK.match(text):
        return Statement("BLOCK", [line], entity_of(found[2]), value=found[1])
    if text.startswith(("BLOCK_END", "ACTION_END")):
        return Statement("END", [line])
    if found := _HIDE.match(text):
        return Statement("HIDE_ENTITY", [line], entity_of(found[1]), "", found[2], found[3])
    if text.startswith("option "):
        named = _OFFERED.search(text)
        entity = named[1] if named else ""
        return Statement("OPTION", [line], entity, opens=text.startswith("option 0 "))
    if text.startswith(("tag=", "Info[", "Source =", "Targets[", "subOption ", "target ", "id=")):
        return None
    word = text.partition(" ")[0]
    return Statement(word, [line], _named_in(word, text))


def _named_in(word: str, text: str) -> str:
    """The entity of the head of a game or player, so that their tags are known."""
    number = re.search(r"EntityID=(\d+)", text)
    return number[1] if number and word in ("GameEntity", "Player") else ""


def _add_detail(statement: Statement, line: int, text: str) -> None:
    statement.lines.append(line)
    if found := _DETAIL.match(text):
        statement.details.append((line, found[1], found[2]))


def games_of(text: str) -> list[list[str]]:
    """The lines of each game of a file, without those that say them a second time."""
    games: list[list[str]] = []
    for line in _said_once(text.splitlines(keepends=True)):
        if "GameState.DebugPrintPower() - CREATE_GAME" in line:
            games.append([])
        if games:
            games[-1].append(line)
    return games


def _said_once(lines: Iterable[str]) -> Iterator[str]:
    return (line for line in lines if "GameState." in line)
