"""Uses of a selection: as targets, or to be kept enchanted by an aura."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.cards.words.selectors import Selector
from hsreplay_sim.cards.words.values import Condition, Value

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame


class Target(Struct, frozen=True):
    """A selector of targets with its conditions; see :func:`target`."""

    who: Selector
    optional: bool
    only: Condition | None


def target(who: Selector, *, optional: bool = True, only: Condition | None = None) -> Target:
    """What a card may target: the entities `who`, within the rules.

    If `optional` and there is none, the card may be played without a target; a spell needs one. If
    `only` is given, a target is asked for only while that condition is true (a Combo, a Dragon in
    hand).
    """
    return Target(who, optional, only)


class Continuous(Struct, frozen=True):
    """An aura of a card class; see :func:`aura`."""

    who: Selector
    enchantment: str
    only: Condition | None
    cost: Value | int | None = None
    set_cost: Value | int | None = None
    data: Value | None = None


def aura(
    who: Selector, enchantment: str, only: Condition | None = None, *, data: Value | None = None
) -> Continuous:
    """Keep an enchantment on all of `who` while this card is in play and `only` is true.

    If `only` is None, nothing but this card's presence is asked. `data` is a number that is
    computed when the enchantment is attached, and stored in it.
    """
    return Continuous(who, enchantment, only, data=data)


def cost_change(
    who: Selector,
    by: Value | int | None = None,
    *,
    to: Value | int | None = None,
    only: Condition | None = None,
) -> Continuous:
    """While this card is in play, add `by` to the cost of each of `who`, or set that cost to `to`.

    If `only` is given, that holds while the condition is true. This is an aura that creates no
    enchantment: School Tour, for one, is attached to the player and creates none on the hero power
    (U373:8210). A class has one of these.
    """
    return Continuous(who, "", only, by, to)


def worn_as_played(enchantment: str) -> Selector:
    """Select the card that is being played, if `enchantment` is attached to it.

    The discount of "your next two Murlocs" is an aura on cards of the hand, which a TRIGGER ends
    after the play (U495:9368, U577:4532).
    """

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        kind, played = g.stack[0] if g.stack else (0, me)
        worn = kind == BlockType.PLAY and any(e.card_id == enchantment for e in played.attached)
        return [played] if worn else []

    return Selector(pool, lambda g, me, e: True)
