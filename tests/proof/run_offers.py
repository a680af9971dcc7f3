"""What cards offer and make at random against what their texts say.

    python scripts/prove.py offers [ID...] [--every 1]

Each collectible card with its text is played in the oldest and the newest build of self-play that
has it. A pool that has more or less than the text says is a fault; `offers.py` says how it is read.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from hsreplay_sim.play.setup.formats import cards_of
from proof.offers import Compared, compared
from proof.run_every_card import Work, all_work
from reading.pools import asked_by


def work_read(cards: Sequence[str] = ()) -> list[Work]:
    """The cards whose text asks for cards and is read, in their builds."""
    return [each for each in all_work() if (not cards or each[0] in cards) and _is_read(*each)]


def _is_read(card_id: str, build: int) -> bool:
    card = cards_of(build).get(card_id)
    return card is not None and asked_by(card.text) is not None


def lines(found: Compared) -> Iterator[str]:
    """What differs, a line each."""
    for what, cards in (("lacks", found.lacking), ("has too much", found.too_much)):
        if cards:
            some = " ".join(sorted(cards)[:5])
            yield f"{found.card_id} of build {found.build} {what}: {len(cards)}, {some}"


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Compare pools with texts.")
    parser.add_argument("cards", nargs="*", metavar="ID", help="cards; all that are read")
    parser.add_argument("--every", type=int, default=1, help="a part: every so many texts")
    options = parser.parse_args(argv)
    work = work_read(options.cards)[:: options.every]
    found = [one for each in work if (one := compared(*each)) is not None]
    faults = [line for one in found for line in lines(one)]
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"{len(work)} texts read, {len(found)} asked for a pool, {len(faults)} faults")
    return int(bool(faults))
