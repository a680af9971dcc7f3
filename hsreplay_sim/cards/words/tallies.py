"""Numbers that texts raise for the rest of the game, and that no tag or enchantment shows.

Animal Companions that are replaced, and how many come; how often Leylines act.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Race
from hsreplay_sim.cards.words.effects import Do, summon_random
from hsreplay_sim.cards.words.pools import A_MINION, pool
from hsreplay_sim.cards.words.values import Value, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

_COMPANION_COST, _COMPANIONS_MORE, _LEYLINE_TIMES = range(3)
"""The numbers of the tallies."""
_SIDE = 100
_COMPANIONS = ("NEW1_032", "NEW1_033", "NEW1_034")
_PRINTED_COST = 3
"""What each of the three Animal Companions costs."""


def _tally(which: int) -> Value:
    return Value(lambda g, me, it: g.untagged.tallies.get(_SIDE * me.controller + which, 0))


def _raise(which: int, amount: Value | int) -> Do:
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        key = _SIDE * me.controller + which
        g.untagged.tallies[key] = g.untagged.tallies.get(key, 0) + how_much(g, me, it)
        g.touch_auras()

    return Do(run)


def replace_with_random_beasts(more: Value | int) -> Do:
    """Replace my future Animal Companions by random Beasts that cost `more` than those cost now."""
    return _raise(_COMPANION_COST, more)


def summon_more_companions(count: Value | int = 1) -> Do:
    """Let my cards that summon Animal Companions summon `count` more in this game."""
    return _raise(_COMPANIONS_MORE, count)


def more_leylines(times: Value | int = 1) -> Do:
    """Let my Leylines act `times` more in this game."""
    return _raise(_LEYLINE_TIMES, times)


LEYLINE_TIMES = _tally(_LEYLINE_TIMES) + 1
"""How often a Leyline of mine acts."""
MORE_COMPANIONS = _tally(_COMPANIONS_MORE)
"""How many more Animal Companions my cards summon."""
_DEARER = _tally(_COMPANION_COST)


COMPANIONS_REPLACED = _DEARER > 0
"""Whether other Beasts have replaced my Animal Companions."""


def companions(g: Game, me: Entity, it: Frame) -> Sequence[str]:
    """The Animal Companions: a pool of the three, or of the Beasts that have replaced them.

    If no Beast costs so much, they are those of the next lower cost.
    """
    dearer = _DEARER.ask(g, me, it)
    for cost in range(_PRINTED_COST + dearer, _PRINTED_COST, -1):
        beasts = pool(A_MINION, cost=cost, race=Race.BEAST)(g, me, it)
        if beasts:
            return beasts
    return _COMPANIONS


def summon_random_companions(count: Value | int = 1, *, signed: bool = False) -> Do:
    """Summon `count` random Animal Companions, and as many more as texts have added.

    MADE are these. If `signed`, DISPLAYED_CREATOR of each names this card.
    """
    return summon_random(companions, MORE_COMPANIONS + count, signed=signed)
