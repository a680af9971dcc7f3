"""What comes to light anywhere in a game: read once, however often the game is played."""

from __future__ import annotations

from typing import NamedTuple, Self

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CONTROLLER, COPIED_FROM_ENTITY_ID, PREMIUM, ZONE
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
        """The census of a game whose cards are those of a build."""
        packets = contents.game.packets
        remade = made_out_of_sight(packets, contents.descriptions)
        return cls(
            names=revelations(contents.telling, cards, remade),
            ties=ties_of(contents.telling, remade),
            golden=_golden(contents.telling),
            parts=parts_of(contents.descriptions),
            cards=contents.cards,
            viewer=_viewer(contents.moves),
            goes_back=contents.goes_back,
            written=frozenset(contents.written),
            data=cards,
        )

    def found_in(self, packets: list[Packet]) -> tuple[dict[int, str], Ties]:
        """The names and the ties that become known in some of the packets alone."""
        told, remade = telling(packets), made_out_of_sight(packets)
        return revelations(told, self.data, remade), ties_of(told, remade)

    def own_names(self) -> dict[int, str]:
        """A copy of the names, to be put right as the game goes on."""
        return dict(self.names)

    def own_ties(self) -> Ties:
        """A copy of the ties, to be put right as the game goes on."""
        hosts, makers, originals, remade = self.ties
        return Ties(dict(hosts), dict(makers), dict(originals), dict(remade))


def _viewer(moves: list[TagChange | Description]) -> int:
    """The player whose hand is shown: 1 or 2, 0 if both hands are, or none.

    A few cards of the other hand are shown by texts. Where no more are shown of either, as after a
    reconnection late in a game (U631), it is the one whose whole hand is, beside one that is not.
    """
    at: dict[int, dict[int, int]] = {}
    shown = [0, 0, 0]
    held: tuple[set[int], set[int], set[int]] = (set(), set(), set())
    known: set[int] = set()
    for packet in moves:
        tags = at.setdefault(packet.entity, {})
        if type(packet) is TagChange:
            tags[packet.tag] = packet.value
        elif isinstance(packet, DESCRIPTIONS):
            tags.update(packet.tags)
            if packet.card_id:
                known.add(packet.entity)
        side = tags.get(CONTROLLER, 0)
        if tags.get(ZONE, 0) == Zone.HAND and side in (1, 2):
            held[side].add(packet.entity)
            shown[side] += type(packet) is ShowEntity
    if max(shown) <= _FEW:
        whole = [side for side in (1, 2) if held[side] and held[side] <= known]
        return whole[0] if len(whole) == 1 and held[3 - whole[0]] else 0
    return 0 if min(shown[1:]) > _FEW else shown.index(max(shown))


_FEW = 2


def _golden(packets: list[Packet]) -> dict[int, int]:
    """Entity → its PREMIUM when it, or a copy, is first shown; none with 0.

    A copy takes its maker's finish first; PREMIUM corrects it afterwards (U382:1897).
    """
    made: set[int] = set()
    first: dict[int, int] = {}
    original: dict[int, int] = {}
    copies: dict[int, int] = {}
    for packet in packets:
        if type(packet) is TagChange:
            if packet.tag == COPIED_FROM_ENTITY_ID:
                if packet.entity in made and packet.value not in first:
                    original[packet.entity] = packet.value
                    copies[packet.value] = first[packet.entity]
            elif packet.tag == PREMIUM and packet.entity in original:
                copies[original[packet.entity]] = packet.value
        elif isinstance(packet, (FullEntity, ShowEntity)) and packet.card_id:
            if packet.entity not in first:
                first[packet.entity] = dict(packet.tags).get(PREMIUM, 0)
            if type(packet) is FullEntity:
                made.add(packet.entity)
    return {each: finish for each, finish in {**copies, **first}.items() if finish}
