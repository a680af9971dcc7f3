"""What is missing in an engine of somebody else: `adapter check`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.adapter.check import Finding, Probe, findings, of_lockstep
from hsreplay_sim.adapter.find import engine_named
from hsreplay_sim.adapter.limits import EngineError
from hsreplay_sim.adapter.lockstep import LockstepSession
from hsreplay_sim.adapter.pipe import PipeEngine
from hsreplay_sim.adapter.protocol import Lockstep
from hsreplay_sim.adapter.verify import verify_by
from hsreplay_sim.app.api import load
from hsreplay_sim.app.demo import demo_files
from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.replay.recording import Recording

if TYPE_CHECKING:
    from hsreplay_sim.adapter.protocol import Engine
    from hsreplay_sim.adapter.session import Session


def check_engine(engine: Engine, paths: Sequence[str] = ()) -> list[Finding]:
    """Let an engine play recorded games, by default a shipped one, and say what it lacks.

    Raises:
        UsageError: it does not say what it is, or no path holds a recorded game.
        InputError: a path cannot be read.
    """
    try:
        probe = Probe(engine)
    except EngineError as error:
        raise UsageError(f"no engine to check: {error}") from error
    files = paths or demo_files()[:1]
    if not _play(probe, files):
        raise UsageError("there is no recorded game to check an engine with")
    found = list(findings(probe))
    if probe.description.lockstep and isinstance(engine, Lockstep):
        session = LockstepSession(engine)
        asked = _play(session, files)
        found.append(of_lockstep(session, asked))
    return found


def _play(session: Session, paths: Sequence[str]) -> int:
    """Let an engine play the recorded games of files; how many actions it was asked to play."""
    asked = 0
    for path in paths:
        for game in load(path):
            if isinstance(game, Recording):
                verify_by(session, game)
                asked += session.counts.asked
    return asked


def engine_asked(name: str, command: str, seconds: float) -> Engine:
    """The engine of a name, or else of a command.

    Raises:
        UsageError: there is none.
    """
    return engine_named(name) if name else PipeEngine(command, seconds)
