"""A game and how it begins: the pieces that it is made of."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Self

from hsreplay_sim.base.address import StrPath, kind_of
from hsreplay_sim.base.errors import FormatError, InternalError, UnsupportedError
from hsreplay_sim.base.output import write_file
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.base.stream import FULL
from hsreplay_sim.base.tags import TURN
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.builds.profile import NEWEST_BUILD
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.engine.load import game_from_state, lay_auras, ledger_of, open_ledger, state_of
from hsreplay_sim.engine.moves.setup import create_game, deal
from hsreplay_sim.engine.state.following import forget_packets
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.engine.state.saved import Saved
from hsreplay_sim.formats import SNAPSHOT, format_by_suffix, write_replay
from hsreplay_sim.play.moves import IllegalMoveError
from hsreplay_sim.play.notices import Notice
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.seen import guess_of, named_of, seen_since, sights, unnamed
from hsreplay_sim.play.session import Session
from hsreplay_sim.play.setup.deck import Deck, demand_texts, seat
from hsreplay_sim.play.setup.formats import Format, cards_of, profile_of
from hsreplay_sim.play.setup.legality import demand_legal
from hsreplay_sim.play.setup.loading import Known, position_of
from hsreplay_sim.play.setup.packs import Packs, names_of, with_own
from hsreplay_sim.play.views.player import Player
from hsreplay_sim.recorder.record import record
from hsreplay_sim.replay.board import Snapshot, Terms, snapshot_from_state

if TYPE_CHECKING:
    from hsreplay_sim.formats.bounded import Source
    from hsreplay_sim.replay.recording import Recording


Luck = int | str | SeededOracle
"""What chance follows from: a seed, or an oracle of one's own."""


class BaseGame(Session):
    """A game that deals and starts its first turn: no Coin, no mulligan."""

    coin = False
    """Whether the second player gets the Coin."""
    mulligan = False
    """Whether the opening hands are asked about."""
    opening_hands = (3, 4)
    """The cards that are dealt to the player who moves first, and to the other."""
    format: Format | None = None
    """The format whose rules the decks must keep; without one they may hold what they like."""

    @classmethod
    def new(
        cls,
        deck1: Deck,
        deck2: Deck,
        *,
        seed: Luck = 0,
        build: int = NEWEST_BUILD,
        cards: Packs = (),
        checked: bool = True,
        allow_missing: bool = False,
    ) -> Self:
        """A game with both decks laid out and no card drawn yet, see :meth:`start`.

        `seed` is what chance follows from, or an oracle of one's own that picks.
        `cards` are classes of cards of one's own, or modules of them. With `allow_missing` a text
        that is not implemented does nothing, and `notices` says so when it matters.

        Raises:
            UnsupportedError: a card is not known; or its text, or that of what it makes, is not
                implemented: it names the way.
            IllegalDeckError: a deck breaks the rules of `format`; it names them all.
        """
        _check_build(build)
        oracle = _oracle_of(seed)
        known, texts = with_own(cards_of(build, cls.format), cards)
        seats = [seat(known, deck1, build), seat(known, deck2, build)]
        if cls.format is not None:
            demand_legal(known, seats, cls.format)
        if not allow_missing:
            demand_texts(known, texts, seats)
        engine = Engine(known, texts, oracle, profile_of(build, cls.format))
        create_game(engine, seats)
        for side, each in enumerate((deck1, deck2), 1):
            if each.ordered:
                engine.untagged.piles.above += [card.id for card in engine.deck[side]]
        game = cls(engine, oracle, checked=checked, allow_missing=allow_missing)
        game.packs = names_of(cards)
        game.starting_decks = {side: each.deck for side, each in enumerate(seats, 1)}
        return game

    @classmethod
    def from_state(
        cls,
        state: TagState,
        *,
        seed: Luck = 0,
        build: int = NEWEST_BUILD,
        order: dict[int, int] | None = None,
        cards: Packs = (),
        checked: bool = True,
    ) -> Self:
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
        oracle, form = _oracle_of(seed), cls.format
        known, texts = with_own(cards_of(build, form), cards)
        engine = game_from_state(state, known, texts, oracle, profile_of(build, form), order)
        game = cls(engine, oracle, checked=checked)
        game.packs = names_of(cards)
        return game

    @classmethod
    def load(
        cls,
        source: Source,
        *,
        seed: Luck | None = None,
        build: int = 0,
        cards: Packs = (),
        checked: bool = True,
    ) -> Self:
        """Go on from a file: a snapshot, a step of a recording, a move of a hearthbreaker replay.

        A path may be an address, ``Power.log:2@30``: game 2 when step 30 was done; without a step
        it is the end of the game. `build` is the build whose rules hold; without it what the file
        says. If a snapshot does not say it, the newest is taken, and a notice says so. What was
        saved goes on with the luck it had, unless there is a `seed`; with its format and own cards.

        Raises:
            InputError: the file cannot be read.
            UsageError: there is no such game or step.
            UnsupportedError: the file holds what cannot be played on; the message names the place.
            FormatError: it is damaged, or no game has such a position.
        """
        position = position_of(source, build, cards)
        terms = position.terms
        game = cls._in_format(terms.format).from_state(
            position.state,
            seed=seed or 0,
            build=position.build,
            cards=position.cards,
            checked=checked,
        )
        game.known = position.known
        if position.ledger is not None:
            open_ledger(game.engine, position.ledger)
        if seed is None and terms.luck:
            game.oracle.luck = terms.luck
        if position.guessed:
            text = f"the position does not say its build: it goes on by the rules of {game.build}"
            game.notices.append(Notice(game.turn, "", text))
        game.packs = terms.cards or game.packs
        if position.told_in_numbers:
            lay_auras(game.engine)
        if faults := _faults(game.engine):
            at = SourceRef(position.path) if position.path else None
            raise FormatError(f"no game has this position: {'; '.join(faults[:3])}", at)
        return game

    @classmethod
    def _in_format(cls, name: str) -> type[Self]:
        """This class, with the format of a saved game."""
        if not name or name == cls.format:
            return cls
        if name not in list(Format):
            raise FormatError(f"$.game.format: {name!r} is none of {', '.join(Format)}")
        kind: type[Self] = type(cls.__name__, (cls,), {"format": Format(name)})
        return kind

    def copy(self, *, seed: int | str | None = None) -> Self:
        """An independent game in the same state, with the same luck ahead, or that of a seed."""
        self._ready()
        oracle = self.oracle.copy()
        if seed is not None:
            oracle.random.seed(_seed(seed))
        engine = Saved(self.engine).copy(self.engine, oracle)
        twin = type(self)(engine, oracle, checked=self.checked, allow_missing=self.allow_missing)
        twin.starting_decks, twin.known = self.starting_decks, self.known
        twin.notices, twin.packs = list(self.notices), self.packs
        return twin

    def seen_by(
        self,
        player: Player | int,
        *,
        deck: Deck | None = None,
        own: Deck | None = None,
        seed: int | str = 0,
    ) -> Self:
        """An independent game as a player knows it, with luck of its own: what an agent searches.

        What the other holds unseen (hand, deck, Secrets) is dealt anew by `seed`, in agreement with
        all that the player has seen: from `deck`, what the other is thought to have brought, else
        from a random deck of its class. The own deck is in no order but for the cards that were put
        on top of it. How it began is not in it, so it cannot be saved as a recording.

        A recording that the player's own client wrote, and that is played on, does not name the own
        deck: `own` is what the player has brought, and what was shown later is not known yet.

        Raises:
            TypeError: no player, no deck, or no seed.
            UnsupportedError: what the player has seen is not known: the game goes on from a
                snapshot, from a recording of both hands or of the other player; or the own deck is
                not named; or a deck has a card that is not known.
        """
        mine = self.player(player).player_id
        twin, seen = self.copy(seed=_seed(seed)), self._seen_by(mine)
        mine_alone = {mine: self.starting_decks[mine]} if mine in self.starting_decks else {}
        twin.notices, twin.starting_decks = [], mine_alone
        if unnamed(twin.engine, mine, seen) and self.known is not None:
            if own is None:
                raise UnsupportedError("the recording does not name the own deck: pass it as own=")
            guess_of(twin.engine, mine, seen, own, twin.oracle, self.format).deal()
        guess_of(twin.engine, 3 - mine, seen, deck, twin.oracle, self.format).deal()
        twin.known = Known(mine, {**seen, **named_of(twin.engine, mine)})
        forget_packets(twin.engine)
        return twin

    def _seen_by(self, side: int) -> dict[int, str]:
        """Entity id → the card under which a player last saw it.

        Raises:
            UnsupportedError: that is not known.
        """
        if self.known is None:
            return sights(self.recording((side,)))
        if self.known.player_id != side:
            raise UnsupportedError(f"the game goes on from what player {3 - side} knew")
        return {**self.known.cards, **seen_since(self.engine, side)}

    # --- the beginning -------------------------------------------------------------------

    def start(self, first: int = 0) -> Self:
        """Deal, and begin; `first` is the PLAYER_ID that moves first, 0 draws lots."""
        if self.engine.root.get(TURN):
            raise IllegalMoveError("the game has been started already")
        if first not in (0, 1, 2):
            raise ValueError(f"first is the PLAYER_ID 1 or 2, or 0 to draw lots, not {first!r}")
        first = first or self.oracle.one_of((1, 2))
        hands, coin, mulligan = self.opening_hands, self.coin, self.mulligan
        self.act(lambda: deal(self.engine, first, hands=hands, coin=coin, mulligan=mulligan))
        return self

    # --- what is kept of it --------------------------------------------------------------

    def state(self) -> TagState:
        """A copy of every tag of every entity, listed as they entered their zones."""
        return state_of(self.engine)

    def order(self) -> dict[int, int]:
        """Entity id → order of entry into its zone, the order in which `state` lists them."""
        return {entity.id: entity.order for entity in self.engine.entities.values()}

    def snapshot(self) -> Snapshot:
        """The position as a document; loaded again, it goes on with the same packets."""
        self._ready()
        known = ledger_of(self.engine)
        found = snapshot_from_state(self.state(), self.engine.cards, ledger=known)
        terms = Terms(self.build, self.format or "", self.packs, self.oracle.luck)
        return replace(found, terms=terms)

    def recording(self, seats: Collection[Player | int] = (1, 2)) -> Recording:
        """The game so far as a client of `seats` recorded it; both mean a spectator of both hands.

        Raises:
            UnsupportedError: a game that was not begun by :meth:`new`.
            TypeError: `seats` are no players.
        """
        if isinstance(seats, str | bytes) or not isinstance(seats, Collection):
            raise TypeError(f"seats are players: pass (1,), (2,) or (1, 2), not {kind_of(seats)}")
        viewers = [self.player(seat).player_id for seat in seats]
        told = {entity for kind, entity, *_ in self.engine.out if kind == FULL}
        roots = {self.engine.root.id, *(self.engine.owner(side).id for side in (1, 2))}
        if not self.engine.entities.keys() <= told | roots:
            raise UnsupportedError("the game went on from a state: how it began is not known")
        return record(self.engine, viewers)

    def save(self, path: StrPath, *, seats: Collection[Player | int] = (1, 2)) -> None:
        """Write the game to a file, whole or not at all.

        ``game.log`` and ``game.xml`` are recordings, ``game.snapshot.json`` is the position.

        Raises:
            UsageError: the name tells no format.
            UnsupportedError: the format does not hold recordings.
            OutputError: the file cannot be written.
        """
        kind = format_by_suffix(path)
        item = self.snapshot() if kind.name == SNAPSHOT else self.recording(seats)
        write_file(path, [write_replay([item], kind.name)])


def _faults(engine: Engine) -> list[str]:
    """The invariants that a loaded position breaks."""
    try:
        return check(engine)
    except InternalError as error:
        return [str(error)]


def _seed(seed: object) -> int | str:
    if not isinstance(seed, int | str):
        raise TypeError(f"seed is a number, a string or a SeededOracle, not {kind_of(seed)}")
    return seed


def _oracle_of(seed: Luck) -> SeededOracle:
    """The oracle that a seed stands for, or that was given.

    Raises:
        TypeError: it is neither.
    """
    return seed if isinstance(seed, SeededOracle) else SeededOracle(_seed(seed))


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
