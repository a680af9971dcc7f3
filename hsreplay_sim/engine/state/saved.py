"""Save an engine game, so that it can be restored or copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.following import forget_the_action
from hsreplay_sim.engine.state.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.oracle import Oracle
    from hsreplay_sim.engine.text import Script


class _Kept(NamedTuple):
    """An entity as it is saved."""

    entity: Entity
    card_id: str
    tags: dict[int, int]
    order: int
    card: Card | None
    script: Script | None


class Saved:
    """A copy of the state of a game: the tags of every entity, the untagged state, what is pending.

    Make it while no block is open. `last` is the one that was made before, if any: what has not
    changed since is not copied again.
    """

    def __init__(self, game: Game, last: Saved | None = None) -> None:
        before = last.kept if last is not None and last.stirred is game.stirred else None
        self.kept: dict[int, _Kept] = (
            _kept_of(game, game.entities) if before is None else _kept_since(game, before)
        )
        """Entity id → the entity as it is saved, in the order of the game."""
        self.stirred: set[int] = set()
        """What was written to since, while this is the last one."""
        game.stirred = self.stirred
        self._next_id = game.next_id
        self._beyond = game.untagged.copy()
        self._dirty = list(game.dirty)
        self._forgiven = dict(game.forgiven)
        self._left = [each.id for each in game.left_since_update]
        self._maybe_dead = list(game.maybe_dead)
        self._auras_dirty = game.auras_dirty
        self.packets = len(game.out)
        """How many packets had been written when the state was saved."""
        self._silences = len(game.silences)

    def restore(self, game: Game) -> None:
        """Put `game`, the game that was saved, back into this state.

        Packets and entities that came later are dropped.
        """
        game.entities = {}
        for entity, card_id, tags, order, *_ in self.kept.values():
            if entity.card_id != card_id:
                game.attach_card(entity, card_id)
            entity.tags = tags.copy()
            entity.order = order
            game.entities[entity.id] = entity
        del game.out[self.packets :]
        del game.silences[self._silences :]
        self._settle(game)

    def copy(self, game: Game, oracle: Oracle) -> Game:
        """Return a new game in the saved state, with `oracle` and with packets of its own.

        `game` must be the game that was saved; it does not change.
        """
        twin = Game(game.cards, game.scripts, oracle, game.profile)
        for entity, card_id, tags, order, card, script in self.kept.values():
            other = Entity(entity.id, card_id, tags.copy())
            other.order, other.card, other.script = order, card, script
            twin.entities[entity.id] = other
        twin.classless = game.classless.copy()
        twin.out = game.out[: self.packets]
        twin.silences = game.silences[: self._silences]
        self._settle(twin)
        return twin

    def _settle(self, game: Game) -> None:
        forget_the_action(game)
        game.next_id = self._next_id
        game.index()
        game.untagged = self._beyond.copy()
        game.dirty = {number: game.entities[number] for number in self._dirty}
        game.forgiven = dict(self._forgiven)
        game.left_since_update = [game.entities[number] for number in self._left]
        game.maybe_dead = {number: game.entities[number] for number in self._maybe_dead}
        game.auras_dirty = self._auras_dirty


def _kept_of(game: Game, numbers: Iterable[int]) -> dict[int, _Kept]:
    each = ((number, game.entities[number]) for number in numbers)
    return {
        number: _Kept(e, e.card_id, e.tags.copy(), e.order, e.card, e.script) for number, e in each
    }


def _kept_since(game: Game, last: dict[int, _Kept]) -> dict[int, _Kept]:
    """Return the entities as they are now; those that nothing was written to, without a copy."""
    touched, entities = game.touched(), game.entities
    kept = last.copy()
    for number in touched - entities.keys():
        kept.pop(number, None)
    kept.update(_kept_of(game, touched & kept.keys()))
    if len(kept) < len(entities):
        kept.update(_kept_of(game, [each for each in entities if each not in kept]))
    return kept
