"""One action of a recording, cut out: the state before it and its packets.

What is cut out is read back and verified: it says of the action what the whole recording says.
Where the state does not tell all that counts, as many steps before are kept as it takes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from msgspec import structs

from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.builds.profile import profile_for
from hsreplay_sim.formats import HSREPLAY_XML, open_replay, write_replay
from hsreplay_sim.replay.actions import course_of
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import CreateGame, FullEntity, Packet, PlayerDef, Tags, walk
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.text import clean
from hsreplay_sim.verifier.recording.dating import build_of
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.run import verify_game

if TYPE_CHECKING:
    from hsreplay_sim.app.look.places import Place
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.report.model import GameReport

RECORDING = "action.hsreplay.xml"
_AHEAD = 1
"""Steps behind the action that may tell where it ends."""


class Said(NamedTuple):
    """The outcome and the differences of an action in a verification."""

    outcome: str
    found: frozenset[tuple[str, int, int, object, object]]
    """(code, entity, tag, logged, simulated) of each difference."""


@dataclass(frozen=True, slots=True)
class Extract:
    """An action of a recording, cut out."""

    recording: Recording
    step: int
    """The action in it."""
    before: int
    """How many steps before the action are kept."""
    said: Said
    title: str

    @property
    def summary(self) -> str:
        """A line on the extract."""
        entities = sum(isinstance(each, FullEntity) for each in self.recording.packets)
        kept = f"{self.before} steps before, " if self.before else ""
        words = f"{self.title}: {self.said.outcome}, step {self.step}; {kept}{entities} entities"
        return clean(words)


def cut_out(place: Place) -> Extract:
    """Return the action with as few steps before it as have the same outcome and differences."""
    game, step = place.game, place.address.step
    if not isinstance(game, Recording):
        raise UnsupportedError(
            "a scripted replay is played from its first move on, so that nothing can be cut out",
            SourceRef(place.address.path),
        )
    build = build_of(game)
    report = verify_game(game)
    if step not in report.outcomes:
        raise UnsupportedError("this game is not simulated", SourceRef(place.address.path))
    wanted = said_of(report, step)
    title = game.walkthrough.actions[step - 1].title
    for before in _fewer(step):
        for ahead in range(_AHEAD + 1):
            found = reread(cut(game, build, step - before, step + ahead))
            at = len(found.walkthrough.course.actions) - ahead
            if at > 0 and said_of(verify_game(found), at) == wanted:
                return Extract(found, at, before, wanted, title)
    raise UnsupportedError("nothing less than the whole recording says the same of this action")


def _fewer(step: int) -> Iterator[int]:
    """Yield the numbers of steps before the action that are tried: 0, 1, 2, 4 … all."""
    yield 0
    count = 1
    while count < step - 1:
        yield count
        count *= 2
    if step > 1:
        yield step - 1


def said_of(report: GameReport, step: int) -> Said:
    """Return the outcome and the differences of a step in a report."""
    found = frozenset(
        (
            each.code,
            each.entity.id if each.entity is not None else 0,
            each.tag.id if each.tag is not None else 0,
            each.logged,
            each.simulated,
        )
        for each in report.differences
        if each.step == step
    )
    return Said(str(report.outcomes.get(step, "")), found)


# --- the recording -------------------------------------------------------------------------------


def cut(game: Recording, build: int, first: int, last: int) -> Recording:
    """Return a recording of the steps `first` to `last`, after the state in which they begin."""
    course = course_of(game.packets)
    begun = list(course.setup)
    if first > 1:
        begun = _state_before(course.setup, course.actions[: first - 1], build)
    packets = [each for action in course.actions[first - 1 : last] for each in action.packets]
    return replace(game, packets=[*begun, *packets], index=1, build=build, problems=[])


def _state_before(setup: list[Packet], actions: list[Action], build: int) -> list[Packet]:
    """The entities as the seat knows them, the oldest of each zone first."""
    seen = Observed(profile_for(build))
    for packet in walk([*setup, *(each for action in actions for each in action.packets)]):
        seen.apply(packet)
    state = seen.state
    players = tuple(
        structs.replace(each, tags=_tags(seen, each.entity)) for each in _players(setup)
    )
    roots = {seen.game, *seen.players}
    create = CreateGame(seen.game, _tags(seen, seen.game), players)
    others = sorted(
        (each for each in state.tags if each not in roots),
        key=lambda each: (seen.order.get(each, 0), each),
    )
    entities = [
        FullEntity(each, state.cards.get(each, "") if each in seen.known else "", _tags(seen, each))
        for each in others
    ]
    return [create, *entities]


def _players(setup: list[Packet]) -> tuple[PlayerDef, ...]:
    return next((each.players for each in setup if isinstance(each, CreateGame)), ())


def _tags(seen: Fold, entity: int) -> Tags:
    return tuple(sorted(seen.state.tags.get(entity, {}).items()))


def reread(game: Recording) -> Recording:
    """The recording as it is read from what is written."""
    text = write_replay([game], HSREPLAY_XML)
    (found,) = open_replay(text.encode(), RECORDING)
    assert isinstance(found, Recording)
    return found
