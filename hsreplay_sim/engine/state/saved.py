"""Save an engine game, so that it can be restored or copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.following import forget_the_action
from hsreplay_sim.engine.state.game import Game

if TYPE_CHECKING:
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
    own: dict[int, int]
    """The dict of the entity itself, of which `tags` is a copy."""


class Saved:
    """A copy of the state of a game: the tags of every entity, the untagged state, what is pending.

    Make it while no block is open. `last` is the one that was made before, if any: what has not
    changed since is not copied again.
    """

    def __init__(self, game: Game, last: Saved | None = None) -> None:
        before = last.kept if last is not None and last.stirred is game.stirred else []
        self.kept: list[_Kept] = _kept_since(game, before)
        """The entities as they are saved, in the order of the game."""
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
        for entity, card_id, tags, order, *_ in self.kept:
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
        for entity, card_id, tags, order, card, script, _ in self.kept:
            other = Entity(entity.id, card_id, tags.copy())
            other.order, other.card, other.script = order, card, script
            twin.entities[entity.id] = other
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


def _kept(each: Entity) -> _Kept:
    tags, own = each.tags.copy(), each.tags
    return _Kept(each, each.card_id, tags, each.order, each.card, each.script, own)


def _kept_since(game: Game, last: list[_Kept]) -> list[_Kept]:
    """Return the entities as they are now; those that are as they were, without a copy."""
    before = {kept.entity.id: kept for kept in last}
    stirred = game.touched() if last else ()
    found = []
    for number, entity in game.entities.items():
        kept = before.get(number)
        if (
            kept is None
            or number in stirred
            or kept.own is not entity.tags
            or len(kept.tags) != len(entity.tags)
            or kept.order != entity.order
            or kept.script is not entity.script
            or kept.card_id != entity.card_id
        ):
            kept = _kept(entity)
        found.append(kept)
    return found
