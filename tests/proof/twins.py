"""Two recordings of one game must not contradict each other: verdicts by seat, compared by action.

The seats, or the tools that wrote, differ; the game is one. An action that verifies in one
recording and diverges in the other is a contradiction where both could see what differs: when the
other recording tells a value of that entity's tag in the same action as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from hsreplay_sim.replay.actions import Action, course_of
from hsreplay_sim.replay.packets import ChangeEntity, FullEntity, ShowEntity, TagChange, walk
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.run import verify_game

if TYPE_CHECKING:
    from hsreplay_sim.replay.recording import Recording

Told = tuple[int, int]
"""(entity, tag)"""


@dataclass(slots=True)
class Twins:
    """What two recordings of one game say of the actions that both hold."""

    actions: int = 0
    agree: int = 0
    """The same word by both: verified, diverged, or one reason."""
    seats: list[str] = field(default_factory=list)
    """Verified here, diverged there, in what only one of them is told."""
    contradictions: list[str] = field(default_factory=list)
    """The same, in what both are told."""


def compare_twins(first: Recording, second: Recording) -> Twins:
    """Verify both and compare action by action."""
    reports = verify_game(first), verify_game(second)
    found = Twins()
    for pair in _pairs(first, second):
        words = [r.outcomes.get(a.step, "") for r, a in zip(reports, pair, strict=True)]
        found.actions += 1
        found.agree += words[0] == words[1]
        if sorted(words) == [Outcome.DIVERGED, Outcome.VERIFIED]:
            which = words.index(Outcome.DIVERGED)
            both = _in_sight(reports[which], pair[which], _told(pair[1 - which]))
            (found.contradictions if both else found.seats).extend(both or _all(reports, pair))
    return found


def _pairs(first: Recording, second: Recording) -> Iterator[tuple[Action, Action]]:
    """The actions that are the same, in order; one recording may begin later or end earlier."""
    courses = [course_of(game.packets).actions for game in (first, second)]
    one, two = ([(a.kind, a.entity, a.target) for a in course] for course in courses)
    for at, other, size in SequenceMatcher(None, one, two, autojunk=False).get_matching_blocks():
        for step in range(size):
            yield courses[0][at + step], courses[1][other + step]


def _told(action: Action) -> set[Told]:
    told: set[Told] = set()
    for packet in walk(action.packets):
        if isinstance(packet, TagChange):
            told.add((packet.entity, packet.tag))
        elif isinstance(packet, FullEntity | ShowEntity | ChangeEntity) and packet.card_id:
            told.update((packet.entity, tag) for tag, _ in packet.tags)
    return told


def _in_sight(report: GameReport, action: Action, told: set[Told]) -> list[str]:
    return [
        each.summary()
        for each in report.divergences
        if each.step == action.step
        and (not each.entity or not each.tag or (each.entity.id, each.tag.id) in told)
    ]


def _all(reports: tuple[GameReport, GameReport], pair: tuple[Action, Action]) -> list[str]:
    return [
        each.summary()
        for report, action in zip(reports, pair, strict=True)
        for each in report.divergences
        if each.step == action.step
    ]
