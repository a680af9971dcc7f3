"""A recording without its players: names, accounts and, if wanted, times; it verifies the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace as replaced

from msgspec.structs import replace

from hsreplay_sim.base.address import STREAM, StrPath, path_text
from hsreplay_sim.base.output import check_output, write_file
from hsreplay_sim.formats import POWER_LOG, open_replay, write_replay
from hsreplay_sim.formats.bounded import ByteReader, Source, standard_input
from hsreplay_sim.formats.powerlog.anonymous import Aliases, anonymous_lines, find_names
from hsreplay_sim.formats.replay import Replay
from hsreplay_sim.replay.packets import CONTAINERS, Packet, PlayerDef
from hsreplay_sim.replay.recording import Recording

_KEPT = (
    "build",
    "buildNumber",
    "version",
    "type",
    "gameType",
    "format",
    "formatType",
    "scenarioID",
    "playedBy",
)
"""What the attributes of a game say of its rules; others tell who played it, and when."""


def anonymize(source: StrPath, target: StrPath, *, times: bool = True) -> int:
    """Write a recording to `target` in its own format, without its players; gives their number.

    BattleTags, accounts, ranks and card backs go; names become Anonymous1, Anonymous2 …, the same
    for the same person. Without `times` the time stamps go as well. Of a log only the lines of the
    game are kept.

    Raises:
        InputError: the source cannot be read.
        OutputError: the target cannot be written, or is the source.
    """
    name, out = path_text(source), path_text(target)
    inputs = [] if name == STREAM else [name]
    check_output(out, inputs)
    data: Source = standard_input().read() if name == STREAM else name
    replay = open_replay(data, "" if name == STREAM else name)
    aliases = Aliases()
    if replay.format == POWER_LOG:
        packed: Source = data if isinstance(data, bytes) else replay.path
        write_file(out, _log(packed, replay.path, aliases, times), inputs)
    else:
        games = list(_games(replay, aliases, times))
        write_file(out, [write_replay(games, replay.format)], inputs)
    return len(aliases)


def _log(data: Source, path: str, aliases: Aliases, times: bool) -> Iterator[str]:
    with ByteReader(data, path) as reader:
        find_names(reader, aliases)
    with ByteReader(data, path) as reader:
        yield from anonymous_lines(reader, aliases, times=times)


def _games(replay: Replay, aliases: Aliases, times: bool) -> Iterator[object]:
    """The games of another format; scripts and boards name nobody."""
    for game in replay:
        yield _anonymous(game, aliases, times) if isinstance(game, Recording) else game


def _anonymous(game: Recording, aliases: Aliases, times: bool) -> Recording:
    create = game.create
    for player in create.players if create is not None else ():
        aliases.add(player.name)
    if create is not None:
        players = tuple(_nobody(player, aliases) for player in create.players)
        game.packets[0] = replace(create, players=players)
    game.meta = tuple((key, value) for key, value in game.meta if key.rpartition(".")[2] in _KEPT)
    game.problems = [
        replaced(problem, message=aliases.scrubbed(problem.message)) for problem in game.problems
    ]
    if not times:
        _drop_times(game.packets)
    return game


def _nobody(player: PlayerDef, aliases: Aliases) -> PlayerDef:
    hi, lo = aliases.account(player.account_hi, player.account_lo)
    return replace(player, name=aliases.name(player.name), account_hi=hi, account_lo=lo, extra=())


def _drop_times(packets: list[Packet]) -> None:
    """Leave the time stamps out."""
    for place, packet in enumerate(packets):
        if isinstance(packet, CONTAINERS):
            packet.ts = ""
            _drop_times(packet.packets)
        else:
            packets[place] = replace(packet, ts="")
