"""The recording up to some packet: its state, and what its viewer knows of it."""

from __future__ import annotations

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import COSMETIC, CardType, Zone
from hsreplay_sim.builds.profile import Profile
from hsreplay_sim.recorder.visibility import IN_SECRET, OF_HIDDEN, hidden_tags
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import (
    DESCRIPTIONS,
    ChangeEntity,
    CreateGame,
    Description,
    FullEntity,
    HideEntity,
    Packet,
    ShowEntity,
    TagChange,
)

_ALWAYS_TOLD = (t.ZONE, t.CONTROLLER, t.ENTITY_ID, t.ZONE_POSITION)


class Observed(Fold):
    """The fold of a recording up to some packet.

    `known` holds the entities whose tags are visible; `order` the age of each entity's stay in its
    zone, `hidden_tags` the tags whose changes are logged even of hidden entities. By a `profile`
    since 15590 an entity that comes into sight again is described as a whole; up to 14830 only what
    differs from before is listed (125 of 133, U008:6860).
    """

    def __init__(self, profile: Profile | None = None) -> None:
        super().__init__()
        self.hidden_tags = frozenset((*OF_HIDDEN, *IN_SECRET))
        self.places_after_zone = False
        """ZONE_POSITION is logged after ZONE, as up to 20022."""
        self._relists = True
        if profile is not None:
            self.hidden_tags = hidden_tags(profile)
            self.places_after_zone = not profile.position_before_zone
            self._relists = profile.retells_entities
        self.known: set[int] = set()
        self.strangers: set[int] = set()
        """Hidden entities that lived through something the engine did not simulate."""
        self.reached: set[int] = set()
        """Hidden entities that a text reached where nobody saw it."""
        self.remade: set[int] = set()
        """Entities that became another card in sight, or are shown as what did so."""
        self.cosmetic: set[int] = set()
        """Entities that take no part in play, by their CARDTYPE."""
        self.order: dict[int, int] = {}
        self.unaged: dict[int, int] = {}
        """Minion in play as the recording began → turns it was there: all that tells its age."""
        self.viewer = 0
        """The player whose hand the recording shows; 0 if it shows both hands, or none."""
        self._lost: set[int] = set()
        """Entities that went out of sight; what was known of them is stale."""
        self._clock = 0
        self._ages: dict[str, dict[int, int]] = {}
        """Point of the game to which it may be put back → `order` there."""
        self._restored: dict[int, int] = {}
        """Ages of what a reset brings back, until it is told."""

    @property
    def turn(self) -> int:
        """The number of the present turn."""
        return self.state.get(self.game, t.TURN)

    def apply(self, packet: Packet) -> None:
        """Take one packet into the state, but not what is inside it."""
        if type(packet) is TagChange:
            if packet.tag in (t.ZONE, t.CONTROLLER):
                self._moved(packet.entity, packet.tag, packet.value)
            super().apply(packet)
            return
        if isinstance(packet, DESCRIPTIONS):
            self._describe(packet)
        elif type(packet) is HideEntity:
            self.known.discard(packet.entity)
            self._lost.add(packet.entity)
            self._moved(packet.entity, t.ZONE, packet.zone)
        elif type(packet) is CreateGame:
            self.known.update((packet.entity, *(player.entity for player in packet.players)))
        super().apply(packet)
        if type(packet) is FullEntity and packet.entity in self._restored:
            self.order[packet.entity] = self._restored.pop(packet.entity)

    def _describe(self, packet: Description) -> None:
        """Note what a description says besides the values of its tags."""
        if packet.card_id:
            self.known.add(packet.entity)
        if type(packet) is ChangeEntity:
            self.remade.add(packet.entity)
        if type(packet) is ShowEntity and packet.entity in self._lost and self._relists:
            self._forget(packet.entity)
        for tag, value in packet.tags:
            if tag in (t.ZONE, t.CONTROLLER):
                self._moved(packet.entity, tag, value)
            elif tag == t.TRANSFORMED_FROM_CARD and value:
                self.remade.add(packet.entity)
            elif tag == t.CARDTYPE and value in COSMETIC:
                self.cosmetic.add(packet.entity)

    def _keep(self, point: str) -> None:
        super()._keep(point)
        self._ages[point] = dict(self.order)

    def _reset(self) -> None:
        """Reset the game: what comes back has its age, and is known once it is logged again."""
        super()._reset()
        self.known = set(self._roots())
        self._lost.clear()
        self.cosmetic.clear()
        self._restored = dict(self._ages.get(self._point, {}))
        self.order = {each: age for each, age in self.order.items() if each in self.known}

    def age_hands(self) -> None:
        """If a game begins with cards in hand, order their ages by their ZONE_POSITION."""
        hands: dict[int, list[int]] = {}
        for entity, tags in self.state.tags.items():
            if tags.get(t.ZONE, 0) == Zone.HAND:
                hands.setdefault(tags.get(t.CONTROLLER, 0), []).append(entity)
        for hand in hands.values():
            ages = sorted(self.order.get(entity, 0) for entity in hand)
            hand.sort(key=lambda entity: self.state.get(entity, t.ZONE_POSITION))
            self.order.update(zip(hand, ages, strict=True))

    def age_board(self) -> None:
        """If a game begins in its middle, an entity that counts more turns in play is older."""
        tags = self.state.tags
        present = [each for each in self.order if tags[each].get(t.ZONE, 0) == Zone.PLAY]
        ages = sorted(self.order[each] for each in present)
        present.sort(key=lambda each: (-tags[each].get(t.NUM_TURNS_IN_PLAY, 0), self.order[each]))
        self.order.update(zip(present, ages, strict=True))
        minions = (each for each in present if tags[each].get(t.CARDTYPE, 0) == CardType.MINION)
        self.unaged = {each: tags[each].get(t.NUM_TURNS_IN_PLAY, 0) for each in minions}

    def _forget(self, entity: int) -> None:
        """Clear an entity that comes into sight again: SHOW_ENTITY lists all that it still has."""
        self._lost.discard(entity)
        tags = self.state.tags.get(entity, {})
        self.state.tags[entity] = {tag: tags[tag] for tag in _ALWAYS_TOLD if tag in tags}

    def _moved(self, entity: int, tag: int, value: int) -> None:
        if self.state.get(entity, tag) != value:
            self._clock += 1
            self.order[entity] = self._clock
