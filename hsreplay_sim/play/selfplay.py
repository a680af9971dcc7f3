"""Games that play themselves: seeded, legal and random; straight on the engine, for speed.

engine = new_engine(seed=1, build=185749)
for move in moves(engine, oracle):
...                          # each move is done after it was yielded
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.enums import CardClass, CardType, Zone
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.engine.moves.attack import attack
from hsreplay_sim.engine.moves.ending import over
from hsreplay_sim.engine.moves.play import play
from hsreplay_sim.engine.moves.setup import answer_mulligan, create_game, deal
from hsreplay_sim.engine.moves.turn import end_turn
from hsreplay_sim.engine.options.legal import legal_options
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.play.game import CLASS_HEROES, Deck, registry, seat
from hsreplay_sim.play.oracle import SeededOracle

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.engine.state.entities import Entity

DECK_SIZE = 30
MOVES_MAX = 2_000
"""Moves of one game. Seen 190: fatigue ends random play long before."""


class Move(NamedTuple):
    """What the current player does; `entity` None ends the turn.

    `place` is the board slot of a minion from 1; 0 means any.
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

    Without `decks` both get thirty random minions without text, or with `vanilla` False thirty
    random cards whose text is implemented. Unless skipped, the mulligan is random, too.
    """
    oracle = SeededOracle(seed)
    cards = CardStore.open().at(build)
    chosen = list(decks) or [random_deck(cards, oracle, vanilla=vanilla) for _ in range(2)]
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


def random_deck(cards: CardSet, oracle: SeededOracle, *, vanilla: bool = True) -> Deck:
    """A random class with thirty random cards of it and neutral ones, duplicates allowed."""
    classes = [name for name, hero in CLASS_HEROES.items() if _is_there(cards, hero)]
    name = oracle.one_of(classes)
    pool = vanilla_pool(cards) if vanilla else implemented_pool(cards, name)
    return Deck(name, [oracle.one_of(pool) for _ in range(DECK_SIZE)])


def _is_there(cards: CardSet, hero: str) -> bool:
    card = cards.get(hero)
    power = cards.get(card.hero_power) if card is not None and card.hero_power else None
    return power is not None and registry().find(power, power.id) is not None


def vanilla_pool(cards: CardSet) -> tuple[str, ...]:
    """Collectible minions without a text."""
    pool = cards.pool(type=CardType.MINION, card_class=CardClass.NEUTRAL)
    return tuple(i for i in pool if (card := cards.get(i)) is not None and not card.text)


def implemented_pool(cards: CardSet, class_name: str) -> tuple[str, ...]:
    """Collectible cards of a class, and neutral ones, whose text is implemented."""
    found = []
    for wanted in (getattr(CardClass, class_name), CardClass.NEUTRAL):
        for card_id in cards.pool(card_class=wanted):
            card = cards.get(card_id)
            if card is None or card.type == CardType.HERO:
                continue
            if registry().find(card, card_id) is not None:
                found.append(card_id)
    return tuple(found)


def moves(game: Game, oracle: SeededOracle, limit: int = MOVES_MAX) -> Iterator[Move]:
    """Random moves until the game is over; each is yielded first, then done."""
    for _ in range(limit):
        if over(game):
            return
        move = random_move(game, oracle)
        yield move
        do(game, move)


def random_move(game: Game, oracle: SeededOracle) -> Move:
    """A legal move of the current player; it ends the turn if nothing else is left."""
    found = legal_options(game, game.current)
    if not found:
        return END_TURN
    option = oracle.one_of(found)
    entity, choose = option.entity, -1
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
    elif entity.zone == Zone.PLAY and entity.type in (CardType.HERO, CardType.MINION):
        assert target is not None
        attack(game, entity, target)
    else:
        play(game, entity, target, move.choose, move.place)
    settle(game)
