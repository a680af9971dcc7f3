"""Curse of Naxxramas: Shaman."""

from hsreplay_sim.cards.words import *
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.damage import destroy as destroy_at_once
from hsreplay_sim.engine.rules.deaths import settle


def _return_to_life(g: Game, me: Entity, it: Frame) -> None:
    body = it.target
    if body is not None:
        side = body.controller
        place = g.in_row(g.board[side]).index(body) + 1
        others = len(g.board[side]) - 1
        destroy_at_once(g, me, (body,))
        settle(g)
        left_behind = max(0, len(g.board[side]) - others)
        bodies.summon(g, me, body.card_id, side, position=place + left_behind)


class FP1_025:
    """Reincarnate. Destroy a minion, then return it to life with full Health.

    It stands at the right of what its death has left (U062:6317).
    """

    targets = target(MINIONS, optional=False)
    action = script(_return_to_life)
