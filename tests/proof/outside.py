"""What lies outside of a recording is not known: recordings spoilt so that a part is missing.

A recording is cut, ends in an offer, is glued to another one, written into another one, nested
otherwise, told after a reconnect, or told to another seat. All that is left of it is as true as it
was. So no action may diverge that did not before, whatever else is said of it.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from dataclasses import replace as with_fields
from pathlib import Path
from random import Random

from msgspec.structs import replace

from hsreplay_sim.app.api import load
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.errors import HsReplayError
from hsreplay_sim.base.tags import CONTROLLER, ENTITY_ID, MULLIGAN_STATE, ZONE, ZONE_POSITION
from hsreplay_sim.builds.profile import profile_for
from hsreplay_sim.formats.damage.nesting import close_moves
from hsreplay_sim.formats.damage.values import drop_impossible
from hsreplay_sim.recorder.visibility import IN_SECRET
from hsreplay_sim.replay.actions import course_of
from hsreplay_sim.replay.fold import is_running
from hsreplay_sim.replay.packets import (
    Block,
    CreateGame,
    FullEntity,
    Packet,
    PlayerDef,
    TagChange,
    walk,
)
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import Divergence, GameReport, Value
from hsreplay_sim.verifier.recording.dating import build_of
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.run import verify_game
from proof.seats import as_told_to_both, is_against_nobody

Fault = tuple[int, int, Value, Value]
"""What differs: entity, tag, and the logged and the simulated value."""

Place = tuple[int, int]
"""Which of the sources of a spoilt recording, and its line there."""


OF_ONE_PATCH = 2
"""Recordings that are needed to make one file of several."""

Origins = Callable[[int], Place]
"""Returns where a line of a spoilt recording comes from."""


@dataclass(frozen=True, slots=True)
class Source:
    """A file of one or more recorded games, and where it diverges as it is."""

    name: str
    text: bytes
    games: list[Recording]
    diverged: frozenset[int]
    """The lines at which the diverged actions begin."""
    faults: frozenset[Fault] = frozenset()
    """What differs in them."""

    @property
    def is_log(self) -> bool:
        """Whether it is a Power.log, so that each line stands for itself."""
        return self.games[0].format == "power.log"

    @property
    def lines(self) -> list[bytes]:
        """The text, line by line."""
        return [line + b"\n" for line in self.text.split(b"\n")]


@dataclass(slots=True)
class Spoilt:
    """What became of one spoilt recording."""

    way: str
    name: str
    actions: int = 0
    judged: int = 0
    """How many of them are verified."""
    diverged: list[str] = field(default_factory=list)
    """The actions that diverge only since it is spoilt, with the first difference of each."""


def source_of(path: Path) -> Source | None:
    """A file as it is; None if it holds no recording that can be verified."""
    text = gzip.decompress(path.read_bytes())
    try:
        games = [each for each in load(text) if isinstance(each, Recording)]
    except HsReplayError:
        return None
    found = [each for game in games for each in _divergences(verify_game(game), game)]
    at, faults = (frozenset(line for line, _ in found), frozenset(_fault(e) for _, e in found))
    return Source(path.name, text, games, at, faults) if games else None


def _divergences(report: GameReport, game: Recording) -> list[tuple[int, Divergence]]:
    """All that diverges, each with the line of its action."""
    lines = [each.line for each in course_of(game.packets).actions]
    return [(lines[each.step - 1], each) for each in report.divergences]


def _fault(found: Divergence) -> Fault:
    entity, tag = found.entity, found.tag
    return entity.id if entity else 0, tag.id if tag else 0, found.logged, found.simulated


def _new(
    report: GameReport, game: Recording, origins: Origins, sources: Sequence[Source]
) -> Iterator[str]:
    """The diverged actions that did not diverge before, each with its first difference.

    What differs already where the whole recording shows it, and is shown later only now, is the
    same fault (U019, U502).
    """
    said: dict[int, str] = {}
    for line, each in _divergences(report, game):
        which, place = origins(line)
        source, fault = sources[which], _fault(each)
        if place not in source.diverged and (fault not in source.faults or not fault[0]):
            said.setdefault(line, each.summary())
    yield from said.values()


def tried(way: str, sources: Sequence[Source], random: Random) -> Spoilt | None:
    """Spoil a recording in one way; None if it does not apply to this one.

    Where a second one is needed, it is of the same patch: a client writes its log anew.
    """
    made = WAYS[way](sources, random) if sources else None
    if made is None:
        return None
    games, origins, what = made
    found = Spoilt(way, f"{sources[0].name[:30]} {what}")
    try:
        read = list(load(games) if isinstance(games, bytes) else games)
    except HsReplayError:
        return found
    for game in read:
        if isinstance(game, Recording):
            report = verify_game(game)
            found.actions += report.tally.actions.total
            found.judged += report.tally.actions.verified
            found.diverged += _new(report, game, origins, sources)
    return found


Made = tuple[bytes | list[Recording], Origins, str]
"""What is read or verified, where a line of it comes from, and what was done in words."""


def _itself(line: int) -> Place:
    return 0, line


def _listed(places: Sequence[Place]) -> Callable[[int], Place]:
    return lambda line: places[min(max(line, 1), len(places)) - 1] if places else (0, line)


def _first(source: Source) -> int:
    """The line from which on anything happens in the first game that is long enough."""
    return max(source.games[0].first_line, 1)


def cut(sources: Sequence[Source], random: Random) -> Made | None:
    """The file ends anywhere."""
    text = sources[0].text
    end = random.randrange(len(text) // 10, len(text))
    return text[:end], _itself, f"ends at byte {end}"


def in_an_offer(sources: Sequence[Source], random: Random) -> Made | None:
    """The file ends within an offer or right after it."""
    lines = sources[0].lines
    marks = (b"EntityChoices", b"<Choice")
    places = [at for at, line in enumerate(lines) if any(mark in line for mark in marks)]
    if not places:
        return None
    end = random.choice(places) + 1
    return b"".join(lines[:end]), _itself, f"ends after line {end}"


def glued(sources: Sequence[Source], random: Random) -> Made | None:
    """A log ends anywhere, and the rest of another one follows."""
    if len(sources) < OF_ONE_PATCH or not all(each.is_log for each in sources):
        return None
    one, two = (each.lines for each in sources)
    end, begin = random.randrange(len(one) // 10, len(one)), random.randrange(len(two))
    places = [(0, at + 1) for at in range(end)] + [(1, at + 1) for at in range(begin, len(two))]
    text = b"".join([*one[:end], *two[begin:]])
    return text, _listed(places), f"to line {end}, then {sources[1].name[:5]} from {begin + 1}"


def in_front(sources: Sequence[Source], random: Random) -> Made | None:
    """A log lacks its beginning, and a whole one follows."""
    if len(sources) < OF_ONE_PATCH or not all(each.is_log for each in sources):
        return None
    one, two = (each.lines for each in sources)
    begin = random.randrange(len(one))
    places = [(0, at + 1) for at in range(begin, len(one))]
    places += [(1, at + 1) for at in range(len(two))]
    text = b"".join([*one[begin:], *two])
    return text, _listed(places), f"from line {begin + 1}, then {sources[1].name[:5]}"


def interleaved(sources: Sequence[Source], random: Random) -> Made | None:
    """From some line on a few lines each of two logs alternate."""
    if len(sources) < OF_ONE_PATCH or not all(each.is_log for each in sources):
        return None
    one, two = (each.lines for each in sources)
    here = random.choice([0, random.randrange(len(one))])
    most = random.choice([3, 30, 300])
    places, there = [(0, at) for at in range(here)], 0
    while here < len(one) or there < len(two):
        size = random.randint(1, most)
        places += [(0, at) for at in range(here, min(here + size, len(one)))]
        here += size
        size = random.randint(1, most)
        places += [(1, at) for at in range(there, min(there + size, len(two)))]
        there += size
    text = b"".join((one, two)[which][at] for which, at in places)
    what = f"with {sources[1].name[:5]}, {most} lines at most"
    return text, _listed([(which, at + 1) for which, at in places]), what


def renested(sources: Sequence[Source], random: Random) -> Made | None:
    """A block does not end: in a log its end is gone, elsewhere it holds all that follows."""
    source = sources[0]
    if source.is_log:
        lines = source.lines
        ends = [
            at
            for at, each in enumerate(lines)
            if b"DebugPrintPower() -" in each and b"_END" in each
        ]
        if not ends:
            return None
        gone = random.choice(ends)
        places = [(0, at + 1) for at in range(len(lines)) if at != gone]
        return b"".join([*lines[:gone], *lines[gone + 1 :]]), _listed(places), f"no line {gone + 1}"
    game = deepcopy(random.choice(source.games))
    blocks = [at for at, each in enumerate(game.packets) if type(each) is Block]
    if not blocks:
        return None
    at = random.choice(blocks)
    block = game.packets[at]
    assert isinstance(block, Block)
    block.packets += game.packets[at + 1 :]
    block.closed = False
    del game.packets[at + 1 :]
    close_moves(game)
    return [game], _itself, f"open since line {block.line}"


def one_mulligan(sources: Sequence[Source], random: Random) -> Made | None:
    """A writer puts the MULLIGAN_STATE of both players on one of them."""
    game = deepcopy(random.choice(sources[0].games))
    if game.create is None or not game.create.players:
        return None
    only = random.choice(game.create.players).entity
    _replace(game.packets, lambda each: _on(each, only))
    drop_impossible(game)
    return [game], _itself, f"MULLIGAN_STATE of {only} alone"


def _on(packet: Packet, entity: int) -> Packet:
    if type(packet) is TagChange and packet.tag == MULLIGAN_STATE:
        return replace(packet, entity=entity)
    return packet


def _replace(packets: list[Packet], other: Callable[[Packet], Packet]) -> None:
    for at, each in enumerate(packets):
        packets[at] = other(each)
        if isinstance(each, Block):
            _replace(each.packets, other)


def reconnected(sources: Sequence[Source], random: Random) -> Made | None:
    """The connection is lost after some action; the game as it is then follows some actions later.

    A client that comes back to a game logs all that it sees of it as a CREATE_GAME.
    """
    game = random.choice(sources[0].games)
    course = course_of(game.packets)
    last = len(course.actions) - 2
    profile = profile_for(build_of(game))
    if game.create is None or last < 4 or not profile.retells_entities:
        return None  # what is shown again is told by what differs: this needs all that went before
    lost = random.randrange(3, last)
    back = min(last, lost + random.choice([0, 0, 1, 3]))
    seen = Observed(profile)
    for packet in course.setup:
        seen.apply(packet)
    for action in course.actions[:back]:
        for packet in walk(action.packets):
            seen.apply(packet)
    in_play = (each for each, tags in seen.state.tags.items() if tags.get(ZONE, 0) == Zone.PLAY)
    if any(seen.state.get(each, ZONE_POSITION) and each not in seen.known for each in in_play):
        return None  # nobody knows what a client is told of it, as its description is lost (U180)
    begun = [*course.setup, *(each for one in course.actions[:lost] for each in one.packets)]
    rest = [each for one in course.actions[back:] for each in one.packets]
    line = course.actions[back].line
    first = _copy(game, begun, truncated=True)
    second = _copy(game, [*snapshot(seen, game.create, line), *rest], truncated=game.truncated)
    second.first_line, second.reconnected = line, is_running(second.create)
    second.implicit_create = False
    return [first, second], _itself, f"lost after step {lost}, back after {back}"


def _copy(game: Recording, packets: list[Packet], *, truncated: bool) -> Recording:
    return with_fields(
        game,
        packets=deepcopy(packets),
        problems=[each for each in game.problems if each.lost],
        truncated=truncated,
    )


def snapshot(seen: Observed, create: CreateGame, line: int) -> Iterator[Packet]:
    """A running game as its client is told it: all that it sees, and of all else where it is."""
    tags = seen.state.tags
    players = tuple(
        PlayerDef(
            each.entity, each.player_id, tuple(sorted(tags[each.entity].items())), each.name,
            each.account_hi, each.account_lo,
        )
        for each in create.players
    )  # fmt: skip
    yield CreateGame(create.entity, tuple(sorted(tags[create.entity].items())), players, line)
    outline = {ZONE, CONTROLLER, ENTITY_ID, ZONE_POSITION}
    for entity in sorted(tags.keys() - {create.entity, *(each.entity for each in players)}):
        own = {tag: value for tag, value in tags[entity].items() if value}
        if entity in seen.known:
            yield FullEntity(entity, seen.state.cards[entity], tuple(sorted(own.items())), line)
            continue
        shown = outline | IN_SECRET if own.get(ZONE) == Zone.SECRET else outline
        listed = tuple((tag, value) for tag, value in sorted(own.items()) if tag in shown)
        yield FullEntity(entity, "", listed, line)


def other_seat(sources: Sequence[Source], random: Random) -> Made | None:
    """The game as both seats are told it: nobody's hand is seen.

    A game against an AI is left out: no client ever sat on the AI's seat.
    """
    created = [each for each in sources[0].games if each.create is not None]
    games = [each for each in created if each.create and not is_against_nobody(each.create)]
    told = [as_told_to_both(each) for each in games]
    return (told, _itself, "as nobody's hand is seen") if games else None


WAYS: dict[str, Callable[[Sequence[Source], Random], Made | None]] = {
    "cut": cut, "offer": in_an_offer, "glued": glued, "front": in_front,
    "interleaved": interleaved, "renested": renested, "mulligan": one_mulligan,
    "reconnected": reconnected, "seat": other_seat,
}  # fmt: skip
"""How a recording is spoilt, by name."""
