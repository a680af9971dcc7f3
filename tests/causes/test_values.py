"""A text gives another amount, or one side writes a tag otherwise."""

from __future__ import annotations

import pytest

from causes.told import Told, differs, logs, writes
from hsreplay_sim.base import stream as made
from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    IMMUNE,
    LAST_AFFECTED_BY,
    TAG_SCRIPT_DATA_NUM_1,
    ZONE,
)
from hsreplay_sim.causes.values import counts, number
from hsreplay_sim.causes.values import writes as writes_alone
from hsreplay_sim.replay.packets import Block, ShowEntity
from table import YETI


def test_a_number_of_the_text_around_it() -> None:
    at = Told()
    at.block(at.spell, logs(at.yeti, DAMAGE, 5))
    at.run(at.spell, writes(at.yeti, DAMAGE, 6))
    found = at.found(number, differs(at.yeti, DAMAGE, (5, 6)))
    assert found is not None
    assert "DAMAGE 5 in the log and 6 in the engine" in found.cause.text
    assert found.cause.evidence == "printed is 6: “Deal 6 damage.”"
    assert found.about == (at.spell.id,)


def test_a_number_is_that_of_the_text_where_the_sides_part() -> None:
    """Both deal 1 before it: what comes then is another amount, and another text's."""
    at = Told()
    at.block(at.yeti, logs(at.yeti, DAMAGE, 1), kind=BlockType.TRIGGER)
    at.run(at.yeti, writes(at.yeti, DAMAGE, 1), kind=BlockType.TRIGGER)
    at.block(at.spell, logs(at.yeti, DAMAGE, 4))
    at.run(at.spell, writes(at.yeti, DAMAGE, 3))
    text = at.text(number, differs(at.yeti, DAMAGE, (4, 3)))
    assert text.startswith("Fireball")
    assert text.endswith("DAMAGE 3 in the log and 2 in the engine")


def test_outside_of_a_text_a_number_says_nothing() -> None:
    at = Told()
    at.block(at.yeti, logs(at.yeti, DAMAGE, 5), kind=BlockType.ATTACK)
    assert at.text(number, differs(at.yeti, DAMAGE, (5, 6))) == ""


def test_what_a_card_counts_itself_is_no_number_of_the_text_around_it() -> None:
    at = Told()
    at.block(at.spell, logs(at.yeti, TAG_SCRIPT_DATA_NUM_1, 1))
    found = at.found(counts, differs(at.yeti, TAG_SCRIPT_DATA_NUM_1, (1, 0)))
    assert found is not None
    who = f"Chillwind Yeti ({YETI}) #{at.yeti.id}"
    assert found.cause.text == f"the own number of {who} is 1 in the log and 0 in the engine"
    assert found.about == (at.yeti.id,)
    assert at.text(number, differs(at.yeti, TAG_SCRIPT_DATA_NUM_1, (1, 0))) == ""


def test_a_text_puts_a_card_elsewhere() -> None:
    at = Told()
    at.block(at.spell, logs(at.yeti, ZONE, Zone.HAND))
    at.run(at.spell, writes(at.yeti, ZONE, Zone.SETASIDE))
    found = at.found(writes_alone, differs(at.yeti, ZONE, (Zone.HAND, Zone.SETASIDE)))
    assert found is not None
    assert " differs in the block of Fireball" in found.cause.text
    assert found.cause.evidence == "ZONE HAND logged, SETASIDE simulated"
    assert at.text(writes_alone, differs(at.yeti, ZONE, (None, Zone.SETASIDE))) == ""


def test_a_tag_that_the_log_alone_writes_as_a_card_is_played() -> None:
    at = Told()
    at.block(at.spell, logs(at.yeti, IMMUNE, 1), kind=BlockType.PLAY)
    found = at.found(writes_alone, differs(at.yeti, IMMUNE, (1, 0)))
    assert found is not None
    who = f"IMMUNE of Chillwind Yeti ({YETI}) #{at.yeti.id}"
    assert found.cause.text == (
        f"the log alone writes {who} as Fireball (CS2_029) #{at.spell.id} is played"
    )
    assert found.about == (at.spell.id,)


@pytest.mark.parametrize(
    ("kind", "when"),
    [
        (BlockType.ATTACK, f" in ATTACK of Chillwind Yeti ({YETI}) #"),
        (BlockType.DEATHS, " as it dies"),
    ],
)
def test_only_what_is_written_in_a_death_phase_is_written_as_a_card_dies(
    kind: int, when: str
) -> None:
    at = Told()
    gone = logs(at.yeti, ZONE, Zone.GRAVEYARD)
    at.block(at.yeti, logs(at.yeti, IMMUNE, 1), gone, kind=kind)
    assert when in at.text(writes_alone, differs(at.yeti, IMMUNE, (1, 0)))


def test_behind_another_text_the_play_is_not_named_for_what_it_does() -> None:
    at = Told()
    trigger = Block(BlockType.TRIGGER, at.yeti.id)
    at.block(at.spell, trigger, logs(at.yeti, IMMUNE, 1), kind=BlockType.PLAY)
    found = at.found(writes_alone, differs(at.yeti, IMMUNE, (1, 0)))
    assert found is not None
    behind = f"behind TRIGGER of Chillwind Yeti ({YETI}) #{at.yeti.id}"
    assert found.cause.text.endswith(f" is played, {behind}")
    assert found.about == ()


def test_what_no_side_writes_in_the_action_has_no_cause_there() -> None:
    at = Told()
    at.block(at.spell)
    assert at.text(writes_alone, differs(at.yeti, IMMUNE, (1, 0))) == ""


def test_a_card_that_the_log_alone_draws_is_not_only_shown() -> None:
    at = Told()
    (drawn,) = at.table.deck(YETI)
    at.observed.state.tags[drawn.id] = dict(drawn.tags)
    shown = ShowEntity(drawn.id, YETI, ((ZONE, Zone.HAND),), line=9)
    at.block(at.spell, shown)
    text = at.text(writes_alone, differs(drawn, ZONE, (Zone.HAND, Zone.DECK)))
    who, by = f"Chillwind Yeti ({YETI}) #{drawn.id}", f"Fireball (CS2_029) #{at.spell.id}"
    assert text == f"the log alone writes ZONE of {who} in the block of {by}"


def test_what_a_card_is_shown_with_is_not_written() -> None:
    at = Told()
    shown = at.table.hand(YETI)
    at.observed.state.tags[shown.id] = dict(shown.tags)
    at.block(at.spell, ShowEntity(shown.id, YETI, ((COST, 5),), line=9), kind=BlockType.PLAY)
    found = at.found(writes_alone, differs(shown, COST, (5, 4)))
    assert found is not None
    assert found.cause.text == (
        f"as the log shows Chillwind Yeti ({YETI}) #{shown.id}, its COST is not what the engine has"
        " from before"
    )
    assert found.cause.evidence.startswith("COST 5 logged, 4 simulated, which the data of build ")


def test_an_entity_that_both_name_otherwise() -> None:
    at = Told()
    at.block(at.spell, logs(at.yeti, LAST_AFFECTED_BY, at.yeti.id))
    at.run(at.spell, (made.TAG, at.yeti.id, LAST_AFFECTED_BY, at.spell.id, 0))
    sides = at.yeti.id, at.spell.id
    found = at.found(writes_alone, differs(at.yeti, LAST_AFFECTED_BY, sides))
    assert found is not None
    assert " differs in the block of Fireball" in found.cause.text
    assert f"Fireball (CS2_029) #{at.spell.id} simulated" in found.cause.evidence


@pytest.mark.parametrize("tag", [ZONE, 0])
def test_a_place_alone_says_nothing(tag: int) -> None:
    at = Told()
    at.block(at.spell, logs(at.yeti, IMMUNE, 1))
    assert at.text(writes_alone, differs(at.yeti, tag, (1, 0))) == ""
