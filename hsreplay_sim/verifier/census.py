"""What comes to light anywhere in a game: read once, however often the game is played."""

from __future__ import annotations

from typing import NamedTuple, Self

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CONTROLLER, PREMIUM, ZONE
from hsreplay_sim.carddb.store import CardSet
from hsreplay_sim.replay.packets import (
    DESCRIPTIONS,
    Description,
    FullEntity,
    Packet,
    ShowEntity,
    TagChange,
)
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
    golden: dict[int, int]
    """Entity → PREMIUM with which it is first shown, unless 0."""
    parts: dict[int, dict[int, int]]
    """Entity → the parts of which its player put it together before the game."""
    cards: frozenset[str]
    """The ids of all cards that are ever shown."""
    viewer: int
    """The player whose hand the recording shows; 0 if it shows both hands, or none."""
    goes_back: bool
    """Whether the game is ever put back to a point."""
    written: frozenset[int]
    """The tags that are changed at least once."""
    data: CardSet

    @classmethod
    def of(cls, contents: Contents, cards: CardSet) -> Self:
        """Return the census of a game whose cards are those of a build."""
        packets = contents.game.packets
        remade = made_out_of_sight(packets, contents.descriptions)
        return cls(
            names=revelations(contents.telling, cards, remade),
            ties=ties_of(contents.telling, remade), golden=_golden(contents.telling),
            parts=parts_of(contents.descriptions), cards=contents.cards,
            viewer=_viewer(contents.moves), goes_back=contents.goes_back,
            written=frozenset(contents.written), data=cards,
        )  # fmt: skip

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


def _golden(packets: list[Packet]) -> dict[int, int]:
    """Return entity → the PREMIUM with which it is first shown, unless that is 0."""
    first: dict[int, int] = {}
    for packet in packets:
        if isinstance(packet, (FullEntity, ShowEntity)) and packet.card_id:
            first.setdefault(packet.entity, dict(packet.tags).get(PREMIUM, 0))
    return {each: finish for each, finish in first.items() if finish}
