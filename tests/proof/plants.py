"""The verifier verified: errors planted in actions that verify must show.

A planted error is *caught* when the action that holds it is then judged diverged or unexplained,
and the report lists what differs at that step's address. It is caught *by a law* when nothing
differs there, but the recording now contradicts itself. Everything else is listed: *put off* when
the action turned unverifiable, *missed* when it still counts as verified. The kinds are in
docs/tables/PLANTS.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from hsreplay_sim.base.address import Address
from hsreplay_sim.base.errors import InternalError
from hsreplay_sim.base.tags import tag_name
from hsreplay_sim.replay.actions import Action, course_of
from hsreplay_sim.replay.packets import Block, Packet, SubSpell, walk
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.run import verify_game
from proof.kinds import KINDS, Stock, stock_of, tag_of

CAUGHT = "caught"
BY_LAW = "caught by a law of recordings"
FOUND = (CAUGHT, BY_LAW)
MISSED = "missed"
CRASHED = "crashed"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a packet of action `step` stands: `siblings[index]`, in `owner` (None: top level)."""

    step: int
    siblings: list[Packet]
    index: int
    owner: Packet | None = None

    @property
    def packet(self) -> Packet:
        """The packet."""
        return self.siblings[self.index]

    def neighbours(self) -> list[Packet]:
        """What stays where it is when the packet goes: its block, or the packets beside it."""
        if self.owner is not None:
            return [self.owner]
        before, after = self.index - 1, self.index + 1
        return self.siblings[max(0, before) : self.index] + self.siblings[after : after + 1]


@dataclass(frozen=True, slots=True)
class Planted:
    """One planted error and what became of it."""

    address: str
    kind: str
    tag: int
    line: int
    was: str
    now: str
    outcome: str
    """`CAUGHT`, `BY_LAW`, `MISSED`, `CRASHED`: ..., or why the action is now unverifiable."""

    def text(self) -> str:
        """One line for people."""
        tag = tag_name(self.tag) if self.tag else "card"
        what = f"{self.kind} {tag}: {self.was} -> {self.now}"
        return f"{self.address} line {self.line}: {what}: {self.outcome}"


@dataclass(slots=True)
class Tried:
    """All planted errors of a run."""

    planted: list[Planted] = field(default_factory=list)

    @property
    def caught(self) -> int:
        """How many were caught, by the engine or by a law."""
        return sum(each.outcome in FOUND for each in self.planted)

    @property
    def by_law(self) -> int:
        """How many of them only a law of recordings caught."""
        return sum(each.outcome == BY_LAW for each in self.planted)

    @property
    def missed(self) -> int:
        """How many left their action verified."""
        return sum(each.outcome == MISSED for each in self.planted)

    @property
    def survivors(self) -> list[Planted]:
        """Those that were not caught."""
        return [each for each in self.planted if each.outcome not in FOUND]

    def by_kind(self) -> dict[str, tuple[int, int, int]]:
        """Kind → (planted, caught, missed)."""
        return {
            kind: (
                sum(each.kind == kind for each in self.planted),
                sum(each.kind == kind and each.outcome in FOUND for each in self.planted),
                sum(each.kind == kind and each.outcome == MISSED for each in self.planted),
            )
            for kind in dict.fromkeys(each.kind for each in self.planted)
        }

    def survivors_by_tag(self) -> list[tuple[str, str, int]]:
        """(tag, outcome, count), the most frequent first."""
        counts = Counter(
            (tag_name(each.tag) if each.tag else "card", each.outcome) for each in self.survivors
        )
        rows = [(tag, outcome, count) for (tag, outcome), count in counts.items()]
        return sorted(rows, key=lambda row: (-row[2], row[0], row[1]))


def try_game(
    game: Recording, random: Random, count: int, kinds: Sequence[str] = ("value",)
) -> Tried:
    """Plant up to `count` errors in a game, one at a time, each in an action that verifies.

    The last action of a recording that breaks off is left out: nothing in it is held to be wrong.
    """
    tried = Tried()
    base = verify_game(game)
    course = course_of(game.packets).actions
    verified = [
        action
        for action in course
        if base.outcomes.get(action.step) is Outcome.VERIFIED and action.closed
    ]
    if game.lines_lost or not verified:
        return tried
    stock = stock_of(game.packets)
    lines = {action.line for action in course} - {action.line for action in verified}
    everywhere = list(_places(game, verified))
    places = {
        kind: [place for place in everywhere if _applies(kind, place, stock)] for kind in kinds
    }
    for _ in range(count):
        kind = random.choice(kinds)
        planted = None
        for _ in range(len(places[kind]) and _ATTEMPTS):
            planted = _try(game, random.choice(places[kind]), kind, stock, random, lines)
            if planted is not None:
                tried.planted.append(planted)
                break
    return tried


_ATTEMPTS = 5
"""A plant that moves the packet into an action that did not verify says nothing: try another."""


def _places(game: Recording, actions: list[Action]) -> Iterator[Place]:
    step_of = {id(packet): action.step for action in actions for packet in action.packets}
    for index, packet in enumerate(game.packets):
        step = step_of.get(id(packet))
        if step is None:
            continue
        yield Place(step, game.packets, index)
        yield from _inside(packet, step)


def _inside(packet: Packet, step: int) -> Iterator[Place]:
    if isinstance(packet, Block | SubSpell):
        for index, inner in enumerate(packet.packets):
            yield Place(step, packet.packets, index, packet)
            yield from _inside(inner, step)


def _applies(kind: str, place: Place, stock: Stock) -> bool:
    return KINDS[kind](place.packet, stock, Random(0)) is not None


def _try(
    game: Recording, place: Place, kind: str, stock: Stock, random: Random, unsettled: set[int]
) -> Planted | None:
    """Plant one error; None when it ends up in an action that did not verify before."""
    packet = place.packet
    planted = KINDS[kind](packet, stock, random)
    assert planted is not None
    with replaced(place, planted):
        held = _holding(game, planted or place.neighbours())
        actions = [action for action in held if action.line not in unsettled]
        outcome = _judge(game, actions) if actions else ""
    if not outcome:
        return None
    return Planted(
        str(Address(game.path, game.index, place.step)), kind, tag_of(packet),
        getattr(packet, "line", 0), _brief([packet]), _brief(planted), outcome,
    )  # fmt: skip


@contextmanager
def replaced(place: Place, planted: Sequence[Packet]) -> Iterator[None]:
    """The recording with other packets in this place; it is as it was afterwards."""
    packet = place.packet
    place.siblings[place.index : place.index + 1] = planted
    try:
        yield
    finally:
        place.siblings[place.index : place.index + len(planted)] = [packet]


def _holding(game: Recording, packets: Sequence[Packet]) -> list[Action]:
    """The actions that hold any of these packets, as the changed recording is cut."""
    wanted = {id(packet) for packet in packets}
    return [
        action
        for action in course_of(game.packets).actions
        if any(id(packet) in wanted for packet in walk(action.packets))
    ]


def _judge(game: Recording, actions: list[Action]) -> str:
    """What is now said of the actions; one that does not agree must be named in the report."""
    try:
        report = verify_game(game)
    except InternalError as error:
        return f"{CRASHED}: {error.message}"
    differing = {each.step for each in report.differences}
    broken = {each.step for each in report.contradictions}
    found = [_word(each.step, report.outcomes, differing, broken) for each in actions]
    for word in FOUND:
        if word in found:
            return word
    rest = [word for word in found if word != Outcome.VERIFIED]
    return rest[0] if rest else MISSED


def _word(
    step: int, outcomes: Mapping[int, str], differing: Container[int], broken: Container[int]
) -> str:
    """What is said of an action: `CAUGHT`, `BY_LAW`, its outcome, or that the report is silent."""
    outcome = outcomes.get(step, "not judged")
    fails = outcome in (Outcome.DIVERGED, Outcome.UNEXPLAINED)
    if fails and step in differing:
        return CAUGHT
    if outcome is Outcome.UNEXPLAINED and step in broken:
        return BY_LAW
    return "not reported" if fails or step in differing else outcome


def _brief(packets: Sequence[Packet]) -> str:
    texts = []
    for packet in packets:
        entity, value = getattr(packet, "entity", 0), getattr(packet, "value", None)
        texts.append(f"#{entity} {getattr(packet, 'card_id', '') if value is None else value}")
    return ", ".join(texts) or "nothing"
