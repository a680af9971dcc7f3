"""What a citation means here: ``U098:2673`` is a step of a file on this machine, and its line."""

from __future__ import annotations

import re
from bisect import bisect_right
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.app.inputs.archive import ID, Archive
from hsreplay_sim.base.address import Address
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats import open_replay
from hsreplay_sim.replay.actions import course_of
from hsreplay_sim.replay.recording import Recording

if TYPE_CHECKING:
    from hsreplay_sim.formats.bounded import Source

_CITATION = re.compile(rf"(?P<id>{ID.pattern}):(?P<line>[1-9]\d{{0,8}})(?:[-–]\d{{1,9}})?")


class Place(NamedTuple):
    """A step, and the line of it that was cited; 0 if only the step was named."""

    address: Address
    line: int = 0


def resolve(text: str, archive: Archive) -> Place:
    """The step that the user asks to see, by a citation or by its address.

    ``U098:2673`` cites a line, ``U098@12`` and ``U098:2@12`` name steps of a cited recording. The
    name of an existing file always means that file.

    Raises:
        UnsupportedError: the recording is unknown or not on this machine; it has no such line.
        InputError: it cannot be read.
    """
    cited = _CITATION.fullmatch(text)
    if cited and not Path(text).exists() and not Path(cited["id"]).exists():
        path, line = str(archive.find(cited["id"])), int(cited["line"])
        return Place(step_of_line(path, line), line)
    named, address = ID.match(text), Address.parse(text)
    if named is None or text[named.end() :][:1] not in ("", ":", "@"):
        return Place(address)
    if Path(address.path).exists() or Path(named[0]).exists():
        return Place(address)
    return Place(Address.parse(f"{archive.find(named[0])}{text[named.end() :]}"))


def step_of_line(source: Source, line: int, path: str = "") -> Address:
    """Return the address of a line's step; a line of a game's setup belongs to the first step.

    A line after the last step belongs to the last step, up to the next game. `path` is the name of
    the source in the address, by default the source itself.
    """
    path = path or str(source)
    found = Address(path, 1, 1)
    for number, game in enumerate(open_replay(source, path), 1):
        if not isinstance(game, Recording):
            raise UnsupportedError("only Power.log and HSReplay XML have steps", SourceRef(path))
        if number > 1 and game.first_line > line:
            break
        starts = [action.line for action in course_of(game.packets).actions]
        found = Address(path, number, max(1, bisect_right(starts, line)))
    return found
