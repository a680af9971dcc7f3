"""What `html` writes: the page of a game, a folder of pages with its index, the picture of a board.

The name of the target says which. No page holds a time or a path: same recording, same bytes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from hsreplay_sim.app import api
from hsreplay_sim.app.batch import internal_error
from hsreplay_sim.app.inputs.files import files_of
from hsreplay_sim.app.look.game_data import game_data
from hsreplay_sim.app.look.places import resolved
from hsreplay_sim.app.look.sides import sides_of
from hsreplay_sim.app.workers import worker_pool
from hsreplay_sim.base.address import STREAM, Address, StrPath, path_text
from hsreplay_sim.base.errors import HsReplayError, UnsupportedError, UsageError
from hsreplay_sim.base.output import check_output, make_folder, write_file
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.pages.index import Entry, index_of
from hsreplay_sim.pages.page import page_of
from hsreplay_sim.pages.svg import board_svg
from hsreplay_sim.replay.recording import Recording

if TYPE_CHECKING:
    from hsreplay_sim.app.api import AnyGame

INDEX = "index.html"
PAGE_SUFFIXES = (".html", ".htm")
PICTURE_SUFFIX = ".svg"

Watch = Callable[[str], None]
"""Is told the name of each file that is done."""

_SUFFIXES = re.compile(r"(\.(log|txt|xml|hsreplay|gz|bz2|xz|zip))+$", re.IGNORECASE)
_NOT_IN_NAMES = re.compile(r"[^\w.-]+")


def write_pages(
    paths: Sequence[StrPath], target: StrPath, jobs: int = 1, watch: Watch | None = None
) -> list[Entry]:
    """Write what the name of `target` says, and tell of which games.

    ``x.html`` or "-": the page of the one game that is meant; ``x.svg``: the board before a step of
    it; any other name: a folder with a page for every game and an index.

    Raises:
        InputError, UsageError, UnsupportedError: there is no such game, or it has no page.
        OutputError: the target cannot be written.
    """
    name = path_text(target)
    if name != STREAM and not name.lower().endswith((*PAGE_SUFFIXES, PICTURE_SUFFIX)):
        return _write_folder(paths, name, jobs, watch)
    if len(paths) != 1:
        raise UsageError("one game has one page; name a folder for several", SourceRef(name))
    place = resolved(paths[0])
    check_output(name, [place.path])
    game = _only(place)
    text = _picture(game, place.step) if name.endswith(PICTURE_SUFFIX) else None
    if text is not None:
        write_file(name, [text], [place.path])
        return [Entry(Path(place.path).name, name)]
    data = game_data(game, place.step)
    write_file(name, [page_of(data)], [place.path])
    return [Entry(data.file, name, data.report, _against(data.players))]


def _only(place: Address) -> Recording:
    """The game of an address; without a number the only one of the file."""
    at = SourceRef(place.path)
    number = place.game or 1
    found = list(islice(api.load(place.path), number - 1, number + (not place.game)))
    if not found:
        raise UsageError(f"there is no game {number}", at)
    if len(found) > 1:
        raise UsageError(f"holds several games: name one, {place.path}:1, or a folder", at)
    return _recorded(found[0])


def _recorded(game: AnyGame) -> Recording:
    if not isinstance(game, Recording):
        raise UnsupportedError("only Power.log and HSReplay XML have pages", SourceRef(game.path))
    return game


def _picture(game: Recording, step: int) -> str:
    """The board before a step; by default before the first divergence, or at the end."""
    report, sides = sides_of(game, [step] if step else ())
    if step and not sides:
        raise UsageError(f"there is no step {step}", SourceRef(game.path))
    wanted = step or (report.first.step if report.first is not None else 0)
    for each in sides:
        if each.step == wanted:
            title = f"Step {each.step} · turn {each.turn} · {each.player}: {each.title}"
            return board_svg(each.before, title)
    return board_svg(game.board(), "The end of the game")


def _against(players: dict[int, str]) -> str:
    return " – ".join(name for _, name in sorted(players.items()))


# --- a folder ------------------------------------------------------------------------------------


def _write_folder(
    paths: Iterable[StrPath], folder: str, jobs: int, watch: Watch | None
) -> list[Entry]:
    files = files_of(paths)
    make_folder(folder)
    entries: list[Entry] = []
    for file, found in zip(files, _all_written(files, folder, jobs), strict=True):
        entries += found
        if watch is not None:
            watch(file)
    write_file(str(Path(folder, INDEX)), [index_of(entries)], files)
    return entries


def _all_written(files: Sequence[str], folder: str, jobs: int) -> Iterator[list[Entry]]:
    """The entries of each file, in order, so that the number of processes never shows."""
    stems = stems_of(files)
    if jobs == 1 or len(files) == 1 or STREAM in files:
        yield from (_written(*each, folder) for each in zip(files, stems, strict=True))
        return
    with worker_pool(jobs) as pool:
        yield from pool.map(_written, files, stems, [folder] * len(files))


def stems_of(files: Iterable[str]) -> list[str]:
    """What the pages of each file are called by: no two alike, on any system."""
    found: list[str] = []
    taken: set[str] = set()
    for file in files:
        name = _SUFFIXES.sub("", Path(Address.parse(file).path).name)
        plain = _NOT_IN_NAMES.sub("_", name).strip("_.") or "log"
        stem, number = plain, 1
        while stem.casefold() in taken:
            number += 1
            stem = f"{plain}_{number}"
        taken.add(stem.casefold())
        found.append(stem)
    return found


def _written(file: str, stem: str, folder: str) -> list[Entry]:
    """Write a page for each game of a file; what has none is told with the reason."""
    place = Address.parse(file)
    name = Path(place.path).name
    entries: list[Entry] = []
    try:
        for number, game in enumerate(api.load(place.path), 1):
            if place.game in (0, number):
                entries.append(_game_written(game, name, f"{stem}-game{number}.html", folder))
    except HsReplayError as error:
        entries.append(Entry(name, why=error.message))
    except Exception as error:
        entries.append(Entry(name, why=internal_error(error).message))
    return entries or [Entry(name, why="no game in this file")]


def _game_written(game: AnyGame, file: str, page: str, folder: str) -> Entry:
    try:
        data = game_data(_recorded(game))
    except UnsupportedError as error:
        return Entry(file, why=error.message)
    write_file(str(Path(folder, page)), [page_of(data)], [game.path])
    return Entry(file, page, data.report, _against(data.players))
