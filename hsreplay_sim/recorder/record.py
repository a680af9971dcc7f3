"""A game played in the engine as a recording: what a client would have written down.

    recording = record(game.engine, seats=(1,))
    text = hsreplay_sim.formats.powerlog.write.write([recording])

The order of packets at the start is that of recordings since 13619: docs/tables/RULES.md. What
happened before a recording begins is written as it was then: up to 13030 the opening hands have
been dealt, and the options of a Choose One card know their card at every build (U008:2, U151:47).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from hsreplay_sim.base import stream as kinds
from hsreplay_sim.base.enums import ChoiceKind, Mulligan, State, Step, Zone
from hsreplay_sim.base.tags import (
    CONTROLLER,
    MULLIGAN_STATE,
    PLAYER_ID,
    STATE,
    STEP,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.options.options import Option as EngineOption
from hsreplay_sim.engine.options.options import options
from hsreplay_sim.recorder.seat import SILENT, View
from hsreplay_sim.replay import packets as told
from hsreplay_sim.replay.packets import DESCRIPTIONS
from hsreplay_sim.replay.recording import Recording

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

SECONDS_PER_MOVE = 4
GAME_TYPE, FORMAT_TYPE, SCENARIO = "GT_VS_FRIEND", "FT_WILD", 3


@dataclass(frozen=True, slots=True)
class Offer:
    """The Options or SendOption of a client, written before packet `at`."""

    at: int
    packet: told.Options | told.SendOption


class OfferBook:
    """Notes the decisions of a client while its game is played; give `offers` to :func:`record`."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.offers: list[Offer] = []
        self._ids = 2
        """The mulligan has used the first ones."""
        self._last: list[EngineOption] = []

    def offer(self) -> None:
        """The current player is asked."""
        game = self._game
        self._last = options(game, game.current)
        coded = game.profile.codes_options
        listed = [o for o in self._last if coded or o.legal]
        self._last = listed
        found = tuple(_option(index, each, coded=coded) for index, each in enumerate(listed))
        self._ids += 1
        self.offers.append(Offer(len(game.out), told.Options(self._ids, found)))

    def send(
        self, entity: Entity | None, target: Entity | None = None, choose: int = -1, place: int = 0
    ) -> None:
        """The current player answers; `entity` None ends the turn.

        A card of the hand that is its own target is traded or forged.
        """
        dragged = target is not None and target is entity and entity.zone == Zone.HAND
        index = next(
            at
            for at, each in enumerate(self._last)
            if each.entity is entity and each.deck_action == dragged
        )
        aim = target.id if target is not None else 0
        packet = told.SendOption(index, choose, aim, place)
        self.offers.append(Offer(len(self._game.out), packet))


def record(
    game: Game,
    seats: Collection[int] = (1, 2),
    *,
    names: tuple[str, str] = ("Seat1#1001", "Seat2#1002"),
    offers: Sequence[Offer] = (),
) -> Recording:
    """The packets of a game from its creation on, as a client of `seats` (PLAYER_IDs) saw them.

    With both seats it is a spectator of both hands. Decks are hidden from everyone, as they are
    from real clients. `offers` come from an :class:`OfferBook`.
    """
    build = game.profile.build
    recording = Recording(
        "", 1, "power.log", build=build, game_type=GAME_TYPE, format_type=FORMAT_TYPE,
        scenario=SCENARIO, spectator=len(seats) > 1,
    )  # fmt: skip
    recording.packets = list(_Recorder(game, seats, names, offers).packets())
    shown = {
        each.card_id for each in told.walk(recording.packets) if isinstance(each, DESCRIPTIONS)
    }
    known = {each: game.cards.get(each) for each in sorted(shown - {""})}
    recording.card_names = {each: card.name for each, card in known.items() if card is not None}
    return recording


class _Recorder:
    """Turns the engine's packets into those of a recording, in one pass."""

    def __init__(
        self, game: Game, seats: Collection[int], names: tuple[str, str], offers: Sequence[Offer]
    ) -> None:
        self._out = game.out
        self._game = game
        self._seats = seats
        self._names = names
        self._offers = list(offers)
        self._moves = 0
        players = [game.owner(side) for side in (1, 2)]
        self._owner = {player.id: player.tags[PLAYER_ID] for player in players}
        self._roots = [game.root, *players]
        self._begin = _beginning(game)
        self._settled = _settled(game, self._begin)
        silent = _silent_writes(game)
        known = [root.id for root in self._roots]
        self._view = View(seats, game.profile, known, silent, game.base_tags)
        self._choices = 2
        self._blocks: list[told.Block] = []

    def packets(self) -> Iterator[told.Packet]:
        """The top-level packets, in order."""
        yield self._create_game()
        for kind, entity, card_id, tags, _ in self._out[: self._begin]:
            if kind == kinds.FULL:
                yield from self._view.created(entity, card_id, {**tags, **self._settled[entity]})
        for at, (kind, entity, first, second, old) in enumerate(self._out):
            if at < self._begin or (kind == kinds.TAG and self._is_told_again(entity, second, old)):
                continue
            yield from self._offered(at)
            for packet in self._told(at, kind, entity, first, second, old):
                if kind == kinds.OPEN:
                    self._blocks.append(cast(told.Block, packet))
                elif self._blocks:
                    self._blocks[-1].packets.append(packet)
                else:
                    yield packet
            if kind == kinds.CLOSE:
                block = self._blocks.pop()
                if self._blocks:
                    self._blocks[-1].packets.append(block)
                else:
                    yield block
        yield from self._offered(len(self._out))

    def _offered(self, at: int) -> Iterator[told.Packet]:
        while self._offers and self._offers[0].at <= at:
            packet = self._offers.pop(0).packet
            if isinstance(packet, told.SendOption):
                self._moves += 1
            yield replace(packet, ts=self._ts())

    def _told(
        self, at: int, kind: int, entity: int, first: Any, second: Any, old: Any
    ) -> Iterator[told.Packet]:
        view = self._view
        if kind == kinds.TAG:
            yield from self._tag(at, entity, first, second)
        elif kind == kinds.FULL:
            yield from view.created(entity, first, second)
        elif kind == kinds.SHOW:
            if not self._moves_next(at, entity):
                yield from view.revealed(at, entity)
        elif kind == kinds.HIDE:
            yield from view.hidden(entity, first)
        elif kind == kinds.CHANGE:
            yield from view.transformed(entity, first, second, old[1])
        elif kind == kinds.OPEN:
            yield self._block(entity, first, second)
        elif kind == kinds.META:
            data, about = second
            yield told.MetaData(first, data, about, info_count=len(about))
        elif kind == kinds.SHUFFLE:
            yield told.ShuffleDeck(self._owner[entity])
        elif kind == kinds.CHOICES:
            self._choices += 1
            source, least, most, offered = second
            yield told.Choices(self._choices, entity, first, least, most, source, offered)
        elif kind == kinds.CHOSEN:
            if self._owner[entity] in self._seats:
                yield told.SendChoices(self._choices, ChoiceKind.GENERAL, second)
            yield told.ChosenEntities(self._choices, entity, second)

    def _is_told_again(self, entity: int, value: int, old: int) -> bool:
        """Whether a written value is unchanged and its entity visible: it is then not logged."""
        return value == old and entity in self._view.known

    def _tag(self, at: int, entity: int, tag: int, value: int) -> Iterator[told.Packet]:
        if tag == MULLIGAN_STATE and value == Mulligan.DEALING:
            yield from self._kept(at, entity)
        if tag == STEP and value == Step.BEGIN_MULLIGAN:
            yield from (self._mulligan(player) for player in self._owner)
        yield from self._view.changed(at, entity, tag, value)

    def _block(self, entity: int, kind: int, form: tuple[int, int, int, int]) -> told.Block:
        index, target, sub_option, keyword = form
        if self._game.profile.build < told.TRIGGER_KEYWORD_SINCE:
            keyword = 0
        return told.Block(kind, entity, [], "", index, target, sub_option, keyword, ts=self._ts())

    def _ts(self) -> str:
        """The time stamp: only moves let time pass."""
        seconds = 12 * 3600 + SECONDS_PER_MOVE * self._moves
        return f"{seconds // 3600 % 24:02}:{seconds // 60 % 60:02}:{seconds % 60:02}.0000000"

    # --- the beginning -----------------------------------------------------------------------

    def _create_game(self) -> told.CreateGame:
        first = _first_tags(self._game, self._roots, self._begin)
        profile = self._game.profile
        root = first[self._roots[0].id]
        if profile.no_combat_step:
            root[937] = 2
        for entity in self._roots:
            if profile.notes_spawn_time:
                first[entity.id][1556] = 1
            self._view.full[entity.id] = dict(first[entity.id])
            self._view.cards[entity.id] = ""
        ordered = {number: tuple(sorted(tags.items())) for number, tags in first.items()}
        players = tuple(
            told.PlayerDef(
                player.id, side, ordered[player.id], self._names[side - 1], "144115193835963207",
                str(1000 + side),
            )
            for side, player in enumerate(self._roots[1:], start=1)
        )  # fmt: skip
        return told.CreateGame(
            self._roots[0].id, ordered[self._roots[0].id], players, ts=self._ts()
        )

    def _mulligan(self, player: int) -> told.Choices:
        side = self._owner[player]
        hand = self._hand(side)
        root = self._roots[0].id
        return told.Choices(side, player, ChoiceKind.MULLIGAN, 0, len(hand), root, hand)

    def _hand(self, side: int) -> tuple[int, ...]:
        cards = [
            (tags.get(ZONE_POSITION, 0), number)
            for number, tags in self._view.full.items()
            if tags.get(ZONE, 0) == Zone.HAND and tags.get(CONTROLLER, 0) == side
        ]
        return tuple(number for _, number in sorted(cards))

    def _kept(self, at: int, player: int) -> Iterator[told.Packet]:
        """The cards that the answer keeps: the hand without those that go back to the deck."""
        side = self._owner[player]
        away = set()
        for kind, entity, first, second, _ in self._out[at:]:
            if kind == kinds.HIDE and first == Zone.DECK:
                away.add(entity)
            elif kind == kinds.TAG and first == MULLIGAN_STATE and second == Mulligan.WAITING:
                break
        kept = tuple(number for number in self._hand(side) if number not in away)
        if side in self._seats:
            yield told.SendChoices(side, ChoiceKind.MULLIGAN, kept, ts=self._ts())
        yield told.ChosenEntities(side, player, kept, ts=self._ts())

    def _moves_next(self, at: int, entity: int) -> bool:
        """Whether the next packet is a zone change that shows the entity (burned, milled cards).

        What is set aside is shown where it was (U016:7201), and so is a card that does something as
        it is drawn (174 of 174, R149).
        """
        if at + 1 == len(self._out):
            return False
        kind, other, tag, zone, _ = self._out[at + 1]
        moves = kind == kinds.TAG and other == entity and tag == ZONE
        return moves and zone not in (Zone.SETASIDE, Zone.HAND)


def _beginning(game: Game) -> int:
    """Return the index of the packet with which a recording begins.

    Earlier ones become its state. Where nobody asks about the opening hands, no step does: then it
    is the first step of all.
    """
    first = (STATE, State.RUNNING) if game.profile.deals_by_packets else (STEP, Step.BEGIN_MULLIGAN)
    steps = [
        (at, (tag, value))
        for at, (kind, entity, tag, value, _) in enumerate(game.out)
        if kind == kinds.TAG and entity == game.root.id and tag in (STATE, STEP)
    ]
    begun = next((at for at, change in steps if change == first), None)
    return begun if begun is not None else next(at for at, (tag, _) in steps if tag == STEP)


def _settled(game: Game, begin: int) -> dict[int, dict[int, int]]:
    """Entity → the tags that changed between its creation and the beginning of the recording."""
    found: dict[int, dict[int, int]] = {}
    for kind, entity, tag, value, _ in game.out[:begin]:
        found.setdefault(entity, {})
        if kind == kinds.TAG:
            found[entity][tag] = value
    return found


def _first_tags(game: Game, roots: list[Entity], begin: int) -> dict[int, dict[int, int]]:
    """The tags of the game and its players as the recording begins: the journal walked back."""
    first = {root.id: dict(root.tags) for root in roots}
    for kind, entity, tag, _, old in reversed(game.out[begin:]):
        if kind == kinds.TAG and entity in first:
            first[entity][tag] = old
    return {number: {t: v for t, v in tags.items() if v} for number, tags in first.items()}


def _told_changes(game: Game) -> Iterator[tuple[int, int, int, int]]:
    """(index of the packet, entity, tag, old value): of single tags, then of entities changed."""
    for at, (kind, number, tag, _, old) in enumerate(game.out):
        if kind == kinds.TAG:
            yield at, number, tag, old
    for at, (kind, number, _, tags, old) in enumerate(game.out):
        if kind == kinds.CHANGE:
            for tag in tags:
                yield at, number, tag, old[1].get(tag, 0)


def _silent_writes(game: Game) -> dict[int, dict[int, list[tuple[int, int]]]]:
    """Return entity → tag → (index up to which, value) of tags changed without a packet.

    Before a packet the tag had the packet's old value, after the last one its present value. So a
    Bomb that is shown in a deck names who put it there (54 of 54, U179:2055), though its mover
    changes without a packet as it is drawn; and what was put under a deck is shown as if it had
    never been in a hand (U531:5397).
    """
    silences = [(at - 1, number, tag, old) for at, number, tag, old in game.silences]
    untold = {(number, tag) for _, number, tag, _ in silences}
    untold |= {(number, tag) for number in game.entities for tag in SILENT}
    changes = (*silences, *_told_changes(game))
    found: dict[int, dict[int, list[tuple[int, int]]]] = {}
    for at, number, tag, old in sorted(changes, key=itemgetter(0)):
        if (number, tag) in untold:
            found.setdefault(number, {}).setdefault(tag, []).append((at, old))
    for number, tag in untold:
        value = game.entities[number].tags.get(tag, 0) if number in game.entities else 0
        if value or tag in found.get(number, {}):
            found.setdefault(number, {}).setdefault(tag, []).append((len(game.out), value))
    return found


def _option(index: int, option: EngineOption, *, coded: bool) -> told.Option:
    entity = option.entity.id if option.entity is not None else 0
    targets = tuple(
        told.Target(target.entity.id, target.error if coded else -1)
        for target in option.targets
        if coded or target.legal
    )
    subs = tuple(_option(i, sub, coded=coded) for i, sub in enumerate(option.sub_options))
    error = option.error if coded else None
    return told.Option(index, option.kind, entity, error, 0, targets, subs)
