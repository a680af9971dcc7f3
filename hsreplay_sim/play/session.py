"""A game in progress: what there is, and how its moves are run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import index
from typing import TYPE_CHECKING, SupportsIndex

from hsreplay_sim.base.address import kind_of
from hsreplay_sim.base.enums import BlockType, CardType, Step, Zone
from hsreplay_sim.base.errors import InternalError, UnsupportedError
from hsreplay_sim.base.tags import CONTROLLER, FIRST_PLAYER, STATE, STEP, TURN, ZONE
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.engine.keywords.deck_order import place_newcomers
from hsreplay_sim.engine.load import put, state_of
from hsreplay_sim.engine.moves.ending import (
    concede,
    finish_if_over,
    gone_back,
    over,
    play_once_more,
)
from hsreplay_sim.engine.moves.turn import end_turn
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.engine.state.saved import Saved
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.play.legal import Move, legal_moves
from hsreplay_sim.play.moves import IllegalMoveError
from hsreplay_sim.play.notices import Notice, blanks, of_blank
from hsreplay_sim.play.oracle import Rehearsal, SeededOracle, SuspendedError
from hsreplay_sim.play.setup.deck import find_card
from hsreplay_sim.play.setup.needs import needs_of
from hsreplay_sim.play.views import kinds
from hsreplay_sim.play.views.choice import Choice
from hsreplay_sim.play.views.naming import CardName, name_of
from hsreplay_sim.play.views.player import Player
from hsreplay_sim.play.views.view import Tags, View, whole
from hsreplay_sim.play.views.zone import CardList
from hsreplay_sim.report.board import board

if TYPE_CHECKING:
    from typing import Self

    from hsreplay_sim.base.stream import Packet
    from hsreplay_sim.carddb.card import Card as CardData
    from hsreplay_sim.cards.words.effects import Do
    from hsreplay_sim.play.setup.loading import Known
    from hsreplay_sim.play.views.card import Card
    from hsreplay_sim.report.model import Board


_WITH_TEXT = (CardType.MINION, CardType.WEAPON, CardType.LOCATION, CardType.HERO_POWER)


class Session:
    """A game of two players, ``player1`` and ``player2``, in progress.

    Every move settles completely before its call returns, unless it waits for a choice: then
    `choice` is set and must be answered first.
    """

    def __init__(
        self,
        engine: Engine,
        oracle: SeededOracle,
        *,
        checked: bool = True,
        allow_missing: bool = False,
    ) -> None:
        self.engine = engine
        self.oracle = oracle
        self.checked = checked
        self.allow_missing = allow_missing
        """Whether a card may be played whose text does nothing, because it is not implemented."""
        self.packs: tuple[str, ...] = ()
        """The modules of its own cards, by name."""
        self.notices: list[Notice] = []
        """What the game has left out so far, in its order."""
        self.choice: Choice | None = None
        self.known: Known | None = None
        """What one player knew of the position that the game goes on from."""
        self.starting_decks: dict[int, tuple[str, ...]] = {}
        """PLAYER_ID → the card ids of the deck that the player brought."""
        self._rehearsal = Rehearsal(oracle)
        engine.oracle = self._rehearsal

    def __repr__(self) -> str:
        return f"<{type(self).__name__} build {self.build}, {self._standing()}>"

    def _standing(self) -> str:
        """Return the state of the game in words."""
        if self.ended:
            return "a draw" if self.winner is None else f"player {self.winner.player_id} has won"
        if not self.engine.root.get(TURN):
            return "not started"
        if self.in_mulligan:
            return "in the mulligan"
        asked = self.choice.player if self.choice is not None else self.current_player
        doing = "chooses" if self.choice is not None else "moves"
        return f"turn {self.turn}, player {asked.player_id} {doing}"

    # --- what there is -------------------------------------------------------------------

    @property
    def build(self) -> int:
        """The build whose rules and cards hold."""
        return self.engine.profile.build

    @property
    def player1(self) -> Player:
        """The player with PLAYER_ID 1."""
        return Player(self, 1)

    @property
    def player2(self) -> Player:
        """The player with PLAYER_ID 2."""
        return Player(self, 2)

    def player(self, who: Player | int) -> Player:
        """The player with a PLAYER_ID, or the player itself.

        Raises:
            TypeError: it is neither a player nor a number; the message says what to pass.
            ValueError: no player has this number, or it is a player of another game.
        """
        if isinstance(who, Player):
            self._demand_own(who)
            return who
        if not isinstance(who, int):
            raise TypeError(f"pass a player, or 1 or 2, not {kind_of(who)}")
        if who not in (1, 2):
            raise ValueError(f"pass a player, or 1 or 2, not {who}")
        return Player(self, who)

    @property
    def players(self) -> tuple[Player, Player]:
        """Both players."""
        return self.player1, self.player2

    @property
    def first_player(self) -> Player:
        """The player who has moved first."""
        return self.player1 if self.engine.owner(1).get(FIRST_PLAYER) else self.player2

    @property
    def current_player(self) -> Player:
        """The player whose turn it is."""
        return Player(self, self.engine.current)

    @property
    def turn(self) -> int:
        """The TURN tag: counts the turns of both players from 1."""
        return self.engine.root.get(TURN)

    @property
    def tags(self) -> Tags:
        """The tags of the game: GameTag → value, as a card and a player have them."""
        return View(self, self.engine.root).tags

    @property
    def in_mulligan(self) -> bool:
        """Whether the mulligan has not been answered by both players."""
        return self.engine.root.get(STEP) == Step.BEGIN_MULLIGAN

    @property
    def ended(self) -> bool:
        """Whether the game is over: won, lost or drawn."""
        return self.engine.root.get(STATE) > 0 and over(self.engine)

    @property
    def winner(self) -> Player | None:
        """The player that has won; None while the game runs and after a draw."""
        return next((player for player in self.players if player.has_won), None)

    @property
    def board(self) -> CardList:
        """The minions and locations of both sides, player 1 first, from left to right."""
        return CardList([*self.player1.field, *self.player2.field])

    @property
    def minions(self) -> CardList:
        """The minions of both sides."""
        return self.board.filter(kinds.Minion)

    @property
    def characters(self) -> CardList:
        """The hero and the field of each player."""
        return CardList([*self.player1.characters, *self.player2.characters])

    @property
    def hands(self) -> CardList:
        """The cards of both hands."""
        return CardList([*self.player1.hand, *self.player2.hand])

    @property
    def decks(self) -> CardList:
        """The cards of both decks."""
        return CardList([*self.player1.deck, *self.player2.deck])

    @property
    def graveyard(self) -> CardList:
        """The dead and spent cards of both."""
        return CardList([*self.player1.graveyard, *self.player2.graveyard])

    @property
    def entities(self) -> CardList:
        """Every card and enchantment there is, by entity id."""
        roots = {self.engine.root.id, *(self.engine.owner(side).id for side in (1, 2))}
        return self.cards(each for each in self.engine.entities.values() if each.id not in roots)

    @property
    def blanks(self) -> CardList:
        """Cards in play whose text is not implemented: a recording may hold some."""
        return self.cards(
            entity
            for entity in self.engine.entities.values()
            if entity.zone == Zone.PLAY and entity.script is None and entity.type in _WITH_TEXT
        )

    def card(self, entity_id: int) -> Card:
        """The card with an entity id.

        Raises:
            ValueError: there is none.
            TypeError: it is no number.
        """
        number = whole(entity_id, "an entity id")
        if number not in self.engine.entities:
            raise ValueError(f"there is no entity {number}")
        return self.view(self.engine.entities[number])

    def view(self, entity: Entity) -> Card:
        """The view of an entity of the engine."""
        if not isinstance(entity, Entity):
            raise TypeError(f"pass an entity of the engine, not {kind_of(entity)}")
        return kinds.view(self, entity)

    def cards(self, entities: Iterable[Entity]) -> CardList:
        """The views of entities, in their order."""
        return CardList(self.view(entity) for entity in entities)

    def drawing(self, below: Player | int | None = None) -> Board:
        """The board to look at: printing it draws it, with a player's side below."""
        names = {each.card_id: self.view(each).name for each in self.engine.entities.values()}
        seat = self.player(self.engine.current if below is None else below).player_id
        players = {side: f"player {side}" for side in (1, 2)}
        return board(state_of(self.engine), lambda card_id: names[card_id], seat, players)

    def legal_moves(self) -> list[Move]:
        """Return the moves of the current player, the end of the turn last; [] before a choice."""
        if self.ended or self.in_mulligan or self.choice is not None:
            return []
        return list(legal_moves(self))

    def find(self, card: CardName, *kinds: int) -> CardData:
        """The card of this build with an id or an English name, or of which a card is one.

        Of several cards of a name it is one of these card types, if there is one, and a mere hero
        only where nothing else bears the name.

        Raises:
            UnsupportedError: the build has no such card.
            TypeError: it is no card, and no name of one.
        """
        return find_card(self.engine.cards, name_of(card), self.build, kinds)

    def implemented(self, name: CardName) -> bool:
        """Whether the game has a card with this id or name, its text and that of all it makes."""
        try:
            self.find_implemented(name)
        except UnsupportedError:
            return False
        return True

    def find_implemented(self, name: CardName, *kinds: int) -> CardData:
        """Return the card that :meth:`find` returns.

        Raises:
            UnsupportedError: there is no such card, or it cannot be played whole, unless the game
                allows that.
        """
        card = self.find(name, *kinds)
        lack = needs_of(self.engine.cards, self.engine.scripts).lack(card.id)
        if lack and not self.allow_missing:
            raise UnsupportedError(lack)
        return card

    # --- what can be done ------------------------------------------------------------------

    def skip_mulligan(self) -> Self:
        """Both players keep their opening hands."""
        for player in self.players:
            player.mulligan()
        return self

    def end_turn(self) -> None:
        """End the turn of the current player."""
        self.ready_for_move(self.engine.current)
        self.act(lambda: end_turn(self.engine))

    def skip_turn(self) -> None:
        """End this turn and the opponent's."""
        self.end_turn()
        self.end_turn()

    def concede(self, player: Player | int) -> None:
        """A player gives up, whoever's turn it is."""
        side = self.player(player).player_id
        if self.ended:
            raise IllegalMoveError("the game is over")
        self.act(lambda: concede(self.engine, side))

    def run(self, effect: Do, *, target: View | None = None, by: View | None = None) -> None:
        """Run words of a card text as an effect of a card or a player: `by`, the current one.

        TARGET is `target`, SELF and SOURCE are `by`. For puzzles and tests.
        """
        if not callable(getattr(effect, "run", None)):
            raise TypeError(f"pass words of a card text, as draw(2), not {kind_of(effect)}")
        for view, called in ((target, "target is a card"), (by, "by is a card or a player")):
            if view is not None:
                self._demand_own(view, called)
        source = (by or self.current_player).entity
        frame = Frame(target.entity if target is not None else None)

        def move() -> None:
            self.engine.open(BlockType.POWER, source, index=0)
            effect.run(self.engine, source, frame)
            self.engine.close()

        self.act(move)

    def put(self, view: View, tag: int, value: int) -> None:
        """Write a tag, for puzzles and tests. A card is moved by its verbs, not by its ZONE.

        Raises:
            IllegalMoveError: no position has this.
            TypeError: an argument is of another kind.
        """
        self._demand_own(view, "what has a tag is a card or a player")
        if not (isinstance(tag, SupportsIndex) and isinstance(value, SupportsIndex)):
            raise TypeError("a tag and its value are whole numbers: tags[GameTag.TAUNT] = 1")
        number, wanted = index(tag), index(value)
        if number in (ZONE, CONTROLLER):
            raise IllegalMoveError("a card is moved by its verbs: bounce, discard, steal …")
        try:
            self.act(lambda: put(self.engine, view.entity, number, wanted))
        except InternalError as error:
            raise IllegalMoveError(f"no position has this, {error}") from error

    # --- how it is done --------------------------------------------------------------------

    def ready_for_move(self, player_id: int) -> None:
        """Raise IllegalMoveError unless the player may move now."""
        self._ready()
        if self.ended:
            raise IllegalMoveError("the game is over")
        if self.in_mulligan or not self.engine.root.get(TURN):
            raise IllegalMoveError("the mulligan comes first")
        if self.engine.current != player_id:
            raise IllegalMoveError(f"it is not the turn of player {player_id}")

    def _demand_own(self, view: object, called: str = "it is a player") -> None:
        """Refuse what is no view of this game.

        Raises:
            TypeError: it is no view.
            ValueError: it is one of another game.
        """
        if not isinstance(view, View):
            raise TypeError(f"{called} of the game, not {kind_of(view)}")
        if view.game is not self:
            raise ValueError(f"{called} of this game, not of another game")

    def _ready(self) -> None:
        if self.choice is not None:
            raise IllegalMoveError(f"player {self.choice.player.player_id} has to choose first")

    def act(self, move: Callable[[], None]) -> None:
        """Run a move of the engine until all is settled, or until a player has to choose."""
        self._ready()
        self._run(move, Saved(self.engine), ())

    def _run(
        self,
        move: Callable[[], None],
        before: Saved,
        answers: Sequence[int | str | None],
        written: Sequence[Packet] = (),
    ) -> None:
        """Run a move, past the answered choices; `written` is what it wrote up to the last one."""
        self.engine.triggers_run = 0
        self._rehearsal.begin(answers)
        try:
            move()
            settle(self.engine)
            finish_if_over(self.engine)
            place_newcomers(self.engine)
        except SuspendedError as pending:
            self._demand_same_course(before, written)
            known = tuple(self._rehearsal.answers)
            self.choice = Choice(
                self, pending, lambda pick: self._resume(move, before, known, pick)
            )
            return
        except BaseException:
            before.restore(self.engine)
            raise
        self._demand_same_course(before, written)
        self._notice(before.packets)
        if card := gone_back(self.engine.out[before.packets :]):
            before.restore(self.engine)
            play_once_more(self.engine, card)
        if self.checked:
            broken = check(self.engine)
            if broken:
                before.restore(self.engine)
                raise InternalError("after a move: " + "; ".join(broken))

    def _notice(self, since: int) -> None:
        """Note what this move has left out."""
        told = {each.text for each in self.notices}
        for text, source in self._rehearsal.left_out.items():
            if text not in told:
                self.notices.append(Notice(self.turn, source, text))
        written, entities = self.engine.out[since:], self.engine.entities
        self.notices += [of_blank(self.turn, each) for each in blanks(written, entities)]

    def _resume(
        self,
        move: Callable[[], None],
        before: Saved,
        known: tuple[int | str | None, ...],
        picked: Entity,
    ) -> None:
        """Go back to the start of the action and run it again, this time past the choice."""
        written = self.engine.out[before.packets :]
        before.restore(self.engine)
        self.choice = None
        self._run(move, before, (*known, picked.id), written)

    def _demand_same_course(self, before: Saved, written: Sequence[Packet]) -> None:
        """Raise InternalError if an action that is run again has written something else."""
        again = self.engine.out[before.packets : before.packets + len(written)]
        if list(again) != list(written):
            raise InternalError("an action that was run again took another course")
