"""What files take that hold much: a hundred games, and one game that does not end.

The games of the hundred are ten of our own, over and over. One process verifies game by game, and
tells after ten and after all of them what it has held at most and how long it took. The long game
is between heroes that nothing can kill, 4 kB of log for each move; each way of using it runs in a
process of its own. Peaks are told by Linux alone.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

from benchmarks.bench_verify import read_by_hslog
from benchmarks.figures import Measured, can_weigh, once, peak, ran
from benchmarks.games import Log, decks_of, new_game, recorded
from hsreplay_sim.app.api import load, verify
from hsreplay_sim.app.outputs.convert import convert
from hsreplay_sim.base.tags import ARMOR
from hsreplay_sim.engine.moves import turn
from hsreplay_sim.formats.powerlog.write import write, write_lines
from hsreplay_sim.play.selfplay import moves
from hsreplay_sim.recorder.record import record

TIMES = 10
MOVES = 4000
"""Of the long game: some 16 MB of log."""
MEGABYTE = 1 << 20


def measure() -> Measured:
    """Weigh and time all of it."""
    found = Measured()
    if not can_weigh():
        found.notes.append("This system does not tell what a process holds.")
        return found
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _hundred(folder, found)
        _long(folder / "long.log", found)
    return found


def _hundred(folder: Path, found: Measured) -> None:
    games = [recorded(Log(54613, seed)) for seed in range(TIMES)]
    one, all_of_them = folder / "ten.log", folder / "hundred.log"
    text = write(games)
    one.write_text(text, encoding="utf-8")
    with all_of_them.open("w", encoding="utf-8") as file:
        for _ in range(TIMES):
            file.write(text)
    told: dict[str, Any] = json.loads(ran([__file__, "hundred", str(all_of_them), str(one)]))
    assert told["games"] == TIMES * TIMES, told
    assert told["diverged"] == 0, told
    found.results["100 games"] = f"{told['verified']} of {told['total']} actions verified"
    size = all_of_them.stat().st_size / MEGABYTE
    more = told["more"] / MEGABYTE
    found.add(
        "100 games: peak", told["peak"] / MEGABYTE, "MB",
        f"{size:.0f} MB of log, {more:.1f} MB more than 10 games",
    )  # fmt: skip
    found.add(
        "100 games: time of a game more", told["later"] / told["hslog"], "× hslog",
        f"{told['later'] * 1e3:.0f} ms",
    )  # fmt: skip


def _hundred_here(path: Path, ten: Path) -> dict[str, Any]:
    """In a process of its own: verify game by game."""
    verified = diverged = total = 0
    times, peaks = [time.process_time()], [0]
    for game in load(path):
        actions = verify(game).tally.actions
        verified += actions.verified
        diverged += actions.diverged
        total += actions.total
        times.append(time.process_time())
        peaks.append(peak())
    later = (times[-1] - times[TIMES]) / (len(times) - 1 - TIMES)
    hslog = min(once(lambda: read_by_hslog(ten)) for _ in range(3)) / TIMES
    return {
        "games": len(times) - 1, "verified": verified, "diverged": diverged, "total": total,
        "later": later,
        "hslog": hslog, "peak": peaks[-1], "more": peaks[-1] - peaks[TIMES],
    }  # fmt: skip


# --- one long game -------------------------------------------------------------------------------


def _long(log: Path, found: Measured) -> None:
    for way in WAYS:
        held = int(ran([__file__, way, str(log)])) / MEGABYTE
        if way != "write":
            size = log.stat().st_size / MEGABYTE
            found.add(f"one long game: {way}", held, "MB", f"{size:.0f} MB of log")
    found.results["one long game"] = f"{MOVES} moves, {log.stat().st_size} bytes"


def _write(log: Path) -> None:
    engine, oracle = new_game(1, decks_of("vanilla")[0])
    for player_id in (1, 2):
        hero = engine.hero[player_id]
        assert hero is not None
        hero.tags[ARMOR] = 10**9
    assert sum(1 for _ in islice(moves(engine, oracle, MOVES), MOVES)) == MOVES
    with log.open("w", encoding="utf-8") as file:
        file.writelines(write_lines(record(engine, (1,))))


def _read(log: Path) -> None:
    (game,) = load(log)
    assert not game.problems, game.problems[:3]


def _verify(log: Path) -> None:
    """The armour came from nowhere, which two actions tell."""
    (report,) = verify(log)
    actions = report.tally.actions
    assert actions.verified + 2 >= actions.total > MOVES, actions


def _convert(log: Path) -> None:
    target = log.with_suffix(".hsreplay.xml")
    assert convert(log, target).games == 1
    target.unlink()


WAYS: dict[str, Callable[[Path], None]] = {
    "write": _write, "read": _read, "verify": _verify, "convert": _convert,
}  # fmt: skip


def main(arguments: list[str]) -> int:
    """One of the processes."""
    way, *paths = arguments
    if way == "hundred":
        print(json.dumps(_hundred_here(*map(Path, paths))))
        return 0
    turn.TURNS_MAX = 10**9  # the rules end a game with its 89th turn
    WAYS[way](Path(paths[0]))
    print(peak())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
