"""What a selection is for: to be aimed at, or to be kept enchanted."""

from __future__ import annotations

from dataclasses import dataclass

from hsreplay_sim.cards.words.selectors import Selector
from hsreplay_sim.cards.words.values import Condition, Value


@dataclass(frozen=True, slots=True)
class Target:
    """A selector with the conditions of its use; see :func:`target`."""

    who: Selector
    optional: bool
    only: Condition | None


def target(who: Selector, *, optional: bool = True, only: Condition | None = None) -> Target:
    """What a card may be aimed at.

    `optional`: when there is no target, the card may be played without one; a spell may not.
    `only`: a target is asked for only while this condition holds (a Combo, a Dragon in hand).
    """
    return Target(who, optional, only)


@dataclass(frozen=True, slots=True)
class Continuous:
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
    """While the source is in play the enchantment sits on every entity of the selection.

    `data` is a number of the source that each enchantment notes as it is laid.
    """
    return Continuous(who, enchantment, only, data=data)


def cost_change(
    who: Selector,
    by: Value | int | None = None,
    *,
    to: Value | int | None = None,
    only: Condition | None = None,
) -> Continuous:
    """While the source is in play all of the selection costs `by` more, or `to`, as such.

    It is for an aura whose cards bear no enchantment: School Tour, for one, lies on the player and
    names none for the hero power (U373:8210). A class has one of these.
    """
    return Continuous(who, "", only, by, to)
