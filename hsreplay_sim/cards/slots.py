"""The slots of a card class: the name of each, what it may hold, and how it fills a script.

Most are fields of :class:`~hsreplay_sim.engine.text.Script` and
:class:`~hsreplay_sim.engine.text.Deltas`, declared there once by ``slot``; the type of the field
says how to read it. The listeners, which differ by zone and keyword alone, are declared here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import Field, dataclass, fields
from functools import reduce
from operator import rshift
from types import FunctionType
from typing import TYPE_CHECKING, Any

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.errors import InternalError
from hsreplay_sim.base.tags import FRENZY, OBJECTIVE, SIGIL, SPELLBURST
from hsreplay_sim.cards.words.effects import Do, script
from hsreplay_sim.cards.words.selectors import FRIENDLY_WEAPON, SELF, Selector
from hsreplay_sim.cards.words.triggers import as_secret, in_zone, once
from hsreplay_sim.cards.words.uses import Continuous, Target
from hsreplay_sim.cards.words.values import Condition, Value, plain
from hsreplay_sim.engine.text import (
    GROUPS,
    SILENT,
    WAITS,
    Amount,
    Aura,
    Deltas,
    Effect,
    Guard,
    Held,
    Script,
    Select,
    Targets,
    Trigger,
)

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame


@dataclass(frozen=True, slots=True)
class Slot:
    """One slot: its name in a card class, and the field of the script that it fills."""

    name: str
    group: str
    says: str
    field: str
    read: Callable[[Any], Any]
    """Turns the value in the class into that of the script; TypeError when it cannot be one."""


def _one(value: object, *kinds: type) -> Any:
    if not isinstance(value, kinds):
        wanted = " or ".join(kind.__name__ for kind in kinds)
        raise TypeError(f"{type(value).__name__}, not {wanted}")
    return value


def _many(value: object) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, (tuple, list)) else (value,)


def _effect(value: object) -> Effect:
    """An operation, several in order, or a function (game, me, it)."""
    if isinstance(value, FunctionType):
        value = script(value)
    if isinstance(value, (tuple, list)):
        value = reduce(rshift, (_one(each, Do) for each in value))
    run: Effect = _one(value, Do).run
    return run


def _amount(value: object) -> Amount:
    return plain(_one(value, Value, int))


def changing(function: FunctionType) -> Amount:
    """A function (me, the value before) as the engine asks it."""

    def ask(game: Game, me: Entity, it: Frame) -> int:
        return int(function(me, it.amount))

    return ask


def _becoming(value: object) -> Amount:
    return changing(value) if isinstance(value, FunctionType) else _amount(value)


def _added(value: object) -> Amount:
    if isinstance(value, FunctionType):
        return changing(value)
    added = _amount(value)

    def ask(game: Game, me: Entity, it: Frame) -> int:
        return it.amount + added(game, me, it)

    return ask


def _guard(value: object) -> Guard:
    ask: Guard = _one(value, Condition).ask
    return ask


def _select(value: object) -> Select:
    of: Select = _one(value, Selector).of
    return of


def _targets(value: object) -> Targets:
    aimed = _one(value, Selector, Target)
    if isinstance(aimed, Selector):
        aimed = Target(aimed, optional=True, only=None)
    return Targets(aimed.who.of, aimed.optional, aimed.only and aimed.only.ask)


def _auras(value: object) -> tuple[Aura, ...]:
    return tuple(_aura(_one(each, Continuous)) for each in _many(value))


def _aura(each: Continuous) -> Aura:
    unseen = each.who.unseen if each.who.cards is not None else None
    active = each.only.ask if each.only is not None else None
    if each.enchantment:
        return Aura(
            each.who.of,
            each.enchantment,
            active,
            unseen=unseen,
            own=each.who is SELF,
            wielded=each.who is FRIENDLY_WEAPON,
            data=each.data.ask if each.data is not None else None,
        )
    return Aura(each.who.of, "", active, bare=Script(deltas=_added_cost(each)))


def _added_cost(each: Continuous) -> Deltas:
    if each.set_cost is not None:
        return Deltas(set_cost=_amount(each.set_cost))
    return Deltas(cost=_amount(each.cost))


def _held(value: object) -> Held:
    return tuple((_one(tag, int), _worth(holds)) for tag, holds in _many(value))


def _worth(holds: object) -> Amount:
    """What a keyword is worth: 1 while a condition holds, or a number."""
    return _guard(holds) if isinstance(holds, Condition) else _amount(holds)


def _granted(value: object) -> tuple[tuple[int, int], ...]:
    return tuple(each if isinstance(each, tuple) else (each, 1) for each in _many(value))


READERS: dict[str, Callable[[Any], Any]] = {
    "Effect | None": _effect,
    "Amount | None": _amount,
    "Added | None": _added,
    "Becoming | None": _becoming,
    "Guard | None": _guard,
    "Select | None": _select,
    "Targets | None": _targets,
    "tuple[Aura, ...]": _auras,
    "Held": _held,
    "tuple[tuple[int, int], ...]": _granted,
    "tuple[str, ...]": lambda value: tuple(_one(each, str) for each in _many(value)),
    "tuple[int, ...]": lambda value: tuple(_one(each, int) for each in _many(value)),
    "str": lambda value: _one(value, str),
    "int": lambda value: _one(value, int),
    "bool": lambda value: _one(value, bool),
}
"""Type of a field → how it is read."""


def _declared(owner: type) -> dict[str, Slot]:
    return {slot.name: slot for slot in map(_of_field, fields(owner)) if slot is not None}


def _of_field(each: Field[Any]) -> Slot | None:
    told = each.metadata
    if not told:
        return None
    name = told["name"] or each.name
    return Slot(name, told["group"], told["says"], each.name, READERS[str(each.type)])


def _listening(name: str, says: str, as_: Callable[[Trigger], Trigger]) -> Slot:
    def read(value: object) -> tuple[Trigger, ...]:
        return tuple(as_(_one(each, Trigger)) for each in _many(value))

    return Slot(name, WAITS, says, "triggers", read)


def _lies_in(zone: int, keyword: int | None = None) -> Callable[[Trigger], Trigger]:
    def lie(trigger: Trigger) -> Trigger:
        if trigger.zone == zone and (keyword is None or zone != Zone.PLAY):
            return trigger
        if trigger.keyword == SILENT:
            return in_zone(trigger, zone, SILENT)
        return in_zone(trigger, zone) if keyword is None else in_zone(trigger, zone, keyword)

    return lie


LISTENERS = (
    _listening("events", "in play", _lies_in(Zone.PLAY)),
    _listening("in_hand", "in the hand", _lies_in(Zone.HAND)),
    _listening("in_deck", "in the deck", _lies_in(Zone.DECK)),
    _listening("quest", "as a quest: each time is progress", _lies_in(Zone.SECRET, 0)),
    _listening("sigil", "as a sigil", _lies_in(Zone.SECRET, SIGIL)),
    _listening("objective", "as an objective (R273)", _lies_in(Zone.SECRET, OBJECTIVE)),
    _listening("secret", "as a secret", as_secret),
    _listening("spellburst", "once, after a spell of its player", lambda t: once(t, SPELLBURST)),
    _listening("frenzy", "once, when it survives damage", lambda t: once(t, FRENZY)),
)
"""The listeners of a card; the triggers of a script stand in this order."""

OF_CARD: Mapping[str, Slot] = {
    **_declared(Script),
    **{slot.name: slot for slot in LISTENERS},
}
OF_ENCHANTMENT: Mapping[str, Slot] = _declared(Deltas)
"""In the class of an enchantment these names mean what its host gets."""

SLOTS = frozenset(OF_CARD) | frozenset(OF_ENCHANTMENT)
"""Every name that a card class may define."""


def read(slot: Slot, value: object, owner: str) -> Any:
    """The value that a slot gives to the script. Raises InternalError when it cannot be one."""
    try:
        return slot.read(value)
    except TypeError as error:
        raise InternalError(f"slot {slot.name} of {owner} holds {error}") from error


def table() -> Iterable[tuple[str, list[Slot]]]:
    """(group, its slots) for the page on adding a card."""
    every = [*OF_CARD.values(), *OF_ENCHANTMENT.values()]
    return [(group, [slot for slot in every if slot.group == group]) for group in GROUPS]
