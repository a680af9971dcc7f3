"""What a recording lacks goes along when it is written, or the copy would seem whole."""

from __future__ import annotations

import re
from collections.abc import Iterable

from hsreplay_sim.base.source import Problem
from hsreplay_sim.formats import codes
from hsreplay_sim.replay.packets import Block, Packet, walk
from hsreplay_sim.replay.recording import Recording

KINDS = {"": (False, False), "c": (True, False), "v": (False, True)}
"""The letter of a loss → whether it is of a choice, and whether of an impossible value."""
_LETTERS = {flags: letter for letter, flags in KINDS.items()}
_PLACE = re.compile(r"([0-9]{1,9})([cv]?)")


def kind_of(problem: Problem) -> str:
    """Return the letter for what was lost: "" a state, c a choice, v an impossible value."""
    return _LETTERS[problem.of_choice, problem.impossible]


class LostLines:
    """The lost lines of a game, returned in the order of the packets that follow them."""

    def __init__(self, game: Recording) -> None:
        lost = (each for each in game.problems if each.lost)
        self._waiting = sorted(lost, key=lambda each: (not each.line, each.line))

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def before(self, packet: Packet) -> list[Problem]:
        """Return the lines lost before a packet that were not returned yet."""
        count = 0
        for problem in self._waiting:
            if not 0 < problem.line < packet.line:
                break
            count += 1
        given, self._waiting = self._waiting[:count], self._waiting[count:]
        return given

    def rest(self) -> list[Problem]:
        """Return the lines lost after all packets."""
        given, self._waiting = self._waiting, []
        return given


def places_of_lost(game: Recording) -> list[str]:
    """Return for each lost line the number of packets before it (at least one), and its kind."""
    lost = LostLines(game)
    if not lost:
        return []
    places: list[str] = []
    count = 0
    for packet in walk(game.packets):
        if count:
            places += [f"{count}{kind_of(each)}" for each in lost.before(packet)]
        count += 1
    return places + [f"{count}{kind_of(each)}" for each in lost.rest()]


def put_back_lost(game: Recording, places: Iterable[str]) -> None:
    """Put on a game what was lost before its file was written, at the packets before the places.

    What is no place is passed over.
    """
    lines = [packet.line for packet in walk(game.packets)]
    found = [
        lost_before(lines[min(max(int(place[1]), 1), len(lines)) - 1] if lines else 0, place[2])
        for place in filter(None, map(_PLACE.fullmatch, places))
    ]
    game.problems = sorted([*game.problems, *found], key=lambda problem: problem.line)


def lost_before(line: int, kind: str, what: str = "lost when it was recorded or read") -> Problem:
    """A loss that an earlier reader had, at a line of the copy."""
    of_choice, impossible = KINDS[kind]
    return Problem(codes.LOST_BEFORE, what, line, True, of_choice, impossible)


def named_alone(game: Recording) -> list[str]:
    """One sentence on the cards that only references of the source name, if there are any."""
    count = len(game.only_named)
    return [f"the cards of {count} entities, which references name and nothing shows"] * (count > 0)


def open_blocks(game: Recording) -> list[str]:
    """The blocks that the recording never closes: the place of each among the packets, from 1."""
    return [
        str(place)
        for place, packet in enumerate(walk(game.packets), 1)
        if isinstance(packet, Block) and not packet.closed
    ]


def leave_open(game: Recording, places: Iterable[str]) -> None:
    """Open again the blocks at the places; what is no place of a block is passed over."""
    wanted = frozenset(places)
    for place, packet in enumerate(walk(game.packets), 1):
        if isinstance(packet, Block) and str(place) in wanted:
            packet.closed = False
