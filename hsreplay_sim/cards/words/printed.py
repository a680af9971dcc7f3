"""Pools that the card data alone decide: no game need have begun to know what they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.engine.apart import Apart

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame


Pool = Callable[["Game", "Entity", "Frame"], "Sequence[str]"]
"""(game, me, it) → card ids; the numbers may depend on the SUBJECT of the event."""


class PrintedPool:
    """A pool like any other, which can also be asked what it holds in a build."""

    __slots__ = ("at",)

    def __init__(self, at: Callable[[CardSet], Sequence[str]]) -> None:
        self.at = at
        """The cards of a build → the ids of the pool."""

    def __call__(self, g: Game, me: Entity, it: Frame) -> Sequence[str]:
        """The ids of the pool in the build of a game."""
        return self.at(g.cards)


class JoinedPool:
    """The cards of several pools together, or those of the first that is not empty."""

    __slots__ = ("_first", "_pools")

    def __init__(self, pools: Sequence[Pool], *, first: bool = False) -> None:
        self._pools = pools
        self._first = first

    def __call__(self, g: Game, me: Entity, it: Frame) -> Sequence[str]:
        """The ids of the pool in a game."""
        return self._joined(each(g, me, it) for each in self._pools)

    def at(self, cards: CardSet) -> Sequence[str] | None:
        """The ids of the pool in a build; None if it takes a game to know them."""
        if not all(isinstance(each, PrintedPool) for each in self._pools):
            return None
        return self._joined(each.at(cards) for each in self._pools if isinstance(each, PrintedPool))

    def _joined(self, found: Iterable[Sequence[str]]) -> Sequence[str]:
        if self._first:
            return next(filter(None, found), ())
        return [card_id for each in found for card_id in each]


class ApartPool(JoinedPool):
    """The cards of several pools, of each of which an offer has one."""

    __slots__ = ()

    def __call__(self, g: Game, me: Entity, it: Frame) -> Sequence[str]:
        """The ids of the pools in a game, with what is of which."""
        return Apart(*(each(g, me, it) for each in self._pools))


def fixed(*card_ids: str) -> PrintedPool:
    """A pool of just these card ids, whatever cards the game's build has."""
    return PrintedPool(lambda cards: card_ids)


def given(*card_ids: str) -> PrintedPool:
    """Those of the given cards that the game's build has."""
    return PrintedPool(
        lambda cards: [card_id for card_id in card_ids if cards.get(card_id) is not None]
    )
