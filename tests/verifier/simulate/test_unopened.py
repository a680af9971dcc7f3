"""An empty block of a text that the engine knows, and does not run, is a difference."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import DAMAGE, PET_EVENT_ID, TRIGGER_VISUAL
from hsreplay_sim.engine.options.options import objection
from hsreplay_sim.engine.options.requirements import LEGAL
from hsreplay_sim.replay.packets import Block, Packet, TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.simulate.answers import LogOracle
from tests.table import table

YETI, CULTIST = "CS2_182", "OG_070"
POWER, TRIGGER = BlockType.POWER, BlockType.TRIGGER


@pytest.mark.parametrize(
    ("card", "kind", "index", "keyword", "missed"),
    [
        (YETI, TRIGGER, 0, 0, True),
        (CULTIST, TRIGGER, 0, 0, True),
        ("NEW1_019", TRIGGER, 0, 0, True),
        ("UNG_928", TRIGGER, 0, 0, False),
        ("FP1_003", TRIGGER, 0, 0, False),
        ("UNG_928", TRIGGER, 0, TRIGGER_VISUAL, True),
        (YETI, POWER, 0, 0, True),
        (YETI, POWER, 1, 0, False),
    ],
)
def test_an_empty_block_is_missed_where_the_text_is_known(
    card: str, kind: int, index: int, keyword: int, *, missed: bool
) -> None:
    """U318, step 18. Tar Creeper and Echoing Ooze listen in vain (U184, U159:5282), and a second
    effect may be empty (U435:25607)."""
    t = table(build=25770)
    minion, oracle = t.minion(card), LogOracle({})
    oracle.begin(Tape([Block(kind, minion.id, [], index=index, trigger_keyword=keyword)]))
    oracle.finish(t.game)
    assert bool(oracle.questions.unopened) is missed


@pytest.mark.parametrize("after_another", [False, True])
def test_an_empty_block_is_at_home_as_its_minion_arrives(*, after_another: bool) -> None:
    """U463:8969: it is the first one as the minion is played."""
    t = table()
    yeti, other, oracle = t.minion(), t.minion(), LogOracle({})
    before = [Block(BlockType.DEATHS, other.id, [])] if after_another else []
    inside: list[Packet] = [*before, Block(TRIGGER, yeti.id, [], index=0)]
    oracle.begin(Tape([Block(BlockType.PLAY, yeti.id, inside)]))
    oracle.finish(t.game)
    assert bool(oracle.questions.unopened) is after_another


@pytest.mark.parametrize(("damage", "again"), [(1, True), (2, False)])
def test_a_block_that_says_the_same_as_another_is_one_too_many(damage: int, *, again: bool) -> None:
    """U463, step 104: a Deathrattle that the log holds twice."""
    t = table()
    juggler, oracle = t.minion("NEW1_019"), LogOracle({})
    oracle.begin(
        Tape(
            [
                Block(TRIGGER, juggler.id, [TagChange(t.hero(2).id, DAMAGE, hit)], index=0)
                for hit in (1, damage)
            ]
        )
    )
    oracle.opened(t.game, TRIGGER, juggler, 0)
    oracle.closing(t.game, TRIGGER, juggler)
    oracle.finish(t.game)
    assert bool(oracle.questions.unopened) is again


def test_an_empty_block_that_the_engine_opens_elsewhere_is_not_missed() -> None:
    """U207, step 163: it answers to Overload, in a block of its own that the engine has not."""
    t = table()
    lance, oracle = t.weapon("ULDA_505"), LogOracle({})
    inside: list[Packet] = [Block(TRIGGER, lance.id, [], index=0, trigger_keyword=TRIGGER_VISUAL)]
    oracle.begin(Tape([Block(POWER, lance.id, inside, index=1)]))
    oracle.opened(t.game, TRIGGER, lance, TRIGGER_VISUAL)
    oracle.closing(t.game, TRIGGER, lance)
    oracle.finish(t.game)
    assert not oracle.questions.unopened


def test_an_attack_of_who_has_attacked_meets_an_objection() -> None:
    """U299, step 15."""
    t = table()
    mine, theirs = t.minion(YETI), t.minion(YETI, side=2)
    assert objection(t.game, mine, theirs) == LEGAL
    mine.tags[297] = 1
    assert objection(t.game, mine, theirs) != LEGAL


def test_a_pet_beside_the_board_does_nothing_that_is_missed() -> None:
    """It is only to be looked at, whatever keyword its block has."""
    t = table(build=223542)
    pet, oracle = t.game.create("PET_2_1", 1, Zone.PLAY), LogOracle({})
    shown: list[Packet] = [TagChange(pet.id, PET_EVENT_ID, 15)]
    oracle.begin(Tape([Block(TRIGGER, pet.id, shown, index=8, trigger_keyword=TRIGGER_VISUAL)]))
    oracle.finish(t.game)
    assert not oracle.questions.unopened
