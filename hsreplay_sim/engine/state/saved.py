"""Save an engine game, so that it can be restored or copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.following import forget_the_action
from hsreplay_sim.engine.state.game import Game

if TYPE_CHECKING:
    from hsreplay_sim.engine.oracle import Oracle


class Saved:
    """A copy of the state of a game: the tags of every entity, the untagged state, what is pending.

    Make it while no block is open.
    """

    def __init__(self, game: Game) -> None:
        self._entities = [
            (e, e.card_id, e.tags.copy(), e.order, e.card, e.script) for e in game.entities.values()
        ]
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
        for entity, card_id, tags, order, *_ in self._entities:
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
        for entity, card_id, tags, order, card, script in self._entities:
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
