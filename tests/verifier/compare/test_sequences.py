"""What a tag goes through in an action: its values one after the other, each in its block."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.stream import CLOSE, HIDE, OPEN, TAG
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    CARDTYPE,
    DAMAGE,
    ENTITY_ID,
    EXHAUSTED,
    NUM_TURNS_IN_PLAY,
    PENDING_ZONE,
    QUEST_PROGRESS,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.replay.packets import (
    Block,
    Choices,
    FullEntity,
    HideEntity,
    Packet,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.verifier.compare.changes import OUTSIDE, written
from hsreplay_sim.verifier.compare.mismatch import Mismatch
from hsreplay_sim.verifier.compare.sequences import compare_sequences
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.step import Adopted, Step
from steps import step_of

HOST, SPELL, BUFF = 20, 21, 22
POWER = (BlockType.POWER, SPELL)
OPENED: EnginePacket = (OPEN, SPELL, BlockType.POWER, (0, 0, 0, 0), None)
CLOSED: EnginePacket = (CLOSE, SPELL, BlockType.POWER, 0, None)


def mismatches(step: Step) -> list[Mismatch]:
    """What the sequences of a step have otherwise than its recording."""
    made = list(written(step.simulated.out, step.logged, step.observed))
    return compare_sequences(step, made)


def compared(
    packets: list[Packet], out: list[EnginePacket], adopted: Adopted | None = None
) -> list[Mismatch]:
    seen = Observed()
    seen.apply(FullEntity(HOST, "CS2_182", ((ENTITY_ID, HOST), (ZONE, Zone.PLAY))))
    enchantment = ((ZONE, Zone.PLAY), (ATTACHED, HOST), (CARDTYPE, CardType.ENCHANTMENT))
    seen.apply(FullEntity(BUFF, "CS2_046e", enchantment))
    return mismatches(step_of(seen, packets, out, adopted=adopted or Adopted()))


@pytest.mark.parametrize(("told", "differs"), [(Zone.PLAY, False), (Zone.HAND, True)])
def test_a_card_that_is_first_shown_tells_where_it_goes(told: int, *, differs: bool) -> None:
    """U157, step 10: a spell of the other player is shown as it is cast, not in the hand."""
    seen = Observed()
    seen.apply(FullEntity(SPELL, "", ((ZONE, Zone.HAND),)))
    shown = ShowEntity(SPELL, "CS2_029", ((ZONE, told), (CARDTYPE, CardType.SPELL)))
    logged = [shown, TagChange(SPELL, ZONE, Zone.GRAVEYARD)]
    out = [
        change(ZONE, Zone.PLAY, Zone.HAND, SPELL),
        change(ZONE, Zone.GRAVEYARD, Zone.PLAY, SPELL),
    ]
    assert bool(mismatches(step_of(seen, logged, out))) is differs


def in_power(*packets: Packet) -> Block:
    return Block(BlockType.POWER, SPELL, list(packets))


def change(tag: int, value: int, old: int = 0, entity: int = HOST) -> EnginePacket:
    return (TAG, entity, tag, value, old)


def test_a_counter_is_compared_on_the_way_as_any_tag() -> None:
    twice: list[Packet] = [TagChange(HOST, NUM_TURNS_IN_PLAY, 1)] * 2
    found = compared(twice, [change(NUM_TURNS_IN_PLAY, 1)])
    assert found == [Mismatch(HOST, NUM_TURNS_IN_PLAY, 1, None, 1)]


def test_what_is_told_as_a_whole_once_more_is_told_once() -> None:
    """U013, step 1: the players are told anew before the mulligan, each tag of theirs once."""
    again: list[Packet] = [TagChange(HOST, ENTITY_ID, HOST), TagChange(HOST, ZONE, Zone.PLAY)]
    assert compared(again, []) == []
    (twice,) = compared([*again, TagChange(HOST, ZONE, Zone.PLAY)], [])
    assert (twice.tag, twice.simulated, twice.at) == (ZONE, None, 2)


def test_what_is_first_told_among_it_is_told_once_as_well() -> None:
    """U013:2, step 1, with the first STEP twice: it stands among what is told of the game anew."""
    step: list[Packet] = [TagChange(HOST, ENTITY_ID, HOST), TagChange(HOST, DAMAGE, 2)]
    made = [change(DAMAGE, 2)]
    assert compared(step, made) == []
    (twice,) = compared([*step, TagChange(HOST, DAMAGE, 2)], made)
    assert (twice.tag, twice.at) == (DAMAGE, 2)


def test_an_announcement_is_not() -> None:
    assert compared([TagChange(HOST, PENDING_ZONE, 4)], []) == []


def test_a_change_in_its_block_is_the_same() -> None:
    hit = in_power(TagChange(HOST, DAMAGE, 3))
    assert compared([hit], [OPENED, change(DAMAGE, 3), CLOSED]) == []


def test_the_same_change_in_another_block_differs() -> None:
    hit = in_power(TagChange(HOST, DAMAGE, 3))
    outside = [OPENED, CLOSED, change(DAMAGE, 3)]
    assert compared([hit], outside) == [Mismatch(HOST, DAMAGE, 3, 3, 1, OUTSIDE)]
    late: list[Packet] = [in_power(), TagChange(HOST, DAMAGE, 3)]
    inside = [OPENED, change(DAMAGE, 3), CLOSED]
    assert compared(late, inside) == [Mismatch(HOST, DAMAGE, 3, 3, 1, POWER)]


def test_a_sum_may_be_written_a_block_later_and_an_enchantment_with_it() -> None:
    buffed = in_power(TagChange(HOST, ATK, 6), TagChange(BUFF, ZONE, Zone.GRAVEYARD))
    late = [OPENED, CLOSED, change(ATK, 6, 4), change(ZONE, Zone.GRAVEYARD, Zone.PLAY, BUFF)]
    assert compared([buffed], late) == []


def test_behind_a_choice_the_log_does_not_say_where_a_block_ends() -> None:
    """U006:3445: the spell goes to the graveyard within its own POWER."""
    offer = Choices(1, 2, 3, SPELL, 1, 1, (HOST,))
    hit = in_power(offer, TagChange(HOST, DAMAGE, 3))
    assert compared([hit], [OPENED, CLOSED, change(DAMAGE, 3)]) == []


def test_a_counter_stands_in_its_block_as_well() -> None:
    counted = in_power(TagChange(HOST, NUM_TURNS_IN_PLAY, 1))
    outside = [OPENED, CLOSED, change(NUM_TURNS_IN_PLAY, 1)]
    found = compared([counted], outside)
    assert found == [Mismatch(HOST, NUM_TURNS_IN_PLAY, 1, 1, 1, OUTSIDE)]


def test_two_blocks_of_one_card_hold_what_they_hold() -> None:
    first, second = TagChange(HOST, DAMAGE, 3), TagChange(HOST, EXHAUSTED, 1)
    third = TagChange(HOST, NUM_TURNS_IN_PLAY, 1)
    made = [OPENED, change(DAMAGE, 3), CLOSED]
    made += [OPENED, change(EXHAUSTED, 1), change(NUM_TURNS_IN_PLAY, 1), CLOSED]
    assert compared([in_power(first), in_power(second, third)], made) == []
    moved = compared([in_power(), in_power(second, third, first)], made)
    assert moved == [Mismatch(HOST, DAMAGE, 3, 3, 4, POWER)]


def test_a_text_that_runs_in_one_block_may_be_told_in_two() -> None:
    """U038:2452: the Overload of a spell has a POWER of its own."""
    told: list[Packet] = [in_power(TagChange(HOST, each, 1)) for each in (DAMAGE, EXHAUSTED)]
    assert compared(told, [OPENED, change(DAMAGE, 1), change(EXHAUSTED, 1), CLOSED]) == []


def test_an_enchantment_comes_with_the_next_sum_an_adopted_text_or_not() -> None:
    """U531, step 34."""
    text = Block(BlockType.TRIGGER, SPELL, [TagChange(BUFF, ZONE, Zone.GRAVEYARD)])
    made = [change(ZONE, Zone.GRAVEYARD, Zone.PLAY, BUFF)]
    adopted = Adopted({0, 1}, touched={BUFF, SPELL})
    assert compared([text], made, adopted) == []


@pytest.mark.parametrize(("told", "differ"), [(3, 0), (2, 1)])
def test_a_hidden_card_may_tell_the_place_that_it_keeps(told: int, differ: int) -> None:
    """It was third in the hand and stands third on the board: U124:4538-4573."""
    seen = Observed()
    seen.places_after_zone = True
    seen.apply(FullEntity(HOST, "", ((ZONE, Zone.HAND), (ZONE_POSITION, 3))))
    shown = ShowEntity(HOST, "UNG_810", ((ZONE, Zone.PLAY), (ZONE_POSITION, 0)))
    logged = [shown, TagChange(HOST, ZONE_POSITION, told)]
    out = [(TAG, HOST, ZONE, Zone.PLAY, Zone.HAND)]
    assert len(mismatches(step_of(seen, logged, out))) == differ


@pytest.mark.parametrize(("told", "differ"), [(1, 0), (2, 0), (3, 1)])
def test_what_the_engine_tells_again_counts_where_the_recording_does_so_too(
    told: int, differ: int
) -> None:
    """A size that is told twice, of a body that was there before (U567:8068, 8069)."""
    seen = Observed()
    seen.apply(FullEntity(HOST, "CATA_580t", ((ATK, 2), (ZONE, Zone.SETASIDE))))
    logged = [TagChange(HOST, ATK, 4)] * told
    out = [(TAG, HOST, ATK, 4, 2), (TAG, HOST, ATK, 4, 4)]
    assert len(mismatches(step_of(seen, logged, out))) == differ


def test_beside_an_adopted_text_no_change_is_held_to_its_block() -> None:
    paid = in_power(TagChange(HOST, DAMAGE, 3))
    outside = [OPENED, CLOSED, change(DAMAGE, 3)]
    text = Block(BlockType.POWER, BUFF, [TagChange(BUFF, EXHAUSTED, 1)])
    assert compared([paid, text], outside, Adopted({2, 3}, touched={BUFF})) == []
    assert compared([paid], outside) == [Mismatch(HOST, DAMAGE, 3, 3, 1, OUTSIDE)]


def test_the_engine_may_make_what_an_adopted_packet_holds() -> None:
    text = Block(BlockType.TRIGGER, BUFF, [TagChange(HOST, DAMAGE, 3)])
    made = [OPENED, change(DAMAGE, 3), CLOSED]
    adopted = Adopted({0, 1}, touched={HOST, BUFF})
    assert compared([text], made, adopted) == []
    assert compared([text], made) == [Mismatch(HOST, DAMAGE, 3, 3, 1, POWER)]


def test_what_becomes_of_a_card_that_goes_out_of_sight_need_not_be_logged() -> None:
    gone: EnginePacket = (HIDE, HOST, Zone.SETASIDE, 0, None)
    hidden: list[Packet] = [HideEntity(HOST, Zone.SETASIDE)]
    assert compared(hidden, [gone, change(QUEST_PROGRESS, 2, 1)]) == []
    assert compared([], [change(QUEST_PROGRESS, 2, 1)])
