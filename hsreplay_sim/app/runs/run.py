"""A run of `verify`, read from its JSON report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from hsreplay_sim.base.address import Address, StrPath, path_text
from hsreplay_sim.base.errors import FormatError, InputError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats.json_ import parse_json
from hsreplay_sim.report.json import SCHEMA
from hsreplay_sim.report.text import clean
from hsreplay_sim.report.words import Outcome

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Contradiction, Divergence


class Key(NamedTuple):
    """What makes two differences of a game the same one: where, and what differs; not by how much.

    `entity` is 0 and `tag` is "" for what is of none; `word` then says what it is of.
    """

    step: int
    code: str
    entity: int
    tag: str
    word: str = ""

    @classmethod
    def of(cls, each: Divergence) -> Key:
        """The key of a divergence or of an unexplained difference."""
        entity = each.entity.id if each.entity is not None else 0
        tag = each.tag.name if each.tag is not None else ""
        return cls(each.step, each.code, entity, tag, "" if entity else each.note)

    @classmethod
    def of_contradiction(cls, each: Contradiction) -> Key:
        """The key of a contradiction."""
        return cls(each.step, each.code, each.entity.id, each.tag.name, each.law)


@dataclass(frozen=True, slots=True)
class GameRun:
    """A game in a run: the verdict, the number of its actions, and what was found in it."""

    address: str
    verdict: str
    actions: int
    verified: int
    diverged: dict[Key, str]
    """Divergence → the difference in a line."""
    unexplained: dict[Key, str]
    """Unexplained difference → the same."""
    contradictions: frozenset[Key]
    unimplemented: frozenset[str]
    """Card ids."""
    whole: bool
    """Whether all that differs was kept: `--max-divergences` keeps less."""


@dataclass(frozen=True, slots=True)
class Run:
    """The content of a report."""

    path: str
    files: tuple[str, ...]
    """The files, as they were given."""
    games: dict[tuple[str, int], GameRun]
    """(file, number of the game) → the game."""


def read_run(path: StrPath) -> Run:
    """A report out of its file.

    Raises:
        InputError: it cannot be opened.
        FormatError: it is no JSON report of `verify`.
    """
    name = path_text(path)
    try:
        data = parse_json(Path(name).read_bytes(), name)
    except OSError as error:
        raise InputError(f"cannot open: {error.strerror or error}", SourceRef(name)) from error
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        message = f"is no report of verify --output json ({SCHEMA})"
        raise FormatError(message, SourceRef(name))
    try:
        return _run(name, data)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        message = f"is a report that lacks something: {type(error).__name__} {error}"
        raise FormatError(message, SourceRef(name)) from error


def _run(path: str, data: dict[str, Any]) -> Run:
    files: list[str] = [file["path"] for file in data["files"]]
    games = {
        (file["path"], game["game"]): _game(file["path"], game)
        for file in data["files"]
        for game in file["games"]
    }
    return Run(path, tuple(files), games)


def _game(path: str, game: dict[str, Any]) -> GameRun:
    address = str(Address(path, game["game"]))
    actions = game["actions"]
    diverged, unexplained = game["divergences"], game["unexplained"]
    kept = len(diverged) >= game["divergences_total"]
    return GameRun(
        address,
        game["verdict"],
        actions=sum(actions[each.value] for each in Outcome),
        verified=actions["verified"],
        diverged=dict(_differences(address, diverged)),
        unexplained=dict(_differences(address, unexplained)),
        contradictions=frozenset(_key(each, each["law"]) for each in game["contradictions"]),
        unimplemented=frozenset(game["unimplemented"]),
        whole=kept and len(unexplained) >= game["unexplained_total"],
    )


def _differences(address: str, found: list[dict[str, Any]]) -> Iterator[tuple[Key, str]]:
    for each in found:
        key = _key(each, "" if each["entity"] else each["note"])
        yield key, _words(f"{address}@{key.step}", each)


def _key(each: dict[str, Any], word: str) -> Key:
    entity, tag = each["entity"] or {}, each["tag"] or {}
    step = int(each["address"].rpartition("@")[2])
    return Key(step, each["code"], entity.get("id", 0), tag.get("name", ""), word)


def _words(place: str, each: dict[str, Any]) -> str:
    """A difference, in a line."""
    entity, tag = each["entity"] or {}, each["tag"] or {}
    of = f"{entity.get('name') or ''} #{entity['id']}".strip() if entity else each["note"]
    values = f"{tag['name']} logged {each['logged']} simulated {each['simulated']}" if tag else ""
    return clean(" ".join(filter(None, (place, each["code"], each["action"], of, values))))
