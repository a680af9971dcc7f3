"""A finding in the words of the report."""

from __future__ import annotations

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import DAMAGE, ZONE
from hsreplay_sim.engine.options.requirements import LEGAL
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.replay.titles import title_of
from hsreplay_sim.report.model import Divergence, EntityRef, TagRef
from hsreplay_sim.verifier.compare.end_state import Mismatch, read_action
from hsreplay_sim.verifier.compare.options import OptionCheck, OptionDifference
from hsreplay_sim.verifier.judge.differences import bearer_of
from hsreplay_sim.verifier.judge.divergences import Scene, divergence, option_differences
from hsreplay_sim.verifier.judge.evidence import Difference, Finding
from hsreplay_sim.verifier.recording.observed import Observed
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

    @property
    def scene(self) -> Scene:
        game = Recording("a.log", 2, "power.log")
        return Scene(game, self.action, 5, self.table.game, self.observed, self.title)

    def told(self, mismatch: Mismatch, *packets: Packet) -> Divergence:
        logged = read_action(Tape([*packets]), self.observed)
        bearer = bearer_of(self.table.game, self.observed, mismatch.entity)
        finding = Finding("E301", difference=Difference(mismatch, bearer))
        return divergence(self.scene, logged, finding)

    def power(self, *packets: Packet) -> Block:
        return Block(BlockType.POWER, self.spell.id, list(packets))


def test_a_value_that_differs_is_told_with_card_tag_block_values_and_line() -> None:
    at = Found()
    twice = (TagChange(at.yeti.id, DAMAGE, value, line=98 + value) for value in (6, 7))
    hit = at.power(*twice)
    found = at.told(Mismatch(at.yeti.id, DAMAGE, 7, 8), hit)
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
    assert at.told(Mismatch(at.yeti.id, DAMAGE, 6, 3, 1), hit).line == 104


def test_what_is_not_logged_has_the_line_of_the_action_and_no_block() -> None:
    at = Found()
    found = at.told(Mismatch(at.yeti.id, DAMAGE, None, 7))
    assert (found.line, found.block, found.before) == (100, "", 1)


def test_what_the_action_creates_had_no_value_before() -> None:
    at = Found()
    token = FullEntity(at.yeti.id + 50, YETI, ((ZONE, Zone.PLAY),))
    assert at.told(Mismatch(token.entity, DAMAGE, 1, 0), token).before is None


def test_an_entity_that_the_engine_does_not_have_has_no_simulated_value() -> None:
    at = Found()
    found = at.told(Mismatch(NOWHERE, DAMAGE, 1, 0))
    assert (found.simulated, found.entity) == (None, EntityRef(NOWHERE))


def test_a_note_stands_at_the_line_of_the_action() -> None:
    at = Found()
    found = divergence(at.scene, read_action(Tape([]), at.observed), Finding("E311", "8 bodies"))
    assert (found.code, found.note, found.line) == ("E311", "8 bodies", 100)
    assert found.entity is found.tag is None


def test_an_action_of_no_card_has_no_text() -> None:
    at = Found()
    at.title = title_of("end turn", None, None)
    found = divergence(at.scene, read_action(Tape([]), at.observed), Finding("E311", "8 bodies"))
    assert (found.action, found.actor, found.card_text) == ("end turn", None, "")


def test_an_option_judged_otherwise_is_told_in_the_words_of_the_server() -> None:
    at = Found()
    other = OptionDifference(at.spell.id, 0, -1, LEGAL, None)
    aimed = OptionDifference(at.spell.id, at.yeti.id, -1, None, LEGAL)
    told = option_differences(at.scene, 140, OptionCheck(differences=[other, aimed]))
    places = {(each.address, each.line, each.code) for each in told}
    assert places == {("a.log:2@7", 140, "E211")}
    assert [(each.logged, each.simulated) for each in told] == [("NONE", ""), ("", "NONE")]
    assert [each.entity.name for each in told] == ["Fireball", "Fireball"]
    assert [each.target and each.target.name for each in told] == [None, "Chillwind Yeti"]
