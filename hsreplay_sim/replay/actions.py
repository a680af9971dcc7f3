"""A recorded game cut into actions: what a player did, with all the packets that follow from it.

Every packet of the recording belongs to exactly one action, or to the setup before the first.
Moves come from blocks alone, so both players' are found alike: a top-level PLAY, ATTACK or
DECK_ACTION block is one option, top-level `STEP=MAIN_END` is End Turn, and so is any other step
that goes where MAIN_END was announced; top-level `PLAYSTATE=CONCEDED` is a concession, so is
`DISCONNECTED` with the result behind it, `MULLIGAN_STATE=DEALING` is a mulligan answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import zip_longest

from msgspec import Struct

from hsreplay_sim.base.enums import BlockType, Mulligan, PlayState, State, Step, Zone
from hsreplay_sim.base.tags import (
    CARD_TARGET,
    COPIED_BY_KHADGAR,
    LAST_COMBATANT,
    MULLIGAN_STATE,
    NEXT_STEP,
    PLAYSTATE,
    POWERED_UP,
    STATE,
    STEP,
    SUMMONED_THIS_ACTION,
    TAG_2003,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.replay.packets import (
    DESCRIPTIONS,
    Block,
    Choices,
    ChosenEntities,
    CreateGame,
    Description,
    FullEntity,
    HideEntity,
    MetaData,
    Options,
    Packet,
    ResetGame,
    SendChoices,
    SendOption,
    ShowEntity,
    SubSpell,
    TagChange,
    walk,
)
from hsreplay_sim.replay.tape import Tape


class Kind(StrEnum):
    """The kinds of actions."""

    DEAL = "deal"
    MULLIGAN = "mulligan"
    PLAY = "play"
    ATTACK = "attack"
    DECK_ACTION = "deck action"
    END_TURN = "end turn"
    CONCEDE = "concede"
    OTHER = "other"


_KIND_OF_BLOCK = {
    BlockType.PLAY: Kind.PLAY,
    BlockType.ATTACK: Kind.ATTACK,
    BlockType.DECK_ACTION: Kind.DECK_ACTION,
    BlockType.MOVE_MINION: Kind.OTHER,
    BlockType.GAME_RESET: Kind.OTHER,
}

FLUSHED_BEFORE = frozenset((CARD_TARGET, SUMMONED_THIS_ACTION, LAST_COMBATANT))
"""Top-level tags that the server writes right before the next option."""


_STEPS = frozenset((STEP, NEXT_STEP))

AMONG_THEM = frozenset((POWERED_UP, COPIED_BY_KHADGAR, TAG_2003))
"""Tags that may stand between those (U249:22784, U211:3977, U055:2373)."""


@dataclass(slots=True)
class Action:
    """An action of a game. `step` counts from 1 and is the same in every view of the game.

    `entity` is the acting entity (the player for mulligan, end of turn and concession), `target`
    the chosen target (0: none), `sub_option` the Choose One index (−1: none), `position` the board
    slot that a minion took (0: none logged). `packets` are top-level packets in order.
    """

    step: int
    kind: Kind
    packets: list[Packet] = field(default_factory=list)
    entity: int = 0
    target: int = 0
    sub_option: int = -1
    position: int = 0
    block: Block | None = None
    line: int = 0
    resets: bool = False
    """The game was reset inside (RESET_GAME), or right behind the end of a turn.

    What follows cannot be re-simulated.
    """
    closed: bool = True
    """False when one of its blocks is open, or when it is the last one and may go on: the file ends
    before a decision is offered, and before the game is said to be over."""
    options: list[Options] = field(default_factory=list)
    """Decisions the recording seat was offered, in order."""
    _tape: Tape | None = field(default=None, compare=False, repr=False)

    @property
    def tape(self) -> Tape:
        """All packets flattened, once: ask only when the game has been cut."""
        if self._tape is None:
            self._tape = Tape(self.packets)
        return self._tape


class Course(Struct):
    """A game as a setup (the entities before anything happens) and its actions."""

    setup: list[Packet]
    actions: list[Action]


def course_of(packets: list[Packet]) -> Course:
    """Cut the packets of a game into setup and actions."""
    cut = _Cutter()
    for packet, behind in zip_longest(packets, packets[1:]):
        cut.take(packet, behind)
    if cut.actions and not _is_over(cut.actions[-1]):
        cut.actions[-1].closed = False
    return Course(cut.setup, cut.actions)


def _is_over(action: Action) -> bool:
    """Whether the last action of a recording is over; if nothing says so, a part may be missing.

    A player is offered a decision after all else, and STATE=COMPLETE is the server's last word but
    for what the game was worth. One converter leaves it out (31761 to 74257: U198, U181).
    """
    over = False
    for packet in flat(action.packets):
        if type(packet) is TagChange and packet.tag == STATE and packet.value != State.RUNNING:
            return True  # COMPLETE, or what somebody wrote in its place
        if isinstance(packet, (TagChange, Block, HideEntity, Choices, *DESCRIPTIONS)):
            over = False
        elif type(packet) is Options:
            over = True
    return over


class _Cutter:
    def __init__(self) -> None:
        self.setup: list[Packet] = []
        self.actions: list[Action] = []
        self._begun = False
        self._offered: Options | None = None
        self._sent: Sent | None = None
        self._announced = 0
        """The step that comes next, as NEXT_STEP tells; 0 behind a step or a reset."""

    def take(self, packet: Packet, behind: Packet | None) -> None:
        if not self._begun and _is_setup(packet):
            self.setup.append(packet)
            return
        started = self._started_by(packet, behind)
        if started is not None:
            self._begin(started, packet)
        elif not self._begun:
            self._begin(Action(0, Kind.DEAL), packet)
        else:
            self._add(packet)
        self._announced = _announced(self._announced, (packet,))

    def _started_by(self, packet: Packet, behind: Packet | None) -> Action | None:
        if type(packet) is Block:
            kind = Kind.DECK_ACTION if _is_trade(packet) else _KIND_OF_BLOCK.get(packet.kind)
            if kind is None:
                return None
            return Action(
                0, kind, entity=packet.entity, target=packet.target,
                sub_option=_option(packet), block=packet,
                position=_position(packet), resets=packet.kind == BlockType.GAME_RESET,
            )  # fmt: skip
        if type(packet) is not TagChange:
            return None
        if packet.tag == STEP and Step.MAIN_END in (packet.value, self._announced):
            return Action(0, Kind.END_TURN)
        if packet.tag == PLAYSTATE and _is_gone(packet.value, behind):
            return Action(0, Kind.CONCEDE, entity=packet.entity)
        if packet.tag == MULLIGAN_STATE and packet.value == Mulligan.DEALING:
            return Action(0, Kind.MULLIGAN, entity=packet.entity)
        return None

    def _begin(self, action: Action, packet: Packet) -> None:
        self._begun = True
        action.step = len(self.actions) + 1
        action.line = packet.line
        self._note_choice(action)
        if self.actions and action.kind is not Kind.DEAL:
            last = self.actions[-1]
            action.packets = _take_flush(last.packets, FLUSHED_BEFORE)
            if action.resets and last.kind is Kind.END_TURN and not last.options:
                last.resets = True  # a puzzle's turn is broken off (U062:329)
        self.actions.append(action)
        self._add(packet)

    def _note_choice(self, action: Action) -> None:
        """Take the option from the client that sent it if no block names it (U119:2563)."""
        sent, self._sent = self._sent, None
        if sent is not None and sent.entity == action.entity and action.sub_option < 0:
            action.sub_option = sent.sub_option

    def _add(self, packet: Packet) -> None:
        action = self.actions[-1]
        action.packets.append(packet)
        if type(packet) is Options:
            action.options.append(packet)
            self._offered = packet
        elif type(packet) is SendOption:
            self._sent = _sent(self._offered, packet)
        elif type(packet) is ResetGame:
            action.resets = True
        elif type(packet) is Block and not packet.closed:
            action.closed = False


def _is_gone(state: int, behind: Packet | None) -> bool:
    """Whether a player has given up, or is gone for too long: then the result follows (U382:8605).

    It is the move of the other player that goes on until then, if the result is told later.
    """
    if state == PlayState.DISCONNECTED:
        return behind is None or (type(behind) is TagChange and behind.tag == PLAYSTATE)
    return state == PlayState.CONCEDED


def _announced(before: int, packets: Iterable[Packet]) -> int:
    """The step that is announced when packets are over, from the one before them."""
    announced = before
    for each in packets:
        if type(each) is TagChange:
            if each.tag in _STEPS:
                announced = each.value if each.tag == NEXT_STEP else 0
        elif type(each) is Block:
            resets = each.kind == BlockType.GAME_RESET
            announced = _announced(0 if resets else announced, each.packets)
        elif type(each) is SubSpell:
            announced = _announced(announced, each.packets)
        elif type(each) is ResetGame:
            announced = 0
    return announced


def _is_trade(block: Block) -> bool:
    """Whether a PLAY block puts its card back into the deck: up to 121569 a trade is logged so.

    The card is its own target, as it is of no play (15 of 15 in U168, none of any other recording).
    """
    if block.kind != BlockType.PLAY or block.target != block.entity:
        return False
    return any(
        type(each) is TagChange
        and (each.entity, each.tag, each.value) == (block.entity, ZONE, Zone.DECK)
        for each in block.packets
    )


def _is_setup(packet: Packet) -> bool:
    """Whether a packet is of the setup: an entity, or the first questions of a mid-game start."""
    return isinstance(
        packet,
        CreateGame | FullEntity | ShowEntity | Options | SendOption | Choices | SendChoices
        | ChosenEntities,
    )  # fmt: skip


def _take_flush(packets: list[Packet], tags: frozenset[int]) -> list[Packet]:
    """Move the trailing flush of the previous action to the next one."""
    cut = len(packets)
    for at in range(len(packets) - 1, -1, -1):
        packet = packets[at]
        if type(packet) is TagChange and packet.tag in tags:
            cut = at
        elif not ((type(packet) is TagChange and packet.tag in AMONG_THEM)
                  or type(packet) is MetaData):  # fmt: skip
            break
    taken = packets[cut:]
    del packets[cut:]
    return taken


def _option(block: Block) -> int:
    """Return the Choose One index of a PLAY, as its POWER block names it; −1 if none is named.

    Around 20457 the PLAY itself says 0 whatever is chosen, and if nothing is to be chosen (U046).
    """
    texts = (each for each in block.packets if type(each) is Block and each.entity == block.entity)
    text = next((each for each in texts if each.kind == BlockType.POWER), None)
    return block.sub_option or -1 if text is None else text.sub_option


def _position(block: Block) -> int:
    """The first board slot that the acting entity takes in the block itself.

    A block behind its move into play ends the search: it has its slot then. One before it does not,
    as of a text that answers the payment. Up to 20022 nothing is written if the slot equals the
    position in the hand (U074:11740, 3774). A SHOW_ENTITY lists the slot only when no TAG_CHANGE
    follows: up to 20022 it may hold the position in the hand, which is the same number then.
    """
    shown, came = 0, False
    for packet in walk(block.packets):
        if type(packet) is Block and came:
            break
        if type(packet) is TagChange and packet.entity == block.entity:
            if packet.tag == ZONE_POSITION and packet.value > 0:
                return packet.value
            came |= (packet.tag, packet.value) == (ZONE, Zone.PLAY)
        elif type(packet) is ShowEntity and packet.entity == block.entity:
            shown = shown or dict(packet.tags).get(ZONE_POSITION, 0)
            came |= (ZONE, Zone.PLAY) in packet.tags
    return shown


def flat(packets: list[Packet]) -> list[Packet]:
    """Every packet in written order, blocks before their content, without the SubSpell wrappers."""
    found: list[Packet] = []
    _flatten(packets, found)
    return found


def _flatten(packets: list[Packet], found: list[Packet]) -> None:
    for packet in packets:
        if type(packet) is Block:
            found.append(packet)
            _flatten(packet.packets, found)
        elif type(packet) is SubSpell:
            _flatten(packet.packets, found)
        else:
            found.append(packet)


def descriptions(packets: list[Packet]) -> list[Description]:
    """Return the packets that describe an entity as a whole, in written order."""
    return [
        packet
        for packet in flat(packets)
        if type(packet) is not TagChange and isinstance(packet, DESCRIPTIONS)
    ]


def children(packets: list[Packet]) -> list[Packet]:
    """The direct content of a block: SubSpells dissolved, nested blocks whole."""
    if not any(type(packet) is SubSpell for packet in packets):
        return packets
    found: list[Packet] = []
    for packet in packets:
        if type(packet) is SubSpell:
            found.extend(children(packet.packets))
        else:
            found.append(packet)
    return found


class Sent(Struct, frozen=True):
    """A move as the recording client sent it (SendOption with the option it refers to)."""

    entity: int
    target: int
    position: int
    sub_option: int
    line: int


def sent_moves(packets: list[Packet]) -> list[Sent]:
    """The recorder's own moves; the cross-check of the moves that blocks give."""
    found = []
    last: Options | None = None
    for packet in packets:
        if type(packet) is Options:
            last = packet
        elif type(packet) is SendOption:
            sent = _sent(last, packet)
            if sent is not None:
                found.append(sent)
    return found


def _sent(offered: Options | None, packet: SendOption) -> Sent | None:
    if offered is None or not 0 <= packet.option < len(offered.options):
        return None
    entity = offered.options[packet.option].entity
    return Sent(entity, packet.target, packet.position, packet.sub_option, packet.line)
