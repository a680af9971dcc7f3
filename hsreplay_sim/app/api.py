"""The public functions: they join the layers that know nothing of each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.app.convert import ConversionReport, convert
from hsreplay_sim.base.errors import FormatError, UnsupportedError
from hsreplay_sim.base.output import write_file
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats import Replay, open_replay
from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
from hsreplay_sim.replay.board import Snapshot
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report import cause

if TYPE_CHECKING:
    from hsreplay_sim.formats.bounded import Source
    from hsreplay_sim.report.model import GameReport

__all__ = ["AnyGame", "ConversionReport", "Replay", "convert", "load", "save", "verify"]

AnyGame = Recording | ScriptedGame | Snapshot


def load(
    source: Source, *, source_format: str | None = None, path: str = "", strict: bool = False
) -> Replay:
    """The recording of a path, of bytes, of a binary file, or of "-" (standard input).

    Its `games` are read as they are taken, once, one of them in memory at a time. The format is
    recognised by content unless `source_format` names it; `path` is how messages call a source
    that has no name. With `strict` the first thing that was lost raises.

    Raises:
        InputError: at once or while the games are taken, when the source cannot be read.
    """
    replay = open_replay(source, path or None, source_format)
    if strict:
        replay.games = _strict(replay.games)
    return replay


def _strict(games: Iterator[AnyGame]) -> Iterator[AnyGame]:
    for game in games:
        if not isinstance(game, Snapshot):
            for problem in game.problems:
                if problem.lost:
                    at = SourceRef(game.path, problem.line)
                    raise FormatError(f"{problem.code} {problem.message}", at)
        yield game


def save(games: AnyGame | Iterable[AnyGame], target: str, *, to: str | None = None) -> None:
    """Write games to a path ("-": standard output), whole or not at all.

    The format is `to`, or what the name of the target says; :func:`convert` also goes from one
    kind of game to another.

    Raises:
        UnsupportedError: the format is unknown, or cannot hold such games.
        OutputError: the target cannot be written.
    """
    from hsreplay_sim.app.convert import target_format
    from hsreplay_sim.formats import write_replay

    items = [games] if isinstance(games, AnyGame) else games
    write_file(target, [write_replay(items, target_format(target, to))])


def verify(
    game: AnyGame,
    *,
    ruleset: str = "auto",
    snapshots: Source | None = None,
    max_divergences: int = 0,
) -> GameReport:
    """Play a game again in the engine and compare; never raises on a divergence.

    Observed games follow the ruleset "server", scripted ones "hearthbreaker"; "auto" is by game.
    `snapshots` is a stream of states recorded beside a scripted game. At most `max_divergences`
    divergences are kept (0: all); all of them are counted.
    """
    if isinstance(game, Snapshot):
        raise UnsupportedError("a snapshot holds no moves that could be checked")
    scripted = isinstance(game, ScriptedGame)
    if ruleset != "auto" and (ruleset == "hearthbreaker") != scripted:
        kind = "a scripted" if scripted else "an observed"
        message = f"{kind} game does not follow the ruleset {ruleset!r}"
        raise UnsupportedError(message, SourceRef(game.path))
    if snapshots is not None and not scripted:
        message = "an observed game has no snapshots beside it: its states are in the recording"
        raise UnsupportedError(message, SourceRef(game.path))
    report = _scripted(game, snapshots) if isinstance(game, ScriptedGame) else _observed(game)
    cause.explain(report)
    report.divergences_total = max(report.divergences_total, len(report.divergences))
    if max_divergences:
        del report.divergences[max_divergences:]
        del report.option_differences[max_divergences:]
    return report


def _observed(game: Recording) -> GameReport:
    from hsreplay_sim.verifier.run import verify_game

    return verify_game(game)


def _scripted(game: ScriptedGame, snapshots: Source | None) -> GameReport:
    from hsreplay_sim.hearthbreaker.files.states import read_states
    from hsreplay_sim.hearthbreaker.verify import verify_script

    return verify_script(game, snapshots=None if snapshots is None else read_states(snapshots))
