"""What comes to light anywhere in a game: read once, however often the game is played."""

from __future__ import annotations

from typing import NamedTuple, Self

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CONTROLLER, ZONE
from hsreplay_sim.carddb.store import CardSet
from hsreplay_sim.replay.packets import DESCRIPTIONS, Description, Packet, ShowEntity, TagChange
from hsreplay_sim.replay.revelations import (
    Ties,
    made_out_of_sight,
    parts_of,
    revelations,
    telling,
    ties_of,
)
from hsreplay_sim.verifier.recording.contents import Contents


class Census(NamedTuple):
    """What becomes known anywhere in a game."""

    names: dict[int, str]
    """Entity → the card that it turns out to be."""
    ties: Ties
    parts: dict[int, dict[int, int]]
    """Entity → the parts of which its player put it together before the game."""
    cards: frozenset[str]
    """The ids of all cards that are ever shown."""
    viewer: int
    """The player whose hand the recording shows; 0 if it shows both hands, or none."""
    data: CardSet

    @classmethod
    def of(cls, contents: Contents, cards: CardSet) -> Self:
        """Return the census of a game whose cards are those of a build."""
        packets = contents.game.packets
        remade = made_out_of_sight(packets, contents.descriptions)
        return cls(
            names=revelations(contents.telling, cards, remade),
            ties=ties_of(contents.telling, remade),
            parts=parts_of(contents.descriptions),
            cards=contents.cards,
            viewer=_viewer(contents.moves),
            data=cards,
        )

    def found_in(self, packets: list[Packet]) -> tuple[dict[int, str], Ties]:
        """Return the names and the ties that become known in these packets alone."""
        told, remade = telling(packets), made_out_of_sight(packets)
        return revelations(told, self.data, remade), ties_of(told, remade)


def _viewer(moves: list[TagChange | Description]) -> int:
    """Return the player of whose hand more than _FEW cards are shown; 0 if both or none are."""
    at: dict[int, dict[int, int]] = {}
    shown = [0, 0, 0]
    for packet in moves:
        tags = at.setdefault(packet.entity, {})
        if type(packet) is TagChange:
            tags[packet.tag] = packet.value
        elif isinstance(packet, DESCRIPTIONS):
            tags.update(packet.tags)
        side = tags.get(CONTROLLER, 0)
        if tags.get(ZONE, 0) == Zone.HAND and side in (1, 2):
            shown[side] += type(packet) is ShowEntity
    few = [count <= _FEW for count in shown[1:]]
    return 0 if few[0] == few[1] else shown.index(max(shown))


_FEW = 2
