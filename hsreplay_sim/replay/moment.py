"""The state of an observed game at one moment, and the past that tags do not hold."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.errors import UnsupportedError, UsageError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.base.tags import (
    CARDTYPE,
    CONTROLLER,
    CREATOR,
    PLAYER_ID,
    TURN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.base.tagstate import Ledger, Noted, TagState
from hsreplay_sim.replay.actions import course_of
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    FullEntity,
    HideEntity,
    Packet,
    ShowEntity,
    SubSpell,
    TagChange,
    walk,
)

if TYPE_CHECKING:
    from hsreplay_sim.replay.recording import Recording

_FIRST_HAND_MAX = 4


@dataclass(slots=True)
class History:
    """The part of the past that is in no tag.

    `decks` and `graveyards` are in play order. An empty `placed` or deck is filled from the tags as
    well as they allow.
    """

    placed: list[int] = field(default_factory=list)
    """Entity ids of minions, one entry each time one is put on a board."""
    decks: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    """Entity ids of the first deck in its order, then of cards shuffled in."""
    graveyards: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    """Entity ids of minions in the order in which they died."""


@dataclass(slots=True)
class Moment:
    """A state and what led to it."""

    state: TagState
    history: History
    ledger: Ledger
    """What was played, summoned and dead, as far as the recording shows it."""


def moment_of(game: Recording, step: int = 0) -> Moment:
    """The moment at which a step is done; 0 means the last one.

    Raises:
        UsageError: there is no such step.
        UnsupportedError: the game is not one of two players.
    """
    course = course_of(game.packets)
    if step > len(course.actions):
        raise UsageError(
            f"there is no step {step}, the last one is {len(course.actions)}", SourceRef(game.path)
        )
    past = Past().apply_all(course.setup)
    for action in course.actions[: step or None]:
        past.apply_all(action.packets)
    try:
        return past.moment()
    except ValueError as error:
        raise UnsupportedError(str(error), SourceRef(game.path)) from error


@dataclass(slots=True)
class Past:
    """Follows the packets of a game beside a :class:`Fold`, which it feeds."""

    fold: Fold = field(default_factory=Fold)
    placed: list[int] = field(default_factory=list)
    decks: dict[int, list[int]] = field(default_factory=dict)
    """By PLAYER_ID."""
    dead: dict[int, list[int]] = field(default_factory=dict)
    ledger: Ledger = field(default_factory=Ledger)
    playing: int = 0
    """The card that is being played, while it is in the hand."""

    def apply_all(self, packets: list[Packet]) -> Past:
        """Let packets act in the order they were written."""
        for packet in walk(packets):
            self.apply(packet)
        return self

    def apply(self, packet: Packet) -> None:
        """Let one packet act."""
        if isinstance(packet, (Block, SubSpell)):
            if type(packet) is Block and packet.kind == BlockType.PLAY:
                self.playing = packet.entity
            return
        if not isinstance(packet, (FullEntity, ShowEntity, ChangeEntity, HideEntity, TagChange)):
            self.fold.apply(packet)
            return
        get = self.fold.state.get
        entity = packet.entity
        old, seat = get(entity, ZONE), get(entity, CONTROLLER)
        before = dict(self.fold.state.tags.get(entity, {}))
        self.fold.apply(packet)
        new = get(entity, ZONE)
        if new != old:
            self.noted(entity, old, new, before)
            self.moved(entity, old, new, seat)

    def noted(self, entity: int, old: int, new: int, before: dict[int, int]) -> None:
        """Note in the ledger who is played, summoned and dies, and what else is buried."""
        state, ledger = self.fold.state, self.ledger
        turn, card = state.get(self.fold.game, TURN), state.cards.get(entity, "")
        if old == Zone.HAND and entity == self.playing:
            ledger.played.append(Noted(turn, entity, card, dict(state.tags[entity])))
            self.playing = 0
        if new == Zone.PLAY and state.get(entity, CARDTYPE) == CardType.MINION:
            ledger.summoned.append(Noted(turn, entity, card, dict(state.tags[entity])))
        if new == Zone.GRAVEYARD:
            if old == Zone.PLAY and before.get(CARDTYPE) == CardType.MINION:
                ledger.died.append(Noted(turn, entity, card, before))
            else:
                ledger.undying.append(entity)

    def moved(self, entity: int, old: int, new: int, seat: int) -> None:
        """Note a change of zone; `seat` is the PLAYER_ID that controlled the entity before."""
        get = self.fold.state.get
        minion = get(entity, CARDTYPE) == CardType.MINION
        if new == Zone.PLAY and minion:
            self.placed.append(entity)
        elif old == Zone.PLAY and new == Zone.GRAVEYARD and minion:
            self.dead.setdefault(seat, []).append(entity)
        elif new == Zone.DECK or (not old and self.is_dealt(entity)):
            deck = self.decks.setdefault(get(entity, CONTROLLER), [])
            if entity not in deck:
                deck.append(entity)

    def is_dealt(self, entity: int) -> bool:
        """Whether an entity is of the first hand, if the recording begins with that hand dealt."""
        get = self.fold.state.get
        dealt = get(entity, ZONE) == Zone.HAND and not get(entity, CREATOR)
        return dealt and get(entity, ZONE_POSITION) <= _FIRST_HAND_MAX and not self.begun()

    def begun(self) -> bool:
        """Whether the first turn has come."""
        return self.fold.state.get(self.fold.game, TURN) > 0

    def moment(self) -> Moment:
        """The state now, independent of what follows.

        Raises:
            ValueError: the game has no two players.
        """
        from hsreplay_sim.replay.board import players_in_order  # the board document, for one order

        state = self.fold.state.snapshot()
        first, second = (state.get(player, PLAYER_ID) for player in players_in_order(state))
        history = History(
            placed=list(self.placed),
            decks=(list(self.decks.get(first, ())), list(self.decks.get(second, ()))),
            graveyards=(list(self.dead.get(first, ())), list(self.dead.get(second, ()))),
        )
        told = Ledger(
            list(self.ledger.played),
            list(self.ledger.died),
            sorted({*self.ledger.undying}),
            summoned=list(self.ledger.summoned),
        )
        return Moment(state, history, told)
