"""A player of a game in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hearthstone.enums import PlayState

from hsreplay_sim.base import enums
from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.engine.moves.setup import answer_mulligan
from hsreplay_sim.engine.options.requirements import mana_left
from hsreplay_sim.engine.rules.summon import equip, summon
from hsreplay_sim.engine.rules.zones import add_to_hand, draw, shuffle_in, throw_away
from hsreplay_sim.engine.state.entities import COIN, Entity
from hsreplay_sim.play.moves import IllegalMoveError, name
from hsreplay_sim.play.views.choice import Choice, Mulligan
from hsreplay_sim.play.views.view import Flag, Number, View

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game as Engine
    from hsreplay_sim.play.session import Session
    from hsreplay_sim.play.views.card import Card
    from hsreplay_sim.play.views.zone import CardList


class Player(View):
    """A player of a game: the zones, the hero, the mana, and what only a player does."""

    __slots__ = ("player_id",)

    def __init__(self, game: Session, player_id: int) -> None:
        super().__init__(game, game.engine.owner(player_id))
        self.player_id = player_id

    def __repr__(self) -> str:
        return f"<Player {self.player_id}>"

    # --- zones ---------------------------------------------------------------------------

    @property
    def opponent(self) -> Player:
        """The other player."""
        return self.game.player(3 - self.player_id)

    @property
    def hand(self) -> CardList:
        """The hand from left to right."""
        engine = self.game.engine
        return self.game.cards(engine.in_row(engine.hand[self.player_id]))

    @property
    def deck(self) -> CardList:
        """The deck from top to bottom; what lies in no known order stands between the ends."""
        piles, deck = self.game.engine.untagged.piles, self.game.engine.deck[self.player_id]
        places = {number: place - len(piles.above) for place, number in enumerate(piles.above)}
        places |= {number: place for place, number in enumerate(piles.below, 1)}
        return self.game.cards(sorted(deck, key=lambda e: places.get(e.id, 0)))

    @property
    def starting_deck(self) -> list[str]:
        """The card ids of the deck that the player brought; empty after a position was loaded."""
        return list(self.game.starting_decks.get(self.player_id, ()))

    @property
    def field(self) -> CardList:
        """Minions and locations from left to right."""
        return self.game.cards(self.game.engine.row(self.player_id))

    @property
    def secrets(self) -> CardList:
        """Secrets and quests, oldest first."""
        return self.game.cards(self.game.engine.secrets[self.player_id])

    @property
    def graveyard(self) -> CardList:
        """Dead minions and spent cards, by entity id."""
        return self.game.cards(
            entity
            for entity in self.game.engine.entities.values()
            if entity.zone == Zone.GRAVEYARD and entity.controller == self.player_id
        )

    @property
    def buffs(self) -> CardList:
        """The enchantments on the player, in order of attachment."""
        return self.game.cards(self.entity.attached)

    @property
    def hero(self) -> Card:
        """The hero, dead or alive."""
        hero = self.game.engine.hero[self.player_id]
        if hero is None:
            raise IllegalMoveError(f"player {self.player_id} has no hero")
        return self.game.view(hero)

    @property
    def hero_power(self) -> Card | None:
        """The hero power."""
        return self._maybe(self.game.engine.power[self.player_id])

    @property
    def weapon(self) -> Card | None:
        """The weapon."""
        return self._maybe(self.game.engine.weapon[self.player_id])

    @property
    def characters(self) -> CardList:
        """The hero, then the field."""
        engine = self.game.engine
        hero = engine.hero[self.player_id]
        return self.game.cards([*([hero] if hero is not None else []), *engine.row(self.player_id)])

    # --- numbers -------------------------------------------------------------------------

    used_mana = Number(t.RESOURCES_USED, "Mana spent this turn.")
    temp_mana = Number(t.TEMP_RESOURCES, "Mana of this turn only.")
    overloaded = Number(t.OVERLOAD_OWED, "Crystals that will be locked next turn.")
    overload_locked = Number(t.OVERLOAD_LOCKED, "Crystals that are locked now.")
    spellpower = Number(t.CURRENT_SPELLPOWER, "Spell Damage.")
    corpses = Number(t.CORPSES, "Corpses.")
    fatigue_counter = Number(t.FATIGUE, "What the last draw from the empty deck cost.")
    cards_played_this_turn = Number(t.NUM_CARDS_PLAYED_THIS_TURN, "Cards played this turn.")
    cards_drawn_this_turn = Number(t.NUM_CARDS_DRAWN_THIS_TURN, "Cards drawn this turn.")
    minions_killed_this_turn = Number(
        t.NUM_MINIONS_KILLED_THIS_TURN, "Minions that died this turn."
    )
    timeout = Number(t.TIMEOUT, "Seconds of a turn; see :class:`~hsreplay_sim.play.ClockRules`.")
    combo = Flag(t.COMBO_ACTIVE, "A card was played this turn: Combos work.")

    @property
    def mana(self) -> int:
        """Mana that can be spent now."""
        return mana_left(self.game.engine, self.player_id)

    @mana.setter
    def mana(self, value: int) -> None:
        self.max_mana = max(self.max_mana, value)
        self.temp_mana = 0
        self.used_mana = self.max_mana - value

    @property
    def max_mana(self) -> int:
        """Mana crystals; setting them leaves the mana that is spent as it is."""
        return self.entity.get(t.RESOURCES)

    @max_mana.setter
    def max_mana(self, value: int) -> None:
        self.game.put(self, t.RESOURCES, value)

    @property
    def playstate(self) -> PlayState:
        """PLAYSTATE."""
        return PlayState(self.entity.get(t.PLAYSTATE))

    @property
    def has_won(self) -> bool:
        """Whether the game is over and this player has won it."""
        return self.entity.get(t.PLAYSTATE) == enums.PlayState.WON

    @property
    def choice(self) -> Choice | Mulligan | None:
        """The choice that this player has to make before the game goes on, or None."""
        if self._is_asked_for_mulligan:
            return Mulligan(self)
        choice = self.game.choice
        return choice if choice is not None and choice.player == self else None

    # --- moves -----------------------------------------------------------------------------

    @property
    def _is_asked_for_mulligan(self) -> bool:
        asked = self.entity.get(t.MULLIGAN_STATE) == enums.Mulligan.INPUT
        return self.game.in_mulligan and asked

    def mulligan(self, *cards: Card) -> None:
        """Answer the mulligan: these cards are replaced, the others kept."""
        game = self.game
        if not self._is_asked_for_mulligan:
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
        self.game.concede(self)

    # --- setting up positions ----------------------------------------------------------------

    def give(self, card: str) -> Card:
        """Put a fresh card into the hand, for puzzles and tests: no player could do that.

        Raises:
            IllegalMoveError: the hand is full.
            UnsupportedError: its text is not implemented.
        """
        return self._set_up(
            lambda card_id: add_to_hand(*self._source, self.player_id, card_id), card, "the hand"
        )

    def summon(self, card: str) -> Card:
        """Put a fresh minion onto the board, for puzzles and tests.

        Raises:
            IllegalMoveError: the board is full.
            UnsupportedError: its text is not implemented, and would be missing on the board.
        """
        return self._set_up(
            lambda card_id: summon(*self._source, card_id, self.player_id), card, "the board"
        )

    def equip(self, card: str) -> Card:
        """Give the hero a fresh weapon, for puzzles and tests."""
        return self._set_up(lambda card_id: equip(*self._source, card_id, self.player_id), card, "")

    def shuffle_into_deck(self, card: str) -> Card:
        """Put a fresh card into the deck, for puzzles and tests."""
        return self._set_up(
            lambda card_id: shuffle_in(*self._source, self.player_id, card_id), card, ""
        )

    def stack_deck(self, *cards: str | Card) -> None:
        """Let these be drawn next, the first of them first.

        A card by name is sought in the deck, and shuffled into it where it is not there.
        """
        left, found = self.deck, []
        for wanted in cards:
            card = left.find(wanted) if isinstance(wanted, str) else wanted
            if card is None and isinstance(wanted, str):
                card = self.shuffle_into_deck(wanted)
            elif card is not None:
                left.remove(card)
            found.append(card)
        for card in reversed(found):
            if card is not None:
                card.put_on_top()

    def draw(self, count: int = 1) -> CardList:
        """Draw cards, for puzzles and tests."""
        game = self.game
        drawn: list[Entity] = []
        game.act(lambda: drawn.extend(draw(game.engine, self.player_id, count)))
        return game.cards(drawn)

    def discard_hand(self) -> None:
        """Discard the hand, from left to right."""
        engine = self.game.engine
        hand = engine.in_row(engine.hand[self.player_id])

        def move() -> None:
            for entity in hand:
                throw_away(engine, entity, self.entity)

        self.game.act(move)

    @property
    def _source(self) -> tuple[Engine, Entity]:
        return self.game.engine, self.entity

    def _set_up(self, make: Callable[[str], Entity | None], card: str, full: str) -> Card:
        game, card_id = self.game, self.game.find_implemented(card).id
        made: list[Entity | None] = []
        game.act(lambda: made.append(make(card_id)))
        entity = made[-1]
        if entity is None:
            raise IllegalMoveError(f"{full} is full")
        return game.view(entity)

    def _maybe(self, entity: Entity | None) -> Card | None:
        return self.game.view(entity) if entity is not None else None
