"""A cause is named only where both sides of the action are evidence of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import hsreplay_sim as hs
from hsreplay_sim.base import stream as made
from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    DAMAGE,
    ZONE,
    tag_name,
)
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, TagChange
from hsreplay_sim.report.model import Cause, Divergence, EntityRef, TagRef
from hsreplay_sim.verifier.judge.causes import explained
from hsreplay_sim.verifier.recording.observed import Observed
from places import ROOT
from steps import step_of
from table import YETI, Table, table

FIREBALL = "CS2_029"
KINGS = "CS2_092"
NEW = 900


class Told:
    """A Yeti and a Fireball in hand, as a recording tells an action and as the engine does it."""

    def __init__(self) -> None:
        self.table: Table = table()
        self.yeti = self.table.minion()
        self.spell = self.table.hand(FIREBALL)
        self.observed = Observed()
        self.out: list[EnginePacket] = []
        self.logged: list[Packet] = []

    def cause(self, *found: Divergence) -> Cause | None:
        action = Action(7, Kind.PLAY, entity=self.spell.id)
        step = step_of(self.observed, self.logged, self.out, game=self.table.game, action=action)
        return explained(step, list(found))[0].cause

    def block(self, entity: Entity, *packets: Packet, kind: int = BlockType.POWER) -> None:
        self.logged.append(Block(kind, entity.id, list(packets)))

    def run(self, entity: Entity, *packets: EnginePacket, kind: int = BlockType.POWER) -> None:
        head = (made.OPEN, entity.id, kind, (0, 0, -1, 0), None)
        self.out += [head, *packets, (made.CLOSE, entity.id, kind, 0, None)]


def differs(
    entity: int, tag: int, before: int | None, sides: Sequence[int | None], code: str = "E301"
) -> Divergence:
    """A tag that differs; the log tells it in line 9."""
    return Divergence(
        "a.log:1@7", code, entity=EntityRef(entity), tag=TagRef(tag, tag_name(tag)),
        before=before, logged=sides[0], simulated=sides[1], line=9,
    )  # fmt: skip


def test_a_code_of_no_tag_says_it_itself() -> None:
    found = Told().cause(Divergence("a.log:1@7", "E203", line=4, note="no such card"))
    assert found is not None
    assert found.evidence == "E203 at line 4: no such card"


def test_a_value_that_the_recording_alone_has_has_no_cause_in_the_engine() -> None:
    """Somebody wrote another DAMAGE into the planted log: neither side says why."""
    (game,) = hs.verify(ROOT / "fixtures" / "demo" / "planted.log")
    assert game.first is not None
    assert game.first.cause is None


def test_an_enchantment_that_the_engine_alone_has() -> None:
    at = Told()
    at.table.play(KINGS, at.yeti)
    found = at.cause(differs(at.yeti.id, ATK, 4, (4, 8)))
    assert found is not None
    assert found.code == "worn"
    assert "Blessing of Kings (CS2_092e)" in found.text
    assert found.text.endswith("in the engine alone")


@pytest.mark.parametrize("in_engine", [False, True])
def test_a_card_that_acts_on_one_side_only(in_engine: bool) -> None:
    at = Told()
    if in_engine:
        at.run(at.yeti, (made.TAG, at.yeti.id, ARMOR, 2, 0), kind=BlockType.TRIGGER)
    else:
        at.block(at.yeti, TagChange(at.yeti.id, ARMOR, 2, line=9), kind=BlockType.TRIGGER)
    found = at.cause(differs(at.yeti.id, ARMOR, 0, (0, 2) if in_engine else (2, 0)))
    assert found is not None
    sides = "in the engine and not in the log" if in_engine else "in the log and not in the engine"
    assert found.text == f"Chillwind Yeti ({YETI}) #{at.yeti.id} acts {sides}"


def test_that_a_text_runs_otherwise_is_no_reason() -> None:
    at = Told()
    at.block(at.spell, TagChange(at.yeti.id, DAMAGE, 6, line=9))
    at.run(at.spell)
    assert at.cause(differs(at.yeti.id, DAMAGE, 0, (6, 0))) is None


def test_that_the_log_alone_makes_a_card_is_no_reason() -> None:
    at = Told()
    at.block(at.spell, FullEntity(NEW, YETI, ((ZONE, Zone.PLAY),), line=9), kind=BlockType.DEATHS)
    at.run(at.spell, kind=BlockType.DEATHS)
    assert at.cause(differs(NEW, ZONE, None, (Zone.PLAY, None), code="E302")) is None


def test_that_a_block_of_rules_is_on_one_side_alone_is_no_reason() -> None:
    at = Told()
    at.block(at.yeti, TagChange(at.yeti.id, ARMOR, 2, line=9), kind=BlockType.DEATHS)
    assert at.cause(differs(at.yeti.id, ARMOR, 0, (2, 0))) is None


def test_without_evidence_there_is_no_cause() -> None:
    at = Told()
    assert at.cause(differs(at.yeti.id, ARMOR, 0, (2, 0))) is None


@pytest.mark.parametrize(
    ("block", "text"),
    [("TRIGGER Yeti (CS2_182)", "a text runs in the engine alone"), ("DEATHS  #1", None)],
)
def test_a_block_that_the_engine_alone_runs(block: str, text: str | None) -> None:
    found = Told().cause(Divergence("a.log:1@7", "E303", line=4, note=f"a block: {block}"))
    assert (found and found.text) == text
