"""The oracle of verification: the engine's questions answered from the recorded action.

Answers come from the logged block in which the engine is, see
:mod:`hsreplay_sim.verifier.simulate.alignment`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Meta, Zone
from hsreplay_sim.base.tags import (
    ATTACHED,
    CONTROLLER,
    COPIED_FROM_ENTITY_ID,
    LINKED_ENTITY,
    NUM_CARDS_DRAWN_THIS_TURN,
    NUM_SPELLS_DRAWN_THIS_TURN,
    PREDAMAGE,
    SPAWN_TIME_COUNT,
    TAG_SCRIPT_DATA_NUM_1,
    TO_BE_DESTROYED,
    ZONE,
)
from hsreplay_sim.engine.rules.damage import spell_power
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.replay.packets import (
    ChangeEntity,
    Choices,
    ChosenEntities,
    FullEntity,
    HideEntity,
    MetaData,
    Packet,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.verifier.simulate.alignment import Alignment
from hsreplay_sim.verifier.simulate.likeness import (
    in_pool,
    is_enchantment,
    reprint,
    same,
    unknown,
    variant,
)

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

FIRST_UNLOGGED_ID = 1_000_000
"""Entities that the recording does not have get ids from here on."""

_TOUCHES = frozenset(
    (PREDAMAGE, 425, 360, 18, 44, 292, 260, 188, 194, 50, 49, 37, 43, 1068, 1067, 1066, 1069, 40)
)
"""Tags whose change shows whom an effect picked when no META_DATA names it."""


@dataclass(slots=True)
class Asked:
    """How many questions an action raised."""

    asked: int = 0
    answered: int = 0
    outside: list[str] = field(default_factory=list)
    """Answers that are not among the engine's options: (purpose, source) as text."""


class LogOracle(Alignment):
    """Answers for one action at a time; see :meth:`begin`."""

    def __init__(self, names: dict[int, str]) -> None:
        super().__init__(names)
        self._unlogged = FIRST_UNLOGGED_ID
        self.questions = Asked()

    def begin(self, packets: list[Packet]) -> None:
        """Start an action with its top-level packets."""
        super().begin(packets)
        self.questions = Asked()

    def pick(
        self, game: Game, purpose: str, source: Entity | None, options: Sequence[Entity]
    ) -> Entity | None:
        """The option that the matched block shows next for this purpose."""
        if not options:
            return None
        self.questions.asked += 1
        by_id = {option.id: option for option in options}
        if purpose in ("draw", "tutor", "deal", "mulligan"):
            found = self._next_drawn(by_id)
            if found is None and purpose == "tutor":
                self.questions.answered += 1
                return None
        elif purpose == "discard":
            found = self._next_moved(by_id, (Zone.GRAVEYARD,))
        elif purpose == "look":
            found = self._next_copied(by_id)
        elif purpose == "spare":
            found = self._spared(by_id)
        elif purpose == "joust":
            found = self._next_copy_made(game, by_id, options[0].controller)
            if found is None:
                self.questions.answered += 1
                return None
        else:
            found = self._next_touched(by_id)
            if found is None:
                found = self._next_stacked(game, by_id) or self._next_copy_made(game, by_id)
        if found is not None:
            self.questions.answered += 1
            return by_id[found]
        return options[0]

    def _next_drawn(self, options: dict[int, Entity]) -> int | None:
        return self._next_moved(options, (Zone.HAND, Zone.GRAVEYARD))

    def _next_moved(self, options: dict[int, Entity], zones: tuple[int, ...]) -> int | None:
        for packet in self._unused():
            if isinstance(packet, TagChange):
                if packet.tag == ZONE and packet.value in zones and packet.entity in options:
                    self._used.add(id(packet))
                    return packet.entity
            elif isinstance(packet, ShowEntity) and packet.entity in options:
                if dict(packet.tags).get(ZONE, 0) in zones:
                    self._used.add(id(packet))
                    return packet.entity
        return None

    def _next_copied(self, options: dict[int, Entity]) -> int | None:
        """Of whom a copy is set aside; of the opponent's only the one picked is shown (U433:8240).

        At 31022 a copy is linked, not yet called one (U425:1241).
        """
        for packet in self._unused():
            if isinstance(packet, TagChange) and packet.tag in (
                COPIED_FROM_ENTITY_ID,
                LINKED_ENTITY,
            ):
                original = packet.value
            elif isinstance(packet, ShowEntity):
                original = dict(packet.tags).get(COPIED_FROM_ENTITY_ID, 0)
            else:
                continue
            if original in options:
                self._used.add(id(packet))
                return original
        return None

    def _spared(self, options: dict[int, Entity]) -> int | None:
        """The one that is not marked for death while others are."""
        doomed = {
            packet.entity
            for packet in self._unused()
            if isinstance(packet, TagChange) and packet.tag == TO_BE_DESTROYED and packet.value
        }
        left = [entity for entity in options if entity not in doomed]
        return left[0] if doomed and left else None

    def _next_touched(self, options: dict[int, Entity]) -> int | None:
        named = self._next_named(options)
        if named is not None:
            return named
        for packet in self._unused():
            if isinstance(packet, TagChange):
                if packet.tag == 37 and packet.value in options:
                    self._used.add(id(packet))
                    return packet.value
                if packet.entity in options and packet.tag in _TOUCHES and packet.value:
                    self._use_touch(packet)
                    return packet.entity
            elif isinstance(packet, ShowEntity | HideEntity | ChangeEntity):
                if packet.entity in options:
                    self._used.add(id(packet))
                    return packet.entity
                if isinstance(packet, ShowEntity):
                    host = dict(packet.tags).get(40, 0)
                    if host in options:
                        self._used.add(id(packet))
                        return host
            elif isinstance(packet, FullEntity):
                attached = dict(packet.tags).get(40, 0)
                if attached in options:
                    return attached
        return None

    def _use_touch(self, touch: TagChange) -> None:
        """What one hit writes of its victim is one touch, where no target is named (U001:4266)."""
        self._used.add(id(touch))
        rest = iter(self._places[-1].all() if touch.tag == PREDAMAGE else ())
        hit = not any(packet is touch for packet in rest)
        for packet in rest:
            if isinstance(packet, MetaData) and packet.meta == Meta.TARGET:
                return
            if isinstance(packet, MetaData):
                hit |= packet.meta == Meta.DAMAGE
            elif isinstance(packet, TagChange) and packet.tag in _TOUCHES and packet.value:
                if packet.entity != touch.entity or (hit and packet.tag == PREDAMAGE):
                    return
                self._used.add(id(packet))

    def _next_stacked(self, game: Game, options: dict[int, Entity]) -> int | None:
        """Whose enchantment counts one more: what is given again stacks on what is there."""
        for packet in self._unused():
            if isinstance(packet, TagChange) and packet.tag == SPAWN_TIME_COUNT:
                enchantment = game.entities.get(packet.entity)
                host = enchantment.tags.get(ATTACHED, 0) if enchantment is not None else 0
                if host in options:
                    self._used.add(id(packet))
                    return host
        return None

    def _next_copy_made(self, game: Game, options: dict[int, Entity], side: int = 0) -> int | None:
        """Of whom the next new card (of a side) can be a copy; of nobody else: of one unseen."""
        for packet in self._unused():
            key = -id(packet)
            if not isinstance(packet, FullEntity) or key in self._used:
                continue
            if side and dict(packet.tags).get(CONTROLLER, 0) != side:
                continue
            made = packet.card_id or self._names.get(packet.entity, "")
            if is_enchantment(game, made):
                continue
            for likeness in (same, reprint, unknown):
                for entity in options.values():
                    if likeness(game, made, entity.card_id):
                        self._used.add(key)
                        return entity.id
            return None
        return None

    def _next_named(self, options: dict[int, Entity]) -> int | None:
        """META_DATA TARGET, one entity of its list after the other."""
        for packet in self._unused():
            if isinstance(packet, MetaData) and packet.meta == Meta.TARGET and packet.info:
                for position, entity in enumerate(packet.info):
                    key = -(id(packet) * 64 + position)
                    if key not in self._used and entity in options:
                        self._used.add(key)
                        return entity
        return None

    def number(self, game: Game, purpose: str, source: Entity | None, low: int, high: int) -> int:
        """A coin flip, or what depends on hidden cards, is 1 when something came of it.

        An amount is read off the damage.
        """
        self.questions.asked += 1
        if purpose in ("coin", "holds"):
            self.questions.answered += 1
            return 1 if any(True for _ in self._unused()) else 0
        if purpose == "spell":
            self.questions.answered += 1
            return int(source is not None and self._counts_as_spell(source.id))
        if purpose == "parts":
            self.questions.answered += 1
            return min(high, self._parts_of(source.id)) if source is not None else low
        if purpose == "unseen":
            self.questions.answered += 1
            return min(high, self._unseen_made(game))
        if purpose == "amount":
            amount = self._next_amount()
            noted = 0 if amount else self._next_noted(game)
            if noted:
                self.questions.answered += 1
                return min(high, max(low, noted))
            if amount:
                self.questions.answered += 1
                boost = 0
                if source is not None and source.type == CardType.SPELL:
                    boost = spell_power(game, source.controller)
                return min(high, max(low, amount - boost))
        return low

    def _counts_as_spell(self, drawn: int) -> bool:
        """Whether the count of spells drawn goes up for a card that nobody sees (U044:1090)."""
        arrived = False
        for packet in self._places[-1].all():
            if not isinstance(packet, TagChange):
                continue
            if packet.entity == drawn and packet.tag == ZONE:
                arrived = packet.value == Zone.HAND
            elif arrived and packet.tag == NUM_SPELLS_DRAWN_THIS_TURN:
                return True
            elif arrived and packet.tag == NUM_CARDS_DRAWN_THIS_TURN:
                return False
        return False

    def _parts_of(self, entity: int) -> int:
        """How many hidden cards come set aside right behind a hidden one, none of them offered.

        What comes into play is an enchantment on it (U501:1530).
        """
        packets = self._places[-1].all()
        enchantments = _played(packets)
        offered = self._offered()
        at, zone = next(
            (
                (number, dict(packet.tags).get(ZONE, 0))
                for number, packet in enumerate(packets)
                if isinstance(packet, FullEntity) and packet.entity == entity
            ),
            (len(packets), 0),
        )
        if zone == Zone.SETASIDE and not offered:
            return 0
        count = 0
        for packet in packets[at + 1 :]:
            if not isinstance(packet, FullEntity) or packet.card_id or packet.entity in offered:
                break
            if dict(packet.tags).get(ZONE, 0) != Zone.SETASIDE or packet.entity in enchantments:
                break
            count += 1
        return count

    def _unseen_made(self, game: Game) -> int:
        """How many enchantments come into play here that nobody can name."""
        packets = self._places[-1].packets
        enchantments = _played(packets)
        return sum(
            isinstance(packet, FullEntity)
            and id(packet) not in self._used
            and packet.entity in enchantments
            and packet.entity not in game.entities
            and not (packet.card_id or self._names.get(packet.entity, ""))
            for packet in packets
        )

    def _offered(self) -> set[int]:
        """What this block lets a player choose from."""
        packets = self._places[-1].all()
        return {e for p in packets if isinstance(p, Choices) for e in p.entities}

    def _next_noted(self, game: Game) -> int:
        """What the next new enchantment notes of a random number (U152:3081)."""
        for packet in self._unused():
            if isinstance(packet, TagChange) and packet.tag == TAG_SCRIPT_DATA_NUM_1:
                if packet.entity not in game.entities:
                    return packet.value
        return 0

    def _next_amount(self) -> int:
        """The damage announced next; announcing it again before it is dealt is the same one."""
        first: TagChange | None = None
        for packet in self._unused():
            if isinstance(packet, TagChange) and packet.tag == PREDAMAGE and packet.value:
                if first is None:
                    first = packet
                elif packet.entity != first.entity:
                    break
                self._used.add(id(packet))
            elif first is not None and isinstance(packet, MetaData) and packet.meta == Meta.DAMAGE:
                break
        return first.value if first is not None else 0

    def card(
        self, game: Game, purpose: str, source: Entity | None, pool: Sequence[str], player: int
    ) -> str:
        """The card id of the next created (or changed) entity; "" when it is never shown."""
        self.questions.asked += 1
        if purpose == "transform":
            for packet in self._unused():
                if isinstance(packet, ChangeEntity):
                    self.questions.answered += 1
                    self._used.add(id(packet))
                    return packet.card_id
        for packet in self._unused():
            if isinstance(packet, FullEntity) and dict(packet.tags).get(CONTROLLER, 0) == player:
                found = packet.card_id or self._names.get(packet.entity, "")
                if is_enchantment(game, found):
                    continue
                self.questions.answered += 1
                if found and purpose != "copy" and not in_pool(game, found, pool):
                    self.questions.outside.append(f"{purpose}: {found}")
                return found
        return pool[0] if pool else ""

    def choose(
        self, game: Game, source: Entity | None, player: int, options: Sequence[Entity]
    ) -> Entity | None:
        """ChosenEntities in this block or behind it."""
        if not options:
            return None
        self.questions.asked += 1
        by_id = {option.id: option for option in options}
        for place in reversed(self._places):
            for packet in place.all():
                if isinstance(packet, ChosenEntities) and id(packet) not in self._used:
                    for entity in packet.entities:
                        if entity in by_id:
                            self._used.add(id(packet))
                            self.questions.answered += 1
                            return by_id[entity]
        found = self._next_moved(by_id, (Zone.HAND, Zone.PLAY))
        if found is None:
            return options[0]
        self.questions.answered += 1
        return by_id[found]

    def identity(self, game: Game, card_id: str, player: int, zone: int) -> int:
        """The id of the logged entity that this creation is; a fresh high one if there is none."""
        place = self._places[-1]
        for deep in (False, True):
            packets = place.all() if deep else place.packets
            for likeness in (same, reprint, variant, unknown):
                for packet in packets:
                    if isinstance(packet, FullEntity) and id(packet) not in self._used:
                        if packet.entity in game.entities:
                            continue
                        found = packet.card_id or self._names.get(packet.entity, "")
                        if dict(packet.tags).get(CONTROLLER, 0) != player:
                            continue
                        if likeness(game, found, card_id):
                            self._used.add(id(packet))
                            return packet.entity
        self._unlogged += 1
        return self._unlogged


def _played(packets: Iterable[Packet]) -> set[int]:
    """What comes into play by a change of its ZONE."""
    return {
        packet.entity
        for packet in packets
        if isinstance(packet, TagChange) and packet.tag == ZONE and packet.value == Zone.PLAY
    }
