"""What differs after an action, and what is known of the entity it differs of."""

from __future__ import annotations

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import DAMAGE, PREDAMAGE, TAUNT, ZONE
from hsreplay_sim.engine.state.packets import HIDE, TAG
from hsreplay_sim.engine.state.packets import Packet as EnginePacket
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.compare.end_state import read_action
from hsreplay_sim.verifier.judge.differences import bearer_of, differences
from hsreplay_sim.verifier.judge.evidence import Bearer
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.simulate.answers import LogOracle
from table import YETI, table

HURT = 4


class Compared:
    """A Yeti that loses health by the recording, and by the engine not."""

    def __init__(self) -> None:
        self.table = table()
        self.yeti = self.table.minion()
        self.observed = Observed()
        self.observed.apply(FullEntity(self.yeti.id, YETI, ((ZONE, Zone.PLAY),)))

    def found(self, *steps: tuple[int, int]) -> list[tuple[int, int | None, int | None]]:
        packets: list[Packet] = [TagChange(self.yeti.id, tag, value) for tag, value in steps]
        oracle = LogOracle({})
        oracle.begin(packets)
        logged = read_action(Tape(packets), self.observed)
        found = differences(self.table.game, self.observed, logged, [], oracle)
        return [
            (each.mismatch.tag, each.mismatch.logged, each.mismatch.simulated) for each in found
        ]


def test_what_differs_at_the_end_is_found() -> None:
    assert Compared().found((DAMAGE, HURT)) == [(DAMAGE, HURT, 0)]


def test_what_differed_on_the_way_is_found_beside_it_and_each_tag_once() -> None:
    steps = ((PREDAMAGE, HURT), (PREDAMAGE, 0), (DAMAGE, HURT))
    assert Compared().found(*steps) == [(DAMAGE, HURT, 0), (PREDAMAGE, HURT, None)]


def test_no_text_decides_whether_a_move_takes_a_card_out_of_sight() -> None:
    """U500, step 3: the scenario of a run acts at the mulligan, beside what goes back."""
    at = Compared()
    number = at.yeti.id
    oracle = LogOracle({})
    told: list[Packet] = [TagChange(number, ZONE, Zone.DECK)]
    oracle.begin(told)
    oracle.adopter.cards.add("scenario")
    oracle.questions.asked = 1
    logged = read_action(Tape(told), at.observed)
    at.yeti.tags[ZONE] = Zone.DECK
    out: list[EnginePacket] = [
        (HIDE, number, Zone.DECK, 0, None), (TAG, number, ZONE, Zone.DECK, Zone.PLAY),
    ]  # fmt: skip
    found = differences(at.table.game, at.observed, logged, out, oracle)
    assert [(each.mismatch.tag, each.mismatch.simulated, each.follows) for each in found] == [
        (ZONE, Zone.DECK, False)
    ]


def test_of_a_bearer_both_zones_are_known() -> None:
    at = Compared()
    at.table.kill(at.yeti)
    assert bearer_of(at.table.game, at.observed, at.yeti.id) == Bearer(Zone.GRAVEYARD, Zone.PLAY)


def test_a_text_that_is_not_implemented_is_known() -> None:
    at = Compared()
    at.yeti.script = None
    found = bearer_of(at.table.game, at.observed, at.yeti.id)
    assert found == Bearer(Zone.PLAY, Zone.PLAY, implemented=False, missing=at.yeti.card_id)


def test_an_enchantment_that_is_not_implemented_is_known() -> None:
    at = Compared()
    at.table.play("CS2_092", at.yeti)
    assert bearer_of(at.table.game, at.observed, at.yeti.id) == Bearer(Zone.PLAY, Zone.PLAY)
    at.yeti.attached[0].script = None
    found = bearer_of(at.table.game, at.observed, at.yeti.id)
    assert found == Bearer(Zone.PLAY, Zone.PLAY, clean=False, missing="CS2_092e")


def test_an_entity_that_the_engine_does_not_have_has_no_bearer() -> None:
    at = Compared()
    assert bearer_of(at.table.game, at.observed, 999) is None


def test_in_front_of_an_adopted_text_only_what_was_worn_already_counts() -> None:
    """U165, step 62: a wrong cost as the card is shown, before its text enchants it."""
    at = Compared()
    at.table.play("CS2_092", at.yeti)
    at.yeti.attached[0].script = None
    enchantment = at.yeti.attached[0].id
    text = Block(BlockType.POWER, 99, [FullEntity(enchantment, "CS2_092e", ((ZONE, Zone.PLAY),))])
    told: list[Packet] = [TagChange(at.yeti.id, TAUNT, 1), text]
    for packets, clean in ((told, True), (told[::-1], False)):
        oracle = LogOracle({})
        oracle.begin(packets)
        oracle.adopter.adopt(at.table.game, packets.index(text))
        logged = read_action(Tape(packets), Compared().observed)
        found = differences(at.table.game, at.observed, logged, [], oracle)
        bearers = [each.bearer for each in found if each.mismatch.tag == TAUNT]
        assert [each is not None and each.clean for each in bearers] == [clean]
