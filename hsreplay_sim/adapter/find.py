"""Finding an engine by its name: a class of a package, an entry point, or a command.

An engine is made once in a process, and asked about one game after the other.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from hsreplay_sim.adapter.limits import EngineError
from hsreplay_sim.adapter.lockstep import LockstepSession
from hsreplay_sim.adapter.pipe import SECONDS, PipeEngine
from hsreplay_sim.adapter.protocol import Engine
from hsreplay_sim.adapter.session import Session
from hsreplay_sim.base.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable

GROUP = "hsreplay_sim.engines"
"""The entry points under which packages offer their engines."""


def session_of(engine: str | Engine, *, lockstep: bool = False) -> Session:
    """The session of an engine, or of the name of one; in `lockstep` it plays on by itself.

    Raises:
        UsageError: there is none of that name, or it does not say what it is.
    """
    if isinstance(engine, str):
        return _session_named(engine, lockstep=lockstep)
    return _session(engine, lockstep=lockstep)


@cache
def session_of_command(
    command: str, seconds: float = SECONDS, *, lockstep: bool = False
) -> Session:
    """The session of the engine that a command starts; a call may take so many seconds.

    Raises:
        UsageError: it cannot be started, or does not say what it is.
    """
    return _session(PipeEngine(command, seconds), lockstep=lockstep)


@cache
def _session_named(name: str, *, lockstep: bool) -> Session:
    return _session(engine_named(name), lockstep=lockstep)


def _session(engine: Engine, *, lockstep: bool) -> Session:
    try:
        return LockstepSession(engine) if lockstep else Session(engine)
    except EngineError as error:
        raise UsageError(f"no engine to check: {error}") from error


def session_asked(engine: str | Engine, command: str, seconds: float, *, lockstep: bool) -> Session:
    """The session of an engine, or else of the program that a command starts.

    Raises:
        UsageError: there is none, or it does not say what it is.
    """
    if engine:
        return session_of(engine, lockstep=lockstep)
    return session_of_command(command, seconds, lockstep=lockstep)


def engine_named(name: str) -> Engine:
    """Make the engine of a name: ``package.module:Class``, or that of an entry point.

    The present folder is looked in as well, as `python -m` does.

    Raises:
        UsageError: there is none, it cannot be imported or made, or it is no engine.
    """
    engine: object = _made(name)
    if not isinstance(engine, Engine):
        missing = [each for each in ("describe", "load", "apply") if not hasattr(engine, each)]
        raise UsageError(f"{name} is no engine: it has no {', '.join(missing)}")
    return engine


def _made(name: str) -> object:
    try:
        return _class_named(name)()
    except UsageError:
        raise
    except Exception as error:  # whatever somebody's module raises
        raise UsageError(f"the engine {name}: {type(error).__name__}: {error}") from error


def _class_named(name: str) -> Callable[[], object]:
    module, _, attribute = name.partition(":")
    if not attribute:
        found = tuple(entry_points(group=GROUP, name=name))
        if not found:
            raise UsageError(f"no engine is called {name!r}: name it as package.module:Class")
        offered: Callable[[], object] = found[0].load()
        return offered
    if "" not in sys.path:
        sys.path.insert(0, "")
    made: object = import_module(module)
    for each in attribute.split("."):
        made = getattr(made, each)
    if not callable(made):
        raise UsageError(f"{name} is no class")
    return made
