"""A finding in the words of the report."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.play_errors import LEGAL
from hsreplay_sim.base.tags import ARMOR, DAMAGE, ZONE, ZONE_POSITION
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.titles import title_of
from hsreplay_sim.report.model import Divergence, EntityRef, TagRef
from hsreplay_sim.report.words import Grade
from hsreplay_sim.verifier.compare.mismatch import CardMismatch, Mismatch
from hsreplay_sim.verifier.compare.options import OptionCheck, OptionDifference
from hsreplay_sim.verifier.judge.evidence import Finding
from hsreplay_sim.verifier.judge.wording import (
    Scene,
    code_of,
    contradiction,
    divergence,
    option_differences,
)
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.step import Step
from hsreplay_sim.verifier.trust import laws
from steps import step_of
from table import YETI, Table, table

FIREBALL = "CS2_029"
NOWHERE = 999


class Found:
    """A fireball at a Yeti with one damage, played in step 7 of the second game of a file."""

    def __init__(self) -> None:
        self.table: Table = table()
        self.yeti = self.table.minion(damage=1)
        self.spell = self.table.hand(FIREBALL)
        self.observed = Observed()
        held = ((ZONE, Zone.PLAY), (DAMAGE, 1))
        self.observed.apply(FullEntity(self.yeti.id, YETI, held))
        self.action = Action(7, Kind.PLAY, entity=self.spell.id, line=100)
        self.title = title_of("play", EntityRef(self.spell.id, FIREBALL, "Fireball"), None)

    def step(self, *packets: Packet) -> Step:
        return step_of(self.observed, packets, game=self.table.game, action=self.action)

    def scene(self, *packets: Packet) -> Scene:
        return Scene(Recording("a.log", 2, "power.log"), self.step(*packets), 5, self.title)

    def worded(self, mismatch: Mismatch, *packets: Packet) -> Divergence:
        return divergence(self.scene(*packets), Finding("E301", mismatch=mismatch))

    def power(self, *packets: Packet) -> Block:
        return Block(BlockType.POWER, self.spell.id, list(packets))


def test_a_value_that_differs_has_card_tag_block_values_and_line() -> None:
    at = Found()
    twice = (TagChange(at.yeti.id, DAMAGE, value, line=98 + value) for value in (6, 7))
    hit = at.power(*twice)
    found = at.worded(Mismatch(at.yeti.id, DAMAGE, 7, 8), hit)
    assert found.address == "a.log:2@7"
    assert (found.turn, found.action) == (5, f"play Fireball #{at.spell.id}")
    assert found.card_text == "Fireball: Deal 6 damage."
    assert found.block == f"POWER {FIREBALL}"
    assert found.entity == EntityRef(at.yeti.id, YETI, "Chillwind Yeti")
    assert found.tag == TagRef(DAMAGE, "DAMAGE")
    assert (found.before, found.logged, found.simulated, found.line) == (1, 7, 8, 105)


def test_a_value_on_the_way_has_the_line_of_its_own_change() -> None:
    at = Found()
    first = TagChange(at.yeti.id, DAMAGE, 6, line=104)
    hit = at.power(first, TagChange(at.yeti.id, DAMAGE, 7, line=105))
    assert at.worded(Mismatch(at.yeti.id, DAMAGE, 6, 3, 1), hit).line == 104


def test_what_is_not_logged_has_the_line_of_the_action_and_no_block() -> None:
    at = Found()
    found = at.worded(Mismatch(at.yeti.id, DAMAGE, None, 7))
    assert (found.line, found.block, found.before) == (100, "", 1)


def test_what_the_action_creates_had_no_value_before() -> None:
    at = Found()
    token = FullEntity(at.yeti.id + 50, YETI, ((ZONE, Zone.PLAY),))
    assert at.worded(Mismatch(token.entity, DAMAGE, 1, 0), token).before is None


def test_an_entity_that_the_engine_does_not_have_has_no_simulated_value() -> None:
    at = Found()
    found = at.worded(Mismatch(NOWHERE, DAMAGE, 1, 0))
    assert (found.simulated, found.entity) == (None, EntityRef(NOWHERE))


def test_a_note_stands_at_the_line_of_the_action() -> None:
    at = Found()
    found = divergence(at.scene(), Finding("E311", "8 bodies"))
    assert (found.code, found.note, found.line) == ("E311", "8 bodies", 100)
    assert found.entity is found.tag is None


def test_an_action_of_no_card_has_no_text() -> None:
    at = Found()
    at.title = title_of("end turn", None, None)
    found = divergence(at.scene(), Finding("E311", "8 bodies"))
    assert (found.action, found.actor, found.card_text) == ("end turn", None, "")


def test_an_option_judged_otherwise_is_in_the_words_of_the_server() -> None:
    at = Found()
    other = OptionDifference(at.spell.id, 0, -1, LEGAL, None)
    aimed = OptionDifference(at.spell.id, at.yeti.id, -1, None, LEGAL)
    told = option_differences(at.scene(), 140, OptionCheck(differences=[other, aimed]))
    places = {(each.address, each.line, each.code) for each in told}
    assert places == {("a.log:2@7", 140, "E211")}
    assert [(each.logged, each.simulated) for each in told] == [("NONE", ""), ("", "NONE")]
    assert [each.entity.name for each in told] == ["Fireball", "Fireball"]
    assert [each.target and each.target.name for each in told] == [None, "Chillwind Yeti"]


@pytest.mark.parametrize(
    ("tag", "logged", "simulated", "code"),
    [
        (DAMAGE, 3, 2, "E301"), (DAMAGE, 3, None, "E302"), (DAMAGE, None, 2, "E303"),
        (ZONE_POSITION, 2, 1, "E304"), (ZONE_POSITION, 0, 1, "E301"),
        (ZONE_POSITION, 2, 0, "E301"),
    ],
)  # fmt: skip
def test_the_code_says_which_side_lacks_what(
    tag: int, logged: int | None, simulated: int | None, code: str
) -> None:
    at = Found()
    assert code_of(at.step(), Mismatch(at.yeti.id, tag, logged, simulated)) == code


def test_a_place_that_differs_because_the_zone_does_is_no_order() -> None:
    at = Found()
    gone = at.step(TagChange(at.yeti.id, ZONE, Zone.GRAVEYARD))
    assert code_of(gone, Mismatch(at.yeti.id, ZONE_POSITION, 2, 1)) == "E301"


def test_an_entity_that_the_engine_does_not_have_is_missing_whatever_its_value() -> None:
    at = Found()
    assert code_of(at.step(), Mismatch(NOWHERE, DAMAGE, 1, 0)) == "E302"


def test_a_change_in_another_block_says_where_the_engine_has_it() -> None:
    at = Found()
    elsewhere = Mismatch(at.yeti.id, DAMAGE, 7, 7, 1, (BlockType.POWER, at.spell.id))
    assert code_of(at.step(), elsewhere) == "E307"
    assert at.worded(elsewhere, at.power(TagChange(at.yeti.id, DAMAGE, 7))).note == (
        f"simulated in POWER {FIREBALL}"
    )


def test_another_card_is_named_by_both_ids() -> None:
    at = Found()
    found = divergence(at.scene(), Finding("E306", card=CardMismatch(at.yeti.id, "CS2_200", YETI)))
    assert (found.tag, found.logged, found.simulated) == (TagRef(0, "CardID"), "CS2_200", YETI)


def test_an_unexplained_difference_has_all_that_a_divergence_has_and_what_it_is_beside() -> None:
    at = Found()
    finding = Finding("E301", mismatch=Mismatch(at.yeti.id, DAMAGE, 7, 8))
    apart = divergence(at.scene(), finding, ("LOOT_538",))
    assert replace(apart, beside=()) == divergence(at.scene(), finding)
    assert apart.beside == ("LOOT_538",)


def test_a_contradiction_has_both_lines_and_both_values_of_the_recording() -> None:
    at = Found()
    twice = [TagChange(at.yeti.id, DAMAGE, 3, line=104), TagChange(at.yeti.id, DAMAGE, 5, line=120)]
    case = laws.Case(at.yeti.id, DAMAGE, 1, 5, 0, 3)
    found = contradiction(at.scene(*twice), laws.Contradiction(laws.LAWS[0], case))
    assert (found.logged, found.line) == (5, 120)
    assert (found.logged_elsewhere, found.line_elsewhere) == (3, 104)
    assert (found.code, found.law, found.says) == ("E401", laws.LAWS[0].name, laws.LAWS[0].says)
    assert found.entity == EntityRef(at.yeti.id, YETI, "Chillwind Yeti")


def test_what_lasts_is_listed_with_the_step_that_reported_it() -> None:
    at = Found()
    mismatch = Mismatch(at.yeti.id, DAMAGE, 7, 8)
    found = divergence(at.scene(), Finding("E301", mismatch=mismatch, follows=3))
    assert (found.address, found.follows) == ("a.log:2@7", "a.log:2@3")
    assert divergence(at.scene(), Finding("E301", mismatch=mismatch)).follows == ""


def test_what_differs_only_on_the_way_says_so_and_is_not_seen() -> None:
    """The log wounds and heals in one action, the engine does neither."""
    at = Found()
    found = divergence(at.scene(), Finding("E302", mismatch=Mismatch(at.yeti.id, ARMOR, 2, None)))
    assert (found.note, found.grade) == ("on the way: in the end both sides agree", Grade.RULES)
