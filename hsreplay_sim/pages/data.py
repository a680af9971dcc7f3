"""What the page of a game holds, as plain data, and its JSON: what the script of the page reads.

A state is never written whole. Every step holds what it changes, and what the engine has otherwise
when it is done; the script adds them up.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import tag_name
from hsreplay_sim.report.grade import weight
from hsreplay_sim.report.text import (
    beside_text,
    clean,
    contradiction_text,
    entity_text,
    tag_text,
    title,
    value_names,
    value_text,
)
from hsreplay_sim.report.words import Reason

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence, GameReport

SCHEMA = "hsreplay-sim/page/1"

VERIFIED = "verified"
UNEXPLAINED = "unexplained"
DIVERGED = "diverged"
NOT_JUDGED = "not judged"
MARKS = (VERIFIED, DIVERGED, UNEXPLAINED, NOT_JUDGED)
"""What a page says of a step."""


@dataclass(slots=True)
class Changes:
    """What becomes of a state: flat lists, which JSON holds in the fewest characters."""

    tags: list[int] = field(default_factory=list)
    """Entity, tag, value; entity, tag, value … A value 0 means that the tag goes."""
    cards: list[int | str] = field(default_factory=list)
    """Entity, card id; entity, card id …"""


@dataclass(slots=True)
class StepData:
    """One step; `changes` lead from the state before it to the logged one after it."""

    turn: int
    player: str
    title: str
    entity: int
    target: int
    card_text: str
    changes: Changes
    engine: list[int | None] = field(default_factory=list)
    """Entity, tag, value … as the engine has it where that is not what is logged; None: neither
    the entity nor the tag."""
    lines: list[tuple[int, str]] = field(default_factory=list)
    """The lines of the recording, by number."""
    told: tuple[str, ...] = ()
    """What came of it, in sentences."""
    rows: list[tuple[int, str, str]] = field(default_factory=list)
    """Where the packets of the two sides are apart: line, in which way, what the engine has."""


@dataclass(slots=True)
class GameData:
    """One game; `file` is the name of the file alone, so that a page tells nothing of a machine."""

    file: str
    report: GameReport
    players: dict[int, str]
    """By PLAYER_ID."""
    below: int
    """PLAYER_ID of the seat that is drawn below."""
    setup: Changes
    """The state before the first step."""
    steps: list[StepData]
    cards: dict[str, tuple[str, str]]
    """Card id → name and text, of every card that comes up."""
    start: int = 0
    """The step that is shown first; 0: the one that diverges most, or else the first."""
    summary: tuple[str, ...] = ()
    """What the game was, in lines: the first one is all of it in short."""
    scripted: bool = False
    """The recording tells no states: those of the engine alone are shown."""

    @property
    def address(self) -> str:
        """What a command takes: the name of the file and the number of the game."""
        return f"{clean(self.file)}:{self.report.game}"

    def mark(self, step: int) -> str:
        """What is to be said of a step, one of MARKS."""
        return mark(self.report, step)


def mark(report: GameReport, step: int) -> str:
    """What is to be said of a step, one of MARKS."""
    outcome = report.outcomes.get(step)
    return str(outcome) if outcome in MARKS else NOT_JUDGED


def reason(report: GameReport, step: int) -> str:
    """Why a step is not judged in full; "" where it is."""
    outcome = report.outcomes.get(step)
    return outcome.value if isinstance(outcome, Reason) else ""


def as_json(game: GameData) -> str:
    """The JSON of a page: one line, no key that changes from run to run."""
    return json.dumps(_game(game), ensure_ascii=False, separators=(",", ":"))


def _game(game: GameData) -> dict[str, object]:
    report = game.report
    return {
        "schema": SCHEMA,
        "address": game.address,
        "game": report.game,
        "players": {str(seat): clean(name) for seat, name in sorted(game.players.items())},
        "below": game.below,
        "scripted": game.scripted,
        "start": game.start or (report.begins_with.step if report.begins_with else 0),
        "cards": {
            clean(card): [clean(name), clean(text)]
            for card, (name, text) in sorted(game.cards.items())
        },
        **_tags(game),
        "setup": _changes(game.setup),
        "steps": [_step(game, number, step) for number, step in enumerate(game.steps, 1)],
        "differences": [
            _difference(each, report.names) for each in sorted(report.differences, key=_rank)
        ],
        "contradictions": [
            {"step": each.step, "words": contradiction_text(each, report.names)}
            for each in report.contradictions
        ],
    }


def _tags(game: GameData) -> dict[str, object]:
    """The tags that come up by name, and the names of their values."""
    found = {tag for each in _all_changes(game) for tag in each.tags[1::3]}
    found.update(tag for step in game.steps for tag in step.engine[1::3] if tag is not None)
    names = {tag: tag_name(tag) for tag in sorted(found)}
    values = {tag: value_names(name) for tag, name in names.items()}
    return {"tags": names, "values": {tag: named for tag, named in values.items() if named}}


def _all_changes(game: GameData) -> Iterable[Changes]:
    yield game.setup
    for step in game.steps:
        yield step.changes


def _step(game: GameData, number: int, step: StepData) -> dict[str, object]:
    return {
        "turn": step.turn,
        "player": clean(step.player),
        "title": clean(step.title),
        "entity": step.entity,
        "target": step.target,
        "text": clean(step.card_text),
        "told": [clean(each) for each in step.told],
        "mark": game.mark(number),
        "why": reason(game.report, number),
        **_changes(step.changes),
        "engine": step.engine,
        "rows": [[line, match, clean(text)] for line, match, text in step.rows],
        "lines": [[line, clean(text)] for line, text in step.lines],
    }


def _changes(changes: Changes) -> dict[str, object]:
    cards = [clean(each) if isinstance(each, str) else each for each in changes.cards]
    return {"changes": changes.tags, "shown": cards}


def _rank(each: Divergence) -> tuple[int, tuple[int, bool, int]]:
    """The order of the steps; in one of them what tells most comes first."""
    return each.step, weight(each)


def _difference(each: Divergence, names: Mapping[str, str]) -> dict[str, object]:
    cause = each.cause
    return {
        "step": each.step,
        "code": each.code,
        "grade": each.grade.value,
        "what": title(each.code),
        "entity": each.entity.id if each.entity else 0,
        "name": entity_text(each.entity),
        "tagId": each.tag.id if each.tag else 0,
        "tag": tag_text(each.tag),
        "before": value_text(each.tag, each.before),
        "logged": value_text(each.tag, each.logged),
        "simulated": value_text(each.tag, each.simulated),
        "line": each.line,
        "block": clean(each.block),
        "note": clean(each.note),
        "beside": beside_text(each.beside, names),
        "since": _step_of(each.follows),
        "cause": clean(cause.text) if cause else "",
        "evidence": clean(cause.evidence) if cause else "",
    }


def _step_of(address: str) -> int:
    step = address.rpartition("@")[2]
    return int(step) if step.isdecimal() else 0
