"""Split a stat into parts, one for each source, as the computation of stats adds them up.

Each part is the difference that its source makes: the stats are computed again with one source
more, in the engine's own order, so that the parts always add up to the computed total.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import ATK, AURA_ATTACHED, COST, DURABILITY, HEALTH
from hsreplay_sim.engine.rules.stats import compute_stats, health_tag, weapon_attack

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

STATS = {ATK: 0, HEALTH: 1, DURABILITY: 1, COST: 2}
"""Tag → its place in :data:`hsreplay_sim.engine.state.untagged.Stats`."""


class Origin(StrEnum):
    """The kinds of sources that a part of a value can have."""

    PRINTED = "printed"
    TEXT = "own text"
    ENCHANTMENT = "enchantment"
    AURA = "aura"
    WEAPON = "weapon"
    LOG = "taken over from the log"
    """What the tags of a recording held beyond the sources that the engine knows."""
    FLOOR = "never below 0"


@dataclass(frozen=True, slots=True)
class Part:
    """One source of a value; `by` is the enchantment or weapon, None for the card itself."""

    origin: Origin
    amount: int
    by: Entity | None = None


def parts_of(game: Game, entity: Entity, tag: int) -> list[Part]:
    """Return the parts that add up to `tag`, if it is ATK, HEALTH, DURABILITY or COST of `entity`.

    The order is print, own text, weapon, enchantments, auras, residue; a source that changes
    nothing has no part. For any other tag, return the print and the enchantments that give it,
    which need not add up.
    """
    if tag not in (ATK, COST, health_tag(entity)):
        return list(_givers(entity, tag))
    at = STATS[tag]
    printed = entity.card.tags if entity.card is not None else entity.tags
    found = [Part(Origin.PRINTED, printed.get(tag, 0))]
    weapon = weapon_attack(game, entity) if tag == ATK and entity.type == CardType.HERO else 0
    held = sorted(_held(game, entity), key=_is_aura)
    with _holding(game, entity, []):
        before = compute_stats(game, entity)[at]
    if before - weapon != found[0].amount:
        found.append(Part(Origin.TEXT, before - weapon - found[0].amount))
    if weapon:
        found.append(Part(Origin.WEAPON, weapon, game.weapon[entity.controller]))
    for count, enchantment in enumerate(held, 1):
        with _holding(game, entity, held[:count]):
            after = compute_stats(game, entity)[at]
        if after != before:
            origin = Origin.AURA if _is_aura(enchantment) else Origin.ENCHANTMENT
            found.append(Part(origin, after - before, enchantment))
        before = after
    beyond = game.untagged.residue(entity.id)[at]
    if beyond:
        found.append(Part(Origin.LOG, beyond))
    if tag != HEALTH and before + beyond < 0:
        found.append(Part(Origin.FLOOR, -before - beyond))
    return found


def _held(game: Game, entity: Entity) -> list[Entity]:
    return [*entity.attached, *game.untagged.bare_auras.get(entity.id, ())]


def _is_aura(enchantment: Entity) -> bool:
    return bool(enchantment.tags.get(AURA_ATTACHED, 0))


@contextmanager
def _holding(game: Game, entity: Entity, held: list[Entity]) -> Iterator[None]:
    """Within the context, let `entity` have only the enchantments in `held`, and no bare auras."""
    attached, bare = entity.attached, game.untagged.bare_auras.pop(entity.id, None)
    entity.attached = held
    try:
        yield
    finally:
        entity.attached = attached
        if bare is not None:
            game.untagged.bare_auras[entity.id] = bare


def _givers(entity: Entity, tag: int) -> Iterator[Part]:
    """Yield the print if the card has `tag`, then each enchantment on `entity` that gives `tag`."""
    if entity.card is not None and entity.card.tags.get(tag, 0):
        yield Part(Origin.PRINTED, entity.card.tags[tag])
    for enchantment in entity.attached:
        deltas = enchantment.script.deltas if enchantment.script is not None else None
        for given, value in deltas.tags if deltas is not None else ():
            if given == tag:
                origin = Origin.AURA if _is_aura(enchantment) else Origin.ENCHANTMENT
                yield Part(origin, value, enchantment)
