r"""From any format to any other: one function, and a report of what the target could not hold.

| from \ to | observed (power.log, hsreplay-xml, packets), text | scripted | snapshot |
|---|---|---|---|
| observed | the same packets | derived from the packets | the tags at a step |
| scripted | played by our engine first | the same moves | played by our engine first |
| snapshot | – | – | the same board |
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date
from importlib import import_module
from itertools import chain, islice
from typing import TYPE_CHECKING, TypedDict, Unpack

from hsreplay_sim.app.look.places import place_of
from hsreplay_sim.app.outputs.names import name_cards
from hsreplay_sim.app.outputs.readers import Readers
from hsreplay_sim.base.address import STREAM, Address, StrPath, path_text
from hsreplay_sim.base.errors import LossError, UnsupportedError, UsageError
from hsreplay_sim.base.output import check_output, write_file
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats import (
    HEARTHBREAKER_COMPACT,
    HEARTHBREAKER_COMPLETE,
    HSREPLAY_XML,
    PACKETS,
    POWER_LOG,
    SNAPSHOT,
    format_by_suffix,
    format_named,
    open_replay,
    write_replay,
)
from hsreplay_sim.formats.codes import GAME_UNBEGUN
from hsreplay_sim.formats.dates import date_in, date_of_file
from hsreplay_sim.formats.hsreplay_xml.dialect import DIALECTS
from hsreplay_sim.formats.powerlog.losses import otherwise
from hsreplay_sim.formats.powerlog.shapes.forms import BOTH, STREAMS
from hsreplay_sim.formats.replay import Replay
from hsreplay_sim.hearthbreaker.scripted import ScriptedGame, StartMove
from hsreplay_sim.replay.actions import Kind, course_of
from hsreplay_sim.replay.board import Cards, Snapshot, snapshot_from_state
from hsreplay_sim.replay.recording import PLAYED_BY, Recording

if TYPE_CHECKING:
    from hsreplay_sim.formats import Item
    from hsreplay_sim.formats.bounded import Source

Simulate = Callable[[ScriptedGame], Recording]

HEARTHBREAKER_STATE = "hearthbreaker-state"
"""The snapshot dialect that hearthbreaker itself writes; for comparing, not for loading."""

TEXT = "text"
"""A game in plain English; for people."""
WRITTEN_ONLY = frozenset({HEARTHBREAKER_STATE, TEXT})

ALIASES = {
    "complete": HEARTHBREAKER_COMPLETE,
    "compact": HEARTHBREAKER_COMPACT,
    "xml": HSREPLAY_XML,
    "log": POWER_LOG,
    "json": PACKETS,
}
OBSERVED = frozenset({POWER_LOG, HSREPLAY_XML, PACKETS, TEXT})
SCRIPTED = frozenset({HEARTHBREAKER_COMPLETE, HEARTHBREAKER_COMPACT})
BOARDS = frozenset({SNAPSHOT, HEARTHBREAKER_STATE})
_WRITERS = {
    POWER_LOG: "hsreplay_sim.formats.powerlog.write",
    HSREPLAY_XML: "hsreplay_sim.formats.hsreplay_xml.write",
    PACKETS: "hsreplay_sim.formats.packets_json",
    TEXT: "hsreplay_sim.app.outputs.story",
    HEARTHBREAKER_COMPLETE: "hsreplay_sim.hearthbreaker.files.complete",
    HEARTHBREAKER_COMPACT: "hsreplay_sim.hearthbreaker.files.compact",
}
_MOVES = frozenset((Kind.PLAY, Kind.ATTACK, Kind.DECK_ACTION, Kind.END_TURN, Kind.CONCEDE))
_LOSSES = {POWER_LOG: "hsreplay_sim.formats.powerlog.losses"} | {
    name: _WRITERS[name] for name in (HSREPLAY_XML, HEARTHBREAKER_COMPLETE, HEARTHBREAKER_COMPACT)
}
"""The modules that say what their format cannot hold of a game."""


@dataclass(slots=True)
class ConversionReport:
    """The result of a conversion; `losses` has a sentence for each thing the target lacks."""

    source: str
    target: str
    source_format: str
    target_format: str
    games: int = 0
    ruleset: str = ""
    """The rules by which our engine made the packets, "" if they come from a recording."""
    kept: str = ""
    """How many moves of a recording its script holds, "" if no script was made of one."""
    losses: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    """What a reader of the target should know although nothing is lost."""

    @property
    def simulated(self) -> bool:
        """Whether the packets come from our engine, not from a recording."""
        return bool(self.ruleset)


class ConvertTerms(TypedDict, total=False):
    """The options of a conversion, beside which games go into which format."""

    strict: bool
    """Refuse to write what does not hold everything that was read."""
    partial: bool
    """Write a script or a board although moves or lines of the recording are not in it."""
    date: str
    """The day on which a log begins, as 2024-05-31, for the times of XML; by default what the
    folder of the client's logs is called by, or the day on which the file was last changed."""
    streams: str
    """Which streams a log has: "both", as the client writes it, or "gamestate", half as long."""
    dialect: str
    """What XML has beside the public format: "firestone"; by default nothing."""
    simulate: Simulate
    """Plays a scripted game; by default our engine."""


def convert(
    source: Source,
    target: StrPath,
    *,
    to: str | None = None,
    from_: str | None = None,
    game: int | None = None,
    **terms: Unpack[ConvertTerms],
) -> ConversionReport:
    """Write the games of `source` to `target` in another format.

    Args:
        source: a path, an address, "-" for standard input, bytes, or a binary file.
        target: a path, or "-" for standard output. It appears whole or not at all.
        to: the format to write; by default what the name of `target` says.
        from_: the format to read; by default what the content says.
        game: only this game of the source, from 1; all of them otherwise.
        terms: see :class:`ConvertTerms`.

    Raises:
        InputError: the source cannot be read.
        UsageError: there is no such game, step, format or day.
        UnsupportedError: there is no way from the one format to the other.
        LossError: `strict`, and something would be lost; or without `partial` a part of the game.
        OutputError: the target cannot be written, or is the source.
    """
    place, source = _place(source, game)
    path = path_text(target)
    wanted = target_format(path, to)
    inputs = [place.path] if isinstance(source, str) and source != STREAM else []
    check_output(path, inputs)
    replay = open_replay(source, place.path or None, ALIASES.get(from_ or "", from_))
    report = ConversionReport(replay.path, path, replay.format, wanted)
    converter = _Converter(report, place.step, terms)
    write_file(path, converter.chunks(_chosen(replay, place)), inputs)
    if report.games > 1:
        told = zip(converter.lost_in, report.losses, strict=True)
        report.losses = [f"game {number}: {loss}" for number, loss in told]
    return report


def target_format(path: StrPath, to: str | None) -> str:
    """The format that a target is written in.

    Raises:
        UsageError: the name says nothing, or there is no such format.
    """
    if to is not None:
        name = ALIASES.get(to, to)
        return name if name in WRITTEN_ONLY else format_named(name).name
    if path_text(path).lower().endswith(".txt"):
        return TEXT
    return format_by_suffix(path).name


def _place(source: Source, game: int | None) -> tuple[Address, Source]:
    """The address of the games to read, and the source without that address."""
    if not isinstance(source, str | os.PathLike):
        return Address("", game or 0), source
    place = Address.parse(source)
    if place.spot:
        found = place_of(source)
        return found.address, found.source
    return Address(place.path, game or place.game, place.step), place.path


def _chosen(replay: Replay, place: Address) -> Iterator[Item]:
    """The games that an address means: one, or all."""
    if not place.game and not place.step:
        return iter(replay)
    number = place.game or 1
    found = list(islice(replay, number - 1, number))
    if not found:
        raise UsageError(f"there is no game {number}", SourceRef(replay.path))
    return iter(found)


def _engine(script: ScriptedGame) -> Recording:
    """Play a scripted game with our engine."""
    from hsreplay_sim.hearthbreaker.verify import simulate

    played: Recording = simulate(script)
    return played


def cards_of(game: Recording) -> Cards:
    """The cards of the build in which a game was recorded."""
    from hsreplay_sim.carddb import CardStore

    return CardStore.open().at(game.build)


def _day(text: str) -> date:
    """The day that a user gives.

    Raises:
        UsageError: it is none.
    """
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise UsageError(f"{text!r} is no day, as 2024-05-31 is") from error


def _one_of(names: tuple[str, ...], name: str, what: str) -> str:
    """The name that a user gives.

    Raises:
        UsageError: nothing is called so.
    """
    if name not in names:
        raise UsageError(f"{name!r} is not {what}; there are: {', '.join(filter(None, names))}")
    return name


class _Converter:
    """Brings the items of one source into one format."""

    def __init__(self, report: ConversionReport, step: int, terms: ConvertTerms) -> None:
        self.report = report
        self.at = SourceRef(report.source)
        self.step = step
        self.strict = terms.get("strict", False)
        self.partial = terms.get("partial", False)
        self.simulate = terms.get("simulate", _engine)
        self.streams = _one_of(STREAMS, terms.get("streams", BOTH), "streams")
        self.dialect = _one_of(("", *DIALECTS), terms.get("dialect", ""), "a dialect")
        day = terms.get("date")
        self.number = 0
        """The game at work, from 1."""
        self.lost_in: list[int] = []
        """The game of each loss."""
        told = _day(day) if day else date_in(report.source)
        of_file = date_of_file(report.source) if told is None else None
        self.begun = told or of_file
        self.readers = Readers(report.target_format, dated=told is not None, day_of_file=of_file)

    def chunks(self, items: Iterator[Item]) -> Iterator[str]:
        """The text of the target, in pieces; one game is in memory at a time."""
        wanted = self.report.target_format
        if wanted in OBSERVED:
            lines = import_module(_WRITERS[wanted]).write_lines
            games = filter(self.can_be_told, map(self.item, items))
            if wanted == HSREPLAY_XML:
                yield from lines(games, self.begun, self.dialect)
            elif wanted == POWER_LOG:
                yield from chain.from_iterable(lines(game, self.streams) for game in games)
            else:
                yield from chain.from_iterable(map(lines, games))
            if not self.report.games:
                raise UnsupportedError("there is no game to convert", SourceRef(self.report.source))
        elif wanted == HEARTHBREAKER_STATE:
            yield self.state_text(self.only(items))
        else:
            yield write_replay([self.item(self.only(items))], wanted)

    def can_be_told(self, item: Item) -> bool:
        """Whether a recording can be written as the log that is wanted; otherwise it is lost."""
        if not isinstance(item, Recording) or item.create is not None:
            return True
        if self.report.target_format != POWER_LOG:
            return True
        self.lose([f"nothing creates game {item.index}, so a log cannot hold it"])
        self.report.games -= 1
        return False

    def only(self, items: Iterator[Item]) -> Item:
        """The item of a source that must hold exactly one."""
        found = list(islice(items, 2))
        if len(found) != 1:
            count = "several games" if found else "no game"
            message = (
                f"{self.report.target_format} holds one game, here {count}; name one as FILE:1"
            )
            raise UnsupportedError(message, SourceRef(self.report.source))
        return found[0]

    def item(self, item: Item) -> Item:
        self.report.games += 1
        self.number += 1
        wanted = self.report.target_format
        if isinstance(item, Snapshot):
            if wanted != SNAPSHOT:
                raise UnsupportedError("a snapshot holds no moves to convert")
            return item
        if self.step and wanted not in BOARDS:
            raise UnsupportedError("a step is a board, which only a snapshot holds")
        self.lose(f"line {p.line}: {p.message}" for p in item.problems if p.lost)
        self.lose(p.message for p in item.problems if p.code == GAME_UNBEGUN)
        if wanted not in OBSERVED:
            self.need_all_lines(item)
        if wanted == SNAPSHOT:
            return self.snapshot(self.observed(item))
        result = self.script(item) if wanted in SCRIPTED else self.observed(item)
        if wanted in _LOSSES:
            self.lose(import_module(_LOSSES[wanted]).losses(result))
        if isinstance(result, Recording):
            if wanted == POWER_LOG:
                name_cards(result)
                self.report.notes += otherwise(result)
            self.report.notes += self.readers.refuse(result)
        return result

    def need_all_lines(self, item: Recording | ScriptedGame) -> None:
        """Refuse a recording that lost lines: a board and a script do not show it afterwards."""
        lost = sum(problem.lost for problem in item.problems)
        if lost and isinstance(item, Recording):
            what = f"{lost} lines of the recording were lost in reading"
            self.demand_partial(what)
            self.report.notes.append(what)

    def script(self, item: Recording | ScriptedGame) -> ScriptedGame:
        if isinstance(item, Recording):
            from hsreplay_sim.hearthbreaker.derive import script_from_game

            conversion = script_from_game(item, cards_of(item))
            self.lose(conversion.losses)
            made = sum(action.kind in _MOVES for action in course_of(item.packets).actions)
            held = sum(not isinstance(move, StartMove) for move in conversion.game.moves)
            self.report.kept = f"kept {min(held, made)} of {made} moves"
            if conversion.ends_at:
                self.demand_partial(f"{self.report.kept}: {conversion.ends_at}")
            return conversion.game
        return item

    def observed(self, item: Recording | ScriptedGame) -> Recording:
        if isinstance(item, Recording):
            return item
        self.report.ruleset = "hearthbreaker"
        played = self.simulate(item)
        played.meta = (*played.meta, (PLAYED_BY, self.report.ruleset))
        return played

    def snapshot(self, game: Recording) -> Snapshot:
        from hsreplay_sim.replay.moment import moment_of

        moment = moment_of(game, self.step)
        placed, past = moment.history.placed, moment.ledger
        return snapshot_from_state(moment.state, cards_of(game), entered=placed, ledger=past)

    def state_text(self, item: Item) -> str:
        import json

        from hsreplay_sim.hearthbreaker.dump import hearthbreaker_state
        from hsreplay_sim.replay.moment import moment_of

        if isinstance(item, Snapshot):
            raise UnsupportedError("a snapshot has lost the history that this dialect holds")
        self.report.games += 1
        self.need_all_lines(item)
        game = self.observed(item)
        moment = moment_of(game, self.step)
        dump = hearthbreaker_state(moment.state, cards_of(game), moment.history)
        return json.dumps(dump, indent=2, sort_keys=True, ensure_ascii=False) + "\n"

    def lose(self, losses: Iterable[str]) -> None:
        """Note what is lost; in a strict conversion the first loss is the end."""
        for loss in losses:
            if self.strict:
                message = f"a conversion to {self.report.target_format} loses this: {loss}"
                raise LossError(message, self.at)
            self.report.losses.append(loss)
            self.lost_in.append(self.number)

    def demand_partial(self, what: str) -> None:
        """Refuse unless a target is wanted that lacks a part of the game."""
        if not self.partial:
            raise LossError(f"{what} (--partial writes what is there)", self.at)
