"""Tags of which an engine says nothing: they are not compared, and the report counts them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from adapter.engines import FAULTS, Plain, Wrong
from hsreplay_sim.adapter.driver.ids import Ids
from hsreplay_sim.adapter.limits import EngineError, checked
from hsreplay_sim.adapter.own import OwnEngine
from hsreplay_sim.adapter.protocol import (
    OWN_IDS,
    Answers,
    Changes,
    Description,
    Engine,
    Move,
    State,
)
from hsreplay_sim.adapter.session import Session
from hsreplay_sim.adapter.verify import verify_by
from hsreplay_sim.app.api import load
from hsreplay_sim.app.inputs.engines import check_engine
from hsreplay_sim.base import tags
from hsreplay_sim.base.tags import COST, RESOURCES, ZONE
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.report.words import Outcome, Reason
from places import ROOT

Named = Callable[[Changes], tuple[tuple[int, int], ...]]
PLAYERS = (2, 3)
TAGS = tuple(sorted({each for each in vars(tags).values() if type(each) is int}))
"""All tags that have a name."""


@pytest.fixture(scope="module")
def clean() -> Recording:
    (game,) = load(ROOT / "fixtures" / "demo" / "clean.log")
    assert isinstance(game, Recording)
    return game


class Silent(Wrong):
    """Our engine, in which nobody gets a crystal, and which says nothing of what `named` picks."""

    def __init__(self, named: Named, *, packets: bool = False) -> None:
        super().__init__(FAULTS["no new crystal"])
        self._named, self._packets = named, packets

    def describe(self) -> Description:
        return Description("silent", packets=self._packets)

    def apply(self, move: Move, answers: Answers) -> Changes:
        changes = super().apply(move, answers)
        named = self._named(changes)
        return replace(changes, unknown=named, packets=changes.packets if self._packets else None)


def crystals(_: Changes) -> tuple[tuple[int, int], ...]:
    return tuple((each, RESOURCES) for each in PLAYERS)


def said_of(report: GameReport) -> list[str]:
    return [each for each in report.flags if "says nothing" in each]


def differing(report: GameReport) -> set[str]:
    return {each.tag.name for each in report.divergences if each.tag is not None}


@pytest.mark.parametrize("packets", [False, True])
def test_only_what_it_names_is_left_out_and_the_report_counts_it(
    packets: bool, clean: Recording
) -> None:
    loud = differing(verify_by(Session(Silent(lambda _: (), packets=packets)), clean))
    report = verify_by(Session(Silent(crystals, packets=packets)), clean)
    assert "RESOURCES" in loud
    assert differing(report) == loud - {"RESOURCES"}
    assert said_of(report) == ["17 tag changes of which the engine says nothing: RESOURCES 17"]


def test_an_engine_that_says_nothing_of_anything_has_nothing_verified(clean: Recording) -> None:
    class Mute(Silent):
        def load(self, state: State) -> None:
            self.entities = [each.id for each in state.entities]
            super().load(state)

    def everything(changes: Changes) -> tuple[tuple[int, int], ...]:
        known = (*engine.entities, *(each.id for each in changes.created))
        return tuple((each, tag) for each in known for tag in TAGS)

    engine = Mute(everything)
    report = verify_by(Session(engine), clean)
    assert set(report.outcomes.values()) == {Reason.NOTHING_PREDICTED}
    (flag,) = said_of(report)
    assert int(flag.split()[0]) > 1_000


def test_what_it_changes_against_the_recording_and_says_nothing_of_is_counted(
    clean: Recording,
) -> None:
    class Taxing(Plain):
        def apply(self, move: Move, answers: Answers) -> Changes:
            changes = super().apply(move, answers)
            taxed = (*changes.tags, (64, COST, 7))
            return replace(changes, tags=taxed, unknown=((64, COST),))

    report = verify_by(Session(Taxing()), clean)
    assert set(report.outcomes.values()) == {Outcome.VERIFIED}
    assert said_of(report) == ["63 tag changes of which the engine says nothing: COST 63"]


def test_an_entity_that_it_made_is_named_by_its_own_id(clean: Recording) -> None:
    class Lost(Plain):
        def apply(self, move: Move, answers: Answers) -> Changes:
            changes = super().apply(move, answers)
            made = tuple(replace(e, tags=e.tags | {ZONE: 6}) for e in changes.created)
            named = tuple((each.id, ZONE) for each in made)
            return replace(changes, created=made, unknown=named)

    report = verify_by(Session(Lost()), clean)
    assert "ZONE" not in differing(report)
    assert said_of(report)


def test_an_engine_in_lockstep_names_it_by_its_own_id() -> None:
    ids = Ids()
    ids.bind({OWN_IDS: 70})
    changes = Changes(unknown=((OWN_IDS, COST), (8, COST)))
    assert ids.changes(changes).unknown == ((70, COST), (8, COST))


def test_what_is_no_tag_of_an_entity_is_a_fault(clean: Recording) -> None:
    class Elsewhere(OwnEngine):
        def apply(self, move: Move, answers: Answers) -> Changes:
            return replace(super().apply(move, answers), unknown=((7_000_000, COST),))

    first = verify_by(Session(Elsewhere()), clean).divergences[0]
    assert (first.code, "nobody made it" in first.note) == ("X913", True)
    with pytest.raises(EngineError, match="an unknown tag is two numbers"):
        checked(Changes(unknown=((1, 2, 3),)))  # type: ignore[arg-type]


def test_a_check_tells_of_it() -> None:
    engine: Engine = Silent(crystals)
    notes = [each.text for each in check_engine(engine) if each.grade == "note"]
    assert "63 moves in which it says nothing of some RESOURCES" in notes
