"""Mana crystals, full, empty, spent and locked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.cards.effects.core import Do
from hsreplay_sim.cards.values import Value, number
from hsreplay_sim.engine.script import Frame
from hsreplay_sim.tags import (
    MAXRESOURCES,
    OVERLOAD_LOCKED,
    OVERLOAD_OWED,
    RESOURCES,
    RESOURCES_USED,
    TEMP_RESOURCES,
)

if TYPE_CHECKING:
    from hsreplay_sim.engine.entities import Entity
    from hsreplay_sim.engine.game import Game


def gain_crystals(count: Value | int = 1, *, full: bool = False, opponent: bool = False) -> Do:
    """Gain (empty) mana crystals."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(3 - me.controller if opponent else me.controller)
        room = (player.get(MAXRESOURCES) or 10) - player.get(RESOURCES)
        gained = min(room, how_many(g, me, it))
        g.add(player, RESOURCES, gained)
        if not full:
            g.add(player, RESOURCES_USED, gained)
        it.value = gained

    return Do(run)


def lose_crystals(count: Value | int = 1) -> Do:
    """Destroy mana crystals, spent ones last."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        left = max(0, player.get(RESOURCES) - how_many(g, me, it))
        g.set(player, RESOURCES, left)
        g.set(player, RESOURCES_USED, min(player.get(RESOURCES_USED), left))

    return Do(run)


def gain_mana(count: Value | int = 1) -> Do:
    """Gain mana this turn only (R35); beyond the maximum, spent crystals are refreshed instead."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        gained = how_many(g, me, it)
        held = player.get(RESOURCES) + player.get(TEMP_RESOURCES)
        room = max(0, (player.get(MAXRESOURCES) or 10) - held)
        g.add(player, TEMP_RESOURCES, min(gained, room))
        g.add(player, RESOURCES_USED, -min(max(0, gained - room), player.get(RESOURCES_USED)))

    return Do(run)


def spend_mana() -> Do:
    """Spend all your Mana; LEFT_BEHIND says how much it was."""
    from hsreplay_sim.engine.sequences.play import pay

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        left = player.get(RESOURCES) - player.get(RESOURCES_USED) + player.get(TEMP_RESOURCES)
        pay(g, me, left)
        it.value = left

    return Do(run)


def refresh_mana(count: Value | int) -> Do:
    """Make spent crystals usable again."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        g.add(player, RESOURCES_USED, -min(player.get(RESOURCES_USED), how_many(g, me, it)))

    return Do(run)


def unlock_overload() -> Do:
    """R228: locked crystals come back, owed ones are forgiven."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        locked = player.get(OVERLOAD_LOCKED)
        g.set(player, OVERLOAD_OWED, 0)
        g.add(player, RESOURCES_USED, -min(locked, player.get(RESOURCES_USED)))
        g.set(player, OVERLOAD_LOCKED, 0)

    return Do(run)
