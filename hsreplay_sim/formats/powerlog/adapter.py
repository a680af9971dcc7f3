"""The only place that knows hslog: statements in, hslog packets out, no exception passes.

hslog keeps whatever it is given as time stamp on each packet, untouched; it is given a
`Mark`, so every packet knows its line. A change of a tag that it has read before, to a value
that it has read before, becomes our own packet at once. Statements come from
:mod:`hsreplay_sim.formats.powerlog.statements`, one parser a game.
"""

from __future__ import annotations

import threading
from importlib.util import find_spec, module_from_spec
from typing import Any, TypeVar

from hearthstone.enums import PowerType
from hslog import packets
from hslog.exceptions import ParsingError
from hslog.player import InconsistentEntityIdError, InconsistentPlayerIdError

from hsreplay_sim.base import limits
from hsreplay_sim.base.tags import CONTROLLER, FIRST_PLAYER
from hsreplay_sim.formats.powerlog.statements import OPENS_BLOCK, OPENS_TAGS
from hsreplay_sim.replay.packets import TagChange

Mark = tuple[int, str]
"""The line at which a packet begins, and the time stamp printed there."""

T = TypeVar("T")

_CHANGE = "TAG_CHANGE Entity="
_NOTED_BY_HSLOG = (CONTROLLER, FIRST_PLAYER)
"""Tags that hslog tells its own players of."""
_POWERS = frozenset(PowerType.__members__)
_KEPT_MAX = 1_500
_changes: dict[str, tuple[int, int, bool]] = {}
_initial: dict[str, tuple[int, int]] = {}
"""Tag and value as printed → as hslog has read them: the same in all games."""

_FAILURES = (
    ParsingError,
    InconsistentEntityIdError,
    InconsistentPlayerIdError,
    RuntimeError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""All that hslog was seen to raise on mutated logs; NotImplementedError is a RuntimeError."""


class _Complaints(threading.local):
    """Replaces `logging` in a private copy of hslog's parser.

    If hslog passes over a line, it warns on the root logger and goes on. The loss must be known
    here, and a library does not write to its user's log.
    """

    last = ""

    def warning(self, text: str, *arguments: object) -> None:
        """Store the message about a statement; the first argument is its mark."""
        self.last = text.removeprefix("[%s] ") % arguments[1:]


def _parser_of_our_own(complaints: _Complaints) -> Any:
    """A second one of hslog's parser: `hslog.parser` stays as it is for whoever else uses it."""
    spec = find_spec("hslog.parser")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    module.__dict__["logging"] = complaints
    return module


_complaints = _Complaints()
_parser = _parser_of_our_own(_complaints)
_ParsingState: Any = _parser.ParsingState
_HsLogPowerHandler: Any = _parser.PowerHandler


class _State(_ParsingState):  # type: ignore[misc]
    """hslog's state, which also keeps where a block ended."""

    def block_end(self, ts: Mark) -> Any:
        block = super().block_end(ts)
        block.end_mark = ts
        return block


class _PowerHandler(_HsLogPowerHandler):  # type: ignore[misc]
    """Without hslog's own repair: the statements are repaired already.

    Most statements tell a tag, and few of its values are new: what hslog has read of one is kept.
    The tags of an entity stand right behind its line: behind any other one they are of no entity.
    """

    def handle_data(self, ps: _State, ts: Mark, data: str) -> Any:
        if data.startswith("tag="):
            return self._initial_tag(ps, ts, data)
        ps.entity_packet = None
        if data.startswith(_CHANGE):
            return self._change(ps, ts, data)
        opcode = data.partition(" ")[0]
        if opcode in _POWERS:
            return self.handle_power(ps, ts, opcode, data)
        return super().handle_data(ps, ts, data)

    def _change(self, ps: _State, ts: Mark, data: str) -> Any:
        entity, _, told = data[len(_CHANGE) :].partition(" tag=")
        known = _changes.get(told)
        if known is not None and entity.isdecimal():
            number = int(entity)
            if number <= limits.ENTITY_ID_MAX:
                tag, value, of_definition = known
                ps.flush()
                change = TagChange(number, tag, value, *ts, of_definition)
                ps.current_block.packets.append(change)
                return change
        packet = super().handle_data(ps, ts, data)
        if packet is not None and _is_known_by_heart(packet.tag, packet.value):
            _keep(_changes, told, (int(packet.tag), int(packet.value), packet.has_change_def))
        return packet

    def _initial_tag(self, ps: _State, ts: Mark, data: str) -> None:
        if ps.entity_packet is None:
            raise ValueError("the tag of an entity whose line is not there")
        known = _initial.get(data)
        if known is not None and hasattr(ps.entity_packet, "tags"):
            ps.entity_packet.tags.append(known)
            return
        super().handle_data(ps, ts, data)
        tag, value = ps.entity_packet.tags[-1]
        if _is_known_by_heart(tag, value):
            _keep(_initial, data, (int(tag), int(value)))

    @staticmethod
    def _check_for_mulligan_hack(*_: object) -> None:
        return


def _is_known_by_heart(tag: object, value: object) -> bool:
    """Whether tag and value are sound numbers that hslog takes no note of."""
    if not (isinstance(tag, int) and isinstance(value, int)) or tag in _NOTED_BY_HSLOG:
        return False
    return tag < limits.NUMBER_MAX and value < limits.NUMBER_MAX


def _keep(known: dict[str, T], text: str, read: T) -> None:
    if len(known) > _KEPT_MAX:
        known.clear()
    known[text] = read


class _Sink:
    """Takes the tags of an entity whose opening line could not be read."""

    entity = 0

    def __init__(self) -> None:
        self.tags: list[tuple[int, int]] = []


class HsLog:
    """The parser of one game."""

    def __init__(self) -> None:
        self._state = _State()
        power = _PowerHandler()
        choices, options = _parser.ChoicesHandler(), _parser.OptionsHandler()
        self._parts = (power, choices, options)
        self._handlers = {
            "DebugPrintPower": power.handle_data,
            "DebugPrintEntityChoices": choices.handle_entity_choices,
            "SendChoices": choices.handle_send_choices,
            "DebugPrintEntitiesChosen": choices.handle_entities_chosen,
            "DebugPrintOptions": options.handle_options,
            "SendOption": options.handle_send_option,
        }

    def skip(self, mark: Mark, message: str) -> None:
        """Pass over an unreadable statement."""
        self._stand_in(mark, message)

    def feed(self, mark: Mark, method: str, message: str) -> str | None:
        """Read one statement; on failure say why, and keep what follows in its place."""
        try:
            self._handlers[method](self._state, mark, message)
        except _FAILURES as error:
            _complaints.last = ""
            self._stand_in(mark, message)
            return f"{type(error).__name__}: {error}"
        complaint = _complaints.last
        if complaint:
            _complaints.last = ""
        return complaint or None

    def packets(self) -> list[Any]:
        """The top-level packets since the last call; later lines may add to them all the same."""
        games = self._state.games
        there = list(games[0].packets) if games else []
        if games:
            games[0].packets.clear()
        return there

    def growing(self) -> list[Any]:
        """The packets that a later line may still add to."""
        holders = (self._state, *self._parts)
        found = [value for holder in holders for value in vars(holder).values()]
        block = self._state.current_block
        while block is not None:
            found.append(block)
            block = getattr(block, "parent", None)
        return [each for each in found if isinstance(each, packets.Packet)]

    def _stand_in(self, mark: Mark, message: str) -> None:
        """Take the content of an unread opening line, so that no other packet gets it."""
        if self._state.current_block is None:  # nothing that could get it
            return
        if message.startswith(OPENS_TAGS):
            self._state.entity_packet = _Sink()
        elif message.startswith(OPENS_BLOCK):
            block = packets.Block(mark, 0, 0, None, "", None, 0, None, None)
            block.parent = self._state.current_block
            self._state.register_packet(block)
            self._state.current_block = block
