"""Adapt (R238): a Discover among ten adaptations; the pick is cast on every minion that adapts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.engine.keywords.cast import cast
from hsreplay_sim.engine.rules.choices import offer, offer_these, option_to_graveyard

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

ADAPTATIONS = tuple(f"UNG_999t{number}" for number in (2, 3, 4, 5, 6, 7, 8, 10, 13, 14))


def adapt(
    game: Game, source: Entity, bodies: Sequence[Entity], among: Sequence[str] = ()
) -> Entity | None:
    """Let the source's player choose one adaptation, cast it on each of `bodies` and return it.

    If there are no bodies, or nothing is picked, return None. Recording: U291:6032. With `among`,
    those are all offered, in order.
    """
    if not bodies:
        return None
    if among:
        picked = offer_these(game, source, source.controller, among)
    else:
        picked = offer(game, source, source.controller, ADAPTATIONS)
    if picked is None:
        return None
    option_to_graveyard(game, source, picked)
    for body in bodies:
        cast(game, source, picked.card_id, body)
    return picked
