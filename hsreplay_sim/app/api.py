"""The public functions: they join the layers that know nothing of each other."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, cast, overload

from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.base.address import Address, StrPath, kind_of
from hsreplay_sim.base.errors import UnsupportedError, UsageError
from hsreplay_sim.base.output import write_file
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats import open_replay
from hsreplay_sim.formats.replay import Replay
from hsreplay_sim.replay.decisions.answers import Answers, answered_by
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report import cause

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, TypeGuard

    from hsreplay_sim.formats.bounded import Source
    from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
    from hsreplay_sim.play.base import BaseGame
    from hsreplay_sim.replay.board import Snapshot
    from hsreplay_sim.report.model import GameReport

    AnyGame = Recording | ScriptedGame | Snapshot


__all__ = ["Replay", "from_hslog", "load", "save", "verify"]


def _answers(game: Recording) -> Sequence[Answers]:
    """The answers of a game's steps by our engine, which is loaded when they are asked for."""
    from hsreplay_sim.answers.asking import answers_of

    return answers_of(game)


answered_by(_answers)


def load(
    source: Source,
    *,
    source_format: str | None = None,
    path: StrPath | None = None,
    strict: bool = False,
    reader: str = "",
) -> Replay:
    """The games of a path, of bytes, of a binary file, or of "-" (standard input), as a sequence.

    Each is read when it is asked for: see :class:`Replay`. The format is recognised by content
    unless `source_format` names it; `path` is how messages call a source that has no name. With
    `strict` the first loss raises an error. A Power.log is read by the `reader` "own" or "hslog":
    docs/HSLOG.md.

    Raises:
        UsageError: there is no such reader.
        InputError: at once or while the games are read, when the source cannot be read.
        TypeError: the argument is not a source.
    """
    name = os.fspath(path) if path else None
    return open_replay(source, name, source_format, strict=strict, by=reader)


def from_hslog(
    tree: Any, game_meta: Mapping[str, Any] | None = None, *, path: StrPath = ""
) -> Recording:
    """The recording of a packet tree that hslog has parsed, or `Recording.to_hslog` has made.

    `game_meta` is that of hslog's parser, which knows the build; `path` is how messages call the
    game. A packet that nobody can make sense of is lost, and told in the `problems` of the game.

    Raises:
        FormatError: the argument is no packet tree.
        LimitError: the tree is beyond all bounds.
    """
    from hsreplay_sim.formats.hslog_tree.read import recording_of

    return recording_of(tree, game_meta, os.fspath(path))


def save(
    games: AnyGame | BaseGame | Iterable[AnyGame], target: StrPath, *, to: str | None = None
) -> None:
    """Write games to a path ("-": standard output), whole or not at all.

    The format is `to`, or what the name of the target says; :func:`convert` also goes from one
    kind of game to another. A game that was played is written as a spectator of both hands saw it,
    or as the position that it has come to.

    Raises:
        UsageError: the format is not known.
        UnsupportedError: the format cannot hold such games.
        OutputError: the target cannot be written.
        TypeError: the arguments are not games and a path.
    """
    from hsreplay_sim.app.outputs.convert import target_format
    from hsreplay_sim.formats import SNAPSHOT, write_replay
    from hsreplay_sim.play.base import BaseGame

    if isinstance(games, BaseGame):
        form = target_format(target, to)
        items: list[AnyGame] = [games.snapshot() if form == SNAPSHOT else games.recording()]
    else:
        items = _games(games)
        form = target_format(target, to)
    write_file(target, [write_replay(items, form)])


def _is_game(value: object) -> TypeGuard[AnyGame]:
    """Whether a value is a game; the kinds that are no recordings are imported to be asked for."""
    if isinstance(value, Recording | Replay | str | bytes | os.PathLike):
        return isinstance(value, Recording)
    from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
    from hsreplay_sim.replay.board import Snapshot

    return isinstance(value, ScriptedGame | Snapshot)


def _games(games: AnyGame | Iterable[AnyGame]) -> list[AnyGame]:
    """The games that are to be written."""
    several = not _is_game(games) and isinstance(games, Iterable)
    checked: list[AnyGame] = list(cast("Iterable[AnyGame]", games if several else [games]))
    for game in checked:
        if not _is_game(game):
            raise TypeError(f"pass a game or several, then a path; not {kind_of(game)}")
    return checked


@overload
def verify(game: AnyGame, options: VerifyOptions | None = None) -> GameReport: ...
@overload
def verify(game: Replay | Source, options: VerifyOptions | None = None) -> list[GameReport]: ...
def verify(
    game: AnyGame | Replay | Source, options: VerifyOptions | None = None
) -> GameReport | list[GameReport]:
    """Play a game again in the engine and compare; never raises on a divergence.

    A game gives its report; a replay, or what `load` takes, gives a list with the report of each
    of its games. A path may be an address, ``Power.log:2``: then only this game is verified.

    Raises:
        UnsupportedError: a snapshot, or options that do not fit the game.
        UsageError: there is no such game.
        InputError: a path cannot be read.
        TypeError: the argument is neither a game nor a source of games.
    """
    chosen = VerifyOptions.given(options)
    if _is_game(game):
        return _verified(game, chosen)
    if isinstance(game, Replay):
        replay, number = game, chosen.game
    else:
        replay, number = _opened(cast("Source", game), chosen)
    games = islice(replay, number - 1, number) if number else replay
    reports = [_verified(each, chosen) for each in games]
    if number and not reports:
        raise UsageError(f"there is no game {number}", SourceRef(replay.path))
    return reports


def _opened(source: Source, options: VerifyOptions) -> tuple[Replay, int]:
    """The replay of a source, and which of its games is meant (0: all)."""
    if not isinstance(source, str | os.PathLike):
        return load(source, strict=options.strict, reader=options.reader), options.game
    place = Address.of_games(source, options.game)
    return load(place.path, strict=options.strict, reader=options.reader), place.game


def _verified(game: AnyGame, options: VerifyOptions) -> GameReport:
    scripted = not isinstance(game, Recording)
    if not isinstance(game, Recording):
        from hsreplay_sim.replay.board import Snapshot

        if isinstance(game, Snapshot):
            raise UnsupportedError("a snapshot holds no moves that could be checked")
    if options.ruleset != "auto" and (options.ruleset == "hearthbreaker") != scripted:
        kind = "a scripted" if scripted else "an observed"
        message = f"{kind} game does not follow the ruleset {options.ruleset!r}"
        raise UnsupportedError(message, SourceRef(game.path))
    if options.snapshots and not scripted:
        message = "an observed game has no snapshots beside it: its states are in the recording"
        raise UnsupportedError(message, SourceRef(game.path))
    if (options.engine or options.engine_command) and scripted:
        message = "other engines play observed games: a scripted one has no states to begin from"
        raise UnsupportedError(message, SourceRef(game.path))
    played = _observed(game, options) if isinstance(game, Recording) else _scripted(game, options)
    cause.explain(played)
    _note_exposure(played)
    if options.ignore:
        from hsreplay_sim.app.ignored import ignored_in, mark

        mark(played, ignored_in(options.ignore))
    played.divergences_total = max(played.divergences_total, len(played.divergences))
    played.unexplained_total = max(played.unexplained_total, len(played.unexplained))
    if options.baseline:
        from hsreplay_sim.app.runs.baseline import Baseline

        Baseline.read(options.baseline, [game.path]).mark(game.path, played)
    if options.max_divergences:
        played.keep(options.max_divergences)
    return played


def _note_exposure(report: GameReport) -> None:
    """Note which texts beside a difference few recordings showed, or none so old.

    Scripts have no build.
    """
    if not report.differences or not report.card_build:
        return
    from hsreplay_sim.carddb.store import CardStore
    from hsreplay_sim.cards.exposure import seen_since, seldom_seen

    cards = CardStore.open().at(report.card_build)
    build = report.taken_for or report.build or report.card_build
    report.exposure = seldom_seen(report.named_cards(), cards)
    report.seen_since = seen_since(report.named_cards(), cards, build)
    noted = report.exposure | report.seen_since
    named = ((card_id, cards.get(card_id)) for card_id in noted)
    report.names |= {card_id: card.name for card_id, card in named if card is not None}


def _observed(game: Recording, options: VerifyOptions) -> GameReport:
    game = game.as_build(options.build)
    session = options.session()
    if session is not None:
        from hsreplay_sim.adapter.verify import verify_by

        return verify_by(session, game)
    from hsreplay_sim.causes.finder import Finder
    from hsreplay_sim.verifier.run import verify_game

    return verify_game(game, explains=Finder)


def _scripted(game: ScriptedGame, options: VerifyOptions) -> GameReport:
    from hsreplay_sim.hearthbreaker.files.states import read_states
    from hsreplay_sim.hearthbreaker.verify import verify_script

    states = read_states(options.snapshots) if options.snapshots else None
    return verify_script(game, snapshots=states)
