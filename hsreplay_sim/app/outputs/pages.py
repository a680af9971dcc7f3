"""What `html` writes: the page of a game, a folder of pages with its index, the picture of a board.

The name of the target says which. No page holds a time or a path: same recording, same bytes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice, repeat
from pathlib import Path
from typing import TYPE_CHECKING

from hsreplay_sim.app import api
from hsreplay_sim.app.batch import internal_error
from hsreplay_sim.app.look.game_data import game_data
from hsreplay_sim.app.look.places import Game, Place, as_build, place_of, source_of
from hsreplay_sim.app.look.sides import sides_of
from hsreplay_sim.app.workers import worker_pool
from hsreplay_sim.base.address import STREAM, Address, StrPath, path_text
from hsreplay_sim.base.errors import HsReplayError, UnsupportedError, UsageError
from hsreplay_sim.base.output import check_output, make_folder, write_file
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
from hsreplay_sim.hearthbreaker.walkthrough import views
from hsreplay_sim.pages.index import Entry, index_of
from hsreplay_sim.pages.page import page_of
from hsreplay_sim.pages.svg import board_svg
from hsreplay_sim.replay.board import Snapshot
from hsreplay_sim.report.model import FileReport

if TYPE_CHECKING:
    from hsreplay_sim.app.api import AnyGame
    from hsreplay_sim.app.options import VerifyOptions
    from hsreplay_sim.formats.bounded import Source
    from hsreplay_sim.pages.data import GameData

INDEX = "index.html"
PAGE_SUFFIXES = (".html", ".htm")
PICTURE_SUFFIX = ".svg"

Watch = Callable[[FileReport], None]
"""Is told of each file that is done."""

_SUFFIXES = re.compile(r"(\.(log|txt|xml|hsreplay|rep|replay|gz|bz2|xz|zip))+$", re.IGNORECASE)
_NOT_IN_NAMES = re.compile(r"[^\w.-]+")


def write_pages(
    files: Sequence[str], target: StrPath, jobs: int = 1, watch: Watch | None = None,
    options: VerifyOptions | None = None,
) -> list[Entry]:  # fmt: skip
    """Write what the name of `target` says, and tell of which games.

    ``x.html`` or "-": the page of the one game that is meant; ``x.svg``: the board before a step of
    it; any other name: a folder with a page for every game and an index. `options` name an engine
    that plays in place of ours, or the build.

    Raises:
        InputError, UsageError, UnsupportedError: there is no such game or step, or it has no page.
        OutputError: the target cannot be written.
    """
    name = path_text(target)
    if name != STREAM and not name.lower().endswith((*PAGE_SUFFIXES, PICTURE_SUFFIX)):
        return _write_folder(files, name, jobs, watch or _look_away, options)
    if len(files) != 1:
        raise UsageError("one game has one page; name a folder for several", SourceRef(name))
    asked = Address.parse(files[0])
    check_output(name, [asked.path])
    place = place_of(files[0]) if asked.step or asked.spot else _only(asked)
    place = place.as_build(options.build if options is not None else 0)
    step = place.address.step
    if name.lower().endswith(PICTURE_SUFFIX):
        write_file(name, [_picture(place.game, step, options)], [asked.path])
        return [Entry(Path(asked.path).name, name)]
    data = game_data(place.game, step, place.source, options)
    write_file(name, [page_of(data)], [asked.path])
    return [_entry(data, name)]


def _look_away(_: FileReport) -> None:
    """Nobody watches."""


def _only(address: Address) -> Place:
    """The game of an address; without a number the only one of the file."""
    at = SourceRef(address.path)
    number = address.game or 1
    source = source_of(address.path)
    games = api.load(source, path=address.path)
    found = list(islice(games, number - 1, number + (not address.game)))
    if not found:
        raise UsageError(f"there is no game {number}", at)
    if len(found) > 1:
        raise UsageError(f"holds several games: name one, {address.path}:1, or a folder", at)
    return Place(address, source, _with_steps(found[0]))


def _with_steps(game: AnyGame, options: VerifyOptions | None = None) -> Game:
    if isinstance(game, Snapshot):
        raise UnsupportedError("a snapshot has no steps to show", SourceRef(game.path))
    return as_build(game, options.build if options is not None else 0)


def _picture(game: Game, step: int, options: VerifyOptions | None) -> str:
    """The board before a step; by default before the first difference, or at the end."""
    if isinstance(game, ScriptedGame):
        number = step or 1
        view = views(game, {number}).get(number)
        if view is None:
            message = f"the replay cannot be played to step {number}"
            raise UnsupportedError(message, SourceRef(game.path))
        return board_svg(view.board, f"Step {number} · turn {view.turn}: {view.title}")
    report, sides = sides_of(game, [step] if step else (), options)
    wanted = step or (report.begins_with.step if report.begins_with is not None else 0)
    for each in sides:
        if each.step == wanted:
            title = f"Step {each.step} · turn {each.turn} · {each.player}: {each.title}"
            return board_svg(each.before, title)
    if step:  # of a game that is not simulated there is no other side
        return board_svg(game.board(step - 1), f"Step {step}: {game.actions[step - 1].title}")
    return board_svg(game.board(), "The end of the game")


def _entry(data: GameData, page: str) -> Entry:
    players = " – ".join(name for _, name in sorted(data.players.items()))
    return Entry(data.file, page, data.report, players)


# --- a folder ------------------------------------------------------------------------------------


def _write_folder(
    files: Sequence[str], folder: str, jobs: int, watch: Watch, options: VerifyOptions | None
) -> list[Entry]:
    make_folder(folder)
    entries: list[Entry] = []
    for file, found in zip(files, _all_written(files, folder, jobs, options), strict=True):
        entries += found
        watch(FileReport(file, games=[each.report for each in found if each.report is not None]))
    write_file(str(Path(folder, INDEX)), [index_of(entries)], files)
    return entries


def _all_written(
    files: Sequence[str], folder: str, jobs: int, options: VerifyOptions | None
) -> Iterator[list[Entry]]:
    """The entries of each file, in order, so that the number of processes never shows."""
    stems = stems_of(files)
    if jobs == 1 or len(files) == 1 or STREAM in files:
        yield from (_written(*each, folder, options) for each in zip(files, stems, strict=True))
        return
    with worker_pool(jobs) as pool:
        yield from pool.map(_written, files, stems, repeat(folder), repeat(options))


def stems_of(files: Iterable[str]) -> list[str]:
    """Return the stem of each file's page names: no two alike, on any system."""
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


def _written(file: str, stem: str, folder: str, options: VerifyOptions | None) -> list[Entry]:
    """Write a page for each game of a file; return the entries, for a failure with the reason."""
    place = Address.parse(file)
    name = Path(place.path).name
    entries: list[Entry] = []
    try:
        source = source_of(place.path)
        for number, game in enumerate(api.load(source, path=place.path), 1):
            if place.game in (0, number):
                page = str(Path(folder, f"{stem}-game{number}.html"))
                entries.append(_game_written(game, source, page, options))
    except HsReplayError as error:
        entries.append(Entry(name, why=error.message))
    except Exception as error:
        entries.append(Entry(name, why=internal_error(error).message))
    return entries or [Entry(name, why="no game in this file")]


def _game_written(game: AnyGame, source: Source, page: str, options: VerifyOptions | None) -> Entry:
    try:
        data = game_data(_with_steps(game, options), source=source, options=options)
    except UnsupportedError as error:
        return Entry(Path(game.path).name, why=error.message)
    write_file(page, [page_of(data)], [game.path])
    return _entry(data, Path(page).name)
