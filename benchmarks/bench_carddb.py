"""Budgets of the card store. Each case first asserts its result, then is timed.

    python benchmarks/bench_carddb.py

Prints the median of several runs against the budget; exits 1 when one is exceeded.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from hsreplay_sim import carddb
from hsreplay_sim.carddb import CardSet, CardStore

BUILD = 54613
RUNS = 7
STORE_FILE = Path(carddb.__file__).with_name("cards.bin")


def main() -> int:
    """Time every case; 0 when all keep their budget."""
    cases: list[tuple[str, float, Callable[[], float]]] = [
        ("import", 0.030, _import),
        ("open", 0.030, _open),
        ("first card of a block", 0.001, _first_card),
        ("known card", 0.000_020, _known_card),
        ("first pool of a build", 0.050, _first_pool),
        ("known pool", 0.000_020, _known_pool),
        ("first name", 0.100, _first_name),
    ]
    failed = False
    for name, budget, case in cases:
        seconds = statistics.median(case() for _ in range(RUNS))
        failed |= seconds > budget
        verdict = "OVER" if seconds > budget else "ok"
        print(f"{name:24} {seconds * 1e6:12.2f} µs   budget {budget * 1e6:9.0f} µs   {verdict}")
    return int(failed)


def _import() -> float:
    """As users have it: with the bytecode of an earlier run."""
    code = (
        "import time; t = time.perf_counter(); import hsreplay_sim.carddb;"
        "print(time.perf_counter() - t)"
    )
    command = [sys.executable, "-c", code]
    with tempfile.TemporaryDirectory() as folder:
        env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        env["PYTHONPYCACHEPREFIX"] = folder
        subprocess.run(command, env=env, capture_output=True, check=True)
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return float(done.stdout)


def _open() -> float:
    assert len(CardStore.open(STORE_FILE).builds) == 135
    return _once(lambda: CardStore.open(STORE_FILE))


def _first_card() -> float:
    assert _fresh().get("EX1_007").name == "Acolyte of Pain"
    cards = _fresh()
    return _once(lambda: cards.get("EX1_007"))


def _known_card() -> float:
    cards = _fresh()
    assert cards.get("EX1_134").numbers == (2,)
    return _many(lambda: cards.get("EX1_134"))


def _first_pool() -> float:
    assert len(_fresh().pool(type=4, cost=3)) > 300
    cards = _fresh()
    return _once(lambda: cards.pool(type=4, cost=3))


def _known_pool() -> float:
    cards = _fresh()
    assert cards.pool(type=4, cost=3) is cards.pool(type=4, cost=3)
    return _many(lambda: cards.pool(type=4, cost=3))


def _first_name() -> float:
    assert _fresh().by_name("Acolyte of Pain").id == "EX1_007"
    cards = _fresh()
    return _once(lambda: cards.by_name("Acolyte of Pain"))


def _fresh() -> CardSet:
    return CardStore.open(STORE_FILE).at(BUILD)


def _once(action: Callable[[], object]) -> float:
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def _many(action: Callable[[], object], times: int = 10_000) -> float:
    start = time.perf_counter()
    for _ in range(times):
        action()
    return (time.perf_counter() - start) / times


if __name__ == "__main__":
    sys.exit(main())
