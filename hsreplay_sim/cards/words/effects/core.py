"""Operations and how they are combined: conditions, loops, chance.

Every operation is a :class:`Do`: an immutable wrapper of one function (game, me, it). Selectors and
amounts are evaluated when the operation runs, in the order the text names them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.cards.words.selectors import Selector
from hsreplay_sim.cards.words.values import Condition, Value, plain
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

Run = Callable[["Game", "Entity", Frame], None]


class Do:
    """An operation that a text runs; `one >> other` runs two in order.

    `sets`: the keyword tag, if it only sets that one, else 0. `asks`: the condition of a `when`
    that asks the game and not the wording; of two, that of the first.
    """

    __slots__ = ("asks", "run", "sets")

    def __init__(self, run: Run, sets: int = 0, asks: Condition | None = None) -> None:
        self.run = run
        self.sets = sets
        self.asks = asks

    def __rshift__(self, other: Do) -> Do:
        first, second = self.run, other.run

        def both(g: Game, me: Entity, it: Frame) -> None:
            first(g, me, it)
            second(g, me, it)

        return Do(both, asks=self.asks or other.asks)


NOTHING = Do(lambda g, me, it: None)


def when(condition: Condition, then: Do, otherwise: Do = NOTHING) -> Do:
    """Run `then` if a condition is true, else `otherwise`.

    If there is no `otherwise` and the condition depends on hidden cards, the oracle decides:
    whether it is true, or, if `then` only sets a keyword, whether that is set. A condition may say
    that `then` runs twice (Kindred).
    """
    unsure = condition.unsure if otherwise is NOTHING else None
    doubled = condition.doubled

    def run(g: Game, me: Entity, it: Frame) -> None:
        if unsure is not None and unsure(g, me, it):
            holds = _told(g, me, then.sets)
        else:
            holds = condition.ask(g, me, it)
        again = holds and doubled is not None and doubled(g, me, it)
        (then if holds else otherwise).run(g, me, it)
        if again:
            then.run(g, me, it)

    if condition.of_build:  # each wording by itself
        return Do(run, asks=then.asks or otherwise.asks)
    return Do(run, asks=condition)


def _told(g: Game, me: Entity, sets: int) -> bool:
    if sets:
        return g.tag(Purpose.KEYWORD, me, (0, sets)) == sets
    return g.number(Purpose.HOLDS, me, 0, 1) == 1


def provided(condition: Condition, selector: Selector) -> Selector:
    """Select the entities of `selector` if a condition is true, else nothing.

    An example is "… also damage its neighbors". If the condition depends on hidden cards, the
    oracle decides for each entity by itself.
    """

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        found = selector.of(g, me, it)
        if condition.unsure is not None and condition.unsure(g, me, it):
            return [each for each in found if g.number(Purpose.REACHES, each, 0, 1)]
        return found if condition.ask(g, me, it) else []

    return Selector(pool, selector.meant)


def repeat(times: Value | int, effect: Do) -> Do:
    """Run an effect `times` times; its selections are made anew each time.

    If hidden cards decide how often, the oracle says before each time whether there is one more.
    """
    spread = times.spread if isinstance(times, Value) else None
    how_many = plain(times)

    def run(g: Game, me: Entity, it: Frame) -> None:
        may = spread(g, me, it) if spread is not None else (how_many(g, me, it),)
        for done in range(max(may)):
            if done >= min(may) and not g.number(Purpose.HOLDS, me, 0, 1):
                return
            effect.run(g, me, it)

    return Do(run)


_ROUNDS_MAX = 100
"""The most rounds: no recording shows a text that goes on forever, and a program must not."""


def repeat_while(condition: Condition, effect: Do) -> Do:
    """Check a condition and, while it is true, run an effect; at most 100 times.

    Recording: U517:9172.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for _ in range(_ROUNDS_MAX):
            if not condition.ask(g, me, it):
                return
            effect.run(g, me, it)

    return Do(run)


def next_block() -> Do:
    """Close the POWER or TRIGGER block of this text and open another one for what follows.

    A few texts of two steps do this: Crystallizer 5 of 5, EVIL Genius 6 of 6 (U146:5899,
    U198:1397), a minion that awakens as it has counted enough.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        if not g.stack or g.stack[-1][1] is not me:
            return
        target = it.target.id if it.target is not None else 0
        if g.stack[-1][0] == BlockType.POWER:
            g.close()
            g.open(BlockType.POWER, me, index=0, target=target, sub_option=it.option)
        elif g.stack[-1][0] == BlockType.TRIGGER:
            g.close()
            g.open(BlockType.TRIGGER, me, index=1)

    return Do(run)


def together(*effects: Do) -> Do:
    """Run the effects in order; after that MADE names what all of them together have made."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        made: list[Entity] = []
        for effect in effects:
            effect.run(g, me, it)
            made += it.made
        it.made = made

    return Do(run)


def remember_number(value: Value) -> Do:
    """Store a number as it is now, before the text changes it; LEFT_BEHIND is then that number."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.value = value.ask(g, me, it)

    return Do(run)


def single_out(selector: Selector) -> Do:
    """Make MADE the selected entities: a random pick that several effects of a text are about."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = selector.of(g, me, it)

    return Do(run)


def for_each(selector: Selector, effect: Do, *, aimed: bool = False) -> Do:
    """Run an effect once for each selected entity, which is then both SUBJECT and TARGET.

    If `aimed`, only the SUBJECT changes: TARGET and LEFT_BEHIND are those of the text.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in selector.of(g, me, it):
            inner = it.about(entity, it.target if aimed else entity)
            if aimed:
                inner.value = it.value
            effect.run(g, me, inner)
            if aimed:
                it.value = inner.value

    return Do(run)


def found_or_unseen(g: Game, me: Entity, it: Frame, who: Selector) -> list[Entity]:
    """Return the selected entities; if there are none, a hidden card, if the oracle says so."""
    found = who.of(g, me, it)
    hidden = [] if found else who.whole.unseen(g, me, it)
    if hidden and g.number(Purpose.HOLDS, me, 0, 1):
        return [g.pick(Purpose.TARGET, me, hidden) or hidden[0]]
    return found


def aim(selector: Selector, effect: Do) -> Do:
    """Run an effect once, with the first entity of a selection (a random pick, say) as its TARGET.

    If nothing is selected, the oracle may name a hidden card; else the effect does not run.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        found = found_or_unseen(g, me, it, selector)
        if found:
            effect.run(g, me, it.about(it.subject, found[0]))

    return Do(run)


def coin_flip(then: Do, otherwise: Do = NOTHING) -> Do:
    """Ask the oracle for a coin flip, 50 %: run `then` or `otherwise`."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        (then if g.number(Purpose.COIN, me, 0, 1) else otherwise).run(g, me, it)

    return Do(run)


def script(function: Run) -> Do:
    """Run a plain function (game, me, it): the last resort for a text that no words can express."""
    return Do(function)
