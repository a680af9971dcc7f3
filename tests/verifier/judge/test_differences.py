"""What differs after an action, and what is known of the entity it differs of."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import HIDE, TAG
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import (
    ATK,
    CREATOR,
    DAMAGE,
    NUM_TURNS_IN_HAND,
    PREDAMAGE,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, ShowEntity, TagChange
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


@pytest.mark.parametrize("early", [True, False])
def test_what_goes_out_of_sight_before_a_text_runs_is_told(*, early: bool) -> None:
    """U466, step 3, without its HIDE: the scenario moves the card again behind it."""
    at = Compared()
    number, engine = at.yeti.id, at.table.game
    text = Block(BlockType.TRIGGER, 99, [TagChange(number, ZONE, Zone.DECK)])
    oracle = LogOracle({})
    oracle.begin([text])
    first, hide = len(engine.out), (HIDE, number, Zone.DECK, 0, None)
    if early:
        engine.out.append(hide)
    oracle.adopter.adopt(engine, 0)
    if not early:
        engine.out.append(hide)
    logged = read_action(Tape([text]), at.observed)
    found = differences(engine, at.observed, logged, engine.out[first:], oracle)
    assert [(each.mismatch.tag, each.follows) for each in found] == [(ZONE, False)] * early


def test_the_last_word_of_both_sides_may_stand_in_front_of_a_text() -> None:
    """U245, step 10, with an error planted: a card is shown as one that stays in the hand."""
    at = Compared()
    number = at.yeti.id
    at.yeti.script = None
    text = Block(BlockType.POWER, number, [TagChange(number, DAMAGE, 1)])
    told: list[Packet] = [ShowEntity(number, YETI, ((ZONE, Zone.HAND),)), text]
    oracle = LogOracle({})
    oracle.begin(told)
    moved: EnginePacket = (TAG, number, ZONE, Zone.PLAY, Zone.HAND)
    first = len(at.table.game.out)
    at.table.game.out.append(moved)
    oracle.adopter.adopt(at.table.game, 1)
    logged = read_action(Tape(told), at.observed)
    out = at.table.game.out[first:]
    found = differences(at.table.game, at.observed, logged, out, oracle)
    (zone,) = (each for each in found if each.mismatch.tag == ZONE)
    assert zone.bearer is not None
    assert (zone.mismatch.at, zone.follows, zone.bearer.implemented) == (0, False, True)


@pytest.mark.parametrize(("maker", "held"), [(0, True), (7, False)])
def test_how_long_a_card_of_a_deck_was_held_is_told_in_front_of_a_text(
    maker: int, *, held: bool
) -> None:
    """U382, step 24, with an error planted; of a copy nobody knows it (U517, step 34)."""
    at = Compared()
    card = at.table.hand(YETI)
    card.tags[NUM_TURNS_IN_HAND] = 3
    place = (ZONE_POSITION, card.get(ZONE_POSITION))
    at.observed.apply(FullEntity(card.id, "", ((ZONE, Zone.HAND), place)))
    tags = {**card.tags, NUM_TURNS_IN_HAND: 1, CREATOR: maker}
    text = Block(BlockType.POWER, card.id, [TagChange(card.id, DAMAGE, 1)])
    told: list[Packet] = [ShowEntity(card.id, YETI, tuple(tags.items())), text]
    oracle = LogOracle({})
    oracle.begin(told)
    first = len(at.table.game.out)
    oracle.adopter.adopt(at.table.game, 1)
    logged = read_action(Tape(told), at.observed)
    found = differences(at.table.game, at.observed, logged, at.table.game.out[first:], oracle)
    assert (NUM_TURNS_IN_HAND in {each.mismatch.tag for each in found}) is held


@pytest.mark.parametrize("hidden", [False, True])
def test_no_text_of_its_own_tells_what_holds_once_more(*, hidden: bool) -> None:
    """U276a, step 8; U555, step 45, with errors planted; what is hidden may have had another."""
    at = Compared()
    at.yeti.script = None
    at.observed.apply(TagChange(at.yeti.id, ATK, at.yeti.tags[ATK]))
    if hidden:
        at.observed.known.discard(at.yeti.id)
    packets: list[Packet] = [TagChange(at.yeti.id, ATK, at.yeti.tags[ATK])] * 2
    oracle = LogOracle({})
    oracle.begin(packets)
    logged = read_action(Tape(packets), at.observed)
    at.observed.known.add(at.yeti.id)
    made: list[EnginePacket] = [(TAG, at.yeti.id, ATK, at.yeti.tags[ATK], 9)]
    found = differences(at.table.game, at.observed, logged, made, oracle)
    (bearer,) = (each.bearer for each in found if each.mismatch.tag == ATK)
    assert bearer is not None
    assert bearer.implemented is not hidden


@pytest.mark.parametrize(("simulated", "differs"), [(0, False), (9, True)])
def test_a_number_that_something_else_gave_is_none_of_its_own_text(
    simulated: int, *, differs: bool
) -> None:
    """U350, step 13, with an error planted: the card that offers to rewind names the turn."""
    at = Compared()
    at.yeti.script = None
    at.yeti.tags[TAG_SCRIPT_DATA_NUM_1] = simulated
    packets: list[Packet] = [FullEntity(at.yeti.id, YETI, ((TAG_SCRIPT_DATA_NUM_1, 10),))]
    oracle = LogOracle({})
    oracle.begin(packets)
    seen = Observed()
    logged = read_action(Tape(packets), seen)
    found = differences(at.table.game, seen, logged, [], oracle)
    assert (TAG_SCRIPT_DATA_NUM_1 in {each.mismatch.tag for each in found}) is differs
