"""Every implemented card, played at random: nothing breaks, and the state stays sound.

    python scripts/prove.py fuzz-cards [ID...] [--seed 1] [--times 10] [--jobs 2]

Each card is played in so many games of each of two builds; one that is never played (a passive
hero power) holds to the end of a turn. In a game of two random legal decks wanted cards come into
the hand of whoever is to move, who plays them at random; mana and heroes are refreshed, so that a
game lasts. After each move the invariants are asked. A game follows from the seed, the build and
the cards wanted; a fault names all three.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import (
    CASTS_WHEN_DRAWN,
    DAMAGE,
    HIDE_STATS,
    RESOURCES,
    RESOURCES_USED,
    TEMP_RESOURCES,
)
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.engine.keywords.powers import replace_power
from hsreplay_sim.engine.moves.ending import over
from hsreplay_sim.engine.options.legal import legal_options
from hsreplay_sim.engine.options.requirements import (
    REQ_CANNOT_PLAY_THIS,
    REQ_MUST_PLAY_OTHER_CARD_FIRST,
)
from hsreplay_sim.engine.rules import zones
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.selfplay import Move, do, new_engine, random_move, random_way
from hsreplay_sim.play.setup.deck import registry
from proof.selfplay import BUILDS, where
from reading.trees import tree_of, walk

TIMES = 10
"""Games that play a card, in each of its two builds."""
TOGETHER = 30
"""Cards that are wanted in the same games."""
GAMES_MAX = 10 * TIMES
"""Games for such a batch: what is not played by then is told."""
MOVES_MAX = 400
MANA = 25
BARRED = frozenset((REQ_CANNOT_PLAY_THIS, REQ_MUST_PLAY_OTHER_CARD_FIRST))
HELD = 2
"""Wanted cards in a hand at once."""
STORE = CardStore.open()
PLAYED = {
    *(CardType.MINION, CardType.SPELL, CardType.WEAPON, CardType.HERO, CardType.LOCATION),
    CardType.HERO_POWER,
}


@dataclass(frozen=True, slots=True)
class Batch:
    """Cards that are wanted in the same games of a build."""

    build: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class Found:
    """What became of a batch."""

    batch: Batch
    games: int = 0
    plays: Counter[str] = field(default_factory=Counter)
    """Card → the games that played it."""
    faults: dict[str, str] = field(default_factory=dict)
    """What broke → in which game, and behind which card."""
    lacking: Counter[str] = field(default_factory=Counter)
    """What the engine refuses, since the card data of the build lack it → games that end there."""


# --- which cards, in which builds -----------------------------------------------------------------


@cache
def options_of_cards() -> frozenset[str]:
    """What is chosen on a card, and never lies in a hand."""
    return frozenset(
        node
        for definition in classes().values()
        for slot in ("choose", "titan")
        for node in walk(tree_of(definition).get(slot))
        if isinstance(node, str)
    )


def implemented() -> list[str]:
    """The cards that can be played: those with a class, and collectible ones that need none."""
    plain = {STORE.canonical(each) for each in STORE.at().pool(collectible=True)}
    return sorted(each for each in {*classes(), *plain} - options_of_cards() if builds_of(each))


def builds_of(card_id: str) -> list[int]:
    """The builds of self-play in which a card can be played with its text."""
    return [build for build in BUILDS if _can_be_played(card_id, build)]


def _can_be_played(card_id: str, build: int) -> bool:
    cards = STORE.at(build)
    card = cards.get(card_id)
    if card is None or card.type not in PLAYED or (card.type == CardType.HERO and not card.cost):
        return False
    if card.type == CardType.MINION and not card.health:  # a part of Zilliax Deluxe 3000
        return False
    return registry().find(card, card_id) is not None


def works_unplayed(card: Card | None) -> bool:
    """A passive hero power, or a card at work in the hand: it holds to the end of a turn."""
    if card is None:
        return False
    passive = card.type == CardType.HERO_POWER and card.tags.get(HIDE_STATS, 0)
    return bool(passive) or not BARRED.isdisjoint(card.requirements)


def batches(cards: Sequence[str], seed: int) -> list[Batch]:
    """The cards by build, each in two builds where two have it, drawn by the seed."""
    of_build: dict[int, list[str]] = {}
    for card_id in cards:
        chance = random.Random(f"{seed} {card_id}")
        found = builds_of(card_id)
        for build in chance.sample(found, min(2, len(found))):
            of_build.setdefault(build, []).append(card_id)
    return [
        Batch(build, tuple(wanted[at : at + TOGETHER]))
        for build, wanted in sorted(of_build.items())
        for at in range(0, len(wanted), TOGETHER)
    ]


# --- games ----------------------------------------------------------------------------------------


def fuzzed(seed: int, times: int, batch: Batch) -> Found:
    """Play games until each card of the batch was played in so many."""
    found = Found(batch)
    left = list(batch.cards)
    while left and found.games < GAMES_MAX:
        _play(f"{seed} {found.games}", left, found)
        found.games += 1
        left = [each for each in left if found.plays[each] < times]
    return found


def _play(seed: str, wanted: Sequence[str], found: Found) -> None:
    build = found.batch.build
    engine, oracle = new_engine(f"{seed} {build} {wanted[0]}", build, vanilla=False)
    guests = Guests(engine, oracle, list(wanted))
    try:
        for _ in range(MOVES_MAX):
            if over(engine) or guests.all_played:
                break
            move = guests.next_move()
            do(engine, move)
            guests.note(move)
            if broken := check(engine):
                raise AssertionError("; ".join(broken))
    except UnsupportedError as error:
        found.lacking[error.message] += 1
    except Exception as error:
        told = f"game {seed} of build {build} behind {guests.last}"
        found.faults.setdefault(where(error), told)
        if guests.last in wanted:
            found.plays[guests.last] += 1
    found.plays.update(guests.played)


@dataclass(slots=True)
class Guests:
    """Wanted cards in one game: brought into hands, and played before anything else."""

    engine: Game
    oracle: SeededOracle
    wanted: list[str]
    held: dict[int, str] = field(default_factory=dict)
    """Entity → the card that it was brought as."""
    played: set[str] = field(default_factory=set)
    last: str = ""
    """The card of the last move."""

    def __post_init__(self) -> None:
        self.oracle.random.shuffle(self.wanted)

    @property
    def all_played(self) -> bool:
        """Every wanted card was played in this game."""
        return not self.wanted and not self.held

    def next_move(self) -> Move:
        """Bring cards; then play one of those brought, or else anything legal."""
        self._refresh()
        self._bring()
        legal = legal_options(self.engine, self.engine.current)
        ours = [each for each in legal if each.entity is not None and each.entity.id in self.held]
        if ours:
            move = random_way(self.engine, self.oracle, self.oracle.one_of(ours))
        else:
            move = random_move(self.engine, self.oracle)
        self.last = move.entity.card_id if move.entity is not None else "END_TURN"
        return move

    def note(self, move: Move) -> None:
        """A wanted card was played, by the player or as it was drawn; or it works without."""
        if move.entity is not None and move.entity.id in self.held:
            self.played.add(self.held.pop(move.entity.id))
        for number, card_id in list(self.held.items()):
            entity = self.engine.entities[number]
            drawn = entity.tags.get(CASTS_WHEN_DRAWN, 0)
            cast = drawn and entity.zone not in (Zone.DECK, Zone.HAND)
            if cast or (move.entity is None and works_unplayed(self.engine.cards.get(card_id))):
                self.played.add(self.held.pop(number))
            elif entity.zone not in (Zone.DECK, Zone.HAND, Zone.PLAY) or entity.card_id != card_id:
                self.held.pop(number)
                self.wanted.append(card_id)

    def _refresh(self) -> None:
        engine, side = self.engine, self.engine.current
        for tag, value in ((RESOURCES, MANA), (RESOURCES_USED, 0), (TEMP_RESOURCES, 0)):
            engine.set(engine.owner(side), tag, value)
        for hero in engine.hero:
            if hero is not None:
                engine.set(hero, DAMAGE, 0)
        engine.touch_auras()
        settle(engine)

    def _bring(self) -> None:
        engine, side = self.engine, self.engine.current
        while self.wanted and self._held_by(side) < HELD:
            if len(engine.hand[side]) >= zones.hand_limit(engine, side):
                return
            card_id = self.wanted.pop()
            brought = self._brought(card_id, side)
            if brought is None:
                self.wanted.insert(0, card_id)
                return
            self.held[brought.id] = card_id
            settle(engine)

    def _held_by(self, side: int) -> int:
        return sum(self.engine.entities[number].controller == side for number in self.held)

    def _brought(self, card_id: str, side: int) -> Entity | None:
        """A card in a hand, a hero power in its place, what is cast as it is drawn on a deck."""
        engine, card = self.engine, self.engine.cards.get(card_id)
        hero = engine.hero[side]
        if card is None or hero is None:
            return None
        if card.type == CardType.HERO_POWER:
            replace_power(engine, hero, card_id, side)
            return engine.power[side]
        if card.tags.get(CASTS_WHEN_DRAWN, 0):
            cast = zones.shuffle_in(engine, hero, side, card_id)
            engine.untagged.piles.lay(cast.id, on_top=True)
            return cast
        return zones.add_to_hand(engine, hero, side, card_id)


# --- command line ---------------------------------------------------------------------------------


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    options = arguments(argv)
    cards = options.cards or implemented()
    work = batches(cards, options.seed)
    with multiprocessing.Pool(options.jobs) as pool:
        found = []
        for one in pool.imap_unordered(partial(fuzzed, options.seed, options.times), work):
            found.append(one)
            for fault, game in one.faults.items():
                print(f"{fault}: {game}", file=sys.stderr)
            said = f"{len(found)}/{len(work)} batches, {sum(len(f.faults) for f in found)} faults"
            print(said, file=sys.stderr, flush=True)
    for line in report(found, options.times):
        print(line)
    return int(any(one.faults for one in found))


def report(found: Sequence[Found], times: int) -> Iterator[str]:
    """What broke; then the cards that were not played often enough; then the figures."""
    faults: dict[str, list[str]] = {}
    for one in found:
        for fault, game in one.faults.items():
            faults.setdefault(fault, []).append(game)
    for fault, games in sorted(faults.items(), key=lambda row: -len(row[1])):
        yield f"{len(games)} {fault}: {games[0]}"
    for one in sorted(found, key=lambda each: (each.batch.build, each.batch.cards)):
        for card_id in one.batch.cards:
            if one.plays[card_id] < times:
                yield f"{card_id} of build {one.batch.build}: played in {one.plays[card_id]} games"
    for what, ended in sum((one.lacking for one in found), Counter[str]()).items():
        yield f"{ended} games end early: {what}"
    cards = {card_id for one in found for card_id in one.batch.cards}
    games = sum(one.games for one in found)
    often = sum(one.plays[each] >= times for one in found for each in one.batch.cards)
    every = sum(len(one.batch.cards) for one in found)
    yield f"{len(cards)} cards in {games} games, {len(faults)} faults"
    yield f"played in {times} games of a build: {often} of {every}"


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Play every implemented card at random.")
    parser.add_argument("cards", nargs="*", metavar="ID", help="cards; all that are implemented")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--times", type=int, default=TIMES, help="games that play a card")
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args(argv)
