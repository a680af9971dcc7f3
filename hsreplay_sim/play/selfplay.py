"""Games that play themselves: seeded, legal and random; straight on the engine, for speed.

engine = new_engine(seed=1, build=185749)
for move in moves(engine, oracle):
...                          # each move is done after it was yielded
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.enums import CardClass, CardType, Zone
from hsreplay_sim.engine.moves.attack import attack
from hsreplay_sim.engine.moves.deck_action import deck_action
from hsreplay_sim.engine.moves.ending import over
from hsreplay_sim.engine.moves.play import play
from hsreplay_sim.engine.moves.setup import answer_mulligan, create_game, deal
from hsreplay_sim.engine.moves.turn import end_turn
from hsreplay_sim.engine.options.legal import legal_options
from hsreplay_sim.engine.options.options import Option, deck_actions
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.play.decks import classes, legal_deck
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.setup.deck import Deck, registry, seat
from hsreplay_sim.play.setup.formats import cards_of
from hsreplay_sim.play.setup.legality import DECK_SIZE

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.engine.state.entities import Entity

MOVES_MAX = 2_000
"""Moves of one game. Seen 190: fatigue ends random play long before."""

MOVES_PER_TURN = 75
"""Moves of one turn: what costs nothing and returns to the hand could be played for ever. A turn
lasts 75 seconds."""


class Move(NamedTuple):
    """A move of the current player; `entity` None ends the turn.

    `place` is the board slot of a minion from 1; 0 means any. A card in hand that is its own target
    is traded or forged.
    """

    entity: Entity | None
    target: Entity | None = None
    choose: int = -1
    place: int = 0


END_TURN = Move(None)


def new_engine(
    seed: int | str,
    build: int,
    *,
    decks: Sequence[Deck] = (),
    vanilla: bool = True,
    skip_mulligan: bool = False,
) -> tuple[Game, SeededOracle]:
    """A game in its first turn, and the oracle that goes on with it.

    Without `decks` both get thirty random minions without text, or with `vanilla` False a legal
    deck of cards whose text is implemented. Unless skipped, the mulligan is random, too.
    """
    oracle = SeededOracle(seed)
    cards = cards_of(build)
    chosen = list(decks) or [
        vanilla_deck(cards, oracle) if vanilla else legal_deck(cards, build, oracle)
        for _ in range(2)
    ]
    game = Game(cards, registry(), oracle, build)
    create_game(game, [seat(cards, deck) for deck in chosen])
    deal(game, oracle.one_of((1, 2)))
    settle(game)
    for side in (1, 2):
        hand = game.hand[side]
        kept = [c for c in hand if skip_mulligan or oracle.random.random() < 0.6]
        answer_mulligan(game, side, kept)
        settle(game)
    return game, oracle


def vanilla_deck(cards: CardSet, oracle: SeededOracle) -> Deck:
    """A random class with thirty random minions without a text, duplicates allowed."""
    name = oracle.one_of(classes(cards))
    pool = vanilla_pool(cards)
    return Deck(name, [oracle.one_of(pool) for _ in range(DECK_SIZE)])


def vanilla_pool(cards: CardSet) -> tuple[str, ...]:
    """Collectible minions without a text."""
    pool = cards.pool(type=CardType.MINION, card_class=CardClass.NEUTRAL)
    return tuple(i for i in pool if (card := cards.get(i)) is not None and not card.text)


def moves(
    game: Game, oracle: SeededOracle, limit: int = MOVES_MAX, per_turn: int = MOVES_PER_TURN
) -> Iterator[Move]:
    """Random moves until the game is over; each is yielded first, then done."""
    in_turn = 0
    for _ in range(limit):
        if over(game):
            return
        move = random_move(game, oracle) if in_turn < per_turn else END_TURN
        in_turn = in_turn + 1 if move.entity is not None else 0
        yield move
        do(game, move)


def random_move(game: Game, oracle: SeededOracle) -> Move:
    """A legal move of the current player; it ends the turn if nothing else is left."""
    found: list[Option] = [*legal_options(game, game.current), *deck_actions(game, game.current)]
    return random_way(game, oracle, oracle.one_of(found)) if found else END_TURN


def random_way(game: Game, oracle: SeededOracle, option: Option) -> Move:
    """A random target, place and choice for an option that is legal."""
    entity, choose = option.entity, -1
    if option.deck_action:
        return Move(entity, entity)
    if option.sub_options:
        open_subs = [i for i, sub in enumerate(option.sub_options) if sub.legal]
        if not open_subs:
            return END_TURN
        choose = oracle.one_of(open_subs)
        option = option.sub_options[choose]
    targets = [target.entity for target in option.targets if target.legal]
    target = oracle.one_of(targets) if targets else None
    place = 0
    if entity is not None and entity.zone == Zone.HAND and entity.type == CardType.MINION:
        place = oracle.one_of(range(1, len(game.board[entity.controller]) + 2))
    return Move(entity, target, choose, place)


def do(game: Game, move: Move) -> None:
    """Let the engine do a legal move."""
    game.triggers_run = 0
    entity, target = move.entity, move.target
    if entity is None:
        end_turn(game)
    elif target is entity and entity.zone == Zone.HAND:
        deck_action(game, entity)
    elif target is not None and move.choose < 0 and _is_fighter(entity):
        attack(game, entity, target)
    else:
        play(game, entity, target, move.choose, move.place)
    settle(game)


def _is_fighter(entity: Entity) -> bool:
    return entity.zone == Zone.PLAY and entity.type in (CardType.HERO, CardType.MINION)
