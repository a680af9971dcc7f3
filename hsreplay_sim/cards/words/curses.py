"""Voodoo Doll: a curse that links a minion with another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import TAG_970, TAG_SCRIPT_DATA_NUM_1, VOODOO_LINK
from hsreplay_sim.cards.words.effects import Do
from hsreplay_sim.cards.words.selectors import Selector
from hsreplay_sim.cards.words.values import Condition
from hsreplay_sim.engine.rules.enchantments import attach, wear_off
from hsreplay_sim.engine.rules.keyword_grants import queue_tag

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame


def curse(whom: Selector, cursing: str, cursed: str) -> Do:
    """Link this minion with `whom`: attach `cursing` to this, `cursed` to that (U090:3318)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for victim in whom.of(g, me, it):
            link(g, me, victim)

    def link(g: Game, me: Entity, victim: Entity) -> None:
        g.set(me, TAG_970, victim.id)
        own = attach(g, me, me, cursing)
        g.set(own, VOODOO_LINK, victim.id)
        other = attach(g, me, victim, cursed)
        g.set(other, VOODOO_LINK, me.id)
        queue_tag(g, own, TAG_SCRIPT_DATA_NUM_1, victim.id)
        queue_tag(g, me, VOODOO_LINK, victim.id)

    return Do(run)


def lift_curse() -> Do:
    """In the enchantment on the victim: end it, and the link of the dead SUBJECT (U090:3827)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        wear_off(g, me)
        if it.subject is not None:
            g.set(it.subject, VOODOO_LINK, 0)

    return Do(run)


def _linked(g: Game, me: Entity, it: Frame) -> bool:
    return it.subject is not None and it.subject.id == me.tags.get(VOODOO_LINK, 0)


LINKED_DIES = Condition(_linked)
"""In the enchantment on the victim: whether SUBJECT is who has cursed it."""


def _victim(g: Game, me: Entity, it: Frame) -> list[Entity]:
    victim = g.entities.get(me.tags.get(TAG_970, 0))
    return [victim] if victim is not None and victim.zone == Zone.PLAY else []


CURSED = Selector(_victim, lambda g, me, e: True)
"""The minion that this one has cursed, if it is in play."""


def _holds(g: Game, me: Entity, it: Frame) -> bool:
    victims = _victim(g, me, it)
    if not g.profile.curse_ends_with_form:  # who has returned is younger than who has cursed it
        return any(each.order < me.order for each in victims)
    return any(worn.tags.get(VOODOO_LINK, 0) == me.id for e in victims for worn in e.attached)


CURSE_HOLDS = Condition(_holds)
"""Whether the minion that this one has cursed bears the curse still."""
