"""What goes by cards that nobody sees is not held against the engine; nothing else is spared."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import CLOSE, OPEN, TAG
from hsreplay_sim.base.stream import Packet as Written
from hsreplay_sim.base.tags import ATK, COPIED_FROM_ENTITY_ID, COST, DAMAGE, ZONE
from hsreplay_sim.replay.packets import (
    Block,
    Packet,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.verifier.judge.unseen import goes_by_unseen
from hsreplay_sim.verifier.recording.logged import Key
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.step import Asked
from steps import step_of

TEXT, CARD, OTHER, COPY = 20, 22, 23, 24
LOGGED: list[Packet] = [
    Block(
        BlockType.POWER,
        TEXT,
        [
            TagChange(CARD, DAMAGE, 3),
            TagChange(COPY, COPIED_FROM_ENTITY_ID, CARD),
            Block(BlockType.TRIGGER, OTHER, [TagChange(OTHER, ATK, 3)]),
        ],
    ),
    Block(BlockType.POWER, OTHER, [TagChange(OTHER, DAMAGE, 3)]),
]
"""A text hurts a card, writes of a copy and makes another card act; that is hurt afterwards."""
WRITTEN: list[Written] = [
    (OPEN, TEXT, BlockType.POWER, (0, 0, -1, 0), None),
    (TAG, OTHER, COST, 3, 2),
    (CLOSE, TEXT, BlockType.POWER, 0, None),
    (TAG, OTHER, ZONE, Zone.PLAY, Zone.HAND),
]
"""What the engine alone does: a cost, and a move outside of the text."""


def test_what_lived_through_something_unsimulated_may_differ() -> None:
    seen = Observed()
    seen.strangers.add(CARD)
    step = step_of(seen, [TagChange(CARD, DAMAGE, 1)])
    assert goes_by_unseen(step, [(CARD, DAMAGE)])
    assert not goes_by_unseen(step, [(OTHER, DAMAGE)])
    assert not goes_by_unseen(step, [])


def test_a_minion_whose_attack_goes_by_unseen_cards_may_have_another() -> None:
    """Wing Commander counts Dragons in a hand that nobody sees."""
    step = step_of(Observed(), [TagChange(CARD, ATK, 4)], unsure={CARD})
    assert goes_by_unseen(step, [(CARD, ATK)])
    assert not goes_by_unseen(step, [(OTHER, ATK)])


def test_a_card_that_a_text_reached_out_of_sight_may_be_shown_otherwise() -> None:
    """But not elsewhere than the rules put it, and only as it is shown."""
    shown = ShowEntity(CARD, "CS2_182", ((COST, 4), (ZONE, Zone.HAND)))
    step = step_of(Observed(), [shown], reached=frozenset({CARD, OTHER}))
    assert goes_by_unseen(step, [(CARD, COST)])
    assert not goes_by_unseen(step, [(CARD, ZONE)])
    assert not goes_by_unseen(step, [(OTHER, COST)])


@pytest.mark.parametrize(
    ("differing", "open_"),
    [
        ([(CARD, DAMAGE)], True),
        ([(OTHER, COST)], True),  # of the engine alone
        ([(OTHER, ATK)], False),  # in a block inside
        ([(OTHER, DAMAGE)], False),  # in another block
        ([(OTHER, ZONE)], False),  # of the engine, in no block
        ([(CARD, DAMAGE), (OTHER, DAMAGE)], False),  # not all
    ],
)
def test_what_a_doubted_text_did_is_open_and_no_more(differing: list[Key], open_: bool) -> None:
    step = step_of(Observed(), LOGGED, WRITTEN, asked=Asked(doubted={TEXT}))
    assert goes_by_unseen(step, differing) is open_
    assert not goes_by_unseen(step_of(Observed(), LOGGED, WRITTEN), differing)


def test_of_what_is_copied_from_a_guessed_card_only_that_is_open_which_no_rule_sets() -> None:
    step = step_of(Observed(), LOGGED, WRITTEN, asked=Asked(guessing={TEXT}))
    assert goes_by_unseen(step, [(COPY, COPIED_FROM_ENTITY_ID)])
    assert not goes_by_unseen(step, [(CARD, DAMAGE)])


def test_a_block_that_the_log_lacks_is_never_open() -> None:
    asked = Asked(doubted={TEXT}, unlogged={"TRIGGER CS2_235 #9"})
    assert not goes_by_unseen(step_of(Observed(), LOGGED, asked=asked), [(CARD, DAMAGE)])
