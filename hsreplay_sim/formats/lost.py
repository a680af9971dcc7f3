"""What was lost in reading goes along when a recording is written, or the copy would seem whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hsreplay_sim.base.source import Problem
from hsreplay_sim.formats import codes
from hsreplay_sim.replay.packets import Packet, walk
from hsreplay_sim.replay.recording import Recording


class LostLines:
    """The lost lines of a game, given out in the order of the packets behind them."""

    def __init__(self, game: Recording) -> None:
        lost = (each for each in game.problems if each.lost)
        self._waiting = sorted(lost, key=lambda each: (not each.line, each.line))

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def before(self, packet: Packet) -> list[Problem]:
        """What was lost before a packet and is not given out yet."""
        count = 0
        for problem in self._waiting:
            if not 0 < problem.line < packet.line:
                break
            count += 1
        given, self._waiting = self._waiting[:count], self._waiting[count:]
        return given

    def rest(self) -> list[Problem]:
        """What was lost behind all packets."""
        given, self._waiting = self._waiting, []
        return given


def places_of_lost(game: Recording) -> list[int]:
    """For each lost line how many packets stand before it; CREATE_GAME always does."""
    lost = LostLines(game)
    if not lost:
        return []
    places: list[int] = []
    count = 0
    for packet in walk(game.packets):
        if count:
            places += [count] * len(lost.before(packet))
        count += 1
    return places + [count] * len(lost.rest())


def put_back_lost(game: Recording, places: Iterable[int]) -> None:
    """Put on a game what was lost before its file was written, at the packets before the places."""
    lines = [packet.line for packet in walk(game.packets)]
    found = [
        Problem(codes.LOST_BEFORE, "lost when it was recorded or read", line, lost=True)
        for line in _lines_at(lines, places)
    ]
    game.problems = sorted([*game.problems, *found], key=lambda problem: problem.line)


def _lines_at(lines: list[int], places: Iterable[int]) -> Iterator[int]:
    for place in places:
        yield lines[min(max(place, 1), len(lines)) - 1] if lines else 0
