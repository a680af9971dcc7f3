"""A player of a game in play, and what a player is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Mulligan, PlayState, Zone
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import (
    MULLIGAN_STATE,
    PLAYSTATE,
    RESOURCES,
    TEMP_RESOURCES,
)
from hsreplay_sim.engine.moves.setup import COIN, answer_mulligan
from hsreplay_sim.engine.options.requirements import mana_left
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.summon import summon
from hsreplay_sim.engine.rules.zones import add_to_hand, draw, shuffle_in
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.play.card import Card
from hsreplay_sim.play.moves import IllegalMoveError, name
from hsreplay_sim.play.oracle import SuspendedError

if TYPE_CHECKING:
    from hsreplay_sim.play.game import Game


class Player:
    """A player of a game: the zones, the hero, the mana, and what only a player does."""

    __slots__ = ("_game", "player_id")

    def __init__(self, game: Game, player_id: int) -> None:
        self._game = game
        self.player_id = player_id

    def __eq__(self, other: object) -> bool:
        same = isinstance(other, Player) and other._game is self._game
        return same and isinstance(other, Player) and other.player_id == self.player_id

    def __hash__(self) -> int:
        return self.player_id

    def __repr__(self) -> str:
        return f"<Player {self.player_id}>"

    # --- zones ---------------------------------------------------------------------------

    @property
    def entity(self) -> Entity:
        """The engine's PLAYER entity."""
        return self._game.engine.owner(self.player_id)

    @property
    def opponent(self) -> Player:
        """The other player."""
        return Player(self._game, 3 - self.player_id)

    @property
    def hand(self) -> list[Card]:
        """The hand from left to right."""
        engine = self._game.engine
        return self._cards(engine.in_row(engine.hand[self.player_id]))

    @property
    def deck(self) -> list[Card]:
        """The deck; its order means nothing, the draw decides."""
        return self._cards(self._game.engine.deck[self.player_id])

    @property
    def field(self) -> list[Card]:
        """Minions and locations from left to right."""
        return self._cards(self._game.engine.row(self.player_id))

    @property
    def secrets(self) -> list[Card]:
        """Secrets and quests, oldest first."""
        return self._cards(self._game.engine.secrets[self.player_id])

    @property
    def graveyard(self) -> list[Card]:
        """Dead minions and spent cards, by entity id."""
        return self._cards(
            entity
            for entity in self._game.engine.entities.values()
            if entity.zone == Zone.GRAVEYARD and entity.controller == self.player_id
        )

    @property
    def hero(self) -> Card:
        """The hero, dead or alive."""
        hero = self._game.engine.hero[self.player_id]
        if hero is None:
            raise IllegalMoveError(f"player {self.player_id} has no hero")
        return Card(self._game, hero)

    @property
    def hero_power(self) -> Card | None:
        """The hero power."""
        return self._maybe(self._game.engine.power[self.player_id])

    @property
    def weapon(self) -> Card | None:
        """The weapon."""
        return self._maybe(self._game.engine.weapon[self.player_id])

    @property
    def characters(self) -> list[Card]:
        """The hero, then the field."""
        return [self.hero, *self.field]

    # --- numbers -------------------------------------------------------------------------

    @property
    def mana(self) -> int:
        """Mana that can be spent now."""
        return mana_left(self._game.engine, self.player_id)

    @property
    def max_mana(self) -> int:
        """Mana crystals."""
        return self.entity.get(RESOURCES)

    @property
    def temp_mana(self) -> int:
        """Mana of this turn only."""
        return self.entity.get(TEMP_RESOURCES)

    @property
    def playstate(self) -> int:
        """PLAYSTATE."""
        return self.entity.get(PLAYSTATE)

    @property
    def has_won(self) -> bool:
        """The game is over and this player has won it."""
        return self.playstate == PlayState.WON

    @property
    def choice(self) -> Choice | None:
        """What this player has to choose before the game goes on."""
        choice = self._game.choice
        return choice if choice is not None and choice.player == self else None

    # --- moves -----------------------------------------------------------------------------

    def mulligan(self, *cards: Card) -> None:
        """Answer the mulligan: these cards are replaced, the others kept."""
        game = self._game
        if not game.in_mulligan or self.entity.get(MULLIGAN_STATE) != Mulligan.INPUT:
            raise IllegalMoveError(f"player {self.player_id} is not asked for a mulligan")
        hand = game.engine.hand[self.player_id]
        away = [card.entity for card in cards]
        for entity in away:
            if entity not in hand or entity.card_id == COIN:
                raise IllegalMoveError(f"{name(entity)} cannot be replaced")
        kept = [entity for entity in hand if entity not in away]
        game.act(lambda: answer_mulligan(game.engine, self.player_id, kept))

    def concede(self) -> None:
        """Give up."""
        self._game.concede(self)

    # --- setting up positions ----------------------------------------------------------------

    def give(self, card: str) -> Card:
        """Put a fresh card into the hand, for puzzles and tests: no player could do that.

        Raises:
            IllegalMoveError: the hand is full.
        """
        made = self._set_up(
            lambda card_id: add_to_hand(*self._source, self.player_id, card_id), card
        )
        if made is None:
            raise IllegalMoveError("the hand is full")
        return made

    def summon(self, card: str) -> Card:
        """Put a fresh minion onto the board, for puzzles and tests.

        Raises:
            IllegalMoveError: the board is full.
            UnsupportedError: its text is not implemented, and would be missing on the board.
        """
        game, source = self._source
        found = self._game.find(card)
        if game.scripts.find(found, found.id) is None:
            raise UnsupportedError(f"the text of {found.name} is not implemented")
        made = self._set_up(lambda card_id: summon(game, source, card_id, self.player_id), card)
        if made is None:
            raise IllegalMoveError("the board is full")
        return made

    def shuffle_into_deck(self, card: str) -> Card:
        """Put a fresh card into the deck, for puzzles and tests."""
        made = self._set_up(
            lambda card_id: shuffle_in(*self._source, self.player_id, card_id), card
        )
        if made is None:
            raise IllegalMoveError("nothing was created")
        return made

    def draw(self, count: int = 1) -> list[Card]:
        """Draw cards, for puzzles and tests."""
        game = self._game
        drawn: list[Entity] = []
        game.act(lambda: drawn.extend(draw(game.engine, self.player_id, count)))
        return self._cards(drawn)

    @property
    def _source(self) -> tuple[Engine, Entity]:
        return self._game.engine, self.entity

    def _set_up(self, make: Callable[[str], Entity | None], card: str) -> Card | None:
        game, card_id = self._game, self._game.find(card).id
        made: list[Entity | None] = []

        def move() -> None:
            made.append(make(card_id))
            settle(game.engine)

        game.act(move)
        return self._maybe(made[-1])

    def _cards(self, entities: Iterable[Entity]) -> list[Card]:
        return [Card(self._game, entity) for entity in entities]

    def _maybe(self, entity: Entity | None) -> Card | None:
        return Card(self._game, entity) if entity is not None else None


class Choice:
    """An offer in the middle of an effect (Discover, Adapt …): the game waits for the answer."""

    def __init__(
        self, game: Game, pending: SuspendedError, answer: Callable[[Entity], None]
    ) -> None:
        self.player = Player(game, pending.player)
        self.source = Card(game, pending.source) if pending.source is not None else None
        self.cards = [Card(game, entity) for entity in pending.options]
        self._answer = answer

    def __repr__(self) -> str:
        return f"<Choice of {self.cards}>"

    def choose(self, card: Card) -> None:
        """Take one of `cards`; the effect goes on."""
        if card not in self.cards:
            raise IllegalMoveError(f"{name(card.entity)} is not offered")
        self._answer(card.entity)
