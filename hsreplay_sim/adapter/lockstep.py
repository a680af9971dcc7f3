"""A session in which an engine plays on by itself: it is told a state only when it is lost.

It starts with the recording before the first action. It is lost when an action differed, failed or
was not its to play; then it takes over the recorded state, or its part of the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from hsreplay_sim.adapter.driver.ids import Ids, Told
from hsreplay_sim.adapter.limits import EngineError
from hsreplay_sim.adapter.protocol import (
    Answers,
    Changes,
    Engine,
    EntityState,
    Lockstep,
    Move,
    Seat,
    State,
)
from hsreplay_sim.adapter.session import Session
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import CARDTYPE, CONTROLLER, FIRST_PLAYER, PLAYER_ID, ZONE


class LockstepSession(Session):
    """An engine that is asked to play one game after the other."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine, tries=1)
        if not self.description.lockstep:
            raise EngineError("X913", "it does not say that it plays in lockstep")

    def begin(self) -> None:
        """A game begins."""
        super().begin()
        self._has_started = self._has_stopped = False
        self._lost, self._ids = False, Ids()

    @property
    def is_gone(self) -> bool:
        """Whether it failed too often, or does not go on from where it was lost."""
        return self._has_stopped or super().is_gone

    def agreed(self, *, same: bool) -> None:
        """Note whether the engine's game is still the recorded one."""
        self._lost = not same

    def _played(self, state: State, move: Move, answers: Answers, seed: int) -> Changes:
        engine = cast("Lockstep", self.engine)
        if not self._has_started:
            engine.start(seats_of(state), move.first or _first(state), state)
            self._has_started = True
        elif self._lost:
            self.counts.taken_over += 1
            self._ids.forget()
            try:
                engine.take_over(state)
            except NotImplementedError:
                self._has_stopped = True
                return Changes(unsupported="it does not go on from a recorded state")
        told = Told(answers, self._ids)
        return self._ids.changes(engine.apply(self._ids.move(move), told))

    def bind(self, bound: Mapping[int, int]) -> None:
        """Note which logged entities the engine has made: it goes on to call them by its ids."""
        self._ids.bind(bound)


def seats_of(state: State) -> tuple[Seat, Seat]:
    """What both players bring to a game: hero, hero power, and the cards of deck and hand."""
    first, second = (Seat(*_seat(state, player)) for player in (1, 2))
    return first, second


def _seat(state: State, player: int) -> tuple[str, str, tuple[str, ...]]:
    own = [each for each in state.entities if each.tags.get(CONTROLLER, 0) == player]
    cards = (each.card for each in own if each.tags.get(ZONE, 0) in (Zone.DECK, Zone.HAND))
    hero = next(_in_play(own, CardType.HERO), "")
    return hero, next(_in_play(own, CardType.HERO_POWER), ""), tuple(cards)


def _in_play(own: list[EntityState], kind: int) -> Iterator[str]:
    for each in own:
        if (each.tags.get(CARDTYPE, 0), each.tags.get(ZONE, 0)) == (kind, Zone.PLAY):
            yield each.card


def _first(state: State) -> int:
    players = (each.tags for each in state.entities if each.tags.get(FIRST_PLAYER, 0))
    return next((tags.get(PLAYER_ID, 0) for tags in players), 0)
