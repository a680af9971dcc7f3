"""From packets to state: what the recording seat knew after each packet.

Absent tags are 0. What has a number below :data:`~hsreplay_sim.replay.packets.UNNAMED_BELOW` is no
tag. FULL_ENTITY is the whole entity. SHOW_ENTITY lists every non-zero tag of a card that comes into
view; CHANGE_ENTITY those of the new card, with a zero for each tag that went. A tag that neither
lists keeps its value. HIDE_ENTITY moves the card out of sight: its tags stay, but are only what was
known last.
Source of truth: Power.log, builds 9786 to 195635.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, State, Step
from hsreplay_sim.base.tags import STATE, STEP, TAG_NOT_SET, TURN, ZONE
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.replay.packets import (
    DESCRIPTIONS,
    UNNAMED_BELOW,
    Block,
    CreateGame,
    FullEntity,
    HideEntity,
    Packet,
    ResetGame,
    TagChange,
    Tags,
    walk,
)

if TYPE_CHECKING:
    from hsreplay_sim.replay.recording import Recording

_TURN, _LAST_PLAY, _FIRST_TURN = _POINTS = ("turn", "last play", "first turn")
"""Points to which a game may be put back; if two are alike, the first."""
_BEFORE = {Step.MAIN_NEXT: "next turn", Step.MAIN_START: "draw"}
"""Step → the point in front of it, to which a puzzle is put back.

If it is the first step told after a reset, the game stood there: a puzzle that is tried again
begins with the draw (U062:339), the one after a puzzle that is solved with its turn (U062:804).
"""


class Fold:
    """A state that follows the packets; `state` is live, take a snapshot to keep it.

    `game` and `players` are the entities of the game and of its players.
    """

    def __init__(self, state: TagState | None = None) -> None:
        self.state = state if state is not None else TagState()
        self.game = 0
        self.players: tuple[int, ...] = ()
        self._kept: dict[str, tuple[dict[int, dict[int, int]], dict[int, int]]] = {}
        """Point of the game → tags of the game and its players, zones of all others there."""
        self._point = ""
        """Which of them the last GAME_RESET block goes back to."""
        self._was_reset = False
        """No step was told since the last reset."""
        self.may_go_back = True
        """Whether the recording may be put back to a point, so that each is kept as it comes."""

    def apply(self, packet: Packet) -> None:
        """Let one packet act. Blocks and sub-spells act only through the packets in them."""
        if type(packet) is TagChange:
            if packet.tag == STEP:
                self._begin(packet.value)
            if packet.tag >= UNNAMED_BELOW:
                self.state.put(packet.entity, packet.tag, packet.value)
        elif type(packet) is Block:
            self._open(packet)
        elif isinstance(packet, DESCRIPTIONS):
            if type(packet) is FullEntity:
                self.state.tags[packet.entity] = {}
            self.state.cards[packet.entity] = packet.card_id
            self._put_all(packet.entity, packet.tags)
        elif type(packet) is HideEntity:
            self.state.put(packet.entity, ZONE, packet.zone)
        elif type(packet) is CreateGame:
            self._create(packet)
        elif type(packet) is ResetGame:
            self._reset()

    def apply_all(self, packets: list[Packet]) -> Fold:
        """Let packets act in the order they were written, the content of containers too."""
        for packet in walk(packets):
            self.apply(packet)
        return self

    def _begin(self, step: int) -> None:
        """Keep the points in front of a step, or put back what stood there before a reset."""
        if step == Step.MAIN_START_TRIGGERS:
            self._pass(_TURN if _FIRST_TURN in self._kept else _FIRST_TURN)
        elif step in _BEFORE:
            if self._was_reset:
                self._put_back(_BEFORE[step])
            self._pass(_BEFORE[step])
        self._was_reset = False

    def _create(self, packet: CreateGame) -> None:
        self.game = packet.entity
        self.players = tuple(player.entity for player in packet.players)
        self.state.cards[packet.entity] = ""
        self._put_all(packet.entity, packet.tags)
        for player in packet.players:
            self.state.cards[player.entity] = ""
            self._put_all(player.entity, player.tags)

    def _open(self, block: Block) -> None:
        if block.kind == BlockType.PLAY:
            self._pass(_LAST_PLAY)
        elif block.kind == BlockType.GAME_RESET:
            self._point = self._goes_back_to(block)
            if not any(type(packet) is ResetGame for packet in block.packets):
                self._reset()

    def _goes_back_to(self, block: Block) -> str:
        """Return the kept point whose zones are the likeliest those of the block, "" without one.

        Toki goes back to where the turn began, after what MAIN_READY does (U063:872), a text with
        Rewind undoes its play (U231:3609, U422:7886), an Alternate Timeline all (U095:5197). What
        follows in the log repeats the values from there.
        """
        told = {
            packet.entity: dict(packet.tags).get(ZONE, 0)
            for packet in block.packets
            if type(packet) is FullEntity
        }

        def likeness(point: str) -> int:
            zones = self._kept[point][1]
            same = sum(zones.get(entity, 0) == zone for entity, zone in told.items())
            return same - sum(entity not in told for entity in zones)

        return max((point for point in _POINTS if point in self._kept), key=likeness, default="")

    def _pass(self, point: str) -> None:
        if self.may_go_back:
            self._keep(point)

    def _keep(self, point: str) -> None:
        tags = self.state.tags
        roots = {each: dict(tags[each]) for each in self._roots() if each in tags}
        zones = {each: own.get(ZONE, 0) for each, own in tags.items() if each not in roots}
        self._kept[point] = roots, zones

    def _roots(self) -> tuple[int, ...]:
        return (self.game, *self.players)

    def _reset(self) -> None:
        """RESET_GAME: FULL_ENTITY of everything that there is again follows; the rest is gone.

        Nothing is told of the game and the players. HSReplay XML of 2018 left RESET_GAME itself out
        (U095:5197); the block says it.
        """
        for entity in [*self.state.tags]:
            if entity != self.game and entity not in self.players:
                del self.state.tags[entity]
                self.state.cards.pop(entity, None)
        self._put_back(self._point)
        self._was_reset = True

    def _put_back(self, point: str) -> None:
        """The game and the players as they were at a point."""
        for entity, tags in self._kept.get(point, ({}, {}))[0].items():
            self.state.tags[entity] = dict(tags)

    def _put_all(self, entity: int, tags: Tags) -> None:
        known = self.state.tags.setdefault(entity, {})
        for tag, value in tags:
            if tag < UNNAMED_BELOW:
                continue
            if value:
                known[tag] = value
            elif tag != TAG_NOT_SET:
                known.pop(tag, None)


def is_running(create: CreateGame | None) -> bool:
    """Whether CREATE_GAME is past the mulligan: the recording joins a running game."""
    tags = dict(create.tags) if create else {}
    return tags.get(STEP, 0) > Step.BEGIN_MULLIGAN or tags.get(TURN, 0) > 1


def is_complete(game: Recording) -> bool:
    """Whether the game entity reaches STATE=COMPLETE."""
    return any(
        type(packet) is TagChange and packet.tag == STATE and packet.value == State.COMPLETE
        for last in reversed(game.packets)
        for packet in walk([last])
    )
