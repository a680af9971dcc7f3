"""Positions for the tests of dated reports: a game at a build, with what the report tells of.

    game, me, foe = position("MAGE", "HUNTER", build=9786)
    yeti, = stand(me, "Chillwind Yeti")
    game.opponents_turn("Freezing Trap")
    yeti.attack(foe.hero)

Player 1 is `me` and has the turn. Both have ten crystals, no hand, and a deck of Wisps
unless `decks` says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence

from hearthstone.enums import GameTag

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.stream import OPEN
from hsreplay_sim.play import BaseGame, Card, Deck, Player

FILLER = ("Wisp",) * 30
CRYSTALS = 10


class Position(BaseGame):
    """A game without opening hands, in which everything can be paid."""

    opening_hands = (0, 0)

    def refill(self) -> None:
        """Give both players all their mana again."""
        for player in self.players:
            player.max_mana = player.mana = CRYSTALS

    def play(self, *cards: str, target: Card | None = None) -> list[Card]:
        """The current player plays these, one after the other, each with full mana."""
        played = []
        for name in cards:
            self.refill()
            card = self.current_player.give(name)
            played.append(card.play(target if card.requires_target else None))
        if self.choice is None:
            self.refill()
        return played

    def opponents_turn(self, *cards: str, target: Card | None = None) -> None:
        """End the turn; the other player plays these and ends its own."""
        self.end_turn()
        self.play(*cards, target=target)
        self.end_turn()
        self.refill()


def position(
    mine: str = "MAGE",
    theirs: str = "WARRIOR",
    *,
    build: int,
    decks: tuple[Sequence[str], Sequence[str]] = (FILLER, FILLER),
    seed: int = 1,
) -> tuple[Position, Player, Player]:
    """A game at a build in which the first player has the turn, and its two players."""
    first_draw = FILLER[0]
    sides = Deck(mine, [first_draw, *decks[0]]), Deck(theirs, decks[1])
    game = Position.new(*sides, seed=seed, build=build)
    game.player1.stack_deck(first_draw)
    game.start(first=1)
    game.player1.hand[0].discard()
    game.refill()
    return game, game.player1, game.player2


def stand(player: Player, *minions: str) -> list[Card]:
    """Minions that came in an earlier turn, in this order from the left: they may attack."""
    made = [player.summon(name) for name in minions]
    for minion in made:
        minion.exhausted = False
        minion.tags[GameTag.NUM_TURNS_IN_PLAY] = 1
    return made


def names(cards: Sequence[Card]) -> list[str]:
    """The names of cards, in their order."""
    return [card.name for card in cards]


def triggered(game: Position, since: int) -> list[Card]:
    """The cards that triggered since so many packets had been written, in their order."""
    opened = [packet for packet in game.engine.out[since:] if packet[0] == OPEN]
    cards = {card.entity_id for card in game.entities}
    ids = [packet[1] for packet in opened if packet[2] == BlockType.TRIGGER]
    return [game.card(number) for number in ids if number in cards]
