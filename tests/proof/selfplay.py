"""Self-play with card texts: what the engine plays and records, the verifier must verify.

Random legal decks of implemented cards play random legal moves. The game is written as a Power.log
as one seat would see it (or a spectator of both), read again, and verified.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from hsreplay_sim.base.tags import PLAYSTATE
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.engine.moves.ending import over
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.formats.powerlog import write as powerlog_write
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.play import Deck
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.recorder.record import OfferBook, record
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import Divergence, GameReport
from hsreplay_sim.verifier.run import verify_game

BUILDS = (
    3140, 6485, 7234, 9786, 10833, 12574, 13619, 15590, 18336, 20457, 22611, 25770, 28855, 31353,
    39832, 54613, 71003, 88998, 121569, 134558, 157820, 185749, 217964, 241170, 255790,
)  # fmt: skip
SEATS = ((1,), (2,), (1, 2))


@dataclass(slots=True)
class Played:
    """What became of one self-played game."""

    number: int
    build: int
    fault: str = ""
    """Where the engine failed, or what it broke; "" where the game was played to its end."""
    verdict: str = ""
    actions: int = 0
    verified: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    """Why actions were put off."""
    diverged: list[str] = field(default_factory=list)
    """The first difference of each action that diverged."""
    unexplained: list[str] = field(default_factory=list)
    """The first difference of each action that differs beside what nobody can know."""
    cards: Counter[str] = field(default_factory=Counter)
    """The cards played."""

    @property
    def clean(self) -> bool:
        """Played to a result, and nothing diverged."""
        return not self.fault and not self.diverged and self.actions > 0

    def lines(self) -> list[str]:
        """What is to be mended."""
        return [self.fault] if self.fault else self.diverged

    @property
    def title(self) -> str:
        """Which game it is."""
        return f"game {self.number}, build {self.build}"


def build_and_seats(number: int, builds: Sequence[int] = BUILDS) -> tuple[int, tuple[int, ...]]:
    """Every build meets every choice of seats."""
    return builds[number % len(builds)], SEATS[number // len(builds) % len(SEATS)]


def self_played(
    seed: int, number: int, builds: Sequence[int] = BUILDS, keep: Path | None = None
) -> Played:
    """Play a game, write it, read it, verify it; `keep` is a folder for the log."""
    build, seats = build_and_seats(number, builds)
    return tried(Played(number, build), seed, seats, keep=keep)


def tried(
    found: Played,
    seed: int,
    seats: tuple[int, ...],
    decks: Sequence[Deck] = (),
    keep: Path | None = None,
) -> Played:
    """Fill in what became of a game; without `decks` both are random."""
    number = found.number
    try:
        recording = _recorded(seed, found, seats, decks)
    except Exception as error:
        found.fault = where(error)
        return found
    text = powerlog_write.write([recording])
    if keep is not None:
        (keep / f"{seed}-{number}.log").write_text(text, encoding="utf-8", newline="\n")
    (game,) = read_powerlog(text.encode(), f"{seed}-{number}.log")
    _note(found, verify_game(game))
    return found


def _recorded(seed: int, found: Played, seats: tuple[int, ...], decks: Sequence[Deck]) -> Recording:
    engine, oracle = new_engine(f"{seed} {found.number}", found.build, decks=decks, vanilla=False)
    book = OfferBook(engine)
    for move in moves(engine, oracle):
        _sound(engine)
        if engine.current in seats:
            book.offer()
            book.send(move.entity, move.target, move.choose, move.place)
        if move.entity is not None:
            found.cards[move.entity.card_id] += 1
    _sound(engine)
    if not over(engine) or not all(engine.owner(side).get(PLAYSTATE) > 3 for side in (1, 2)):
        raise AssertionError("the game ends without a result")
    return record(engine, seats, offers=book.offers)


def _sound(engine: Game) -> None:
    broken = check(engine)
    if broken:
        raise AssertionError("; ".join(broken))


def where(error: Exception) -> str:
    """The error and the innermost places of the package that it came through."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if "hsreplay_sim" in f.filename]
    places = [f"{Path(f.filename).name}:{f.lineno}" for f in frames[-3:]]
    return f"{type(error).__name__} {error} ({' > '.join(places)})"


def _note(found: Played, report: GameReport) -> None:
    tally = report.tally
    found.verdict = str(report.verdict)
    found.actions, found.verified = tally.actions.total, tally.actions.verified
    found.reasons.update({str(reason): count for reason, count in tally.reasons.items()})
    found.diverged = _first_of_each_action(report.divergences)
    found.unexplained = _first_of_each_action(report.unexplained)


def _first_of_each_action(differences: Iterable[Divergence]) -> list[str]:
    first: dict[int, str] = {}
    for each in differences:
        first.setdefault(each.step, each.summary())
    return list(first.values())
