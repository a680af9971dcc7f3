"""What a verification is asked for: one class for programs, for many files and for `verify`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.base.address import StrPath, kind_of
from hsreplay_sim.formats.reading_by import READERS

if TYPE_CHECKING:
    from hsreplay_sim.adapter.protocol import Engine
    from hsreplay_sim.adapter.session import Session

RULESETS = ("auto", "server", "hearthbreaker")
BOARDS = ("", "first", "every")


@dataclass(frozen=True, slots=True, kw_only=True)
class VerifyOptions:
    """The options of a verification; the defaults are those of the command line.

    Raises:
        ValueError: a value is out of range or unknown.
    """

    game: int = 0
    """Verify only this game of each file, counted from 1; 0 means all."""
    build: int = 0
    """The build of the games, as a user knows it; 0: as they state it, or are dated."""
    reader: str = ""
    """Who reads a Power.log: "own" or "hslog"; "": our own, unless a program has chosen."""
    max_divergences: int = 0
    """How many divergences of a game are kept, and how many unexplained differences; 0 means all;
    every one is counted."""
    ruleset: str = "auto"
    """"server" for observed games, "hearthbreaker" for scripted ones, "auto" by the game."""
    snapshots: StrPath = ""
    """A file of states recorded beside a scripted game."""
    engine: str | Engine = ""
    """Another engine that plays instead of ours: ``package.module:Class``, ``file.py:Class``, the
    name of an entry point, or an object; "" is our own. docs/YOUR_ENGINE.md"""
    engine_command: str = ""
    """A command that starts another engine, which speaks the same protocol as JSON lines."""
    engine_seconds: float = 10.0
    """How long such an engine may take for a call."""
    engine_tries: int = 64
    """How often an engine that draws by itself plays an action, until what is recorded comes."""
    lockstep: bool = False
    """Let another engine play on by itself, instead of telling it the state before each action."""
    ignore: StrPath = ""
    """A list of differences that are expected, in the form of docs/VERIFYING.md."""
    baseline: StrPath = ""
    """The JSON report of an earlier run: what differed there is known, and no failure."""
    strict: bool = False
    """If anything of a file cannot be read, the file counts as an error."""
    boards: str = ""
    """Draw the board beside the "first" or "every" diverging action of a game."""
    debug: bool = False
    """Print the traceback of an unexpected error."""

    @classmethod
    def given(cls, options: VerifyOptions | None) -> VerifyOptions:
        """The options that a caller gave, or the defaults.

        Raises:
            TypeError: the argument is not a VerifyOptions.
        """
        if options is None:
            return cls()
        if not isinstance(options, cls):
            raise TypeError(f"pass VerifyOptions(...), not {kind_of(options)}")
        return options

    def __post_init__(self) -> None:
        for name, value, known in (
            ("ruleset", self.ruleset, RULESETS),
            ("boards", self.boards, BOARDS),
            ("reader", self.reader, ("", *READERS)),
        ):
            if value not in known:
                raise ValueError(f"{name} is one of {', '.join(map(repr, known))}, not {value!r}")
        if self.engine and self.engine_command:
            raise ValueError("one engine is checked at a time: engine or engine_command")
        if self.lockstep and not (self.engine or self.engine_command):
            raise ValueError("lockstep is for another engine")
        if self.engine_seconds <= 0 or self.engine_tries < 1:
            raise ValueError("engine_seconds is a time, and engine_tries counts from 1")
        if self.game < 0 or self.max_divergences < 0:
            raise ValueError("game and max_divergences count from 1; 0 means all")

    def session(self) -> Session | None:
        """The session of the other engine that is asked for; None for our own.

        Raises:
            UsageError: it is not there, or does not say what it is.
        """
        if not self.engine and not self.engine_command:
            return None
        from hsreplay_sim.adapter.find import session_asked

        return session_asked(
            self.engine, self.engine_command, self.engine_seconds, lockstep=self.lockstep,
            tries=self.engine_tries,
        )  # fmt: skip
