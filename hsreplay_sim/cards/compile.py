"""From a declarative card class to the :class:`~hsreplay_sim.engine.text.Script` that runs.

A class may define the slots of :mod:`hsreplay_sim.cards.slots`, all of them optional.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any

from hsreplay_sim.base.errors import InternalError
from hsreplay_sim.cards.slots import LISTENERS, OF_CARD, OF_ENCHANTMENT, SLOTS, read
from hsreplay_sim.cards.words.effects import Do, transform
from hsreplay_sim.cards.words.selectors import SELF
from hsreplay_sim.cards.words.values import Value
from hsreplay_sim.engine.text import Deltas, Guard, Script, Trigger


def compile_card(definition: type, *, enchantment: bool) -> Script:
    """The script of one card class. Raises InternalError on a slot that does not exist."""
    name = definition.__name__
    slots: dict[str, Any] = {k: v for k, v in vars(definition).items() if not k.startswith("_")}
    unknown = sorted(set(slots) - SLOTS)
    if unknown:
        raise InternalError(f"{name} has unknown slots: {', '.join(unknown)}")
    of_host = OF_ENCHANTMENT if enchantment else {}
    filled: dict[str, Any] = {
        slot.field: read(slot, slots[key], name)
        for key, slot in OF_CARD.items()
        if key in slots and key not in of_host and slot not in LISTENERS
    }
    if "becomes" in slots:  # an option that is a form; in older builds it ran as a text
        filled.setdefault("action", transform(SELF, slots["becomes"]).run)
    deltas = _deltas(slots, name) if enchantment else None
    filled |= {f"unsure_{slot}": _unsure(slots.get(slot)) for slot in ("cost", "atk")}
    lights = _lights(slots.get("action"))
    return Script(
        card_id=name, lights=lights, triggers=_triggers(slots, name), deltas=deltas, **filled
    )


def _unsure(value: object) -> Guard | None:
    """Whether a value has several numbers to choose from; None if hidden cards never decide it."""
    spread = value.spread if isinstance(value, Value) else None
    if spread is None:
        return None
    return lambda g, me, it: len(set(spread(g, me, it))) > 1


def _lights(action: object) -> Guard | None:
    """What the first "if" of an action asks; None if it has none."""
    parts = action if isinstance(action, tuple) else (action,)
    asked = (each.asks for each in parts if isinstance(each, Do))
    return next((each.ask for each in asked if each is not None), None)


def _triggers(slots: dict[str, Any], name: str) -> tuple[Trigger, ...]:
    """The triggers of all its listeners, in the order of the table."""
    return tuple(
        trigger
        for slot in LISTENERS
        if slot.name in slots
        for trigger in read(slot, slots[slot.name], name)
    )


_BECOMES = {"atk": "set_atk", "max_health": "set_health", "cost": "set_cost"}
"""A function in such a slot of an enchantment gives the value itself, not what is added to it."""


def _deltas(slots: dict[str, Any], name: str) -> Deltas:
    slots = {
        _BECOMES.get(key, key) if isinstance(value, FunctionType) else key: value
        for key, value in slots.items()
    }
    return Deltas(
        **{
            slot.field: read(slot, slots[key], name)
            for key, slot in OF_ENCHANTMENT.items()
            if key in slots
        }
    )
