"""Hero powers that change: a new one, one that was offered, one of a pool, a better one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import CURRENT_HEROPOWER_DAMAGE_BONUS
from hsreplay_sim.cards.words.effects import Do, Pool, one_of_pool
from hsreplay_sim.cards.words.selectors import Selector
from hsreplay_sim.cards.words.values import Value, number
from hsreplay_sim.engine.keywords import powers
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import player_tags
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def new_power(card_id: str) -> Do:
    """Replace my hero power."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        powers.replace_power(g, me, card_id, me.controller)

    return Do(run)


def take_power(who: Selector) -> Do:
    """Make a hero power that is set aside mine; the old one goes aside behind it (U149:5465)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for power in who.of(g, me, it):
            powers.take_power(g, power)

    return Do(run)


def new_random_power(cards: Pool) -> Do:
    """Replace my hero power by a random one of a pool (U127:16631)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        card_id = one_of_pool(g, me, it, Purpose.GENERATE, cards, me.controller)
        if card_id:
            powers.replace_power(g, me, card_id, me.controller)

    return Do(run)


def raise_power_damage(amount: Value | int) -> Do:
    """Raise the damage of my hero power for good: no enchantment holds it (U515:1161)."""
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        kept, key = g.beyond.player_residues, (me.controller, CURRENT_HEROPOWER_DAMAGE_BONUS)
        kept[key] = kept.get(key, 0) + how_much(g, me, it)
        player_tags.update(g)

    return Do(run)


def upgrade_power() -> Do:
    """Replace the hero power that a class begins with by its better form; no other has one."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        power = g.power[me.controller]
        first = g.cards.canonical(power.card_id) if power is not None else ""
        found = g.cards.get(first + "2") if first.endswith("bp") else None
        if found is not None:
            powers.replace_power(g, me, found.id, me.controller)

    return Do(run)
