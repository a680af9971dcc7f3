"""A game that people and programs play: the engine in the words of the players of Hearthstone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from hsreplay_sim.base.address import StrPath, kind_of
from hsreplay_sim.base.enums import CardType, Step
from hsreplay_sim.base.errors import InternalError, UnsupportedError
from hsreplay_sim.base.output import write_file
from hsreplay_sim.base.tags import STATE, STEP, TURN
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import Registry
from hsreplay_sim.engine.builds.profile import NEWEST_BUILD
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.engine.load import game_from_state, state_of
from hsreplay_sim.engine.moves.ending import concede, finish_if_over, over
from hsreplay_sim.engine.moves.setup import Seat, create_game, deal
from hsreplay_sim.engine.moves.turn import end_turn
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.engine.state.packets import FULL
from hsreplay_sim.engine.state.saved import Saved
from hsreplay_sim.formats import format_by_suffix, write_replay
from hsreplay_sim.play.card import Card
from hsreplay_sim.play.moves import IllegalMoveError
from hsreplay_sim.play.oracle import Rehearsal, SeededOracle, SuspendedError
from hsreplay_sim.play.player import Choice, Player
from hsreplay_sim.recorder.record import record

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card as CardData
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.text import Scripts
    from hsreplay_sim.replay.recording import Recording


@dataclass(frozen=True, slots=True)
class Deck:
    """What a player brings: a hero and cards, each by card id or by English name.

    `power` is the hero power; the hero's own when empty.
    """

    hero: str
    cards: Sequence[str]
    power: str = ""

    def __repr__(self) -> str:
        return f"<Deck {self.hero}, {len(self.cards)} cards>"


class Game:
    """A game of two players, ``player1`` and ``player2``.

    ``Game.new`` makes one from two decks, ``start`` deals and begins the mulligan; the first turn
    starts when both have answered. Every move settles completely before its call returns, unless it
    waits for a choice: then `choice` is set and must be answered first. All chance follows from
    `seed`.

    Cards whose text is not implemented cannot be played: `UnsupportedError`. With `checked` the
    invariants of :mod:`hsreplay_sim.engine.invariants` are checked after every move.
    """

    def __init__(self, engine: Engine, oracle: SeededOracle, *, checked: bool = True) -> None:
        self.engine = engine
        self.oracle = oracle
        self.checked = checked
        self.choice: Choice | None = None
        self._rehearsal = Rehearsal(oracle)
        engine.oracle = self._rehearsal

    def __repr__(self) -> str:
        return f"<Game build {self.engine.profile.build}, {self._standing()}>"

    def _standing(self) -> str:
        """How the game stands, in words."""
        if self.ended:
            return "a draw" if self.winner is None else f"player {self.winner.player_id} has won"
        if not self.engine.root.get(TURN):
            return "not started"
        if self.in_mulligan:
            return "in the mulligan"
        asked = self.choice.player if self.choice is not None else self.current_player
        doing = "chooses" if self.choice is not None else "moves"
        return f"turn {self.turn}, player {asked.player_id} {doing}"

    @classmethod
    def new(
        cls,
        deck1: Deck,
        deck2: Deck,
        *,
        seed: int | str = 0,
        build: int = NEWEST_BUILD,
        scripts: Scripts | None = None,
        checked: bool = True,
    ) -> Game:
        """A game with both decks laid out and no card drawn yet, see :meth:`start`."""
        _check_build(build)
        oracle = SeededOracle(seed)
        cards = CardStore.open().at(build)
        engine = Engine(cards, scripts or registry(), oracle, build)
        create_game(engine, [seat(cards, deck1), seat(cards, deck2)])
        return cls(engine, oracle, checked=checked)

    @classmethod
    def from_state(
        cls,
        state: TagState,
        *,
        seed: int | str = 0,
        build: int = NEWEST_BUILD,
        order: dict[int, int] | None = None,
        scripts: Scripts | None = None,
        checked: bool = True,
    ) -> Game:
        """Go on from any state at rest: one that was logged, saved, or set up by hand.

        `order` maps entity id → order of entry into its zone; without it they have entered as the
        state lists them.

        Raises:
            TypeError: not a state, or not a build.
        """
        if not isinstance(state, TagState):
            raise TypeError(
                f"pass a state, as recording.state(step) and game.state() give it, not"
                f" {kind_of(state)}"
            )
        _check_build(build)
        oracle = SeededOracle(seed)
        cards = CardStore.open().at(build)
        engine = game_from_state(state, cards, scripts or registry(), oracle, build, order)
        return cls(engine, oracle, checked=checked)

    def copy(self) -> Game:
        """An independent game in the same state, with the same luck ahead."""
        self._ready()
        oracle = SeededOracle()
        oracle.random.setstate(self.oracle.random.getstate())
        engine = Saved(self.engine).copy(self.engine, oracle)
        return Game(engine, oracle, checked=self.checked)

    # --- what there is -------------------------------------------------------------------

    @property
    def player1(self) -> Player:
        """The player with PLAYER_ID 1."""
        return Player(self, 1)

    @property
    def player2(self) -> Player:
        """The player with PLAYER_ID 2."""
        return Player(self, 2)

    def player(self, player_id: int) -> Player:
        """The player with a PLAYER_ID."""
        return Player(self, player_id)

    @property
    def players(self) -> tuple[Player, Player]:
        """Both players."""
        return self.player1, self.player2

    @property
    def current_player(self) -> Player:
        """Whose turn it is."""
        return Player(self, self.engine.current)

    @property
    def turn(self) -> int:
        """The TURN tag: counts the turns of both players from 1."""
        return self.engine.root.get(TURN)

    @property
    def in_mulligan(self) -> bool:
        """The mulligan has not been answered by both."""
        return self.engine.root.get(STEP) == Step.BEGIN_MULLIGAN

    @property
    def ended(self) -> bool:
        """The game is over: won, lost or drawn."""
        return self.engine.root.get(STATE) > 0 and over(self.engine)

    @property
    def winner(self) -> Player | None:
        """The player that has won; None while the game runs and after a draw."""
        return next((player for player in self.players if player.has_won), None)

    @property
    def board(self) -> list[Card]:
        """The minions and locations of both sides, player 1 first, from left to right."""
        return [*self.player1.field, *self.player2.field]

    def card(self, entity_id: int) -> Card:
        """The card with an entity id."""
        return Card(self, self.engine.entities[entity_id])

    def find(self, name: str) -> CardData:
        """The card of this build with an id or an English name."""
        return find_card(self.engine.cards, name)

    def state(self) -> TagState:
        """A copy of every tag of every entity, listed as they entered their zones."""
        return state_of(self.engine)

    def order(self) -> dict[int, int]:
        """Entity id → order of entry into its zone, the order in which `state` lists them."""
        return {entity.id: entity.order for entity in self.engine.entities.values()}

    def recording(self, seats: Collection[int] = (1, 2)) -> Recording:
        """The game so far as a client of `seats` recorded it; both mean a spectator of both hands.

        Raises:
            UnsupportedError: a game that was not begun by :meth:`new`.
        """
        told = {entity for kind, entity, *_ in self.engine.out if kind == FULL}
        roots = {self.engine.root.id, *(self.engine.owner(side).id for side in (1, 2))}
        if not self.engine.entities.keys() <= told | roots:
            raise UnsupportedError("the game went on from a state: how it began is not known")
        return record(self.engine, seats)

    def save(self, path: StrPath, *, seats: Collection[int] = (1, 2)) -> None:
        """Write :meth:`recording` to a file, whole or not at all: ``game.log``, ``game.xml``.

        Raises:
            UsageError: the name tells no format.
            UnsupportedError: the format does not hold recordings.
            OutputError: the file cannot be written.
        """
        kind = format_by_suffix(path)
        write_file(path, [write_replay([self.recording(seats)], kind.name)])

    # --- what can be done ------------------------------------------------------------------

    def start(self, first: int = 0) -> Game:
        """Deal and begin the mulligan; `first` is the PLAYER_ID that starts, 0 draws lots."""
        if self.engine.root.get(TURN):
            raise IllegalMoveError("the game has been started already")
        if not first:
            first = self.oracle.one_of((1, 2))
        self.act(lambda: deal(self.engine, first))
        return self

    def skip_mulligan(self) -> Game:
        """Both players keep their opening hands."""
        for player in self.players:
            player.mulligan()
        return self

    def end_turn(self) -> None:
        """End the turn of the current player."""
        self.ready_for_move(self.engine.current)
        self.act(lambda: end_turn(self.engine))

    def concede(self, player: Player) -> None:
        """A player gives up, whoever's turn it is."""
        if self.ended:
            raise IllegalMoveError("the game is over")
        self.act(lambda: concede(self.engine, player.player_id))

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

    def _ready(self) -> None:
        if self.choice is not None:
            raise IllegalMoveError(f"player {self.choice.player.player_id} has to choose first")

    def act(self, move: Callable[[], None]) -> None:
        """Run a move of the engine until all is settled, or until a player has to choose."""
        self._ready()
        self._run(move, Saved(self.engine), ())

    def _run(
        self, move: Callable[[], None], before: Saved, answers: Sequence[int | str | None]
    ) -> None:
        self.engine.triggers_run = 0
        self._rehearsal.begin(answers)
        try:
            move()
            settle(self.engine)
            finish_if_over(self.engine)
        except SuspendedError as pending:
            known = tuple(self._rehearsal.answers)
            self.choice = Choice(
                self, pending, lambda pick: self._resume(move, before, known, pick)
            )
            return
        except BaseException:
            before.restore(self.engine)
            raise
        if self.checked:
            broken = check(self.engine)
            if broken:
                before.restore(self.engine)
                raise InternalError("after a move: " + "; ".join(broken))

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
        self._run(move, before, (*known, picked.id))
        again = self.engine.out[before.packets : before.packets + len(written)]
        if again != written:
            raise InternalError("an action that was run again took another course")


def _check_build(build: int) -> None:
    """The build, which must be given: if a log does not state it, it is not guessed here.

    Raises:
        TypeError: the build is no number; the message says where to find it.
    """
    if isinstance(build, bool) or not isinstance(build, int):
        raise TypeError(
            f"build is a number, not {kind_of(build)}; of a recording that does not state its build"
            " take hs.verify(recording).card_build, for the newest build leave it out"
        )


@cache
def registry() -> Registry:
    """The scripts of all implemented cards."""
    return Registry(CardStore.open())


def find_card(cards: CardSet, name: str) -> CardData:
    """A card by id or English name.

    Raises:
        UnsupportedError: the build has no such card.
    """
    card = cards.get(name) or cards.by_name(name)
    if card is None:
        raise UnsupportedError(f"build {cards.build} has no card {name!r}")
    return card


def seat(cards: CardSet, deck: Deck) -> Seat:
    """A deck in card ids; a hero may be named by its class, too."""
    hero = find_card(cards, CLASS_HEROES.get(deck.hero.upper(), deck.hero))
    if hero.type != CardType.HERO:
        raise UnsupportedError(f"{hero.name} is no hero")
    power = deck.power or hero.hero_power
    if not power:
        raise UnsupportedError(f"{hero.name} has no hero power of its own: name one")
    return Seat(hero.id, find_card(cards, power).id, tuple(_ids(cards, deck.cards)))


def _ids(cards: CardSet, names: Iterable[str]) -> Iterable[str]:
    return (find_card(cards, name).id for name in names)


CLASS_HEROES = {
    "WARRIOR": "HERO_01",
    "SHAMAN": "HERO_02",
    "ROGUE": "HERO_03",
    "PALADIN": "HERO_04",
    "HUNTER": "HERO_05",
    "DRUID": "HERO_06",
    "WARLOCK": "HERO_07",
    "MAGE": "HERO_08",
    "PRIEST": "HERO_09",
    "DEMONHUNTER": "HERO_10",
    "DEATHKNIGHT": "HERO_11",
}
"""The first hero of each class."""
