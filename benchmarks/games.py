"""Games for benchmarks, and the fixed set of logs that is always there to be timed.

    python benchmarks/games.py     # plays them again, into fixtures/speed

The decks stand in fixtures/speed/decks.csv, so that a new card does not change what is timed. Two
logs are of builds that lie in the bracket of a switch, played with the setting that is not the
first guess: a verification has to find that out. One prints a card as the next data have it, and
asks a pool of cards that no tag names. Make the logs again where a rule is mended that they break.
"""

from __future__ import annotations

import csv
import lzma
import sys
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from benchmarks.figures import LOGS
from hsreplay_sim.builds.profile import Profile, profile_for
from hsreplay_sim.engine.moves.setup import answer_mulligan, create_game, deal
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.formats.powerlog.write import write
from hsreplay_sim.play.decks import legal_deck
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.selfplay import moves, vanilla_deck
from hsreplay_sim.play.setup.deck import Deck, registry, seat
from hsreplay_sim.play.setup.formats import cards_of
from hsreplay_sim.recorder.record import OfferBook, record
from hsreplay_sim.replay.recording import Recording

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet

BUILD = 185749
KEPT = 0.6
"""How likely a card of the first hand is kept."""
PAIRS = 20
"""Pairs of decks of each kind that a self-play benchmark plays."""
DECKS = LOGS / "decks.csv"
EXCAVATING = ["WW_001"] * 6 + ["WW_002"] * 4
"""Cards that ask for the treasures of their build, among all cards there are."""


class Log(NamedTuple):
    """What a log of the fixed set is made from."""

    build: int
    seed: int
    vanilla: bool = False
    switch: str = ""
    """The open switch that is set as it is not guessed."""
    reprinted: str = ""
    """The card of mages that has the numbers of the next card data."""


GAMES = {
    "vanilla.log": Log(185749, 1, vanilla=True),
    "text-12051.log": Log(12051, 2),
    "text-22115.log": Log(22115, 3),
    "text-54613.log": Log(54613, 4),
    "text-97896.log": Log(97896, 5),
    "text-185749.log": Log(185749, 6),
    "second-pass.log": Log(45000, 1, switch="deathrattle_count"),
    "second-pass-late.log": Log(70000, 1, switch="just_played_after_payment"),
    "reprint.log": Log(190416, 14, reprinted="RLK_548"),
}


def new_game(
    seed: int,
    decks: Sequence[Deck],
    cards: CardSet | None = None,
    build: int | Profile = BUILD,
) -> tuple[Game, SeededOracle]:
    """A game in its first turn, and the oracle that goes on with it; the mulligan is random."""
    oracle = SeededOracle(seed)
    number = build.build if isinstance(build, Profile) else build
    cards = cards or cards_of(number)
    game = Game(cards, registry(), oracle, build)
    create_game(game, [seat(cards, deck) for deck in decks])
    deal(game, oracle.one_of((1, 2)))
    settle(game)
    for side in (1, 2):
        kept = [card for card in game.hand[side] if oracle.random.random() < KEPT]
        answer_mulligan(game, side, kept)
        settle(game)
    return game, oracle


def recorded(log: Log) -> Recording:
    """A game as the client of player 1 logged it, with the options and what was chosen."""
    cards, oracle = cards_of(log.build), SeededOracle(f"decks {log.seed}")
    decks = [
        vanilla_deck(cards, oracle) if log.vanilla else legal_deck(cards, log.build, oracle, name)
        for name in (("MAGE", "MAGE") if log.reprinted else ("", ""))
    ]
    profile = profile_for(log.build)
    if log.reprinted:
        cards = cards.with_later(frozenset((log.reprinted,)))
        given = [*EXCAVATING, log.reprinted, log.reprinted]
        decks = [Deck(deck.hero, [*given, *deck.cards[len(given) :]]) for deck in decks]
    if log.switch:
        profile = profile.but(**{log.switch: not getattr(profile, log.switch)})
    engine, oracle = new_game(log.seed, decks, cards, profile)
    book = OfferBook(engine)
    for move in moves(engine, oracle):
        if engine.current == 1:
            book.offer()
            book.send(move.entity, move.target, move.choose, move.place)
    return record(engine, (1,), offers=book.offers)


@cache
def decks_of(kind: str) -> list[list[Deck]]:
    """The pairs of decks of a kind, "vanilla" or "text"."""
    with DECKS.open(encoding="utf-8", newline="") as file:
        decks = [Deck(row["class"], row["cards"].split()) for row in csv.DictReader(file)
                 if row["kind"] == kind]  # fmt: skip
    return [list(pair) for pair in zip(decks[::2], decks[1::2], strict=True)]


def main() -> int:
    """Play and write all of them."""
    LOGS.mkdir(exist_ok=True)
    for name, log in GAMES.items():
        text = write([recorded(log)]).encode()
        packed = lzma.compress(text, preset=lzma.PRESET_EXTREME | 9)
        (LOGS / f"{name}.xz").write_bytes(packed)
        print(f"{name:24} {len(text):9} bytes, packed {len(packed):7}")
    with DECKS.open("w", encoding="utf-8", newline="\n") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(("kind", "class", "cards"))
        cards = cards_of(BUILD)
        for seed in range(2 * PAIRS):
            oracle = SeededOracle(f"decks {seed}")
            for kind, deck in (
                ("vanilla", vanilla_deck(cards, oracle)),
                ("text", legal_deck(cards, BUILD, oracle)),
            ):
                rows.writerow((kind, deck.hero, " ".join(deck.cards)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
