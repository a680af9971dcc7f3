"""Games in which a player has Imbued or Heralded some times, for tests of the cards."""

from __future__ import annotations

from hsreplay_sim.cards.words.powers import imbue
from hsreplay_sim.cards.words.systems import herald
from hsreplay_sim.play import BaseGame, Deck, Player

BUILD = 255790
SIZES = [(0, 1), (2, 2), (4, 4)]
"""How many Heralds came before, and how many times as strong the next Soldier is."""


class Bare(BaseGame):
    """Nobody is dealt a card."""

    opening_hands = (0, 0)


def bare(hero: str, deck: tuple[str, ...] = (), seed: int = 0) -> tuple[Bare, Player, Player]:
    """A game in which player 1, of this class, moves and has ten mana."""
    game = Bare.new(Deck(hero, deck), Deck("WARRIOR", ()), seed=seed, build=BUILD).start(first=1)
    player, foe = game.players
    player.mana = 10
    return game, player, foe


def blessed(
    hero: str, times: int, deck: tuple[str, ...] = (), seed: int = 0
) -> tuple[Bare, Player, Player]:
    """A player who has Imbued so often."""
    game, player, foe = bare(hero, deck, seed)
    for _ in range(times):
        game.run(imbue())
    return game, player, foe


def heralded(hero: str, times: int) -> tuple[Bare, Player, Player]:
    """A player who has Heralded so often, and has no minion and no card left."""
    game, player, foe = bare(hero)
    for _ in range(times):
        game.run(herald())
        for each in [*player.field]:
            each.destroy()
    player.discard_hand()
    return game, player, foe
