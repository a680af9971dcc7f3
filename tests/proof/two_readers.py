"""Logs as our reader and hslog's parser read them: the same packets, or a fault of hslog's.

hslog stops at a line that it does not know. Of what it reads to the end, its own faults are the
kinds below; each is told by a sign in the log or in what hslog complains of.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.formats import open_replay
from hsreplay_sim.formats.bounded import ByteReader
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.formats.powerlog.shapes.forms import UNKNOWN_HUMAN_PLAYER
from hsreplay_sim.formats.reading_by import HSLOG
from hsreplay_sim.replay.packets import CONTAINERS, CreateGame, MetaData, Packet
from hsreplay_sim.replay.recording import Recording

FAULTS = {
    "an open name": "hslog takes UNKNOWN HUMAN PLAYER for one player, or for nobody",
    "a reset": "hslog passes over `ERROR: unhandled PowType RESET_GAME`, which is one",
    "a game without its beginning": "hslog makes no game of lines without a CREATE_GAME",
}
"""Kind of a difference → the fault of hslog behind it."""
_SIGNS = {
    "an open name": UNKNOWN_HUMAN_PLAYER.encode(),
    "a reset": b"ERROR: unhandled PowType RESET_GAME",
}
_OLD_INFO = b"InfoCount="
"""A log without it has META_DATA in the form that hslog passes over."""


@dataclass(slots=True)
class Compared:
    """What was found of some logs."""

    same: int = 0
    """Games of which both readers give the same packets."""
    stopped: int = 0
    """Logs that hslog does not read to the end."""
    faults: Counter[str] = field(default_factory=Counter)
    unlisted: list[str] = field(default_factory=list)


def compared(paths: Iterable[Path]) -> Compared:
    """Read each log with both, and hold their packets side by side."""
    found = Compared()
    for path in paths:
        with ByteReader(path) as reader:
            data = reader.read()
        if b"GameState." not in data or data.lstrip()[:1] in (b"<", b"{"):
            continue
        theirs = _by_hslog(data, str(path))
        if theirs is None:
            found.stopped += 1
            continue
        ours = list(read_powerlog(data, str(path)))
        if len(ours) != len(theirs):
            found.faults["a game without its beginning"] += 1
            if not any(game.implicit_create for game in ours):
                found.unlisted.append(f"{path.name}: {len(ours)} games, {len(theirs)} by hslog")
            continue
        for game, other in zip(ours, theirs, strict=True):
            _compare(game, other, data, found)
    return found


def _by_hslog(data: bytes, path: str) -> list[Recording] | None:
    """The games as hslog's parser reads them; None if it stops."""
    try:
        return [game for game in open_replay(data, path, by=HSLOG) if isinstance(game, Recording)]
    except FormatError as error:
        return None if "hslog stops here" in error.message else []


def _compare(game: Recording, other: Recording, data: bytes, found: Compared) -> None:
    with_info = _OLD_INFO in data
    if told(game.packets, with_info) == told(other.packets, with_info):
        found.same += 1
        return
    fault = next((kind for kind, sign in _SIGNS.items() if sign in data), "")
    if fault:
        found.faults[fault] += 1
    else:
        found.unlisted.append(f"{game.path}:{game.index}")


def told(packets: list[Packet], with_info: bool, depth: int = 0) -> list[Any]:
    """Packets with their lines and how deep they stand; not times, nor what players are called.

    hslog has times without their last digit, and takes the players of one log for the same.
    """
    found = []
    for packet in packets:
        if with_info or type(packet) is not MetaData:
            found.append((depth, *_told(packet)))
        if isinstance(packet, CONTAINERS):
            found += told(packet.packets, with_info, depth + 1)
    return found


def _told(packet: Packet) -> Any:
    left_out = {"end_line", "ts", "packets", "players"}
    fields = {name: getattr(packet, name) for name in packet.__struct_fields__}
    shown = {name: value for name, value in fields.items() if name not in left_out}
    players = packet.players if type(packet) is CreateGame else ()
    return type(packet), shown, [(each.entity, each.player_id, each.tags) for each in players]
