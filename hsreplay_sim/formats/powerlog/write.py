"""Writing Power.log text from any observed game, as the client of its build writes it.

A client prints what the server sends twice: at once, in the stream GameState, and again in the
stream PowerTaskList as it carries it out. In between it goes by what it has carried out so far: of
what is created in the same batch it knows nothing but a number. Here everything is carried out
before the next batch comes, as if no animation took time.

What is written reads back as the same packets. How a build prints what is told by
:mod:`~hsreplay_sim.formats.powerlog.shapes.forms` and
:mod:`~hsreplay_sim.formats.powerlog.shapes.spellings`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.formats.damage.lost import kind_of
from hsreplay_sim.formats.powerlog.batches import Batch, Entry, batches
from hsreplay_sim.formats.powerlog.messages import Messages
from hsreplay_sim.formats.powerlog.offers import OFFERS
from hsreplay_sim.formats.powerlog.references import References
from hsreplay_sim.formats.powerlog.shapes.forms import (
    BOTH,
    UNKNOWN_HUMAN_PLAYER,
    build_by_forms,
    forms_of,
)
from hsreplay_sim.formats.powerlog.shapes.methods import (
    BEGIN_SPECTATING,
    END_SPECTATING,
    LOST_IN_READING,
    PLAYED_BY,
)
from hsreplay_sim.formats.powerlog.shapes.spellings import Spellings
from hsreplay_sim.replay import packets as ours
from hsreplay_sim.replay.recording import Recording

_LINE_BREAKS = re.compile(r"[\x00-\x1f\x7f\u0085\u2028\u2029]+")
_INDENT = "    "
_UNTOLD = "the value of a tag that no client prints"


def write(games: Iterable[Recording], streams: str = BOTH) -> str:
    """Return the text of a log with these games, one after the other."""
    return "".join(line for game in games for line in write_lines(game, streams))


def write_lines(game: Recording, streams: str = BOTH) -> Iterator[str]:
    """The lines of one game, each with its line end; `streams` is one of `forms.STREAMS`.

    Raises:
        UnsupportedError: nothing creates the game, so that a reader would find none.
    """
    if game.create is None:
        raise UnsupportedError(
            "a Power.log begins with CREATE_GAME, which the game lacks",
            SourceRef(game.path, game.first_line),
        )
    yield from _Writer(game, streams).lines()


class _Writer:
    """Writes the batches of one game; the references follow what is carried out."""

    def __init__(self, game: Recording, streams: str) -> None:
        self._game = game
        build = build_by_forms(game)
        forms, spelled = forms_of(build), Spellings(build)
        self._references = References(game, forms, spelled)
        self._messages = Messages(game, forms, spelled, self._references)
        self._end = f"{forms.opening}_END"
        self._twice = streams == BOTH

    def lines(self) -> Iterator[str]:
        """Every line of the game."""
        ts = ""
        for batch in batches(self._game):
            if self._game.watched and not ts:
                yield f"D {batch[0].ts} {BEGIN_SPECTATING}\n"
            ts = batch[-1].ts
            first = batch[0].packet
            offer = OFFERS.get(type(first)) if first is not None else None
            if offer is not None:
                for method, message in offer(first, self._references):
                    yield f"D {batch[0].ts} GameState.{method}() - {message}\n"
                continue
            yield from self._sent(batch)
            if type(first) is ours.CreateGame:
                yield from self._game_lines(batch[-1].ts, first)
            yield from self._carried_out(batch)
        if self._game.watched:
            yield f"D {ts} {END_SPECTATING}\n"

    def _sent(self, batch: Batch) -> Iterator[str]:
        """The batch as the client prints it when it comes, indented by what begins in it."""
        count = sum(entry.lost is None for entry in batch)
        if count:
            yield f"D {batch[0].ts} GameState.DebugPrintPowerList() - Count={count}\n"
        depth = 0
        for entry in batch:
            if entry.lost is not None:
                yield from _lost_lines(entry.ts, entry.lost)
                continue
            depth = max(depth - (entry.opened is not None), 0)
            head = f"D {entry.ts} GameState.DebugPrintPower() - {_INDENT * depth}"
            if entry.packet is None:
                yield f"{head}{self._end_of(entry)}\n"
                continue
            for message in self._messages.of(entry.packet):
                yield f"{head}{message}\n"
            if self._messages.untold:
                self._messages.untold = 0
                yield f"D {entry.ts} GameState.{LOST_IN_READING['']}() - {_UNTOLD}\n"
            depth += type(entry.packet) in ours.CONTAINERS

    def _game_lines(self, ts: str, create: ours.CreateGame) -> Iterator[str]:
        """What the client says of the game when the first batch has come.

        Clients before 23576 say nothing: a reader of the copy needs it all the same.
        """
        game, head = self._game, f"D {ts} GameState.DebugPrintGame() -"
        if game.build is not None:
            yield f"{head} BuildNumber={game.build}\n"
        if game.game_type:
            yield f"{head} GameType={game.game_type}\n"
        if game.format_type:
            yield f"{head} FormatType={game.format_type}\n"
        if game.scenario:
            yield f"{head} ScenarioID={game.scenario}\n"
        if game.played_by:
            yield f"D {ts} GameState.{PLAYED_BY}() - {game.played_by}\n"
        for player in create.players:
            name = _LINE_BREAKS.sub(" ", player.name)
            if name or game.build is not None:
                shown = name or UNKNOWN_HUMAN_PLAYER
                yield f"{head} PlayerID={player.player_id}, PlayerName={shown}\n"

    def _carried_out(self, batch: Batch) -> Iterator[str]:
        """The batch as the client prints it when it carries it out, one task list at a time.

        What is created is there as soon as the batch has come, unless the game is put back in it.
        """
        at_once = not any(type(entry.packet) is ours.ResetGame for entry in batch)
        apply = self._references.apply
        if at_once:
            for entry in batch:
                if entry.packet is not None and _creates(entry.packet):
                    apply(entry.packet)
        for tasks in _task_lists(batch):
            if self._twice:
                yield from self._task_lines(tasks, batch[-1].ts)
            for entry in tasks:
                if entry.packet is not None and not (at_once and _creates(entry.packet)):
                    apply(entry.packet)

    def _task_lines(self, tasks: Batch, ts: str) -> Iterator[str]:
        head = f"D {ts} PowerTaskList.DebugPrintPower() - "
        depth = 1
        for entry in tasks:
            packet = entry.packet
            if packet is not None:
                shift = "" if type(packet) is ours.Block else _INDENT * depth
                for message in self._messages.of(packet, carried_out=True):
                    yield f"{head}{shift}{message}\n"
                depth += type(packet) is ours.SubSpell
            elif entry.lost is None:
                inside = type(entry.opened) is ours.SubSpell
                depth = max(depth - inside, 1)
                yield f"{head}{_INDENT * depth if inside else ''}{self._end_of(entry)}\n"
        self._messages.untold = 0

    def _end_of(self, entry: Entry) -> str:
        return "SUB_SPELL_END" if type(entry.opened) is ours.SubSpell else self._end


def _creates(packet: ours.Packet) -> bool:
    return type(packet) is ours.FullEntity or type(packet) is ours.CreateGame


def _task_lists(batch: Batch) -> Iterator[Batch]:
    """What the client carries out at once: all between two beginnings or ends of blocks."""
    tasks: Batch = []
    for entry in batch:
        if type(entry.packet) is ours.Block and tasks:
            yield tasks
            tasks = []
        tasks.append(entry)
        if type(entry.opened) is ours.Block:
            yield tasks
            tasks = []
    if tasks:
        yield tasks


def _lost_lines(ts: str, lost: list[Problem]) -> Iterator[str]:
    """Lines lost in reading, at their place: other programs pass over such lines."""
    for problem in lost:
        message = _LINE_BREAKS.sub(" ", problem.message)
        yield f"D {ts} GameState.{LOST_IN_READING[kind_of(problem)]}() - {message}\n"
