"""What is wrong with a file, and what to do; without a file, what this program finds of itself."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

from hsreplay_sim.app.api import load
from hsreplay_sim.base.address import StrPath, path_text
from hsreplay_sim.base.errors import HsReplayError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.base.version import __version__
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.formats import POWER_LOG, Content, content_of
from hsreplay_sim.formats.bounded import ByteReader
from hsreplay_sim.formats.codes import GAME_UNBEGUN
from hsreplay_sim.replay.packets import Options, walk
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.json import Json, printable
from hsreplay_sim.report.text import clean

SCHEMA = "hsreplay-sim/doctor/1"
LOG_CONFIG = "[Power] LogLevel=1 FilePrinting=True ConsolePrinting=False Verbose=True"
"""What the log.config of the client needs, a line for each word."""
_SECTION = "[Power]"
_CUT_BY_CLIENT = b"Truncating log"
"""The client stops a log of 10 MB, and says so in it."""
_NEEDED = ("click", "hearthstone", "hslog", "lxml", "msgspec", "rich")
_NOT_SIMULATED = ("BATTLEGROUNDS", "MERCENARIES")


class Finding(NamedTuple):
    """A result of a check. `grade` is ``ok``, ``note`` or ``bad``."""

    grade: str
    text: str
    advice: str = ""

    def __str__(self) -> str:
        mark = {"ok": "  ", "note": "- ", "bad": "! "}[self.grade]
        return f"{mark}{self.text}" + (f"\n    {self.advice}" if self.advice else "")


class Diagnosis(NamedTuple):
    """The findings on a file; on this program if `path` is empty."""

    path: str
    findings: list[Finding]

    @property
    def bad(self) -> bool:
        """Whether the file is not what it should be."""
        return self.path != "" and any(each.grade == "bad" for each in self.findings)


def diagnosis(paths: Sequence[str]) -> list[Diagnosis]:
    """Return the diagnosis of each file; without files, that of this program."""
    return [Diagnosis(path, list(of_file(path))) for path in paths] or [
        Diagnosis("", list(of_installation()))
    ]


def lines_of(found: Sequence[Diagnosis]) -> Iterator[str]:
    """For people."""
    for each in found:
        if each.path:
            yield clean(each.path)
        for finding in each.findings:
            for line in str(finding).split("\n"):
                yield line[:4] + clean(line[4:])


def diagnosis_data(found: Sequence[Diagnosis]) -> Json:
    """Return diagnoses as JSON: ok, note or bad, with the advice."""
    return {
        "schema": SCHEMA,
        "files": [
            {
                "path": printable(each.path) or None,
                "findings": [finding._asdict() for finding in each.findings],
            }
            for each in found
        ],
    }


def of_file(path: StrPath) -> Iterator[Finding]:
    """Yield the findings on a file, game by game; nothing is verified."""
    name = path_text(path)
    try:
        with ByteReader(name) as reader:
            yield from _bytes(reader)
        replay = load(name)
        yield Finding("ok", f"format: {replay.format}")
        count = 0
        for count, game in enumerate(replay, 1):
            if isinstance(game, Recording):
                yield from _game(game, count)
        if count > 1:
            advice = f"one is named as {name}:2, and split writes each to a file of its own"
            yield Finding("note", f"{count} games in one file", advice)
    except HsReplayError as error:
        yield Finding("bad", error.message, _advice(error))
        return
    if replay.format == POWER_LOG and _cut_by_client(replay.path):
        advice = "set FileSizeLimit.Int=-1 under [Log] in client.config beside the game"
        yield Finding("bad", "the client stopped this log at its limit of size", advice)


def _bytes(reader: ByteReader) -> Iterator[Finding]:
    """Yield findings on packing and encoding, and whether the content has games."""
    kind = reader.archive
    if kind:
        yield Finding("ok", f"archive: {kind}")
        return
    content = content_of(reader)
    packed = ", ".join(reader.packed_as)
    yield Finding("ok", f"encoding: {reader.encoding}" + (f", packed with {packed}" * bool(packed)))
    if content is Content.OTHER_LOG:
        advice = f"the games are in Power.log; log.config needs: {LOG_CONFIG}"
        yield Finding("bad", "this is another log of the client, without lines of a game", advice)


def _game(game: Recording, number: int) -> Iterator[Finding]:
    where = f"game {number}"
    if game.build:
        yield Finding(
            "ok", f"{where}: build {game.build}, lines {game.first_line}–{game.last_line}"
        )
    else:
        advice = "its rules and cards are guessed from the way it is written"
        yield Finding("note", f"{where}: states no build", advice)
    if game.lines_lost:
        first = next(each for each in game.problems if each.lost)
        said = f"{where}: {game.lines_lost} lines lost, the first at line {first.line}"
        advice = "what they touch is not judged; the game can be diverged, never verified"
        yield Finding("bad", f"{said}: {first.code} {first.message}", advice)
    yield from _other_games(game, where)
    if game.truncated:
        advice = "close the game before the log is copied, or use verify --follow"
        yield Finding("bad", f"{where}: the file ends before the game does", advice)
    if game.implicit_create:
        advice = "steps are judged as far as they go"
        yield Finding("bad", f"{where}: its beginning is missing", advice)
    if game.reconnected:
        what = "begins in the middle, after a reconnect or as a spectator came"
        yield Finding("note", f"{where}: {what}")
    if game.spectator:
        advice = "no options and no choices are told"
        yield Finding("note", f"{where}: recorded by a spectator", advice)
    if any(word in game.game_type for word in _NOT_SIMULATED):
        yield Finding("bad", f"{where}: {game.game_type} is not simulated")
    if game.format == POWER_LOG:
        yield from _sections(game, where)


def _other_games(game: Recording, where: str) -> Iterator[Finding]:
    """Yield which lines are not of this game."""
    for each in (each for each in game.problems if each.another_game):
        advice = "two games in one text cannot be told apart: keep the logs of two clients apart"
        if each.code == GAME_UNBEGUN:
            advice = (
                "the file was cut in front: those lines are not judged, the games after them are"
            )
        yield Finding("bad", f"{where}: {each.message}", advice)


def _sections(game: Recording, where: str) -> Iterator[Finding]:
    """Yield what log.config did not switch on."""
    if game.stream != "GameState":
        advice = f"log.config needs: {LOG_CONFIG}"
        yield Finding("bad", f"{where}: no GameState lines, so no options and no choices", advice)
    elif not game.spectator and not any(isinstance(each, Options) for each in walk(game.packets)):
        yield Finding("note", f"{where}: lists no options", f"log.config needs: {LOG_CONFIG}")


def _cut_by_client(path: str) -> bool:
    with ByteReader(path) as reader:
        return any(_CUT_BY_CLIENT in line for _, line in reader.lines())


def _advice(error: HsReplayError) -> str:
    """Return the advice for an error, "" without any."""
    if "no CREATE_GAME" in error.message:
        return f"no game was logged: log.config needs {LOG_CONFIG}"
    if "packed more than twice" in error.message or "unpack it" in error.message:
        return "unpack it by hand"
    if "cannot open" in error.message:
        return "see where logs lie: hsreplay-sim doctor"
    return ""


# --- this program ----------------------------------------------------------------------------


def of_installation() -> Iterator[Finding]:
    """Versions, card data, and the places where the client writes."""
    yield Finding("ok", f"hsreplay-sim {__version__}, Python {platform.python_version()}")
    for name in _NEEDED:
        try:
            yield Finding("ok", f"{name} {version(name)}")
        except PackageNotFoundError:
            yield Finding("bad", f"{name} is missing", "install hsreplay-sim again")
    builds = CardStore.open().builds
    yield Finding("ok", f"card data: {len(builds)} builds, {builds[0]} to {builds[-1]}")
    for folder in log_folders():
        yield _place(folder, "logs", "the client is installed elsewhere, or not at all")
    for config in config_files():
        yield _config(config)


def log_folders() -> list[Path]:
    """Return the folders in which the client writes its logs, one for every start."""
    if sys.platform == "win32":
        roots = [os.environ.get(name, "") for name in ("ProgramFiles(x86)", "ProgramFiles")]
        return [Path(root) / "Hearthstone" / "Logs" for root in roots if root]
    if sys.platform == "darwin":
        return [Path("/Applications/Hearthstone/Logs")]
    wine = Path.home() / ".wine" / "drive_c"
    return [wine / "Program Files (x86)" / "Hearthstone" / "Logs"]


def config_files() -> list[Path]:
    """The log.config of the client."""
    inside = Path("Blizzard") / "Hearthstone" / "log.config"
    if sys.platform == "win32":
        return [Path(os.environ.get("LOCALAPPDATA", "")) / inside]
    if sys.platform == "darwin":
        return [Path.home() / "Library" / "Preferences" / inside]
    users = Path.home() / ".wine" / "drive_c" / "users"
    return [users / Path.home().name / "AppData" / "Local" / inside]


def _place(path: Path, what: str, advice: str) -> Finding:
    there = path.exists()
    return Finding(
        "ok" if there else "note",
        f"{what}: {path}" + ("" if there else ", which is not there"),
        "" if there else advice,
    )


def _config(path: Path) -> Finding:
    """Return the finding whether the client is set up to log games."""
    if not path.is_file():
        return _place(path, "log.config", f"it needs: {LOG_CONFIG}")
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        return Finding("bad", f"log.config: {SourceRef(str(path))}: {error.strerror}")
    if _SECTION not in text:
        return Finding("bad", f"log.config: {path} has no {_SECTION}", f"it needs: {LOG_CONFIG}")
    return Finding("ok", f"log.config: {path}")
