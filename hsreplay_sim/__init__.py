"""Replays recorded Hearthstone games in its own deterministic engine and compares.

    import hsreplay_sim as hs

    for game in hs.load("Power.log").games:
        report = hs.verify(game)              # never raises on a divergence
        print(report.verdict, report.first and report.first.summary())
    hs.convert("Power.log", "game.hsreplay.xml")

Everything is imported on first use; ``import hsreplay_sim`` costs a few milliseconds.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hsreplay_sim.app.api import ConversionReport, Replay, convert, load, save, verify
    from hsreplay_sim.app.batch import RunOptions, verify_files
    from hsreplay_sim.base.errors import ExitCode, HsReplayError
    from hsreplay_sim.base.version import __version__
    from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
    from hsreplay_sim.replay.recording import Recording
    from hsreplay_sim.report.model import Divergence, FileReport, GameReport, Report, Verdict

__all__ = [
    "ConversionReport",
    "Divergence",
    "ExitCode",
    "FileReport",
    "GameReport",
    "HsReplayError",
    "Recording",
    "Replay",
    "Report",
    "RunOptions",
    "ScriptedGame",
    "Verdict",
    "__version__",
    "convert",
    "load",
    "save",
    "verify",
    "verify_files",
]

_HOME = {
    "__version__": "base.version",
    "ConversionReport": "app.api",
    "Divergence": "report.model",
    "ExitCode": "base.errors",
    "FileReport": "report.model",
    "Recording": "replay.recording",
    "GameReport": "report.model",
    "HsReplayError": "base.errors",
    "Replay": "app.api",
    "Report": "report.model",
    "RunOptions": "app.batch",
    "ScriptedGame": "hearthbreaker.scripted",
    "Verdict": "report.model",
    "convert": "app.api",
    "load": "app.api",
    "save": "app.api",
    "verify": "app.api",
    "verify_files": "app.batch",
}


def __getattr__(name: str) -> object:
    """Import a public name on first use (PEP 562)."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__


class _Facade(ModuleType):
    """Keeps `verify` and `convert` functions.

    The import system would bind the modules of these names here, and does so as soon as one of
    them is imported. ``from hsreplay_sim.verifier.run import ...`` is not affected.
    """

    def __setattr__(self, name: str, value: object) -> None:
        if not (name in _HOME and isinstance(value, ModuleType)):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Facade
