"""Following the engine through a recorded action, block by block.

A block that the engine opens is matched with the first unused logged block of the same kind and
entity at the same place of the tree. Blocks of cards that are not implemented are adopted: their
packets are applied to the engine's state as data.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Meta, enum_name
from hsreplay_sim.base.stream import FULL, META
from hsreplay_sim.base.tags import (
    ATTACHED,
    CARD_TARGET,
    COMBO_ACTIVE,
    DEATHRATTLE,
    NUM_OPTIONS_PLAYED_THIS_GAME,
    NUM_OPTIONS_PLAYED_THIS_TURN,
    PENDING_DAMAGE_TARGET,
    REVEALED,
    STEP,
    ZONE,
)
from hsreplay_sim.engine.rules.events import Rule, rules_around
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.replay.packets import (
    Block,
    ChosenEntities,
    FullEntity,
    MetaData,
    Packet,
    SendChoices,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.replay.revelations import Ties
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.simulate.adoption import Adopter, advances, is_idle
from hsreplay_sim.verifier.tags.scope import OUT_OF_SCOPE

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game


_ALWAYS_TOLD = (BlockType.POWER, BlockType.DEATHS)
"""Blocks that the recording has wherever the engine has one, empty or not: in all of 19,587
verified actions. Of triggers that is so where a question is asked in them."""


@dataclass(slots=True)
class Place:
    """The content of a logged block that the engine is in, as a span of the tape.

    It is empty for a block of the engine's that the recording does not have. `next` is where
    matching and adopting go on, `written` where the engine's packets go on whose targets have not
    been looked for.
    """

    first: int
    end: int
    next: int
    written: int = 0
    began: int = 0
    """How many packets the engine had written before a block that the recording does not have."""
    untold: str = ""
    """What block of the engine's it is, if the recording does not have it."""


class Alignment:
    """Where in the logged action the engine is; see :meth:`begin`."""

    def __init__(self, names: dict[int, str], ties: Ties | None = None) -> None:
        self._names = names
        self._ties = Ties({}, {}, {}, {}) if ties is None else ties
        self._places: list[Place] = []
        self.tape = Tape([])
        self._used = bytearray()
        """1 where a packet has been matched, adopted or given as an answer."""
        self.named: set[tuple[int, int]] = set()
        """Targets given as answers: (packet, place in its list)."""
        self.left: set[int] = set()
        """META_DATA TARGET that the engine has written as well."""
        self.copies: set[int] = set()
        """New cards whose original was given as an answer."""
        self.remade: set[int] = set()
        """New hidden cards that will be something else by the time they are shown."""
        self.untold: set[str] = set()
        """Blocks of the engine's that the recording would tell and does not have, opened before
        any text was adopted: none can have prevented them."""
        self.adopter = Adopter(names, self._ties.hosts)

    def begin(self, packets: list[Packet]) -> None:
        """Start an action with its top-level packets."""
        self.tape = Tape(packets)
        self._places = [Place(0, len(self.tape), 0)]
        self._used = bytearray(len(self.tape))
        self.named = set()
        self.left = set()
        self.copies = set()
        self.remade = set()
        self.untold = set()
        self.adopter.begin(self.tape)

    def finish(self, game: Game) -> None:
        """Adopt all that unimplemented cards did after the engine's last step."""
        if self._places:
            whole = self._places[0]
            for at in self._foreign(game, whole, whole.end):
                self.adopter.adopt(game, at)
            self.adopter.adopt_unseen(game)

    def opened(self, game: Game, kind: int, entity: Entity, keyword: int) -> None:
        """The engine opens a block."""
        place = self._places[-1]
        at = self._match(game, place, kind, entity)
        if at < 0:
            name = f"{enum_name('BlockType', kind)} {entity.card_id} #{entity.id}"
            self._places.append(Place(0, 0, 0, began=len(game.out), untold=name))
            if kind in _ALWAYS_TOLD:
                self._miss(name)
            return
        self._adopt_foreign(game, place, at)
        self.use(at)
        end = self.tape.end[at]
        place.next = max(place.next, end)
        self._places.append(Place(at + 1, end, at + 1, len(game.out)))

    def _miss(self, block: str) -> None:
        if not self.adopter.cards:
            self.untold.add(block)

    def closing(self, game: Game, kind: int, entity: Entity) -> None:
        """The engine closes its block: adopt what unimplemented cards did at its end."""
        place = self._places[-1]
        if place.untold and _makes_something(game, place.began):
            self._miss(place.untold)
        self._adopt_foreign(game, place, place.end)
        if len(self._places) > 1:
            self._places.pop()

    def noted(self, game: Game, player: Entity, tag: int) -> None:
        """The engine keeps a count in a block: take the one that holds it, and no other."""
        packets, place = self.tape.packets, self._places[-1]
        for at, packet in self._content(place.first, place.end):
            if type(packet) is Block and packet.entity == player.id and not self._used[at]:
                inside = packets[at + 1 : self.tape.end[at]]
                if any(type(e) is TagChange and e.tag == tag for e in inside):
                    self.use(at)
                    return

    def event(self, game: Game) -> None:
        """Triggers may run: adopt an unimplemented card's if all before it has happened.

        A deathrattle answers no event; it waits until the engine comes to its minion (U568:26706).
        """
        place = self._places[-1]
        awaited: dict[tuple[int, int], int] = {}
        for at, packet in self._content(place.next, place.end):
            if type(packet) is Block:
                if self._used[at]:
                    continue
                if packet.trigger_keyword == DEATHRATTLE:
                    return
                if self.adopter.is_idle(game, packet):
                    continue
                if not self.adopter.is_foreign(game, packet):
                    return
                if not _reached(game, awaited, packet.entity):
                    return
                self._adopt(game, at)
                place.next = self.tape.end[at]
                awaited = {}
            elif type(packet) is TagChange:
                awaited[packet.entity, packet.tag] = packet.value
            elif type(packet) is FullEntity and packet.entity not in game.entities:
                if not self.adopter.is_foreign_packet(game, packet):
                    return
                self._adopt(game, at)

    def announced(self, game: Game, entity: Entity, tag: int) -> None:
        """An amount stands in a tag: adopt the trigger of an unimplemented card that changes it.

        Damage is announced twice, at first while its target is pending.
        """
        place, packets = self._places[-1], self.tape.packets
        told = {tag: 0, PENDING_DAMAGE_TARGET: 0}
        for at, packet in self._content(place.next, place.end):
            if type(packet) is TagChange:
                if packet.entity == entity.id and packet.tag in told:
                    told[packet.tag] = packet.value
            elif type(packet) is Block and not self._used[at]:
                if any(entity.tags.get(each, 0) != told[each] for each in told):
                    continue
                inside = packets[at + 1 : self.tape.end[at]]
                changes = [each for each in inside if type(each) is TagChange]
                answers = any((each.entity, each.tag) == (entity.id, tag) for each in changes)
                if answers and self.adopter.is_foreign(game, packet):
                    self._adopt(game, at)
                    return

    def foreign_power(self, game: Game, entity: Entity) -> None:
        """Adopt the text of an unimplemented card: its POWER blocks and what its choices led to."""
        place = self._places[-1]
        first = next(
            (
                at
                for at, packet in self.content()
                if type(packet) is Block
                and packet.entity == entity.id
                and packet.kind in (BlockType.POWER, BlockType.TRIGGER, BlockType.RITUAL)
                and not self._used[at]
            ),
            -1,
        )
        self.adopter.note(entity)
        if first < 0:
            return
        block = self.tape.packets[first]
        if type(block) is Block and block.kind == BlockType.TRIGGER:
            for at in self._foreign(game, place, first):
                if type(self.tape.packets[at]) is not Block:
                    self._adopt(game, at)
            self._adopt(game, first)
            place.next = max(place.next, self.tape.end[first])
            return
        self._adopt_foreign(game, place, first)
        last = self._end_of_text(place, first, entity)
        for at in self.tape.content(first, last):
            if not self._used[at]:
                self._adopt(game, at)
        place.next = max(place.next, last)

    def foreign_aim(self, game: Game, spell: Entity) -> bool:
        """Adopt the target of a spell that is not implemented, told before its text (U127:3890).

        One that could not be cast is but revealed (U230:12733): False.
        """
        place = self._places[-1]
        for at, packet in self._content(place.next, place.end):
            if type(packet) is Block:
                return True
            if type(packet) is TagChange and packet.entity == spell.id:
                if packet.tag == CARD_TARGET:
                    self._adopt(game, at)
                    return True
                if packet.tag == REVEALED:
                    return False
            if type(packet) is ShowEntity and packet.entity == spell.id:
                if CARD_TARGET in dict(packet.tags):
                    self._adopt(game, at)
                return True
        return True

    def _end_of_text(self, place: Place, first: int, card: Entity) -> int:
        """The position behind the text: its POWER blocks, the choices and their results."""
        end = self.tape.end[first]
        chosen = False
        for at, packet in self._content(end, place.end):
            if type(packet) is Block:
                if packet.entity == card.id and packet.kind in (BlockType.POWER, BlockType.RITUAL):
                    end = self.tape.end[at]
                elif packet.kind == BlockType.DEATHS:
                    break
            elif isinstance(packet, (ChosenEntities, SendChoices)):
                chosen = True
                end = self.tape.end[at]
            elif type(packet) is TagChange:
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
                    end = self.tape.end[at]
        return end

    def _match(self, game: Game, place: Place, kind: int, entity: Entity) -> int:
        if game.staging:
            return self._text_of_scenario(place, entity)
        is_step = len(self._places) == 1 and entity.type in (CardType.GAME, CardType.PLAYER)
        if not is_step:
            return self._first(place.first, place.end, kind, entity)
        start, end = self._span_of_step(game.root.tags.get(STEP, 0))
        found = self._first(start, end, kind, entity, steps=True)
        return self._first(end, place.end, kind, entity, steps=True) if found < 0 else found

    def _text_of_scenario(self, place: Place, root: Entity) -> int:
        """The next TRIGGER of the game that is no step: one with an effect before any other."""
        found = -1
        for at, packet in self._content(place.next, place.end):
            if type(packet) is Block and not self._used[at]:
                if advances(packet):
                    break
                if packet.entity == root.id and packet.kind == BlockType.TRIGGER:
                    if not is_idle(packet):
                        return at
                    found = at if found < 0 else found
        return found

    def _first(
        self, start: int, end: int, kind: int, entity: Entity, *, steps: bool = False
    ) -> int:
        """The first unused block of the kind and entity; of steps, one that advances before all."""
        found = -1
        for at, packet in self._content(start, end):
            if (
                type(packet) is Block
                and packet.kind == kind
                and packet.entity == entity.id
                and not self._used[at]
            ):
                if not steps or advances(packet):
                    return at
                found = at if found < 0 else found
        return found

    def _adopt_foreign(self, game: Game, place: Place, until: int) -> None:
        for at in self._foreign(game, place, until):
            self._adopt(game, at)

    def _foreign(self, game: Game, place: Place, until: int) -> Iterator[int]:
        for at, packet in self._content(place.next, until):
            if not self._used[at] and self.adopter.is_foreign_packet(game, packet):
                yield at

    def _adopt(self, game: Game, at: int) -> None:
        end = self.tape.end[at]
        self._used[at:end] = b"\1" * (end - at)
        leaving = _leaving(game, self.tape.packets[at])
        if leaving is None:
            self.adopter.adopt(game, at)
            return
        entity, before, behind = leaving
        before(game, entity)
        self.adopter.adopt(game, at)
        behind(game, entity)

    def unopened(self) -> Iterator[int]:
        """The logged blocks that the engine did not open, and that were not adopted."""
        for at, packet in enumerate(self.tape.packets):
            if type(packet) is Block and not self._used[at]:
                yield at

    def unheard(self) -> set[int]:
        """The cards that acted in a TRIGGER which the engine did not open.

        A hidden one may have been another card by then: it did something as it was drawn.
        """
        blocks = (self.tape.packets[at] for at in self.unopened())
        return {
            each.entity for each in blocks if type(each) is Block and each.kind == BlockType.TRIGGER
        }

    # --- what the finders of answers read ----------------------------------------------------

    def use(self, at: int) -> None:
        """Mark a packet as matched or given as an answer; it gives no other."""
        self._used[at] = 1

    def is_used(self, at: int) -> bool:
        """Whether a packet has been matched, adopted or given as an answer."""
        return self._used[at] == 1

    def name_of(self, packet: FullEntity) -> str:
        """The card that comes into being, as the packet or a later one tells it."""
        return packet.card_id or self._names.get(packet.entity, "")

    def is_remade(self, packet: FullEntity, source: Entity | None) -> bool:
        """Whether another text than the one of `source` has made it what it is first shown as.

        What lies hidden may be transformed, and nobody is told before it is shown.
        """
        maker = self._ties.makers.get(packet.entity, 0)
        return not packet.card_id and maker != 0 and source is not None and maker != source.id

    def remade_here(self, game: Game, card: Entity | None) -> str:
        """What the text that runs makes of a card that nobody sees; "" if nothing is ever told."""
        made = self._ties.remade.get(card.id) if card is not None else None
        return made.card_id if made is not None and made.maker == game.stack[-1][1].id else ""

    def original_of(self, copy: int) -> int:
        """The card that a hidden one is later shown to be a copy of; 0 if that is never told."""
        return self._ties.originals.get(copy, 0)

    def host_of(self, enchantment: int) -> int:
        """What an enchantment lies on, wherever the recording tells it; 0 if it never does."""
        return self._ties.hosts.get(enchantment, 0)

    def leave_named(self, game: Game) -> None:
        """What the engine has named in its block as a target answers no later question."""
        place = self._places[-1]
        if len(self._places) == 1:
            return
        for kind, _, meta, content, _ in game.out[place.written :]:
            if kind == META and meta == Meta.TARGET:
                self._leave(content[1])
        place.written = len(game.out)

    def _leave(self, targets: tuple[int, ...]) -> None:
        for at, packet in self.unused():
            if type(packet) is MetaData and packet.meta == Meta.TARGET and at not in self.left:
                if packet.info == targets:
                    self.left.add(at)
                    self.named.update((at, each) for each in range(len(targets)))
                    return

    def acts_at(self, at: int) -> int:
        """Whose block a packet stands in; 0 if it stands in none."""
        block = self.tape.packets[self.tape.parent[at]] if self.tape.parent[at] >= 0 else None
        return block.entity if type(block) is Block else 0

    def inside(self) -> list[Packet]:
        """Everything in the present block, nested blocks included, in written order."""
        place = self._places[-1]
        return self.tape.packets[place.first : place.end]

    def deep(self) -> Iterator[tuple[int, Packet]]:
        """The same, by position."""
        return enumerate(self.inside(), self._places[-1].first)

    def content(self) -> Iterator[tuple[int, Packet]]:
        """The packets of the present block, without those of blocks inside it."""
        place = self._places[-1]
        return self._content(place.first, place.end)

    def _content(self, first: int, end: int) -> Iterator[tuple[int, Packet]]:
        packets = self.tape.packets
        return ((at, packets[at]) for at in self.tape.content(first, end))

    def soon(self) -> Iterator[tuple[int, Packet]]:
        """The same, up to the first block that the engine has yet to open."""
        place = self._places[-1]
        for at, packet in self._content(place.first, place.end):
            if at >= place.next and type(packet) is Block and not self._used[at]:
                return
            yield at, packet

    def unused(self) -> Iterator[tuple[int, Packet]]:
        """The packets of the present block that have not been used."""
        return self._unused_in(self._places[-1])

    def _unused_in(self, place: Place) -> Iterator[tuple[int, Packet]]:
        packets, used = self.tape.packets, self._used
        return ((at, packets[at]) for at in range(place.first, place.end) if not used[at])

    def unused_around(self) -> Iterator[tuple[int, Packet]]:
        """The unused packets of the present block, then of each block around it."""
        for place in reversed(self._places):
            yield from self._unused_in(place)

    def behind(self, at: int) -> Iterator[tuple[int, Packet]]:
        """The packets behind a packet in the present block, used or not."""
        end = self._places[-1].end
        return enumerate(self.tape.packets[at + 1 : end], at + 1)

    def after(self) -> Iterator[Packet]:
        """The packets behind the present block, and behind those around it, up to the next block.

        So the update that follows an attack is behind each block in it.
        """
        for around, inner in zip(self._places[-2::-1], self._places[:0:-1], strict=True):
            for at in self.tape.content(inner.end, around.end):
                if type(self.tape.packets[at]) is Block:
                    return
                yield self.tape.packets[at]

    def _span_of_step(self, step: int) -> tuple[int, int]:
        """Where the recording enters a step and leaves it: its triggers stand in between."""
        whole = len(self.tape)
        entered = [
            (at, packet.value)
            for at, packet in self._content(0, whole)
            if type(packet) is TagChange and packet.tag == STEP
        ]
        start = next((at for at, value in entered if value == step), 0)
        return start, next((at for at, _ in entered if at > start), whole)


def _leaving(game: Game, packet: Packet) -> tuple[Entity, Rule, Rule] | None:
    """The Secret or quest whose text this is, and what is simulated before and behind it."""
    if type(packet) is not Block or packet.kind != BlockType.TRIGGER:
        return None
    entity = game.entities.get(packet.entity)
    rules = rules_around(entity, packet.trigger_keyword) if entity is not None else None
    return (entity, *rules) if entity is not None and rules is not None else None


def _makes_something(game: Game, began: int) -> bool:
    """Whether the engine has made an entity since, beside enchantments on cards that nobody sees.

    Whether a text finds such a card fit no recording tells (Far Watch Post, U444@53).
    """
    made = (game.entities.get(each[1]) for each in game.out[began:] if each[0] == FULL)
    hosts = (game.entities.get(each.tags.get(ATTACHED, 0)) for each in made if each is not None)
    return any(host is None or host.card_id for host in hosts)


def _reached(game: Game, awaited: dict[tuple[int, int], int], but: int) -> bool:
    """Whether the engine has come as far as the recording before a block: these tags hold."""
    for (entity_id, tag), value in awaited.items():
        if entity_id == but or tag in OUT_OF_SCOPE:
            continue
        entity = game.entities.get(entity_id)
        if entity is None or entity.tags.get(tag, 0) != value:
            return False
    return True
