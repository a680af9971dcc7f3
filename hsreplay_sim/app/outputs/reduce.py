"""An action that was cut out, made smaller as long as it differs as before.

It begins as late as it can, and then entities go: many at once, then fewer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from hsreplay_sim.app.outputs.cutting import Extract, cut, reread, said_of
from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.replay.actions import course_of
from hsreplay_sim.replay.packets import FullEntity, Packet, walk
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.dating import build_of
from hsreplay_sim.verifier.run import verify_game

if TYPE_CHECKING:
    from hsreplay_sim.report.model import GameReport

T = TypeVar("T")


def reduce(found: Extract) -> Extract:
    """Leave out what the difference does not take.

    Raises:
        UsageError: nothing differs in the action.
    """
    if not found.said.found:
        raise UsageError("nothing differs in the action: there is nothing that must stay")
    return _fewer_entities(_fewer_steps(found))


def _fewer_steps(found: Extract) -> Extract:
    """Return the extract begun as late as possible: a state replaces the steps before."""
    most = _others(verify_game(found.recording), found.step)
    size = found.before
    while size:
        smaller = _later(found, size)
        if smaller.before < found.before and _diverges(smaller, most):
            found = smaller
            size = min(size, found.before)
        else:
            size //= 2
    return found


def _later(found: Extract, size: int) -> Extract:
    """Begun so many steps later; steps are counted from the end, where nothing changes."""
    last = len(course_of(found.recording.packets).actions)
    recording = reread(cut(found.recording, build_of(found.recording), size + 1, last))
    step = len(course_of(recording.packets).actions) - (last - found.step)
    return replace(found, recording=recording, step=step, before=max(step - 1, 0))


def _fewer_entities(found: Extract) -> Extract:
    """Without the entities that the action can do without."""
    packets = found.recording.packets
    named = _named(found.recording)
    idle = {
        at
        for at, packet in enumerate(packets)
        if isinstance(packet, FullEntity) and packet.entity not in named
    }

    def of(kept: Sequence[int]) -> Extract:
        gone = idle.difference(kept)
        left = [packet for at, packet in enumerate(packets) if at not in gone]
        return replace(found, recording=replace(found.recording, packets=left))

    most = _others(verify_game(found.recording), found.step)
    return of(_needed(sorted(idle), lambda kept: _diverges(of(kept), most)))


def _needed(parts: Sequence[T], holds: Callable[[Sequence[T]], bool]) -> Sequence[T]:
    """The parts that are left when as many as possible went, the largest pieces first."""
    size = len(parts)
    while size and parts:
        start = 0
        while start < len(parts):
            fewer = [*parts[:start], *parts[start + size :]]
            if holds(fewer):
                parts = fewer
            else:
                start += size
        size //= 2
    return parts


def _others(report: GameReport, step: int) -> int:
    """In how many steps beside the one something differs."""
    return len({each.step for each in report.differences} - {step})


def _diverges(found: Extract, most: int) -> bool:
    """Whether the action has its outcome and differences still, and at most so many others any."""
    try:
        report = verify_game(found.recording)
    except Exception:  # something that the reader or the engine cannot do without
        return False
    return said_of(report, found.step) == found.said and _others(report, found.step) <= most


def _named(recording: Recording) -> set[int]:
    """The entities that packets of the actions name."""
    return {
        number
        for action in course_of(recording.packets).actions
        for packet in walk(action.packets)
        for number in _numbers(packet)
    }


def _numbers(packet: Packet) -> Iterator[int]:
    """Every number of a packet that may be an entity."""
    for name in ("entity", "target", "value", "source", "player"):
        yield getattr(packet, name, 0)
    for name in ("info", "entities", "targets"):
        yield from (each for each in getattr(packet, name, ()) if isinstance(each, int))
