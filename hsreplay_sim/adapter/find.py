"""Finding an engine by its name: a class of a package or a file, an entry point, or a command.

An engine is made once in a process, and asked about one game after the other.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

from hsreplay_sim.adapter.limits import EngineError
from hsreplay_sim.adapter.lockstep import LockstepSession
from hsreplay_sim.adapter.pipe import SECONDS, PipeEngine
from hsreplay_sim.adapter.protocol import Engine
from hsreplay_sim.adapter.session import TRIES, Session
from hsreplay_sim.base.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

GROUP = "hsreplay_sim.engines"
"""The entry points under which packages offer their engines."""


def session_of(engine: str | Engine, *, lockstep: bool = False, tries: int = TRIES) -> Session:
    """The session of an engine, or of the name of one; in `lockstep` it plays on by itself.

    One that draws by itself plays an action `tries` times at most.

    Raises:
        UsageError: there is none of that name, or it does not say what it is.
    """
    if isinstance(engine, str):
        return _session_named(engine, lockstep=lockstep, tries=tries)
    return _session(engine, lockstep=lockstep, tries=tries)


@cache
def session_of_command(
    command: str, seconds: float = SECONDS, *, lockstep: bool = False, tries: int = TRIES
) -> Session:
    """The session of the engine that a command starts; a call may take so many seconds.

    Raises:
        UsageError: it cannot be started, or does not say what it is.
    """
    return _session(PipeEngine(command, seconds), lockstep=lockstep, tries=tries)


@cache
def _session_named(name: str, *, lockstep: bool, tries: int) -> Session:
    return _session(engine_named(name), lockstep=lockstep, tries=tries)


def _session(engine: Engine, *, lockstep: bool, tries: int) -> Session:
    try:
        return LockstepSession(engine) if lockstep else Session(engine, tries)
    except EngineError as error:
        raise UsageError(f"no engine to check: {error}") from error


def session_asked(
    engine: str | Engine, command: str, seconds: float = SECONDS, *, lockstep: bool = False,
    tries: int = TRIES,
) -> Session:  # fmt: skip
    """The session of an engine, or else of the program that a command starts.

    Raises:
        UsageError: there is none, or it does not say what it is.
    """
    if engine:
        return session_of(engine, lockstep=lockstep, tries=tries)
    return session_of_command(command, seconds, lockstep=lockstep, tries=tries)


def engine_named(name: str) -> Engine:
    """Make the engine of a name.

    It is ``package.module:Class``, ``folder/file.py:Class``, or that of an entry point. As Python
    does, a module is looked for in the present folder as well, and what a file imports beside it.

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
    module, _, attribute = name.rpartition(":")
    if not module or not attribute:
        found = tuple(entry_points(group=GROUP, name=name))
        if not found:
            forms = "package.module:Class or file.py:Class"
            raise UsageError(f"no engine is called {name!r}: name it as {forms}")
        offered: Callable[[], object] = found[0].load()
        return offered
    made: object = _file_imported(Path(module)) if module.endswith(".py") else _imported(module)
    for each in attribute.split("."):
        if not hasattr(made, each):
            raise UsageError(f"there is no {attribute} in {module}")
        made = getattr(made, each)
    if not callable(made):
        raise UsageError(f"{name} is no class")
    return made


def _imported(name: str) -> ModuleType:
    _look_first_in("")
    return import_module(name)


def _file_imported(path: Path) -> ModuleType:
    if not path.is_file():
        raise UsageError(f"there is no file {path}")
    _look_first_in(str(path.parent.resolve()))
    name = f"engine_{path.stem}"  # not that of a module which Python has already
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _look_first_in(folder: str) -> None:
    if folder not in sys.path:
        sys.path.insert(0, folder)
