"""The other end of the pipe: an engine of a Python class behind standard input and output.

python -m hsreplay_sim.adapter.serve package.module:Class
"""

from __future__ import annotations

import sys
from typing import IO

from hsreplay_sim.adapter.find import engine_named
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
    request_in,
)
from hsreplay_sim.adapter.protocol import Engine, Lockstep, Question, Seeded
from hsreplay_sim.base.errors import UsageError


class Server:
    """Hands requests to an engine until the input ends."""

    def __init__(self, engine: Engine, read: IO[bytes], write: IO[bytes]) -> None:
        self._engine, self._read, self._write = engine, read, write

    def run(self) -> None:
        """Serve, line by line."""
        for line in iter(self._read.readline, b""):
            request = request_in(line)
            if isinstance(request, End):
                return
            try:
                reply = self._replied(request)
            except Exception as error:  # whatever somebody's engine raises
                words = " ".join(str(error).split())
                reply = Failed(f"{type(error).__name__}: {words}"[:300])
            self._send(reply)

    def _replied(self, request: Request) -> Reply:
        engine = self._engine
        if isinstance(request, Describe):
            return Described(engine.describe())
        if isinstance(request, Apply):
            return Applied(engine.apply(request.move, self))
        if isinstance(request, Load):
            engine.load(request.state)
        elif isinstance(request, Seed) and isinstance(engine, Seeded):
            engine.seed(request.number)
        elif isinstance(request, Start) and isinstance(engine, Lockstep):
            engine.start(request.seats, request.first, request.state)
        elif isinstance(request, TakeOver) and isinstance(engine, Lockstep):
            engine.take_over(request.state)
        else:
            return Failed(f"nothing is done at {type(request).__name__.lower()}")
        return Done()

    def __call__(self, question: Question) -> int:
        """Ask the driver for the index of an answer."""
        return self._answered(question).answer

    def card(self, question: Question) -> str:
        """Ask the driver for a card."""
        return self._answered(question).card

    def _answered(self, question: Question) -> Answer:
        self._send(Ask(question))
        reply = request_in(self._read.readline())
        if not isinstance(reply, Answer):
            raise ValueError(f"an answer was expected, not {type(reply).__name__}")
        return reply

    def _send(self, reply: Reply) -> None:
        self._write.write(encode(reply) + b"\n")
        self._write.flush()


def main(arguments: list[str]) -> int:
    """Serve the engine that is named; what it prints goes to standard error."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m hsreplay_sim.adapter.serve package.module:Class\n")
        return 2
    out, sys.stdout = sys.stdout, sys.stderr
    try:
        engine = engine_named(arguments[0])
    except UsageError as error:
        sys.stderr.write(f"{error}\n")
        return error.exit_code
    Server(engine, sys.stdin.buffer, out.buffer).run()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
