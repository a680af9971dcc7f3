"""How a client refers to the entities of a game, at one moment of it.

The game is `GameEntity`, a player its name, and any other entity stands in brackets with what the
client knows of it then. What it has not been told of yet is a bare number; so is a player whose
name would not lead back to that player.
"""

from __future__ import annotations

import re
from functools import lru_cache

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.tags import (
    CONTROLLER,
    FAKE_ZONE,
    FAKE_ZONE_POSITION,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.formats.powerlog.shapes.forms import NAMELESS_CARD, UNKNOWN_HUMAN_PLAYER, Forms
from hsreplay_sim.formats.powerlog.shapes.spellings import Spellings
from hsreplay_sim.replay import packets as ours
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.recording import Recording

_IN_BRACKETS = frozenset((ZONE, ZONE_POSITION, CONTROLLER, FAKE_ZONE, FAKE_ZONE_POSITION))
"""The tags that a reference shows; the last two tell where Mercenaries let a client see it."""
_AMBIGUOUS = re.compile(r"-?\d+|GameEntity|.*[\[\]=].*|\s.*|.*\s", re.ASCII | re.DOTALL)
"""Names that read as something else."""
_UNPRINTED = re.compile(r"(\[\w+\])|[\x00-\x1f\x7f\u0085\u2028\u2029\[\]]+")
"""What would end a line or a reference; some cards have a word in brackets in their name, [DNT]."""


class References:
    """The references of one game, as the packets that were applied leave it."""

    def __init__(self, game: Recording, forms: Forms, spelled: Spellings) -> None:
        self._fold = Fold()
        self._fold.may_go_back = False
        self._forms = forms
        self._spelled = spelled
        self._names = game.card_names
        self._roots = _roots(game)
        self._hidden: set[int] = set()
        """Entities of whose card the client keeps the name alone."""
        self._texts: dict[int, str] = {}
        """Entity → the reference to it, until something in it changes."""

    def __call__(self, entity: int) -> str:
        """Return how the client refers to an entity now."""
        text = self._texts.get(entity)
        if text is None:
            text = self._texts[entity] = self._written(entity)
        return text

    def in_brackets(self, entity: int) -> str:
        """Return the reference to a card that is offered or chosen, which is never a number."""
        text = self(entity)
        return text if text.startswith("[") else self._bracket(entity)

    def knows(self, entity: int) -> bool:
        """Whether the client has been told of an entity as a whole."""
        return entity in self._fold.state.cards

    def apply(self, packet: ours.Packet) -> None:
        """Let the client carry out a packet."""
        self._fold.apply(packet)
        if type(packet) is ours.TagChange:
            if packet.tag in _IN_BRACKETS:
                self._texts.pop(packet.entity, None)
        elif isinstance(packet, ours.FullEntity | ours.ShowEntity | ours.ChangeEntity):
            self._texts.pop(packet.entity, None)
            self._hidden.discard(packet.entity)
        elif type(packet) is ours.HideEntity:
            self._texts.pop(packet.entity, None)
            self._hidden.add(packet.entity)
        elif type(packet) in (ours.CreateGame, ours.ResetGame) or _resets(packet):
            self._texts.clear()

    def _written(self, entity: int) -> str:
        if not self.knows(entity):
            return str(entity)
        return self._roots.get(entity) or self._bracket(entity)

    def _bracket(self, entity: int) -> str:
        state = self._fold.state
        card = state.cards.get(entity, "")
        form = self._forms.known if card else self._forms.unknown
        return form.format(
            name=_printed(self._names.get(card, card)) if card else NAMELESS_CARD,
            id=entity,
            zone=self._spelled.zone(state.get(entity, FAKE_ZONE) or state.get(entity, ZONE)),
            place=state.get(entity, FAKE_ZONE_POSITION) or state.get(entity, ZONE_POSITION),
            card="" if entity in self._hidden and not self._forms.keeps_hidden else card,
            player=state.get(entity, CONTROLLER),
        )


@lru_cache(4_096)
def _printed(name: str) -> str:
    return _UNPRINTED.sub(lambda found: found[1] or " ", name)


def _roots(game: Recording) -> dict[int, str]:
    """The game and the players that can be told by their names."""
    create = game.create
    if create is None:
        return {}
    names = {each.entity: game.called.get(each.entity) or each.name for each in create.players}
    bare = [name.partition("#")[0] for name in [*names.values(), *_others(create, names)]]
    roots = {create.entity: "GameEntity"}
    for entity, name in names.items():
        alone = bare.count(name.partition("#")[0]) == 1
        told = bool(name) and name != UNKNOWN_HUMAN_PLAYER and not _AMBIGUOUS.fullmatch(name)
        roots[entity] = name if alone and told else str(entity)
    return roots


def _others(create: ours.CreateGame, names: dict[int, str]) -> list[str]:
    """What DebugPrintGame calls the players otherwise."""
    return [each.name for each in create.players if each.name != names[each.entity]]


def _resets(packet: ours.Packet) -> bool:
    return type(packet) is ours.Block and packet.kind == BlockType.GAME_RESET
