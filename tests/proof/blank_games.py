"""Games of decks with missing texts, which allow them: random legal moves to the end."""

from __future__ import annotations

import random
from functools import cache

from hsreplay_sim.play import Deck, Game
from hsreplay_sim.play.decks import classes, collectible
from hsreplay_sim.play.setup.deck import registry
from hsreplay_sim.play.setup.formats import cards_of
from hsreplay_sim.play.setup.needs import needs_of

BUILDS = (31353, 88998, 157820, 217964, 255790)
MOVES_MAX = 2_000
SIZE = 30


def played_out(number: int) -> Game:
    """Play a game whose decks hold missing texts and others, half and half, to its end."""
    build, chance = BUILDS[number % len(BUILDS)], random.Random(number)
    decks = [_deck(build, chance) for _ in range(2)]
    game = Game.new(*decks, seed=number, build=build, allow_missing=True)
    game.start().skip_mulligan()
    for _ in range(MOVES_MAX):
        if game.ended:
            break
        if game.choice is not None:
            game.choice.choose(chance.choice(game.choice.cards))
        else:
            chance.choice(game.legal_moves()).do()
    return game


def _deck(build: int, chance: random.Random) -> Deck:
    missing = {name: lacking(build, name) for name in classes(cards_of(build))}
    name = chance.choice([each for each, cards in missing.items() if cards])
    whole = [card.id for card in collectible(cards_of(build), name)]
    return Deck(
        name, chance.choices(missing[name], k=SIZE // 2) + chance.choices(whole, k=SIZE // 2)
    )


@cache
def lacking(build: int, name: str) -> list[str]:
    """The cards of a class, and neutral ones, that cannot be played whole."""
    needs = needs_of(cards_of(build), registry())
    return [card.id for card in collectible(cards_of(build), name) if needs.lack(card.id)]
