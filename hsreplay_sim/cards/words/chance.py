"""Which entities, where chance decides among those of a selector (R193)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.cards.words.selectors import Selector, are_told_apart, races_of
from hsreplay_sim.cards.words.values import Number, Value, number
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from collections.abc import Callable

    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def random(selector: Selector, times: Value | int = 1) -> Selector:
    """Select `times` different entities at random; doomed ones are never picked (R193).

    In a hand or deck, up to `times` hidden cards may be the picked ones (U099:1850).
    """
    return _Chance(Purpose.TARGET, selector, number(times))


def spared(selector: Selector) -> Selector:
    """Select one entity at random, not doomed: the only one that a text does not destroy."""
    return _Chance(Purpose.SPARE, selector, number(1))


def of_different_types(selector: Selector, times: Value | int) -> Selector:
    """Select up to `times` entities at random that all stand for different minion types.

    A minion of two types may stand for either, one of all types for any, one of no type for none.
    """
    return _Chance(Purpose.TARGET, selector, number(times), fits=_stand_apart)


def _stand_apart(picked: list[Entity], candidate: Entity) -> bool:
    kinds = [races_of(each) for each in (*picked, candidate)]
    return all(kinds) and are_told_apart(kinds)


def one_of_each(selector: Selector) -> Selector:
    """Select one entity for each card id: `random(one_of_each(FRIENDLY_DEAD_MINIONS), N)`."""

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        return list({e.card_id: e for e in reversed(selector.of(g, me, it))}.values())[::-1]

    return Selector(pool, selector.meant, selector.cards)


class _Chance(Selector):
    """Some of the entities of a selector, picked at random.

    `given`: the tag that the text gives what is picked, 0 for none. What has that tag already is
    listed first: it does not change, so that one of these was picked where nothing is told.
    `fits`: whether a candidate may be picked beside those that are picked already.
    """

    __slots__ = ("_fits", "_given", "_purpose", "_times")

    def __init__(
        self,
        purpose: Purpose,
        whole: Selector,
        times: Number,
        given: int = 0,
        fits: Callable[[list[Entity], Entity], bool] | None = None,
    ) -> None:
        super().__init__(self._pick, lambda g, me, e: True, self._hidden if whole.cards else None)
        self.whole = whole
        self._purpose = purpose
        self._times = times
        self._given = given
        self._fits = fits

    def giving(self, tag: int) -> Selector:
        """Return the same pick for a text that gives `tag`."""
        return _Chance(self._purpose, self.whole, self._times, tag, self._fits)

    def _pick(self, g: Game, me: Entity, it: Frame) -> list[Entity]:
        options = [e for e in self.whole.of(g, me, it) if not e.doomed]
        if self._given:
            options.sort(key=lambda e: not e.tags.get(self._given, 0))
        picked: list[Entity] = []
        for _ in range(self._times(g, me, it)):
            if self._fits is not None:
                options = [e for e in options if self._fits(picked, e)]
            choice = g.pick(self._purpose, me, options)
            if choice is None:
                break
            picked.append(choice)
            options = [e for e in options if e is not choice]
        return picked

    def _hidden(self, g: Game, me: Entity, it: Frame) -> list[Entity]:
        return self.whole.unseen(g, me, it)[: self._times(g, me, it)]
