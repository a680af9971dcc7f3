"""Programs at the other end of a pipe: the good one of our engine, and bad ones.

python programs.py KIND: a program that serves our engine until the first attack, and then does what
its kind says. It speaks the protocol by itself, without the package's server.
"""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from pathlib import Path

SERVE = [sys.executable, "-m", "hsreplay_sim.adapter.serve", "hsreplay_sim.adapter.own:OwnEngine"]
GOOD = shlex.join(SERVE)


def bad(kind: str) -> str:
    """The command of a bad program."""
    return shlex.join([sys.executable, str(Path(__file__).resolve()), kind])


def say(**reply: object) -> None:
    print(json.dumps(reply), flush=True)  # noqa: T201


def main(kind: str) -> None:
    """Say that nothing changes, until an attack."""
    if kind == "says nothing":
        time.sleep(60)
    if kind == "is no program of ours":
        print("Welcome to my engine 1.0!", flush=True)  # noqa: T201
    for line in sys.stdin:
        request = json.loads(line)
        if request["type"] == "describe":
            version = 7 if kind == "newer" else 1
            say(type="described", description={"name": kind, "tags": [44], "protocol": version})
        elif request["type"] == "apply":
            if request["move"]["kind"] == "attack":
                misbehave(kind)
            say(type="applied", changes={})
        elif request["type"] == "end":
            return
        else:
            say(type="done")


def misbehave(kind: str) -> None:
    if kind == "dies":
        print("java.lang.NullPointerException: attacker", file=sys.stderr, flush=True)  # noqa: T201
        os._exit(3)
    elif kind == "hangs":
        time.sleep(60)
    elif kind == "writes garbage":
        print("Segmentation fault?", flush=True)  # noqa: T201
    elif kind == "writes something else":
        say(type="done")
    elif kind == "writes too much":
        sys.stdout.write("x" * 9_000_000)
        sys.stdout.flush()
        time.sleep(60)
    elif kind == "breaks off":
        sys.stdout.write('{"type": "appl')
        sys.stdout.flush()
        os._exit(0)
    elif kind == "fails":
        say(type="failed", message="no such attacker")
        main(kind)
        sys.exit()
    elif kind == "asks without end":
        while True:
            say(type="ask", question={"kind": "range", "high": 3})
            sys.stdin.readline()


if __name__ == "__main__":
    main(sys.argv[1])
