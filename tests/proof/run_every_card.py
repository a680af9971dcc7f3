"""Every collectible card that can be played, in four positions: nothing ends the game.

    python scripts/prove.py every-card [ID...] [--jobs 2] [--every 1] [--position "no room"]
                                       [--luck 2]

Each card is played in the oldest and in the newest build of self-play in which decks may hold it
and its text is implemented. What breaks, what is refused in the middle of a game and what passes in
silence are faults; `every_card.py` says what is played.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache, partial

from hsreplay_sim.play.setup.deck import registry
from hsreplay_sim.play.setup.formats import cards_of
from proof.every_card import POSITIONS, SOUGHT, Outcome, outcome_of
from proof.selfplay import BUILDS

Work = tuple[str, int]
"""A card, and the build in which it is played."""


@cache
def all_work() -> tuple[Work, ...]:
    """Every card in the oldest and the newest build that has it with its text, by build."""
    builds: dict[str, list[int]] = defaultdict(list)
    for build in BUILDS:
        cards = cards_of(build)
        for card_id in cards.pool(collectible=True):
            if registry().find(cards.get(card_id), card_id) is not None:
                builds[card_id].append(build)
    ends = {(card_id, build) for card_id, of in builds.items() for build in (of[0], of[-1])}
    return tuple(sorted(ends, key=lambda each: (each[1], each[0])))


def outcomes(
    work: Sequence[Work], jobs: int, positions: Sequence[str] = POSITIONS, luck: int = 0
) -> Iterator[Outcome]:
    """Play them, by several processes if asked for."""
    play = partial(_outcome, positions=positions, luck=luck)
    if jobs == 1:
        yield from map(play, work)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap(play, work, chunksize=50)


def _outcome(work: Work, positions: Sequence[str], luck: int) -> Outcome:
    return outcome_of(*work, positions, luck)


def report(found: Sequence[Outcome]) -> Iterator[str]:
    """What broke, the most frequent first; then the figures."""
    faults: dict[str, list[str]] = defaultdict(list)
    for one in found:
        for fault, told in one.faults.items():
            faults[fault].append(told)
    for fault, places in sorted(faults.items(), key=lambda row: -len(row[1])):
        yield f"{len(places)} {fault}: {places[0]}"
    idle = sorted({one.card_id for one in found if not one.plays})
    if idle:
        yield f"never played: {' '.join(idle)}"
    cards = {one.card_id for one in found}
    plays, broken = sum(one.plays for one in found), sum(len(one.faults) for one in found)
    yield f"{len(cards)} cards, {plays} plays, {broken} faults of {len(faults)} kinds"


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    options = arguments(argv)
    work = [each for each in all_work() if not options.cards or each[0] in options.cards]
    found = []
    positions = options.position or POSITIONS
    for one in outcomes(work[:: options.every], options.jobs, positions, options.luck):
        found.append(one)
        for fault, told in one.faults.items():
            print(f"{fault}: {told}", file=sys.stderr, flush=True)
    for line in report(found):
        print(line)
    return int(any(one.faults for one in found))


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Play every collectible card to its end.")
    parser.add_argument("cards", nargs="*", metavar="ID", help="cards; all that are implemented")
    parser.add_argument("--jobs", type=int, default=2)
    named = (*POSITIONS, SOUGHT)
    parser.add_argument("--position", action="append", choices=named, metavar="NAME",
                        help="only this one; several times")  # fmt: skip
    parser.add_argument("--every", type=int, default=1, help="a part: every so many cards")
    parser.add_argument("--luck", type=int, default=0, help="another course of what follows")
    return parser.parse_args(argv)
