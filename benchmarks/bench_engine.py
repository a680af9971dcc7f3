"""What an action costs the engine, packets kept, in steps of a loop of plain Python.

`engine alone` plays moves that were chosen before; `with options` enumerates the legal moves and
picks one at random at every step, as players do. Decks are those of fixtures/speed/decks.csv. Both
ways give the same packets, each game comes to an end, and the state is sound after every move. The
boards are of fourteen minions with auras, over which nothing but turns, Coins and attacks passes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable

from benchmarks.figures import Measured, in_turns, steps, yardstick
from benchmarks.games import decks_of, new_game
from hsreplay_sim.base.tags import ARMOR, ATK, PLAYSTATE
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.engine.moves.ending import over
from hsreplay_sim.engine.rules.summon import summon
from hsreplay_sim.engine.rules.zones import add_to_hand, discard
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.selfplay import END_TURN, Move, do, random_move

UNIT = "steps an action"
RUNS = 5

Recorded = tuple[int, int, int, int]
"""A move by entity ids: (entity or 0, target or 0, choice, place)."""


def measure() -> Measured:
    """Check and time all of it."""
    found = Measured()
    for kind in ("vanilla", "text"):
        _self_play(kind, found)
    _boards(found)
    return found


def _self_play(kind: str, found: Measured) -> None:
    games = [recorded(seed, kind) for seed in range(len(decks_of(kind)))]
    actions = sum(map(len, games))
    digest, packets = _checked(games, kind)
    found.results[f"{kind} decks"] = f"{actions} actions, {packets} packets, {digest}"
    alone, chosen = _Clock(games, kind, replay), _Clock(games, kind, play_out)
    yard, engine, options = in_turns_of_games(alone, chosen)
    for name, seconds in (("engine alone", engine), ("with options", options)):
        found.add(
            f"{kind} decks, {name}", steps(seconds, yard) / actions, UNIT,
            f"{actions / seconds:,.0f} actions/s",
        )  # fmt: skip


class _Clock:
    """Times all games, their beginnings left out."""

    def __init__(self, games: list[list[Recorded]], kind: str, run: Callable[..., None]) -> None:
        self._games, self._kind, self._run = games, kind, run
        self.begun: list[tuple[Game, SeededOracle]] = []

    def begin(self) -> None:
        self.begun = [start(seed, self._kind) for seed in range(len(self._games))]

    def __call__(self) -> None:
        for (game, player), moves in zip(self.begun, self._games, strict=True):
            self._run(game, player, moves)


def in_turns_of_games(*clocks: _Clock) -> list[float]:
    """The best seconds of the yardstick and of each clock."""
    best = [float("inf")] * (len(clocks) + 1)
    for _ in range(RUNS):
        for clock in clocks:
            clock.begin()
        best = list(map(min, best, in_turns([yardstick, *clocks], 1)))
    return best


def start(seed: int, kind: str) -> tuple[Game, SeededOracle]:
    """A game of a pair of decks, and the oracle that picks its moves (chance has its own)."""
    game, _ = new_game(seed, decks_of(kind)[seed])
    return game, SeededOracle(f"moves {seed}")


def recorded(seed: int, kind: str) -> list[Recorded]:
    """The moves of a random game, sound after every one of them."""
    game, player = start(seed, kind)
    moves = []
    while not over(game):
        move = random_move(game, player)
        entity, target = move.entity, move.target
        ids = entity.id if entity else 0, target.id if target else 0
        moves.append((*ids, move.choose, move.place))
        do(game, move)
        assert not check(game), (seed, move, check(game))
    return moves


def _checked(games: list[list[Recorded]], kind: str) -> tuple[str, int]:
    """Both ways give the same packets, to an end; a digest of them, and how many there are."""
    packets, digest = 0, hashlib.blake2b(digest_size=8)
    for seed, moves in enumerate(games):
        (one, player), (other, chooser) = start(seed, kind), start(seed, kind)
        replay(one, player, moves)
        play_out(other, chooser, moves)
        assert one.out == other.out, f"game {seed} took another course"
        assert all(one.owner(side).get(PLAYSTATE) > 1 for side in (1, 2)), f"game {seed} has no end"
        packets += len(one.out)
        digest.update(repr(one.out).encode())
    return digest.hexdigest(), packets


def replay(game: Game, _: SeededOracle, moves: Iterable[Recorded]) -> None:
    """The moves alone."""
    entities = game.entities
    for entity, target, choose, place in moves:
        aim = entities[target] if target else None
        do(game, Move(entities[entity] if entity else None, aim, choose, place))


def play_out(game: Game, player: SeededOracle, moves: Iterable[Recorded]) -> None:
    """Choosing and doing the same moves."""
    for _ in moves:
        do(game, random_move(game, player))


# --- boards of auras -----------------------------------------------------------------------------

CHAMPION, COIN = "CS2_222", "GAME_005"
"""Stormwind Champion: the other minions of its side have +1/+1."""
SIDE, HAND, TURNS = 7, 9, 60
AURA_ACTIONS = 3 * TURNS
FOR_EVER = 10**6


def _boards(found: Measured) -> None:
    clock = _Boards()
    clock.begin()
    clock()
    digest = hashlib.blake2b(repr(clock.game.out).encode(), digest_size=8).hexdigest()
    assert not check(clock.game)
    assert [each.get(ATK) for side in (1, 2) for each in clock.game.board[side]] == [
        13
    ] * 14  # 7, and 6 others
    found.results["14 auras"] = f"{AURA_ACTIONS} actions, {len(clock.game.out)} packets, {digest}"
    best = [float("inf")] * 2
    for _ in range(RUNS):
        clock.begin()
        best = list(map(min, best, in_turns([yardstick, clock], 1)))
    found.add(
        "boards with 14 auras", steps(best[1], best[0]) / AURA_ACTIONS, UNIT,
        f"{AURA_ACTIONS / best[1]:,.0f} actions/s",
    )  # fmt: skip


class _Boards:
    """Turns on a board that is full on both sides: a Coin, an attack, the end of the turn."""

    game: Game

    def begin(self) -> None:
        """Set it up."""
        game, _ = new_game(1, decks_of("vanilla")[0])
        for side in (1, 2):
            hero = game.hero[side]
            assert hero is not None
            hero.tags[ARMOR] = FOR_EVER
            for _ in range(SIDE):
                summon(game, game.owner(side), CHAMPION, side)
        do(game, END_TURN)
        self.game = game

    def __call__(self) -> None:
        """Play the turns."""
        game = self.game
        for turn in range(TURNS):
            side = game.current
            if len(game.hand[side]) >= HAND:
                discard(game, game.hand[side][-1], None)
            coin = add_to_hand(game, game.owner(side), side, COIN)
            do(game, Move(coin))
            do(game, Move(game.board[side][turn % SIDE], game.hero[3 - side]))
            do(game, END_TURN)
