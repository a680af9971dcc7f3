"""What 9,000 card classes that a game does not play cost it. Results are asserted, then timed.

    python benchmarks/bench_cards.py

A folder of generated sets (`SETS` × `MODULES` × `CARDS` classes, as long as ours) is put beside the
cards of the package. A process that verifies the small game of `fixtures/demo` may need at most
50 ms of CPU and 15 MB more with them than without; exits 1 when it needs more. What it costs to
import all of them is printed for comparison.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
GAME = ROOT / "fixtures" / "demo" / "clean.log"
SHELF = "grown"
SETS, MODULES, CARDS = 45, 10, 20
RUNS = 7
SECONDS_MAX, MEGABYTES_MAX = 0.050, 15.0

CLASS = '''
class {0}:
    """Watcher {0}. Battlecry: Deal 2 damage. At the end of your turn, give +1 Attack."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> when(any_of(TARGET & HURT), draw())
    events = turn_end(give(random(FRIENDLY_MINIONS - SELF), "{0}e"))

'''

RUN = """
import json, resource, sys, time
sys.path[:0] = [{folder!r}, {root!r}]
from hsreplay_sim.cards import registry
registry.SHELVES += {shelves!r}
import hsreplay_sim as hs
if {everything!r}:
    registry.classes()
[game] = hs.load({game!r})
actions = hs.verify(game).tally.actions
loaded = [module for name, module in sys.modules.items() if name.startswith({shelf!r} + ".")]
classes = sum(isinstance(value, type) and value.__module__ == module.__name__
              for module in loaded for value in vars(module).values())
print(json.dumps([
    actions.verified, actions.total, classes,
    time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
]))
"""


def main() -> int:
    """Measure; 0 when the budget is kept."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        grow(folder / SHELF)
        check(folder)
        without, beside, imported = (
            [run(folder, shelves, everything) for _ in range(RUNS)]
            for shelves, everything in (([], False), ([SHELF], False), ([SHELF], True))
        )
    failed = False
    print(f"{SETS * MODULES * CARDS} classes beside ours, {GAME.name} verified")
    measures = ((3, "CPU", "s", SECONDS_MAX), (4, "memory", "MB", MEGABYTES_MAX))
    for place, title, unit, budget in measures:
        alone, with_them, all_of_them = (
            statistics.median(each[place] for each in rows) for rows in (without, beside, imported)
        )
        more = with_them - alone
        failed |= more > budget
        print(
            f"{title:8} {alone:8.3f} {unit} without, {more:+8.3f} {unit} beside"
            f" (budget {budget:.3f}), {all_of_them - alone:+8.3f} {unit} all imported"
            f"   {'OVER' if more > budget else 'ok'}"
        )
    return int(failed)


def grow(shelf: Path) -> None:
    """Write the sets: a prefix each, their cards in modules that import the words."""
    shelf.mkdir()
    (shelf / "__init__.py").write_text('"""Generated sets."""\n')
    for number in range(SETS):
        package = shelf / f"set_{number}"
        package.mkdir()
        (package / "__init__.py").write_text(f'"""Set {number}."""\n\nPREFIXES = ("Q{number}",)\n')
        for module in range(MODULES):
            ids = range(module * CARDS, (module + 1) * CARDS)
            text = "".join(CLASS.format(f"Q{number}_{card:03}") for card in ids)
            (package / f"class_{module}.py").write_text(
                f'"""Some of them."""\n\nfrom hsreplay_sim.cards.words import *\n\n{text}'
            )


def check(folder: Path) -> None:
    """The classes are there, a game imports none of them, and its verdict is the same."""
    verified, total, found, *_ = run(folder, [], everything=False)
    assert (verified, total, found) == (total, total, 0)
    assert total > 20
    assert run(folder, [SHELF], everything=False)[:3] == [verified, total, 0]
    assert run(folder, [SHELF], everything=True)[:3] == [verified, total, SETS * MODULES * CARDS]


def run(folder: Path, shelves: list[str], everything: bool) -> list[Any]:
    """Verified and all actions, generated classes loaded, CPU seconds, megabytes."""
    code = RUN.format(
        folder=str(folder), root=str(ROOT), shelves=shelves, everything=everything,
        shelf=SHELF, game=str(GAME),
    )  # fmt: skip
    env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    result: list[Any] = json.loads(done.stdout)
    return result


if __name__ == "__main__":
    sys.exit(main())
