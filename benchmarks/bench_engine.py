"""How many actions a second the engine plays, packets kept. Asserts the results first, then times.

    python benchmarks/bench_engine.py [--build 185749]

`engine` is the engine alone on moves that were chosen before; `with options` enumerates the legal
moves and picks one at random at every step, as players do. CPU time, the best of several runs. The
budgets hold for a machine on which the yardstick, a loop of plain dict work timed in between, takes
a second; they are scaled to this one. Exits 1 when a budget is missed.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time

from hsreplay_sim.base.tags import PLAYSTATE, TURN
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.engine.moves.ending import over
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.selfplay import Move, do, new_engine, random_move

BUILD = 185749
GAMES = 40
RUNS = 7
BUDGETS = {"engine": 30_000, "with options": 18_000}
"""Actions a second on vanilla decks."""
YARDSTICK_STEPS = 9_500_000

Recorded = tuple[int, int, int, int]
"""A move by entity ids: (entity or 0, target or 0, choice, place)."""


def main() -> int:
    """Check, time, print; 0 when the budgets are kept."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--build", type=int, default=BUILD)
    build = parser.parse_args().build
    failed = False
    for vanilla, decks in ((True, "vanilla"), (False, "implemented")):
        games = [record(seed, build, vanilla=vanilla) for seed in range(GAMES)]
        actions = sum(len(game) for game in games)
        packets = check_results(games, build, vanilla=vanilla)
        print(
            f"{decks} decks, build {build}: {actions} actions, {packets / actions:.1f} packets each"
        )
        for name, run in (("engine", replay), ("with options", play_out)):
            seconds, slowness = 1e9, 1e9
            for _ in range(RUNS):
                slowness = min(slowness, yardstick())
                times = (run(s, moves, build, vanilla=vanilla)[0] for s, moves in enumerate(games))
                seconds = min(seconds, sum(times))
            speed, wanted = actions / seconds, BUDGETS[name] / slowness
            over_budget = vanilla and speed < wanted
            failed |= over_budget
            budget = f"budget here {wanted:8,.0f}   " if vanilla else ""
            print(
                f"  {name:14} {speed:10,.0f} actions/s   {budget}{'SLOW' if over_budget else 'ok'}"
            )
    return int(failed)


def yardstick() -> float:
    """Seconds of this machine for work like the engine's: reads, compares, tuples, appends."""
    tags, out = {number: number for number in range(64)}, []
    steps = YARDSTICK_STEPS // 100
    begin = time.process_time()
    for number in range(steps):
        old = tags.get(number & 127, 0)
        if old != number:
            out.append((0, number, 1, old))
    return (time.process_time() - begin) * 100


def start(seed: int, build: int, *, vanilla: bool) -> tuple[Game, SeededOracle]:
    """A game of a seed, and the oracle that picks its moves (chance inside has its own)."""
    game, _ = new_engine(seed, build, vanilla=vanilla)
    return game, SeededOracle(f"moves {seed}")


def record(seed: int, build: int, *, vanilla: bool) -> list[Recorded]:
    """The moves of a random game, sound after every one of them."""
    game, player = start(seed, build, vanilla=vanilla)
    moves = []
    while not over(game):
        move = random_move(game, player)
        entity, target = move.entity, move.target
        ids = entity.id if entity else 0, target.id if target else 0
        moves.append((*ids, move.choose, move.place))
        do(game, move)
        assert not check(game), (seed, move, check(game))
    return moves


def check_results(games: list[list[Recorded]], build: int, *, vanilla: bool) -> int:
    """Both ways of running give the same packets, to an end; returns how many packets."""
    packets = 0
    digest = hashlib.blake2b(digest_size=8)
    for seed, moves in enumerate(games):
        one, other = (run(seed, moves, build, vanilla=vanilla)[1] for run in (replay, play_out))
        assert one.out == other.out, f"game {seed} took another course"
        assert all(one.owner(side).get(PLAYSTATE) > 1 for side in (1, 2)), f"game {seed} has no end"
        packets += len(one.out)
        digest.update(f"{seed} {one.root.get(TURN)} {len(moves)};".encode())
        digest.update(repr(one.out).encode())
    print(f"packet streams of {len(games)} games: {digest.hexdigest()}")
    return packets


def replay(seed: int, moves: list[Recorded], build: int, *, vanilla: bool) -> tuple[float, Game]:
    """Seconds for the moves alone."""
    game, _ = start(seed, build, vanilla=vanilla)
    entities = game.entities
    begin = time.process_time()
    for entity, target, choose, place in moves:
        aim = entities[target] if target else None
        do(game, Move(entities[entity] if entity else None, aim, choose, place))
    return time.process_time() - begin, game


def play_out(seed: int, moves: list[Recorded], build: int, *, vanilla: bool) -> tuple[float, Game]:
    """Seconds for choosing and doing the same moves."""
    game, player = start(seed, build, vanilla=vanilla)
    begin = time.process_time()
    for _ in moves:
        do(game, random_move(game, player))
    return time.process_time() - begin, game


if __name__ == "__main__":
    sys.exit(main())
