"""What differs when an action is over, for an engine that does not say what came on the way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.stream import CHANGE, TAG
from hsreplay_sim.base.tags import (
    ATK,
    CARDTYPE,
    CONTROLLER,
    COST,
    DAMAGE,
    EXHAUSTED,
    HEALTH,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.verifier.compare.action import Comparison
from hsreplay_sim.verifier.compare.comparable import is_visible
from hsreplay_sim.verifier.compare.creations import invented, other_cards
from hsreplay_sim.verifier.compare.mismatch import Mismatch
from hsreplay_sim.verifier.compare.score import Score
from hsreplay_sim.verifier.tags.gameplay import GAMEPLAY

if TYPE_CHECKING:
    from hsreplay_sim.adapter.driver.scope import Scope
    from hsreplay_sim.adapter.session import Counts
    from hsreplay_sim.verifier.recording.logged import Key
    from hsreplay_sim.verifier.step import Step

OF_NEW = (ZONE, ZONE_POSITION, CONTROLLER, ATK, HEALTH, COST, DAMAGE, EXHAUSTED)
"""The tags that are compared of an entity that the action makes: its place and its stats."""


def compare_ends(step: Step, scope: Scope, unknown: frozenset[Key], counts: Counts) -> Comparison:
    """Every tag that either side changed in the action and that differs after it.

    Compared is what the engine models and does not name as `unknown`, as far as the viewer sees it.
    Counted in `counts` are the logged changes of everything else, and what differs in `unknown`.
    """
    if step.failed:
        return Comparison(Score(missed=list(step.logged.changes.values()), exact_order=False))
    last = {(each.entity, each.tag): at for at, each in step.logged.changes.items()}
    score = Score(exact_order=False)
    found: dict[Key, Mismatch] = {}
    for at, change in step.logged.changes.items():
        key = change.entity, change.tag
        if last[key] != at or not _is_compared(step, scope, key, counts):
            score.out_of_scope += 1
        elif key in unknown:
            score.out_of_scope += 1
            counts.say_nothing(change.tag)
        elif _value(step, key) == step.observed.state.get(*key):
            score.predicted += 1
        else:
            score.missed.append(change)
            found[key] = _mismatch(step, key)
    beside = (key for key in dict.fromkeys(_own_keys(step)) if key not in last)
    for each in (*_differing(step, scope, beside), *_new_ones(step, scope)):
        key = each.entity, each.tag
        if key not in unknown:
            found.setdefault(key, each)
        elif key not in last:
            counts.say_nothing(each.tag)
    cards = tuple(e for e in other_cards(step) if _is_in_scope(step, scope, e.entity))
    return Comparison(score, tuple(found.values()), cards)


def _differing(step: Step, scope: Scope, keys: Iterable[Key]) -> Iterator[Mismatch]:
    for key in keys:
        if _is_compared(step, scope, key, None):
            if _value(step, key) != step.observed.state.get(*key):
                yield _mismatch(step, key)


def _value(step: Step, key: Key) -> int:
    return step.simulated.get(*key)


def _mismatch(step: Step, key: Key) -> Mismatch:
    return Mismatch(*key, step.observed.state.get(*key), _value(step, key))


def _own_keys(step: Step) -> Iterator[Key]:
    """What play is made of, as the engine changed it on entities that the recording has.

    What becomes another card has the tags of that one: those that are logged are compared.
    """
    tags = step.observed.state.tags
    remade = {entity for kind, entity, _, _, _ in step.simulated.out if kind == CHANGE}
    for kind, entity, tag, _, _ in step.simulated.out:
        if kind == TAG and tag in GAMEPLAY and entity in tags and entity not in remade:
            yield entity, tag


def _is_compared(step: Step, scope: Scope, key: Key, counts: Counts | None) -> bool:
    entity, tag = key
    if tag in step.logged.unscoped or not is_visible(entity, tag, step.observed):
        return False
    zone = step.observed.state.get(entity, ZONE)
    has_tag = scope.has_tag(tag, _kind(step, entity), zone)
    modelled = has_tag and _is_in_scope(step, scope, entity)
    if not modelled and counts is not None:
        counts.tags_left_out += 1
    return modelled


def _is_in_scope(step: Step, scope: Scope, entity: int) -> bool:
    """Whether the engine models where an entity is, before or after, and what it is."""
    zones = (
        step.zone_before(entity),
        step.observed.state.get(entity, ZONE),
        step.simulated.get(entity, ZONE),
    )
    if _kind(step, entity) == CardType.ENCHANTMENT and not scope.enchantments:
        return False
    return scope.has_zone(*zones)


def _kind(step: Step, entity: int) -> int:
    return step.observed.state.get(entity, CARDTYPE) or step.simulated.get(entity, CARDTYPE)


def _new_ones(step: Step, scope: Scope) -> Iterator[Mismatch]:
    """The place and stats of what the recording makes, and what the engine alone made."""
    state, observed = step.simulated, step.observed
    for entity in step.logged.created:
        if not _is_in_scope(step, scope, entity):
            continue
        for tag in OF_NEW if entity in state.tags else (ZONE,):
            key, logged = (entity, tag), observed.state.get(entity, tag)
            if logged != _value(step, key) and _is_compared(step, scope, key, None):
                yield Mismatch(entity, tag, logged, _value(step, key))
    for each in invented(step):
        if _is_in_scope(step, scope, each.entity):
            yield each
