"""What the recording has told so far: state, what the seat can see, and later revelations."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

from hsreplay_sim.base.enums import COSMETIC, Zone
from hsreplay_sim.base.tags import (
    CARDTYPE,
    CONTROLLER,
    COPIED_FROM_ENTITY_ID,
    CURRENT_PLAYER,
    ENTITY_ID,
    NUM_TURNS_IN_PLAY,
    PREMIUM,
    TRANSFORMED_FROM_CARD,
    TURN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.builds.profile import Profile
from hsreplay_sim.replay.actions import flat
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import (
    DESCRIPTIONS,
    ChangeEntity,
    CreateGame,
    FullEntity,
    HideEntity,
    Packet,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.verifier.recording.told import HIDDEN_TAGS_TOLD, hidden_tags_told

if TYPE_CHECKING:
    pass

_SHOWN = (FullEntity, ShowEntity)
_ALWAYS_TOLD = (ZONE, CONTROLLER, ENTITY_ID, ZONE_POSITION)


class Held(NamedTuple):
    """For how long a card has been in a hand without a break."""

    turns: int
    """How many turns have ended since then."""
    own: int | None
    """How many of them were of the player who holds it; None if not all of them were told."""
    drawn: bool = True
    """It was drawn then. Another card may have become this one since."""


class Observed(Fold):
    """The fold of a recording up to some packet.

    `known` holds the entities whose tags the seat is told; `order` the age of each entity's stay in
    its zone, `told` the tags whose changes the seat is told even of what it cannot see. `retells`
    says that an entity that comes into sight again is told as a whole, as since 15590; up to 14830
    only what differs from before is told (125 of 133, U008:6860).
    """

    def __init__(self, told: frozenset[int] = HIDDEN_TAGS_TOLD, *, retells: bool = True) -> None:
        super().__init__()
        self.told = told
        self._retells = retells
        self.places_after_zone = False
        """ZONE_POSITION is written behind ZONE, so up to 20022."""
        self.known: set[int] = set()
        self.strangers: set[int] = set()
        """Hidden entities whose past the engine has not simulated from the start."""
        self.remade: set[int] = set()
        """Entities that have become another card in sight, or are shown as what has done so."""
        self.born_of: dict[int, int] = {}
        """Entity that the block of a text makes → whose block it is."""
        self.dealt_beside: dict[int, frozenset[int]] = {}
        """Card of a starting deck → what may have made it, by what is told of those beside it."""
        self.cosmetic: set[int] = set()
        """Entities that take no part in play, by their CARDTYPE."""
        self.order: dict[int, int] = {}
        self.seat = 0
        """The player whose hand alone the recording shows; 0 if it shows both, or none."""
        self._lost: set[int] = set()
        """Entities that went out of sight; what was known of them is stale."""
        self._clock = 0
        self._since: dict[int, int] = {}
        """Entity → the turn in which it came where it is; of what a reset brings back nobody
        knows."""
        self._held_at_first: set[int] = set()
        """Cards that lay in a hand as the recording began, and have not left it."""
        self._turn_of: dict[int, int] = {}
        """Turn → whose it is, as a side."""
        self._ages: dict[str, dict[int, int]] = {}
        """Point of the game to which it may be put back → `order` there."""
        self._restored: dict[int, int] = {}
        """Ages of what a reset brings back, until it is told."""

    @classmethod
    def by_profile(cls, profile: Profile) -> Self:
        """The fold of a recording, by what its server told."""
        seen = cls(hidden_tags_told(profile), retells=profile.retells_entities)
        seen.places_after_zone = not profile.position_before_zone
        return seen

    def apply(self, packet: Packet) -> None:
        """Take one packet (not its children)."""
        if type(packet) is TagChange:
            if packet.tag in (ZONE, CONTROLLER):
                self._moved(packet.entity, packet.tag, packet.value)
            elif packet.tag == TURN and packet.entity == self.game:
                self._turn_of[packet.value] = self._moving()
            super().apply(packet)
            return
        if isinstance(packet, DESCRIPTIONS):
            if packet.card_id:
                self.known.add(packet.entity)
            if type(packet) is ChangeEntity:
                self.remade.add(packet.entity)
            if type(packet) is ShowEntity and packet.entity in self._lost and self._retells:
                self._forget(packet.entity)
            for tag, value in packet.tags:
                if tag in (ZONE, CONTROLLER):
                    self._moved(packet.entity, tag, value)
                elif tag == TRANSFORMED_FROM_CARD and value:
                    self.remade.add(packet.entity)
                elif tag == CARDTYPE and value in COSMETIC:
                    self.cosmetic.add(packet.entity)
        elif type(packet) is HideEntity:
            self.known.discard(packet.entity)
            self._lost.add(packet.entity)
            self._moved(packet.entity, ZONE, packet.zone)
        elif type(packet) is CreateGame:
            self.known.update((packet.entity, *(player.entity for player in packet.players)))
        super().apply(packet)
        if type(packet) is FullEntity and packet.entity in self._restored:
            self.order[packet.entity] = self._restored.pop(packet.entity)
            self._since.pop(packet.entity, None)

    def _keep(self, point: str) -> None:
        super()._keep(point)
        self._ages[point] = dict(self.order)

    def _reset(self) -> None:
        """What a reset brings back is as old as it was, and known only if it is told again."""
        super()._reset()
        self.known = set(self._roots())
        self._lost.clear()
        self.cosmetic.clear()
        self.born_of.clear()
        self._since.clear()
        self._restored = dict(self._ages.get(self._point, {}))
        self.order = {each: age for each, age in self.order.items() if each in self.known}

    def age_hands(self) -> None:
        """If a game begins with cards in hand, their age follows their ZONE_POSITION.

        The positions are renumbered and the hand is gone through in that order.
        """
        hands: dict[int, list[int]] = {}
        for entity, tags in self.state.tags.items():
            if tags.get(ZONE, 0) == Zone.HAND:
                hands.setdefault(tags.get(CONTROLLER, 0), []).append(entity)
                self._held_at_first.add(entity)
        for hand in hands.values():
            ages = sorted(self.order.get(entity, 0) for entity in hand)
            hand.sort(key=lambda entity: self.state.get(entity, ZONE_POSITION))
            self.order.update(zip(hand, ages, strict=True))

    def age_board(self) -> None:
        """If a game begins in its middle, an entity that counts more turns in play is older."""
        tags = self.state.tags
        present = [each for each in self.order if tags[each].get(ZONE, 0) == Zone.PLAY]
        ages = sorted(self.order[each] for each in present)
        present.sort(key=lambda each: (-tags[each].get(NUM_TURNS_IN_PLAY, 0), self.order[each]))
        self.order.update(zip(present, ages, strict=True))

    def _forget(self, entity: int) -> None:
        """Clear an entity that comes into sight again: SHOW_ENTITY tells all that it still has."""
        self._lost.discard(entity)
        tags = self.state.tags.get(entity, {})
        self.state.tags[entity] = {tag: tags[tag] for tag in _ALWAYS_TOLD if tag in tags}

    def _moved(self, entity: int, tag: int, value: int) -> None:
        if self.state.get(entity, tag) != value:
            self._clock += 1
            self.order[entity] = self._clock
            self._since[entity] = self.state.get(self.game, TURN)
            self._held_at_first.discard(entity)

    def _moving(self) -> int:
        """The side of the player whose turn it is."""
        current = (each for each in self.players if self.state.get(each, CURRENT_PLAYER))
        return next((self.state.get(each, CONTROLLER) for each in current), 0)

    def held(self, entity: int, drawn: int) -> Held | None:
        """For how long a card has been in its hand that says in which turn it was drawn, or 0.

        None if it did not come there in that turn; of a hand with which the recording begins nobody
        knows.
        """
        came, at_first = self._since.get(entity, 0), entity in self._held_at_first
        since = drawn or came
        if since != came and not (at_first and since < came):
            return None
        if not since or (at_first and not drawn) or self.state.get(entity, ZONE) != Zone.HAND:
            return None
        ended = range(since, self.state.get(self.game, TURN))
        side = self.state.get(entity, CONTROLLER)
        seen = all(turn in self._turn_of for turn in ended)
        own = sum(self._turn_of[turn] == side for turn in ended) if seen else None
        return Held(len(ended), own, drawn > 0)


def seat_of(packets: list[Packet]) -> int:
    """The player who records: cards of that hand alone are shown; 0 if of both, or of none.

    A few cards of the other hand are shown by texts. Where no more are shown of either, as behind a
    reconnection late in a game (U631), it is the one whose whole hand is, beside one that is not.
    """
    at: dict[int, dict[int, int]] = {}
    shown = [0, 0, 0]
    held: tuple[set[int], set[int], set[int]] = (set(), set(), set())
    known: set[int] = set()
    for packet in flat(packets):
        if type(packet) is TagChange:
            if packet.tag not in (ZONE, CONTROLLER):
                continue
            at.setdefault(packet.entity, {})[packet.tag] = packet.value
        elif isinstance(packet, DESCRIPTIONS):
            at.setdefault(packet.entity, {}).update(packet.tags)
            if packet.card_id:
                known.add(packet.entity)
        else:
            continue
        tags = at[packet.entity]
        side = tags.get(CONTROLLER, 0)
        if tags.get(ZONE, 0) == Zone.HAND and side in (1, 2):
            held[side].add(packet.entity)
            shown[side] += type(packet) is ShowEntity
    if max(shown) <= _FEW:
        whole = [side for side in (1, 2) if held[side] and held[side] <= known]
        return whole[0] if len(whole) == 1 and held[3 - whole[0]] else 0
    return 0 if min(shown[1:]) > _FEW else shown.index(max(shown))


_FEW = 2


def golden(packets: list[Packet]) -> dict[int, int]:
    """Entities that are golden or better (PREMIUM) when they, or a copy, are first shown.

    A copy takes its maker's finish first; PREMIUM corrects it afterwards (U382:1897).
    """
    made: set[int] = set()
    first: dict[int, int] = {}
    original: dict[int, int] = {}
    copies: dict[int, int] = {}
    for packet in flat(packets):
        if type(packet) is TagChange:
            if packet.tag == COPIED_FROM_ENTITY_ID:
                if packet.entity in made and packet.value not in first:
                    original[packet.entity] = packet.value
                    copies[packet.value] = first[packet.entity]
            elif packet.tag == PREMIUM and packet.entity in original:
                copies[original[packet.entity]] = packet.value
        elif isinstance(packet, _SHOWN) and packet.card_id:
            if packet.entity not in first:
                first[packet.entity] = dict(packet.tags).get(PREMIUM, 0)
            if type(packet) is FullEntity:
                made.add(packet.entity)
    return {each: finish for each, finish in {**copies, **first}.items() if finish}
