"""What a specification of the game wants measured: mulligan odds, who may be aimed at, limits.

    python benchmarks/bench_rules.py [--games 2000]

Prints each table and exits 1 where one is not as it should be. The odds are of a hard mulligan (all
goes back but a card that is there twice in thirty), for the first turn; they are exact fractions.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from math import comb, sqrt
from typing import TYPE_CHECKING

from hsreplay_sim.play import CardList, Deck, Game, IllegalMoveError

if TYPE_CHECKING:
    from hsreplay_sim.play import Minion, Player

BUILD = 185749
WANTED, DECK_SIZE, COPIES = "Fireball", 30, 2
YETI = "Chillwind Yeti"
DECK = Deck("MAGE", [WANTED] * COPIES + [YETI] * (DECK_SIZE - COPIES))
DEVIATIONS = 4
"""How many standard deviations a measured share may be off."""

STATES = ("stealthed", "elusive", "immune")
Row = tuple[bool, bool, bool]


def odds(hand: int) -> Fraction:
    """How likely a card that is there twice is held on the first turn, by the size of a hand."""

    def none_of(drawn: int, among: int) -> Fraction:
        return Fraction(comb(among - COPIES, drawn), comb(among, drawn))

    return 1 - none_of(hand, DECK_SIZE) * none_of(hand, DECK_SIZE - hand) * none_of(
        1, DECK_SIZE - hand
    )


def measured_odds(first: int, games: int) -> float:
    """The share of games in which player 1 holds the card as its first turn begins."""
    held = 0
    for seed in range(games):
        game = Game.new(DECK, DECK, seed=seed, build=BUILD, checked=False).start(first)
        for player in game.players:
            player.choice.choose(*player.choice.cards.exclude(WANTED))
        if first != 1:
            game.end_turn()
        held += WANTED in game.player1.hand
    return held / games


def position(state: str) -> tuple[Player, Player, Minion]:
    """A first player with ten mana, the second, and a minion of the second in a state."""
    game = Game.new(DECK, DECK, seed=1, build=BUILD).start(first=1).skip_mulligan()
    mine, foe = game.players
    mine.mana = 10
    target = foe.summon(YETI)
    setattr(target, state, True)
    return mine, foe, target


def aimed_at(state: str, targets: Callable[[Player], CardList]) -> bool:
    """Whether an enemy minion in a state is among the targets."""
    mine, _, target = position(state)
    return target in targets(mine)


def own_buff(state: str) -> bool:
    """Whether the owner may aim a spell at its own minion in a state."""
    mine, _, _ = position(state)
    own = mine.summon(YETI)
    setattr(own, state, True)
    return own in mine.give("Blessing of Kings").targets


def hurt_by(state: str, name: str) -> bool:
    """Whether an enemy minion in a state is hurt or destroyed by a spell without a target."""
    mine, foe, target = position(state)
    foe.hero.immune = True  # so that what is random meets the minion, or nothing that is hurt
    mine.give(name).play()
    return bool(target.dead or target.damage)


MATRIX: dict[str, tuple[Callable[[str], bool], Row]] = {
    "enemy spell": (
        lambda state: aimed_at(state, lambda me: me.give("Fireball").targets),
        (False, False, False),
    ),
    "enemy hero power": (
        lambda state: aimed_at(state, lambda me: me.hero_power.targets),
        (False, False, False),
    ),
    "Battlecry": (
        lambda state: aimed_at(state, lambda me: me.give("Elven Archer").targets),
        (False, True, False),
    ),
    "attack": (
        lambda state: aimed_at(state, lambda me: me.summon("Stonetusk Boar").attack_targets),
        (False, True, False),
    ),
    "its owner's spell": (own_buff, (True, False, True)),
    "random damage": (lambda state: hurt_by(state, "Arcane Missiles"), (True, True, False)),
    "area damage": (lambda state: hurt_by(state, "Flamestrike"), (True, True, False)),
    "area destruction": (lambda state: hurt_by(state, "Twisting Nether"), (True, True, True)),
}
"""What reaches a minion with Stealth, an elusive and an immune one (R218, R233, R129, R134).

An owner's own spell is refused at an elusive minion: so the options of the server say, whatever
descriptions of the game have it otherwise."""


def last_turn() -> int:
    """The turn at whose beginning a game without moves ends."""
    game = Game.new(DECK, DECK, seed=1, build=BUILD, checked=False).start(first=1).skip_mulligan()
    for player in game.players:
        player.hero.immune = True  # against Fatigue
    while not game.ended:
        game.end_turn()
    assert game.winner is None
    return game.turn


def caps() -> dict[str, int]:
    """The most cards of a hand, bodies of a side, Secrets of a player."""
    game = Game.new(DECK, DECK, seed=1, build=BUILD).start(first=1).skip_mulligan()
    player = game.player1
    player.draw(12)
    hand = len(player.hand)
    with suppress(IllegalMoveError):  # the board is full
        for _ in range(9):
            player.summon("Wisp")
    for name in ("Counterspell", "Ice Barrier", "Mirror Entity", "Vaporize", "Ice Block",
                 "Duplicate"):  # fmt: skip
        player.mana = 10
        player.hand[0].discard()
        secret = player.give(name)
        if secret.is_playable():
            secret.play()
    return {"hand": hand, "board": len(player.field), "Secrets": len(player.secrets)}


def main() -> int:
    """Measure, print, and compare: 0 if all is as it should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    games = parser.parse_args().games
    wrong = False
    for name, first, hand in (("first", 1, 3), ("second", 2, 4)):
        exact, found = odds(hand), measured_odds(first, games)
        off = DEVIATIONS * sqrt(float(exact * (1 - exact)) / games)
        wrong |= abs(found - float(exact)) > off
        print(f"mulligan, {name} player: {found:.2%} measured, {float(exact):.2%} = {exact}")
    print(f"\n{'':20}" + "".join(f"{state:>11}" for state in STATES))
    for name, (reaches, wanted) in MATRIX.items():
        found_row = tuple(reaches(state) for state in STATES)
        wrong |= found_row != wanted
        print(f"{name:20}" + "".join(f"{'yes' if each else 'no':>11}" for each in found_row))
    print(f"\nturn at whose beginning a game ends: {last_turn()}")
    print(", ".join(f"{name} {count}" for name, count in caps().items()))
    wrong |= last_turn() != 90 or caps() != {"hand": 10, "board": 7, "Secrets": 5}
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
