"""Replays recorded Hearthstone games in its own deterministic engine and compares.

    import hsreplay_sim as hs

    for game in hs.load("Power.log"):
        report = hs.verify(game)              # never raises on a divergence
        print(report.verdict, report.first and report.first.summary())
    hs.convert("Power.log", "game.hsreplay.xml")

``hs.play`` plays games by the same rules. Everything is imported on first use: ``import
hsreplay_sim`` costs a few milliseconds.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hsreplay_sim import play
    from hsreplay_sim.app.api import Replay, from_hslog, load, save, verify
    from hsreplay_sim.app.batch import verify_files
    from hsreplay_sim.app.options import VerifyOptions
    from hsreplay_sim.app.outputs.convert import ConversionReport, convert
    from hsreplay_sim.base.address import Address
    from hsreplay_sim.base.errors import ExitCode, HsReplayError
    from hsreplay_sim.base.version import __version__
    from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
    from hsreplay_sim.replay.board import Snapshot
    from hsreplay_sim.replay.recording import Recording
    from hsreplay_sim.replay.walking.walk import Walk
    from hsreplay_sim.replay.walkthrough import ActionInfo
    from hsreplay_sim.report.model import Board, Divergence, FileReport, GameReport, Report, Verdict

__all__ = [
    "ActionInfo",
    "Address",
    "Board",
    "ConversionReport",
    "Divergence",
    "ExitCode",
    "FileReport",
    "GameReport",
    "HsReplayError",
    "Recording",
    "Replay",
    "Report",
    "ScriptedGame",
    "Snapshot",
    "Verdict",
    "VerifyOptions",
    "Walk",
    "__version__",
    "convert",
    "from_hslog",
    "load",
    "play",
    "save",
    "verify",
    "verify_files",
]

_HOME = {
    "ActionInfo": "replay.walkthrough",
    "Address": "base.address",
    "Board": "report.model",
    "__version__": "base.version",
    "ConversionReport": "app.outputs.convert",
    "Divergence": "report.model",
    "ExitCode": "base.errors",
    "FileReport": "report.model",
    "Recording": "replay.recording",
    "GameReport": "report.model",
    "HsReplayError": "base.errors",
    "Replay": "app.api",
    "Report": "report.model",
    "ScriptedGame": "hearthbreaker.scripted",
    "Snapshot": "replay.board",
    "Verdict": "report.model",
    "VerifyOptions": "app.options",
    "Walk": "replay.walking.walk",
    "convert": "app.outputs.convert",
    "from_hslog": "app.api",
    "load": "app.api",
    "save": "app.api",
    "verify": "app.api",
    "verify_files": "app.batch",
}
"""Public name → the module that has it."""

_PACKAGES = frozenset({"play"})
"""Packages that are public names themselves."""


def __getattr__(name: str) -> object:
    """Import a public name on first use (PEP 562)."""
    if name in _PACKAGES:
        return import_module(f"{__name__}.{name}")
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
