"""What a card offers or makes at random, against what its text says.

A card is played in the middle of a game; the pool of the first question for a card is compared
with the cards that `scripts/reading/pools.py` reads from the text. A card without a class stands in
both; a card that another printing repeats stands for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hsreplay_sim.base.tags import CLASS
from hsreplay_sim.carddb.store import CardSet
from hsreplay_sim.engine.oracle import Oracle, Purpose, Question
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.play import Game
from hsreplay_sim.play.setup.formats import cards_of
from proof.every_card import Twin, position_for, ways_of
from reading.pools import Asked, asked_by

POOLS = (Purpose.DISCOVER, Purpose.ANNOUNCED, Purpose.GENERATE, Purpose.SUMMON)


class Listening:
    """Stands before an oracle and notes the first pool that it is asked for a card of."""

    def __init__(self, oracle: Oracle) -> None:
        self._oracle = oracle
        self.pick, self.number, self.identity = oracle.pick, oracle.number, oracle.identity
        self.pool: Sequence[str] | None = None

    def card(self, game: Engine, question: Question[str]) -> str:
        """See :class:`hsreplay_sim.engine.oracle.Oracle`."""
        if self.pool is None and question.purpose in POOLS:
            self.pool = question.options
        return self._oracle.card(game, question)


class Compared(NamedTuple):
    """The pool of a text, and what the text says, as canonical ids."""

    card_id: str
    build: int
    lacking: frozenset[str]
    """What the text allows and the pool has not."""
    too_much: frozenset[str]
    """What the pool has and the text does not allow."""


def compared(card_id: str, build: int) -> Compared | None:
    """Compare; None where the text is not read or the card asks for no pool as it is played."""
    known = cards_of(build)
    card = known.get(card_id)
    asked = asked_by(card.text) if card is not None else None
    if asked is None:
        return None
    game = position_for(card_id, build, "middle")
    pool = _pool_of(game, card_id)
    if not pool:
        return None
    said, found = _said(asked, game, known), {known.canonical(each) for each in pool}
    return Compared(card_id, build, frozenset(said - found), frozenset(found - said))


def _pool_of(game: Game, card_id: str) -> Sequence[str] | None:
    """The first pool that a play of the card asks for."""
    card = game.player1.give(card_id)
    for way in ways_of(game, card):
        twin = Twin(game, card_id)
        oracle = twin.game.engine.oracle = Listening(twin.game.engine.oracle)
        twin.do(way)
        if oracle.pool is None and twin.is_minion_in_play(card):
            twin.game.card(card.entity_id).destroy()
            twin.choose()
        if oracle.pool is None:
            twin.end_turns(2)
        if oracle.pool is not None:
            return oracle.pool
    return None


def _said(asked: Asked, game: Game, known: CardSet) -> set[str]:
    mine, theirs = (player.hero.entity.get(CLASS) for player in game.players)
    return {known.canonical(card.id) for card in asked.cards(known, mine, theirs)}
