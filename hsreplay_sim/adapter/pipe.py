"""An engine in another process: JSON lines over its standard input and output.

Every call has a time limit and every line a size. An engine that dies, hangs or writes something
else than the protocol has is ended, and started again for the next action.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import shlex
import subprocess
import tempfile
import threading
import time
from typing import IO, TypeVar

import msgspec

from hsreplay_sim.adapter.limits import MOST_QUESTIONS, EngineError
from hsreplay_sim.adapter.messages import (
    Answer,
    Applied,
    Apply,
    Ask,
    Describe,
    Described,
    Done,
    End,
    Failed,
    Load,
    Reply,
    Request,
    Seed,
    Start,
    TakeOver,
    encode,
    packets_in,
    reply_in,
)
from hsreplay_sim.adapter.protocol import Answers, Changes, Description, Move, Seat, State

SECONDS = 10.0
"""How long a call may take, with all the questions that it asks."""
LONGEST_LINE = 8_000_000
"""The bytes of a reply, at most."""
LOOK_S = 0.05
"""Between two looks at the clock."""
QUOTED = 120
"""So much is quoted of a line that is no reply."""

R = TypeVar("R", Described, Done)


class PipeEngine:
    """An engine that a command starts; :class:`~hsreplay_sim.adapter.protocol.Seeded`."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self._command, self._seconds = command, seconds
        self._process: _Process | None = None
        self.starts = 0
        """How often it was started."""
        atexit.register(self.close)

    def describe(self) -> Description:
        """Start it, if it does not run, and shake hands."""
        if self._process is None:
            return self._started()
        return self._asked(Describe(), Described).description

    def load(self, state: State) -> None:
        """Hand over a state; an engine that has ended is started again before."""
        if self._process is None:
            self._started()
        self._asked(Load(state), Done)

    def seed(self, number: int) -> None:
        """Hand over the seed of the next move."""
        self._asked(Seed(number), Done)

    def start(self, seats: tuple[Seat, Seat], first: int, state: State) -> None:
        """Begin a game in lockstep."""
        if self._process is None:
            self._started()
        self._asked(Start(seats, first, state), Done)

    def take_over(self, state: State) -> None:
        """Hand over a state in the midst of a game."""
        if self._process is None:
            self._started()
        self._asked(TakeOver(state), Done)

    def apply(self, move: Move, answers: Answers) -> Changes:
        """Let it do a move, and answer what it asks."""
        reply = self._exchange(Apply(move), first=True)
        for _ in range(MOST_QUESTIONS):
            if not isinstance(reply, Ask):
                break
            reply = self._exchange(_answer(reply, answers), first=False)
        if isinstance(reply, Ask):
            raise self._failed("X914", f"it asked more than {MOST_QUESTIONS:,} questions")
        if isinstance(reply, Applied):
            return packets_in(reply.changes)
        raise self._unexpected(reply, "applied")

    def close(self) -> None:
        """End it: it is told so, and killed if it does not go."""
        if self._process is not None:
            self._process.end()
            self._process = None

    # --- one exchange -----------------------------------------------------------------------

    def _started(self) -> Description:
        try:
            self._process = _Process(self._command)
        except (OSError, ValueError) as error:
            raise EngineError("X911", f"it cannot be started: {error}") from error
        self.starts += 1
        return self._asked(Describe(), Described).description

    def _asked(self, request: Request, expected: type[R]) -> R:
        reply = self._exchange(request, first=True)
        if isinstance(reply, expected):
            return reply
        raise self._unexpected(reply, str(expected.__struct_config__.tag))

    def _exchange(self, request: Request, *, first: bool) -> Reply:
        """Write a line and read one; `first` starts the clock of a call."""
        process = self._process
        if process is None:
            raise EngineError("X911", "it does not run")
        try:
            line = process.exchange(encode(request), self._seconds if first else None)
        except OSError:  # a pipe that nobody reads
            line = b""
        if process.is_late:
            raise self._failed("X912", f"no reply within {self._seconds:g} seconds")
        if not line:
            raise self._failed("X911", process.last_words())
        if not line.endswith(b"\n"):
            if len(line) > LONGEST_LINE:
                raise self._failed("X914", f"a line of more than {LONGEST_LINE:,} bytes")
            raise self._failed("X911", process.last_words())
        try:
            reply: Reply = reply_in(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            quoted = line[:QUOTED].decode("utf-8", "replace").strip()
            raise self._failed("X913", f"{error}: {quoted!r}") from error
        if not isinstance(reply, Ask):
            process.rest()
        return reply

    def _unexpected(self, reply: Reply, expected: str) -> EngineError:
        if isinstance(reply, Failed):
            return EngineError("X915", reply.message)
        said = str(reply.__struct_config__.tag)
        return self._failed("X913", f"it replied {said!r}, not {expected!r}")

    def _failed(self, code: str, words: str) -> EngineError:
        """The error; what does not keep to the protocol is ended."""
        if self._process is not None:
            self._process.kill()
            self._process = None
        return EngineError(code, words)


def _answer(ask: Ask, answers: Answers) -> Answer:
    if ask.question.kind == "cards":
        card = answers.card(ask.question)
        cards = ask.question.cards
        return Answer(cards.index(card) if card in cards else -1, card)
    return Answer(answers(ask.question))


class _Process:
    """A process with a watch: it is killed if a call takes too long."""

    def __init__(self, command: str) -> None:
        words = shlex.split(command, posix=os.name == "posix")
        if not words:
            raise ValueError("the command is empty")
        self._errors: IO[bytes] = tempfile.TemporaryFile("ab+")  # noqa: SIM115
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user's own command
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors
            )
        except OSError:
            self._errors.close()
            raise
        self.is_late = False
        self._deadline = float("inf")
        self._over = threading.Event()
        threading.Thread(target=self._watch, daemon=True).start()

    def exchange(self, line: bytes, seconds: float | None) -> bytes:
        """Write a line, and read one: "" if the process has ended, cut if it is too long.

        Raises:
            OSError: nobody reads any more.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        if seconds is not None:
            self._deadline = time.monotonic() + seconds
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()
        return self._process.stdout.readline(LONGEST_LINE + 1)

    def rest(self) -> None:
        """A call is over: nothing is waited for."""
        self._deadline = float("inf")

    def _watch(self) -> None:
        while not self._over.wait(LOOK_S):
            if time.monotonic() > self._deadline:
                self.is_late = True
                self._process.kill()
                return

    def last_words(self) -> str:
        """How it ended, with the last line of its standard error."""
        code = self._process.wait()
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - 2_000))
        lines = self._errors.read().decode("utf-8", "replace").split("\n")
        last = next((each.strip() for each in reversed(lines) if each.strip()), "")
        ended = f"it ended with code {code}" if code >= 0 else f"signal {-code} ended it"
        return f"{ended}: {last}" if last else ended

    def end(self) -> None:
        """Say that nothing more comes; kill it if it does not go within a second."""
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(encode(End()) + b"\n")
            self._process.stdin.close()
            self._process.wait(1)
        except (OSError, subprocess.TimeoutExpired):
            pass
        self.kill()

    def kill(self) -> None:
        """Kill it, and free what it held."""
        self._over.set()
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._errors):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
