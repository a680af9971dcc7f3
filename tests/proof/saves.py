"""A game saved as a document in the middle of a turn goes on with the same packets.

Self-played games of cards with texts are written as a snapshot, read again and played on with the
same moves and the same luck, beside the game itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from hsreplay_sim.base.stream import FULL, SHOW
from hsreplay_sim.engine.load import game_from_state, ledger_of, open_ledger, state_of
from hsreplay_sim.engine.moves.ending import over
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.engine.state.saved import Saved
from hsreplay_sim.formats import snapshot as snapshots
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.selfplay import do, new_engine, random_move
from hsreplay_sim.replay.board import snapshot_from_state
from hsreplay_sim.replay.board_load import state_from_snapshot

BUILDS = (3140, 9786, 13619, 20457, 31353, 54613, 121569, 185749, 241170)
EVERY, AHEAD = 20, 25
"""Moves from one point to the next, and moves made from each."""


def points(seed: int | str, build: int) -> Iterator[tuple[Engine, str]]:
    """A self-played game at some of its moves, and a seed for what comes then."""
    engine, _ = new_engine(f"saved {seed}", build, vanilla=False)
    player, moves = SeededOracle(f"moves {seed}"), 0
    while not over(engine):
        if moves % EVERY == 7:
            yield engine, f"{seed} {moves}"
        do(engine, random_move(engine, player))
        moves += 1


def goes_on(engine: Engine, seed: str, ahead: int = AHEAD) -> list[object]:
    """The packets of the next moves; a tag of 0 in what is shown says as little as none."""
    engine.oracle, player, start = SeededOracle(f"luck {seed}"), SeededOracle(seed), len(engine.out)
    for _ in range(ahead):
        if not over(engine):
            do(engine, random_move(engine, player))
    return [
        (*packet[:3], {tag: value for tag, value in packet[3].items() if value})
        if packet[0] in (FULL, SHOW)
        else packet[:4]
        for packet in engine.out[start:]
    ]


def document(engine: Engine) -> str:
    """The position as a snapshot, with its entities."""
    known = ledger_of(engine)
    return snapshots.write(snapshot_from_state(state_of(engine), engine.cards, ledger=known))


def loaded(engine: Engine, text: str) -> Engine:
    """A game of the document, for the build of another."""
    snapshot = snapshots.read(text.encode(), "saved")
    state, build = state_from_snapshot(snapshot, engine.cards), engine.profile.build
    game = game_from_state(state, engine.cards, engine.scripts, engine.oracle, build)
    assert snapshot.ledger is not None
    open_ledger(game, snapshot.ledger)
    return game


def saved(seed: int, number: int) -> tuple[int, list[str]]:
    """How often a game was saved, and where it goes on otherwise: a line for each point."""
    build = BUILDS[number % len(BUILDS)]
    count, found = 0, []
    for engine, luck in points(f"{seed} {number}", build):
        again = loaded(engine, document(engine))
        twin = Saved(engine).copy(engine, engine.oracle)
        mine, other = goes_on(twin, luck), goes_on(again, luck)
        count += 1
        if mine != other:
            found.append(f"build {build}, {luck}: {_first_difference(mine, other)}")
    return count, found


def _first_difference(mine: list[object], other: list[object]) -> str:
    pairs = zip_longest(mine, other)
    return next(f"{one} against {two}" for one, two in pairs if one != two)
