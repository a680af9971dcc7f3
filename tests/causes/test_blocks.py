"""A text or an enchantment that one side alone has at work, or that makes another thing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from causes.told import Told, differs, logs, writes
from hsreplay_sim.base import stream as made
from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import ARMOR, ATTACHED, CARDTYPE, CREATOR, DAMAGE, ZONE
from hsreplay_sim.causes.blocks import acts, answered, attached, makes, other_card
from hsreplay_sim.replay.packets import Block, ChangeEntity, FullEntity
from hsreplay_sim.verifier.compare.mismatch import CardMismatch, Mismatch
from table import YETI

KINGS = "CS2_092"
NEW = 900


@pytest.mark.parametrize("in_engine", [False, True])
def test_a_card_that_acts_on_one_side_only(in_engine: bool) -> None:
    at = Told()
    if in_engine:
        at.run(at.yeti, writes(at.yeti, ARMOR, 2), kind=BlockType.TRIGGER)
    else:
        at.block(at.yeti, logs(at.yeti, ARMOR, 2), kind=BlockType.TRIGGER)
    sides = "in the engine and not in the log" if in_engine else "in the log and not in the engine"
    text = at.text(acts, differs(at.yeti, ARMOR, (None, 2) if in_engine else (2, None)))
    assert text == f"Chillwind Yeti ({YETI}) #{at.yeti.id} acts {sides}"


def test_of_blocks_within_each_other_the_outer_one_is_the_cause() -> None:
    at = Told()
    inner = Block(BlockType.POWER, at.spell.id, [logs(at.yeti, ARMOR, 2)])
    at.block(at.yeti, inner, kind=BlockType.TRIGGER)
    assert at.text(acts, differs(at.yeti, ARMOR, (2, None))).startswith("Chillwind Yeti")


def test_a_text_that_what_is_made_has_set_off_is_not_the_cause() -> None:
    """The spell summons in the log alone, and the Yeti answers."""
    at = Told()
    answer = Block(BlockType.TRIGGER, at.yeti.id, [logs(at.yeti, ARMOR, 2)])
    tags = ((ZONE, Zone.PLAY), (CARDTYPE, CardType.MINION))
    at.block(at.spell, FullEntity(NEW, YETI, tags, line=9), answer)
    at.run(at.spell)
    made_alone, drawn = Mismatch(NEW, ZONE, Zone.PLAY, None, 1), differs(at.yeti, ARMOR, (2, None))
    assert at.text(acts, made_alone, drawn) == ""
    assert at.text(makes, made_alone, drawn).startswith("Fireball")


def test_a_block_that_the_engine_alone_opens_is_noted() -> None:
    at = Told()
    at.run(at.yeti, kind=BlockType.TRIGGER)
    assert at.text(acts) == ""
    at.asked = replace(at.asked, unlogged={f"TRIGGER {YETI} #{at.yeti.id}"})
    assert at.text(acts).endswith("acts in the engine and not in the log")


def test_that_a_block_of_rules_is_on_one_side_alone_is_no_reason() -> None:
    at = Told()
    at.block(at.yeti, logs(at.yeti, ARMOR, 2), kind=BlockType.DEATHS)
    assert at.text(acts, differs(at.yeti, ARMOR, (2, None))) == ""


@pytest.mark.parametrize("is_laid", [False, True])
def test_an_enchantment_that_the_log_alone_lays_or_ends(is_laid: bool) -> None:
    at = Told()
    tags = ((CARDTYPE, CardType.ENCHANTMENT), (ATTACHED, at.yeti.id), (CREATOR, at.spell.id))
    if is_laid:
        at.block(at.spell, FullEntity(NEW, "CS2_092e", ((ZONE, Zone.PLAY), *tags), line=9))
        found = Mismatch(NEW, ZONE, Zone.PLAY, None, 1)
    else:
        at.table.play(KINGS, at.yeti)
        kings = next(e for e in at.table.game.entities.values() if e.card_id == "CS2_092e")
        at.logged.append(logs(kings, ZONE, Zone.GRAVEYARD))
        found = differs(kings, ZONE, (Zone.GRAVEYARD, Zone.PLAY))
    text = at.text(attached, found)
    assert text.startswith("Blessing of Kings (CS2_092e) #")
    assert f"on Chillwind Yeti ({YETI}) #{at.yeti.id}" in text
    assert text.endswith("is laid in the log alone" if is_laid else "ends in the log alone")


def test_a_minion_that_the_log_alone_has_is_no_enchantment() -> None:
    at = Told()
    tags = ((ZONE, Zone.PLAY), (CARDTYPE, CardType.MINION))
    at.block(at.spell, FullEntity(NEW, YETI, tags, line=9))
    assert at.text(attached, Mismatch(NEW, ZONE, Zone.PLAY, None, 1)) == ""


@pytest.mark.parametrize("zone", [Zone.SETASIDE, Zone.HAND])
def test_an_enchantment_that_is_elsewhere_has_not_ended(zone: int) -> None:
    at = Told()
    at.table.play(KINGS, at.yeti)
    kings = next(e for e in at.table.game.entities.values() if e.card_id == "CS2_092e")
    at.observed.state.tags[kings.id] = dict(kings.tags)
    at.logged.append(logs(kings, ZONE, zone))
    assert at.text(attached, differs(kings, ZONE, (zone, Zone.PLAY))) == ""


def test_that_an_enchantment_ends_with_its_host_is_no_reason() -> None:
    at = Told()
    at.table.play(KINGS, at.yeti)
    kings = next(e for e in at.table.game.entities.values() if e.card_id == "CS2_092e")
    at.observed.state.tags[kings.id] = dict(kings.tags)
    at.block(at.spell, logs(at.yeti, ZONE, Zone.HAND), logs(kings, ZONE, Zone.GRAVEYARD))
    ends = differs(kings, ZONE, (Zone.GRAVEYARD, Zone.PLAY))
    assert at.text(attached, ends, differs(at.yeti, ZONE, (Zone.HAND, Zone.PLAY))) == ""


def test_an_enchantment_that_ends_behind_another_amount_is_no_reason() -> None:
    at = Told()
    at.table.play(KINGS, at.yeti)
    kings = next(e for e in at.table.game.entities.values() if e.card_id == "CS2_092e")
    at.observed.state.tags[kings.id] = dict(kings.tags)
    at.block(at.spell, logs(at.yeti, DAMAGE, 5), logs(kings, ZONE, Zone.GRAVEYARD))
    ends = differs(kings, ZONE, (Zone.GRAVEYARD, Zone.PLAY))
    assert at.text(attached, ends, differs(at.yeti, DAMAGE, (5, 0))) == ""


def test_an_enchantment_that_each_side_lays_on_another_host() -> None:
    at = Told()
    other = at.table.minion()
    tags = {CARDTYPE: CardType.ENCHANTMENT, ATTACHED: at.yeti.id, ZONE: Zone.PLAY}
    at.block(at.spell, FullEntity(NEW, "CS2_092e", (*tags.items(),), line=9))
    at.table.play(KINGS, other)
    kings = next(e for e in at.table.game.entities.values() if e.card_id == "CS2_092e")
    at.run(at.spell, (made.FULL, kings.id, kings.card_id, dict(kings.tags), None))
    here, there = Mismatch(NEW, ZONE, Zone.PLAY, None, 1), differs(kings, ZONE, (None, Zone.PLAY))
    text = at.text(attached, here, there)
    assert f"is laid on Chillwind Yeti ({YETI}) #{at.yeti.id} in POWER of Fireball" in text
    assert f"in the log and on Chillwind Yeti ({YETI}) #{other.id} in POWER of Fireball" in text


def test_an_answer_that_the_engine_does_not_hold_possible() -> None:
    at = Told()
    assert at.text(answered) == ""
    at.asked = replace(at.asked, outside=[f"discover: {YETI}"])
    found = at.found(answered)
    assert found is not None
    assert found.cause.text == "the engine does not hold the recorded outcome possible"
    assert found.cause.evidence == f"discover: {YETI}"


def test_a_text_that_another_amount_has_set_off_is_not_the_cause() -> None:
    """The engine hits the Yeti once more, and so it draws once more."""
    at = Told()
    at.block(at.spell, logs(at.yeti, DAMAGE, 1))
    at.run(at.spell, writes(at.yeti, DAMAGE, 2))
    at.run(at.yeti, writes(at.spell, ARMOR, 2), kind=BlockType.TRIGGER)
    amount, drawn = differs(at.yeti, DAMAGE, (1, 2)), differs(at.spell, ARMOR, (None, 2))
    assert at.text(acts, amount, drawn) == ""
    assert at.text(acts, drawn).startswith("Chillwind Yeti")


@pytest.mark.parametrize("kind", [BlockType.TRIGGER, BlockType.POWER])
def test_a_text_that_answers_on_both_sides_answers_more_often_on_one(kind: int) -> None:
    """Several POWER blocks may be one text."""
    at = Told()
    for value in (1, 2):
        at.block(at.yeti, logs(at.yeti, ARMOR, value), kind=kind)
    at.run(at.yeti, writes(at.yeti, ARMOR, 1), kind=kind)
    text = at.text(acts, differs(at.yeti, ARMOR, (2, 1)))
    says = "acts in the log more often than in the engine"
    assert text.endswith(says if kind == BlockType.TRIGGER else "")
    assert (text == "") == (kind == BlockType.POWER)


def test_an_entity_that_is_another_card_on_each_side() -> None:
    at = Told()
    at.block(at.spell, ChangeEntity(at.yeti.id, "CS2_182", (), line=9))
    card = CardMismatch(at.yeti.id, "CS2_182", "CS2_120", 1)
    found = at.found(other_card, cards=card)
    assert found is not None
    assert found.cause.text == (
        f"#{at.yeti.id} is Chillwind Yeti (CS2_182) in the log and River Crocolisk (CS2_120) in"
        f" the engine, by Fireball (CS2_029) #{at.spell.id}"
    )
    assert at.found(other_card, cards=card._replace(simulated="")) is None


def test_an_entity_that_the_engine_leaves_blank() -> None:
    at = Told()
    tags = ((ZONE, Zone.SETASIDE), (CARDTYPE, CardType.MINION))
    at.block(at.spell, FullEntity(NEW, YETI, tags, line=9))
    text = at.text(other_card, Mismatch(NEW, CARDTYPE, CardType.MINION, 0, 1))
    assert "and the engine leaves it blank, by Fireball" in text


def test_a_text_makes_more_cards_in_the_log() -> None:
    at = Told()
    tags = ((ZONE, Zone.PLAY), (CARDTYPE, CardType.MINION))
    at.block(at.spell, FullEntity(NEW, YETI, tags, line=9))
    at.run(at.spell)
    text = at.text(makes, Mismatch(NEW, ZONE, Zone.PLAY, None, 1))
    assert text == f"Fireball (CS2_029) #{at.spell.id} makes 1 in the log and 0 in the engine"


def test_of_hidden_cards_alone_nobody_can_say_how_many_a_text_makes() -> None:
    at = Told()
    at.block(at.spell, FullEntity(NEW, "", ((ZONE, Zone.HAND),), line=9))
    at.run(at.spell)
    assert at.text(makes, Mismatch(NEW, ZONE, Zone.HAND, None, 1)) == ""


def test_that_rules_make_a_card_names_no_text() -> None:
    at = Told()
    at.block(at.spell, FullEntity(NEW, YETI, ((ZONE, Zone.PLAY),), line=9), kind=BlockType.DEATHS)
    assert at.text(makes, Mismatch(NEW, ZONE, Zone.PLAY, None, 1)) == ""
