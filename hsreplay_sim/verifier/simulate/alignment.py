"""Following the engine through a recorded action, block by block.

A block that the engine opens is matched with the first unused logged block of the same kind and
entity at the same place of the tree. Blocks of cards that are not implemented are adopted: their
packets are applied to the engine's state as data.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import (
    COMBO_ACTIVE,
    NUM_OPTIONS_PLAYED_THIS_GAME,
    NUM_OPTIONS_PLAYED_THIS_TURN,
    SECRET,
    STEP,
    ZONE,
)
from hsreplay_sim.engine.rules.events import retire_secret, reveal_secret
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.replay.actions import children, flat
from hsreplay_sim.replay.packets import (
    Block,
    ChosenEntities,
    FullEntity,
    Packet,
    TagChange,
)
from hsreplay_sim.verifier.compare.scope import OUT_OF_SCOPE
from hsreplay_sim.verifier.simulate.adoption import Adopter, advances

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game


@dataclass(slots=True)
class Place:
    """A logged block that the engine is in; `packets` its direct content.

    `logged` is False for a block of the engine's that the recording does not have.
    """

    packets: list[Packet]
    logged: bool = True
    flat: list[Packet] | None = None
    next_child: int = 0

    def all(self) -> list[Packet]:
        """Everything inside, nested blocks included, in written order."""
        if self.flat is None:
            self.flat = list(flat(self.packets))
        return self.flat


class Alignment:
    """Where in the logged action the engine is; see :meth:`begin`."""

    def __init__(self, names: dict[int, str]) -> None:
        self._names = names
        self._places: list[Place] = []
        self._used: set[int] = set()
        """Packets that have been matched, adopted or given as an answer, by identity."""
        self.named: set[tuple[int, int]] = set()
        """Targets given as answers: (packet, place in its list)."""
        self.copies: set[int] = set()
        """New cards whose original was given as an answer."""
        self.adopter = Adopter(names)

    def begin(self, packets: list[Packet]) -> None:
        """Start an action with its top-level packets."""
        self._places = [Place(children(packets))]
        self._used = set()
        self.named = set()
        self.copies = set()
        self.adopter.begin()

    def finish(self, game: Game) -> None:
        """Adopt what unimplemented cards did behind the engine's last step, all of it."""
        if self._places:
            whole = self._places[0]
            for packet in self._foreign(game, whole, len(whole.packets)):
                self.adopter.adopt(game, packet)
            self.adopter.adopt_unseen(game, whole.packets, whole.all())

    def opened(self, game: Game, kind: int, entity: Entity, keyword: int) -> None:
        """The engine opens a block."""
        place = self._places[-1]
        index = self._match(game, place, kind, entity)
        if index < 0:
            self._places.append(Place([], logged=False))
            return
        self._adopt_foreign(game, place, index)
        block = place.packets[index]
        assert isinstance(block, Block)
        self._used.add(id(block))
        place.next_child = max(place.next_child, index + 1)
        self._places.append(Place(children(block.packets)))

    def closing(self, game: Game, kind: int, entity: Entity) -> None:
        """The engine closes its block: what unimplemented cards did at its end is adopted."""
        place = self._places[-1]
        self._adopt_foreign(game, place, len(place.packets))
        if len(self._places) > 1:
            self._places.pop()

    def event(self, game: Game) -> None:
        """Triggers may run: an unimplemented card's comes next if all before it has happened."""
        place = self._places[-1]
        packets = place.packets
        index = place.next_child
        awaited: dict[tuple[int, int], int] = {}
        while index < len(packets):
            packet = packets[index]
            index += 1
            if isinstance(packet, Block):
                if id(packet) in self._used:
                    continue
                if not self.adopter.is_foreign(game, packet):
                    return
                if not _reached(game, awaited, packet.entity):
                    return
                self._adopt(game, packet)
                place.next_child = index
                awaited = {}
            elif isinstance(packet, TagChange):
                awaited[packet.entity, packet.tag] = packet.value
            elif isinstance(packet, FullEntity) and packet.entity not in game.entities:
                if not self.adopter.is_foreign_packet(game, packet):
                    return
                self._adopt(game, packet)

    def foreign_power(self, game: Game, entity: Entity) -> None:
        """The text of an unimplemented card: its POWER blocks and what its choices led to."""
        place = self._places[-1]
        first = next(
            (
                index
                for index, packet in enumerate(place.packets)
                if isinstance(packet, Block)
                and packet.entity == entity.id
                and packet.kind in (BlockType.POWER, BlockType.TRIGGER, BlockType.RITUAL)
                and id(packet) not in self._used
            ),
            -1,
        )
        self.adopter.note(entity)
        if first < 0:
            return
        block = place.packets[first]
        if isinstance(block, Block) and block.kind == BlockType.TRIGGER:
            self._adopt(game, block)
            place.next_child = max(place.next_child, first + 1)
            return
        self._adopt_foreign(game, place, first)
        last = self._end_of_text(place, first, entity)
        for packet in place.packets[first:last]:
            if id(packet) not in self._used:
                self._adopt(game, packet)
        place.next_child = max(place.next_child, last)

    def _end_of_text(self, place: Place, first: int, card: Entity) -> int:
        """The index behind the last packet of the text: POWER blocks, choices and their results."""
        end = first + 1
        chosen = False
        for index in range(first + 1, len(place.packets)):
            packet = place.packets[index]
            if isinstance(packet, Block):
                if packet.entity == card.id and packet.kind in (BlockType.POWER, BlockType.RITUAL):
                    end = index + 1
                elif packet.kind == BlockType.DEATHS:
                    break
            elif isinstance(packet, ChosenEntities):
                chosen = True
                end = index + 1
            elif isinstance(packet, TagChange):
                if packet.tag in (
                    COMBO_ACTIVE,
                    NUM_OPTIONS_PLAYED_THIS_TURN,
                    NUM_OPTIONS_PLAYED_THIS_GAME,
                ):
                    if chosen:
                        continue
                    break
                if packet.entity == card.id and packet.tag in (ZONE, 1068):
                    break
                if chosen:
                    end = index + 1
        return end

    def _match(self, game: Game, place: Place, kind: int, entity: Entity) -> int:
        start = 0
        is_step = len(self._places) == 1 and entity.type in (CardType.GAME, CardType.PLAYER)
        if is_step:
            start = _index_of_step(place.packets, game.root.tags.get(STEP, 0))
        found = -1
        for index in range(start, len(place.packets)):
            packet = place.packets[index]
            if (
                isinstance(packet, Block)
                and packet.kind == kind
                and packet.entity == entity.id
                and id(packet) not in self._used
            ):
                if not is_step or advances(packet):
                    return index
                found = index if found < 0 else found
        return found

    def _adopt_foreign(self, game: Game, place: Place, until: int) -> None:
        for packet in self._foreign(game, place, until):
            self._adopt(game, packet)

    def _foreign(self, game: Game, place: Place, until: int) -> Iterator[Packet]:
        for packet in place.packets[place.next_child : until]:
            if id(packet) not in self._used and self.adopter.is_foreign_packet(game, packet):
                yield packet

    def _adopt(self, game: Game, packet: Packet) -> None:
        for inner in flat([packet]):
            self._used.add(id(inner))
        secret = self._secret_of(game, packet)
        if secret is not None:
            reveal_secret(game, secret)
        self.adopter.adopt(game, packet)
        if secret is not None:
            retire_secret(game, secret)

    def _secret_of(self, game: Game, packet: Packet) -> Entity | None:
        """The unimplemented secret whose trigger this is: its leaving is still simulated."""
        if isinstance(packet, Block) and packet.kind == BlockType.TRIGGER:
            entity = game.entities.get(packet.entity)
            if entity is not None and entity.zone == Zone.SECRET and entity.tags.get(SECRET, 0):
                return entity
        return None

    # --- what the finders of answers read ----------------------------------------------------

    def use(self, at: int) -> None:
        """A packet is given as an answer; it gives no other."""
        self._used.add(at)

    def is_used(self, at: int) -> bool:
        """Whether a packet has been matched, adopted or given as an answer."""
        return at in self._used

    def name_of(self, packet: FullEntity) -> str:
        """The card that comes into being, as the packet or a later one tells it."""
        return packet.card_id or self._names.get(packet.entity, "")

    def inside(self) -> list[Packet]:
        """Everything in the present block, nested blocks included, in written order."""
        return self._places[-1].all()

    def content(self) -> Iterator[tuple[int, Packet]]:
        """What is in the present block, but in none inside it."""
        return ((id(packet), packet) for packet in self._places[-1].packets)

    def deep(self) -> Iterator[tuple[int, Packet]]:
        """What is in the present block and in those inside it."""
        return ((id(packet), packet) for packet in self._places[-1].all())

    def unused(self) -> Iterator[tuple[int, Packet]]:
        """What is in the present block and has not been used."""
        return ((at, packet) for at, packet in self.deep() if at not in self._used)

    def unused_around(self) -> Iterator[tuple[int, Packet]]:
        """What is unused in the present block, then in each block around it."""
        for place in reversed(self._places):
            for packet in place.all():
                if id(packet) not in self._used:
                    yield id(packet), packet

    def behind(self, at: int) -> Iterator[tuple[int, Packet]]:
        """What follows a packet in the present block, used or not."""
        rest = self.deep()
        for other, _ in rest:
            if other == at:
                break
        return rest


def _reached(game: Game, awaited: dict[tuple[int, int], int], but: int) -> bool:
    """The engine has come to where the recording was before a block: these tags hold already."""
    for (entity_id, tag), value in awaited.items():
        if entity_id == but or tag in OUT_OF_SCOPE:
            continue
        entity = game.entities.get(entity_id)
        if entity is None or entity.tags.get(tag, 0) != value:
            return False
    return True


def _index_of_step(packets: list[Packet], step: int) -> int:
    """Where the recording enters a step: the steps' own triggers are matched behind it."""
    for index, packet in enumerate(packets):
        if isinstance(packet, TagChange) and packet.tag == STEP and packet.value == step:
            return index
    return 0
