"""A text, a Secret or an enchantment that one side alone has at work."""

from __future__ import annotations

from dataclasses import replace

import pytest

from causes.told import Told, differs, logs, writes
from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import ARMOR, ATTACHED, CARDTYPE, CREATOR, DAMAGE, ZONE
from hsreplay_sim.causes.blocks import acts, answered, attached, in_order, spent_secret
from hsreplay_sim.replay.packets import FullEntity
from hsreplay_sim.verifier.compare.mismatch import Mismatch
from table import YETI

KINGS = "CS2_092"
COUNTERSPELL = "EX1_287"
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


def test_another_entity_of_the_same_card_acts_in_its_place() -> None:
    at = Told()
    other = at.table.minion()
    at.block(at.yeti, logs(at.spell, ARMOR, 2))
    at.run(other, writes(at.spell, ARMOR, 3))
    text = at.text(acts, differs(at.spell, ARMOR, (2, 3)))
    assert text.endswith(f"where #{other.id} acts in its place")


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


@pytest.mark.parametrize("in_a_block", [False, True])
def test_a_secret_that_the_log_alone_spends(in_a_block: bool) -> None:
    at = Told(COUNTERSPELL)
    at.observed.state.tags[at.spell.id][ZONE] = Zone.SECRET
    gone = logs(at.spell, ZONE, Zone.GRAVEYARD)
    if in_a_block:
        at.block(at.spell, gone, kind=BlockType.TRIGGER)
    else:
        at.logged.append(gone)
    text = at.text(spent_secret, differs(at.spell, ZONE, (Zone.GRAVEYARD, Zone.SECRET)))
    does = "fires" if in_a_block else "is spent without a block of its own"
    assert text == f"Counterspell ({COUNTERSPELL}) #{at.spell.id} {does} in the log alone"


def test_a_card_that_leaves_the_hand_is_no_secret() -> None:
    at = Told()
    at.logged.append(logs(at.spell, ZONE, Zone.GRAVEYARD))
    assert at.text(spent_secret, differs(at.spell, ZONE, (Zone.GRAVEYARD, Zone.HAND))) == ""


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


def test_the_same_change_in_the_block_of_another_text() -> None:
    at = Told()
    at.block(at.yeti, logs(at.yeti, DAMAGE, 1), kind=BlockType.TRIGGER)
    at.run(at.spell, writes(at.yeti, DAMAGE, 1))
    where = BlockType.POWER, at.spell.id
    text = at.text(in_order, Mismatch(at.yeti.id, DAMAGE, 1, 1, 1, where))
    assert text.startswith("the log makes the same change in TRIGGER of Chillwind Yeti")
    assert "the engine in POWER of Fireball" in text


def test_the_same_change_at_another_place_of_the_same_block() -> None:
    at = Told()
    at.block(at.yeti, logs(at.yeti, DAMAGE, 1))
    where = BlockType.POWER, at.yeti.id
    text = at.text(in_order, Mismatch(at.yeti.id, DAMAGE, 1, 1, 1, where))
    assert text.startswith("both sides do the same in another order in POWER of Chillwind Yeti")
    assert at.text(in_order, differs(at.yeti, DAMAGE, (1, 2))) == ""


def test_an_answer_that_another_text_made() -> None:
    """What a Deathrattle summons is no pick of a Battlecry."""
    at = Told()
    assert at.text(answered) == ""
    tags = ((ZONE, Zone.PLAY), (CREATOR, at.yeti.id))
    at.block(at.yeti, FullEntity(NEW, YETI, tags, line=9), kind=BlockType.TRIGGER)
    at.asked = replace(at.asked, outside=[f"discover: {YETI}"])
    found = at.found(answered)
    assert found is not None
    comes = f"Chillwind Yeti ({YETI}) #{NEW} comes from Chillwind Yeti ({YETI}) #{at.yeti.id}"
    assert found.cause.text == f"the engine does not hold the recorded outcome possible: {comes}"
    assert found.cause.evidence == f"discover: {YETI}"
