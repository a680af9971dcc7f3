"""What one seat is told of what happened: the engine's packets through the viewer's filter.

What it sees of which entity is the table of :mod:`hsreplay_sim.recorder.visibility`; SHOW_ENTITY
delivers the rest, with all the tags the entity has by then, when it comes into sight.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ACTIVATABLE_MINION,
    ATK,
    ATTACHED,
    CARDTYPE,
    CHARGE,
    CLASS,
    CONTROLLER,
    COST,
    CREATOR,
    DAMAGE,
    DISPLAYED_CREATOR,
    DIVINE_SHIELD,
    ENTITY_ID,
    EXTRA_ATTACKS_THIS_TURN,
    FROZEN,
    HEALTH,
    HIDDEN_ZONE_OWNER,
    HIDDEN_ZONE_OWNER_2,
    LAST_KNOWN_ATK,
    LOW_HEALTH_THRESHOLD,
    MULTIPLE_CLASSES,
    NUM_ATTACKS_THIS_TURN,
    PARENT_CARD,
    PENDING_ZONE,
    POISONOUS,
    REVEALED,
    SECRET,
    SECRET_LOCKED,
    SILENCED,
    STEALTH,
    SUMMONED_THIS_ACTION,
    TAG_521,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAG_NOT_SET,
    TAUNT,
    TITAN,
    TO_BE_DESTROYED,
    WINDFURY,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.recorder.visibility import (
    hidden_tags,
    is_hidden_aside,
    is_in_sight,
    is_shown_of_hidden,
    stays_in_sight,
)
from hsreplay_sim.replay import packets as told

if TYPE_CHECKING:
    from hsreplay_sim.builds.profile import Profile

SILENT = frozenset((HIDDEN_ZONE_OWNER, HIDDEN_ZONE_OWNER_2))
"""Tags that change while a card is hidden and are told by its SHOW_ENTITY only."""

ALWAYS_SHOWN_ZERO = (
    DAMAGE, SILENCED, WINDFURY, TAUNT, STEALTH, DIVINE_SHIELD, CHARGE, FROZEN,
    NUM_ATTACKS_THIS_TURN, LOW_HEALTH_THRESHOLD, TO_BE_DESTROYED, POISONOUS,
    EXTRA_ATTACKS_THIS_TURN, TAG_521,
)  # fmt: skip
"""SHOW_ENTITY of builds up to 27641 lists these tags even when they are 0."""

WORN_IN_ORDER_SINCE = 56359

_FIRST_TAGS_OLD: tuple[int, ...] = (CONTROLLER, CARDTYPE, COST)
_FIRST_TAGS_NEW: tuple[int, ...] = (
    CONTROLLER,
    CARDTYPE,
    SUMMONED_THIS_ACTION,
    TAG_LAST_KNOWN_COST_IN_HAND,
    LAST_KNOWN_ATK,
    COST,
    ATK,
    HEALTH,
)
_HAS_BODY = (CardType.MINION, CardType.HERO, CardType.WEAPON, CardType.LOCATION)


class View:
    """The knowledge of a recording seat.

    `full` has the true tags at this point of the recording.
    """

    def __init__(
        self,
        seats: Collection[int],
        profile: Profile,
        always_known: Collection[int],
        silent: dict[int, dict[int, list[tuple[int, int]]]],
        printed: Callable[[str], Mapping[int, int]] = lambda card_id: {},
    ) -> None:
        self._seats = seats
        self._printed = printed
        self._profile = profile
        self._silent = silent
        self.known = set(always_known)
        self._lost: dict[int, dict[int, int]] = {}
        """Entity that went out of sight → what its seat was told of it."""
        self.full: dict[int, dict[int, int]] = {}
        self.cards: dict[int, str] = {}

    # --- packets of the engine -------------------------------------------------------------

    def created(self, entity: int, card_id: str, tags: dict[int, int]) -> Iterator[told.Packet]:
        """FULL: all tags if the seat may see the entity, otherwise only where it is.

        What is made out of the game is shown to both players (U091a:6947, U091b:7399).
        """
        self.full[entity] = dict(tags)
        self.cards[entity] = card_id
        if tags.get(CARDTYPE, 0) == CardType.ENCHANTMENT and self._profile.hides_enchantments:
            yield told.FullEntity(entity, "", self._outline(tags))
            if tags.get(ATTACHED, 0) in self.known:
                yield self._show(entity, -1)
        elif self._in_sight(entity) or tags.get(ZONE, 0) == Zone.REMOVED:
            self.known.add(entity)
            shown = {**tags, **self._shadows(entity, tags)}
            yield told.FullEntity(entity, card_id, self._ordered(shown))
        else:
            yield told.FullEntity(entity, "", self._outline(tags))

    def changed(self, at: int, entity: int, tag: int, value: int) -> Iterator[told.Packet]:
        """Yield the logged packets of a tag change: itself, a SHOW that contains it, or none."""
        tags = self.full[entity]
        before = tags.get(ZONE, 0)
        aside = tag == ZONE and value == Zone.SETASIDE
        if aside and is_hidden_aside(tags.get(CARDTYPE, 0), before):
            yield from self.hidden(entity, value)
        tags[tag] = value
        if entity in self.known:
            yield told.TagChange(entity, tag, value)
        elif self._comes_into_sight(entity, tag):
            yield from self._show_worn(entity, at)
        elif tag == ZONE and value == Zone.SECRET:
            yield from self._outline_of_secret(entity)
            yield told.TagChange(entity, tag, value)
        elif is_shown_of_hidden(tag, self._profile, secret=before == Zone.SECRET):
            yield told.TagChange(entity, tag, value)

    def hidden(self, entity: int, zone: int) -> Iterator[told.Packet]:
        """Yield HIDE_ENTITY, only if the seat could see the entity and no longer sees it.

        A hero is shown again as it is replaced (U034:10246).
        """
        own = self.full[entity].get(CONTROLLER, 0) in self._seats
        if entity in self.known and not stays_in_sight(zone, own=own):
            self.known.discard(entity)
            self._lost[entity] = dict(self.full[entity])
            yield told.HideEntity(entity, zone)

    def revealed(self, at: int, entity: int) -> Iterator[told.Packet]:
        """SHOW of an entity that stays where it is."""
        if entity not in self.known:
            yield from self._show_worn(entity, at)

    def transformed(
        self, entity: int, card_id: str, changes: dict[int, int], had: Collection[int] = ()
    ) -> Iterator[told.Packet]:
        """CHANGE: the tags that differ, with a zero for each tag that went; `had`: all it has had.

        Of a card in a hidden hand only what made it so is told (U495:10484), unless it shifts.
        """
        for tag in had:
            self.full[entity].setdefault(tag, 0)
        self.full[entity].update(changes)
        self.cards[entity] = card_id
        if self._profile.tells_shadows:
            self.full[entity].setdefault(LAST_KNOWN_ATK, 0)
        if self._profile.stat_version:
            self.full[entity].setdefault(TAG_3085, 0)
        if entity in self.known:
            head = ((TAG_NOT_SET, 0),) if self._profile.changes_begin_with_nothing else ()
            listed = self._ordered(changes, zeros=changes)
            yield told.ChangeEntity(entity, card_id, (*head, *listed))
        elif self._names_maker(entity, maker := changes.get(CREATOR, 0)):
            yield from self.changed(-1, entity, DISPLAYED_CREATOR, maker)

    def _names_maker(self, entity: int, maker: int) -> bool:
        """Whether a hidden card that `maker` has made another card tells that."""
        is_text = maker and self.full[maker].get(CARDTYPE, 0) != CardType.ENCHANTMENT
        in_hand = self.full[entity].get(ZONE, 0) == Zone.HAND
        return bool(is_text) and in_hand and self._profile.tells_hidden_creators

    # --- what is in sight --------------------------------------------------------------------

    def _in_sight(self, entity: int) -> bool:
        tags = self.full[entity]
        own = tags.get(CONTROLLER, 0) in self._seats
        return is_in_sight(tags.get(ZONE, 0), own=own, secret=tags.get(SECRET, 0) > 0)

    def _comes_into_sight(self, entity: int, tag: int) -> bool:
        """Whether a tag brings it into sight: its zone, or that it is shown to both (a hero).

        Up to 14830 an enchantment is shown as it comes into play (U583:7260), whatever it lies on
        (U074:3251).
        """
        tags = self.full[entity]
        if tag != ZONE:
            return tag == REVEALED and tags[tag] > 0 and tags.get(ZONE, 0) == Zone.SETASIDE
        if tags.get(CARDTYPE, 0) == CardType.ENCHANTMENT:
            return not self._profile.hides_enchantments and tags.get(ZONE, 0) == Zone.PLAY
        return self._in_sight(entity)

    # --- forms -------------------------------------------------------------------------------

    def _show(self, entity: int, at: int) -> told.ShowEntity:
        self.known.add(entity)
        tags = self.full[entity]
        for tag, values in self._silent.get(entity, {}).items():
            for index, value in values:
                if index >= at >= 0:
                    if value or tag in tags or tag in SILENT:
                        tags[tag] = value
                    break
        shown = {**tags, **self._shadows(entity, tags)}
        lost = self._lost.pop(entity, None)
        if lost is None or self._profile.retells_entities:
            ordered = self._ordered(shown, zeros=self._zeros(tags))
        else:
            ordered = self._changes(shown, lost)
        return told.ShowEntity(entity, self.cards[entity], ordered)

    def _changes(self, shown: dict[int, int], lost: dict[int, int]) -> told.Tags:
        """Return the tags of a card visible again that differ from those last seen; up to 14830.

        Recording: U008:6860.
        """
        gone = {tag: 0 for tag, value in lost.items() if value and not shown.get(tag, 0)}
        always = (ZONE, CONTROLLER, ENTITY_ID)
        now = {tag: v for tag, v in shown.items() if tag in always or lost.get(tag, 0) != v}
        return self._ordered({**now, **gone}, zeros=gone)

    def _show_worn(self, entity: int, at: int) -> Iterator[told.Packet]:
        """The entity, then the enchantments on it, which its seat has not seen so far (U380:23460).

        Up to 39832 the youngest comes first (387 of 387), since 56359 the oldest (107 of 107). The
        abilities of a Titan come before them (R260, U406:14012).
        """
        yield self._show(entity, at)
        shown = self.full[entity]
        if shown.get(TITAN, 0) or shown.get(ACTIVATABLE_MINION, 0):
            abilities = [n for n, tags in self.full.items() if tags.get(PARENT_CARD, 0) == entity]
            yield from (self._show(each, at) for each in abilities if each not in self.known)
        worn = [
            number
            for number, tags in self.full.items()
            if tags.get(ATTACHED, 0) == entity and tags.get(ZONE, 0) == Zone.PLAY
        ]
        for number in sorted(worn, reverse=self._profile.build < WORN_IN_ORDER_SINCE):
            if number not in self.known:
                yield self._show(number, at)

    def _shadows(self, entity: int, tags: dict[int, int]) -> dict[int, int]:
        """The mirrors of the stats that the server keeps; absent means as printed.

        What it was given in a deck is not mirrored (U276a:2275).
        """
        profile, found = self._profile, {}
        is_drawn = tags.get(ZONE, 0) == Zone.HAND
        first = (self._printed(self.cards[entity]) if is_drawn else {}) or tags
        if profile.last_known_stats and tags.get(CARDTYPE, 0) != CardType.ENCHANTMENT:
            found[TAG_LAST_KNOWN_COST_IN_HAND] = tags.get(
                TAG_LAST_KNOWN_COST_IN_HAND, first.get(COST, 0)
            )
            if profile.tells_shadows and tags.get(CARDTYPE, 0) in _HAS_BODY:
                found[LAST_KNOWN_ATK] = tags.get(LAST_KNOWN_ATK, first.get(ATK, 0))
        if profile.stat_version and tags.get(HEALTH, 0):
            found[TAG_3085] = tags.get(TAG_3085, first.get(HEALTH, 0))
        return found

    def _zeros(self, tags: dict[int, int]) -> tuple[int, ...]:
        """Since 28329 every tag that was ever set is listed, older builds list some always."""
        if self._profile.lists_all_zeros:
            return (PENDING_ZONE, *(tag for tag, value in tags.items() if not value))
        if self._profile.lists_some_zeros:
            return ALWAYS_SHOWN_ZERO
        return ()

    def _outline(self, tags: dict[int, int]) -> told.Tags:
        wanted = [ZONE, CONTROLLER, ENTITY_ID]
        more = (ZONE_POSITION, DISPLAYED_CREATOR)
        shown = hidden_tags(self._profile)
        wanted += [tag for tag in more if tag in shown and tags.get(tag, 0)]
        return tuple((tag, tags.get(tag, 0)) for tag in wanted)

    def _outline_of_secret(self, entity: int) -> Iterator[told.Packet]:
        """What all Secrets tell; builds that tell whole Secrets write zeros too (U360:13482)."""
        tags, profile = self.full[entity], self._profile
        whole = profile.tells_whole_secrets
        wanted = [SECRET, CLASS, MULTIPLE_CLASSES, COST] if whole else [SECRET, CLASS, COST]
        if profile.last_known_stats:
            wanted.append(TAG_LAST_KNOWN_COST_IN_HAND)
        if profile.tells_secret_locked:
            wanted.append(SECRET_LOCKED)
        values = {**self._shadows(entity, tags), **tags}
        for tag in wanted:
            if whole or values.get(tag, 0):
                yield told.TagChange(entity, tag, values.get(tag, 0))

    def _ordered(self, tags: dict[int, int], zeros: Collection[int] = ()) -> told.Tags:
        """The tags that are not 0, in the order of the build."""
        shown = {tag: value for tag, value in tags.items() if (value or tag in zeros) and tag >= 0}
        for tag in zeros:
            shown.setdefault(tag, 0)
        first: tuple[int, ...] = ()
        if self._profile.lists_stats_first:
            first = _FIRST_TAGS_NEW
        elif self._profile.lists_type_first:
            first = _FIRST_TAGS_OLD
        head = [(tag, shown.pop(tag)) for tag in first if tag in shown]
        return (*head, *sorted(shown.items()))
