"""The engine's end of the pipe in plain Python: nothing but the standard library.

For engines whose environment cannot hold the package; where it can, `hsreplay_sim.adapter.serve`
does the same. All values are those of docs/adapter-1.schema.json, as dicts and lists.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any, Protocol

Json = dict[str, Any]
Ask = Callable[[Json], Json]
"""Hands a question over, and returns the answer: `answer`, its index, and `card`, its card."""


class UnsupportedError(Exception):
    """The engine cannot do an action: its message says why."""


class Engine(Protocol):
    """What `serve` calls."""

    def describe(self) -> Json:
        """The description."""

    def load(self, state: Json) -> None:
        """Take over a state."""

    def apply(self, move: Json, ask: Ask) -> Json:
        """Do a move; the changes."""


def serve(engine: Engine) -> None:
    """Answer line by line until the input ends. What the engine prints goes to standard error."""
    out, sys.stdout = sys.stdout, sys.stderr

    def send(reply: Json) -> None:
        out.write(json.dumps(reply) + "\n")
        out.flush()

    def ask(question: Json) -> Json:
        send({"type": "ask", "question": question})
        answer: Json = json.loads(sys.stdin.readline())
        return answer

    for line in iter(sys.stdin.readline, ""):
        request = json.loads(line)
        if request["type"] == "end":
            return
        try:
            send(_reply(engine, request, ask))
        except UnsupportedError as error:
            send({"type": "applied", "changes": {"unsupported": str(error)}})
        except Exception as error:
            words = " ".join(f"{type(error).__name__}: {error}".split())
            send({"type": "failed", "message": words[:300]})


def _reply(engine: Engine, request: Json, ask: Ask) -> Json:
    if request["type"] == "describe":
        return {"type": "described", "description": engine.describe()}
    if request["type"] == "load":
        engine.load(request["state"])
        return {"type": "done"}
    return {"type": "applied", "changes": engine.apply(request["move"], ask)}
