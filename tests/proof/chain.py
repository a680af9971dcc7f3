"""Recordings through log, XML, log and XML: the same packets at the end, and every loss told.

Each way is the conversion that a user starts, from file to file. A log and XML hold what
`tests/peers/held.py` says; what one of them cannot hold of a game its conversion must list.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from hsreplay_sim.app.outputs.convert import convert
from hsreplay_sim.base.errors import InputError
from hsreplay_sim.formats import HSREPLAY_XML, POWER_LOG, open_replay
from hsreplay_sim.formats.damage.lost import open_blocks
from hsreplay_sim.formats.powerlog.losses import untold_of
from hsreplay_sim.replay.packets import TagChange, walk
from hsreplay_sim.replay.recording import Recording
from peers.held import held, parting
from peers.readers import lost_in
from random_game import bare

WAYS = ((HSREPLAY_XML, "a.hsreplay.xml"), (POWER_LOG, "b.log"), (HSREPLAY_XML, "c.hsreplay.xml"))
DAY = "2024-05-31"
_TIME = re.compile(r"(\d\d):(\d\d:\d\d)(?:\.(\d{0,6}))?")
_DAY_H = 24


def chained(path: Path) -> list[str]:
    """What a file loses on the way without a word, or makes of it; [] if nothing."""
    found: list[str] = []
    try:
        games = _games(path)
    except InputError:
        return []
    with TemporaryDirectory() as folder:
        source = path
        for form, name in WAYS:
            games = [each for each in games if form == HSREPLAY_XML or each.create is not None]
            if not games:
                break
            target = Path(folder) / name
            told = convert(source, target, to=form, date=DAY).losses
            after = _games(target)
            found += [f"{path.name[:5]} {name}: {why}" for why in _differing(form, games, after)]
            if form == POWER_LOG and not told and any(map(_changed, games, after)):
                found.append(f"{path.name[:5]} {name}: a loss that nothing tells")
            source, games = target, after
    return found


def _games(path: Path) -> list[Recording]:
    return [each for each in open_replay(path) if isinstance(each, Recording)]


def _changed(one: Recording, two: Recording) -> bool:
    return bool(parting(bare(one.packets), bare(two.packets)))


def _differing(form: str, before: list[Recording], after: list[Recording]) -> Iterator[str]:
    if len(before) != len(after):
        yield f"{len(before)} games, then {len(after)}"
        return
    for one, two in zip(before, after, strict=True):
        place = parting(held(form, one.packets), held(form, two.packets))
        if place:
            yield place
        was, now = _facts(one) | {"lost": lost_in(form, one)}, _facts(two)
        yield from (f"{key}: {was[key]} / {now[key]}" for key in was if was[key] != now[key])
        times = zip(_times(one), _times(two), strict=not place)
        if any(old not in (None, new) for old, new in times) and not _has_offset(one):
            yield "the times of day"


def _facts(game: Recording) -> dict[str, object]:
    """What a recording says of itself, beside its packets."""
    players = game.create.players if game.create is not None else ()
    return {
        "build": game.build,
        "game type": game.game_type,
        "format": game.format_type,
        "scenario": game.scenario,
        "players": [(each.player_id, each.entity, each.name) for each in players],
        "spectator": game.spectator,
        "reconnected": game.reconnected,
        "played by": game.played_by,
        "truncated": game.truncated,
        "lost": game.lines_lost,
        "open": open_blocks(game),
    }


def _has_offset(game: Recording) -> bool:
    """Whether XML has times with an offset, which a copy writes in UTC."""
    return any("+" in each.ts for each in game.packets)


def _times(game: Recording) -> list[tuple[int, str, str] | None]:
    """The times of day of the packets behind the first, as far as XML holds them: µs."""
    found = []
    for packet in list(walk(game.packets))[1:]:
        if isinstance(packet, TagChange) and untold_of(packet):
            continue  # a log does not have it
        time = _TIME.search(packet.ts)
        found.append(
            (int(time[1]) % _DAY_H, time[2], (time[3] or "").ljust(6, "0")) if time else None
        )
    return found
