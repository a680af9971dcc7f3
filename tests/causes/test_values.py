"""The same text does another thing on each side."""

from __future__ import annotations

import pytest

from causes.told import Told, differs, logs, writes
from hsreplay_sim.base import stream as made
from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import ARMOR, ATK, CARDTYPE, DAMAGE, IMMUNE, LAST_AFFECTED_BY, ZONE
from hsreplay_sim.causes.values import makes, moves, option, picks
from hsreplay_sim.causes.values import writes as writes_alone
from hsreplay_sim.replay.packets import FullEntity
from hsreplay_sim.verifier.compare.mismatch import Mismatch
from table import YETI

WRATH = "EX1_154"
TRACKING = "DS1_184"
NEW = 900


def test_each_side_deals_the_number_of_another_option() -> None:
    at = Told(WRATH)
    at.block(at.spell, logs(at.yeti, DAMAGE, 1))
    at.run(at.spell, writes(at.yeti, DAMAGE, 3))
    text = at.text(option, differs(at.yeti, DAMAGE, (1, 3)))
    assert text == f"log and engine take another option of Wrath ({WRATH}) #{at.spell.id}"


def test_each_side_does_what_the_other_does_not_of_a_choice() -> None:
    at = Told(WRATH)
    at.block(at.spell, logs(at.yeti, IMMUNE, 1))
    at.run(at.spell, writes(at.yeti, ARMOR, 3))
    found = differs(at.yeti, IMMUNE, (1, None)), differs(at.yeti, ARMOR, (None, 3))
    assert "another option" in at.text(option, *found)
    assert at.text(option, found[0]) == ""


def test_a_text_without_a_choice_has_no_other_option() -> None:
    at = Told()
    at.block(at.spell, logs(at.yeti, DAMAGE, 1))
    at.run(at.spell, writes(at.yeti, DAMAGE, 6))
    assert at.text(option, differs(at.yeti, DAMAGE, (1, 6))) == ""


def test_other_cards_are_moved_on_each_side() -> None:
    at = Told(TRACKING)
    one, two = at.table.deck(YETI, YETI)
    for each in (one, two):
        at.observed.state.tags[each.id] = dict(each.tags)
    at.block(at.spell, logs(one, ZONE, Zone.HAND))
    at.run(at.spell, writes(two, ZONE, Zone.HAND))
    sides = differs(one, ZONE, (Zone.HAND, None)), differs(two, ZONE, (None, Zone.HAND))
    found = at.found(picks, *sides)
    assert found is not None
    assert found.cause.text.endswith("moves other cards on each side")
    assert found.cause.evidence == (
        f"log: Chillwind Yeti ({YETI}) #{one.id}; engine: Chillwind Yeti ({YETI}) #{two.id}"
    )


def test_a_text_makes_more_cards_in_the_log() -> None:
    at = Told()
    tags = ((ZONE, Zone.PLAY), (CARDTYPE, CardType.MINION))
    at.block(at.spell, FullEntity(NEW, YETI, tags, line=9))
    at.run(at.spell)
    text = at.text(makes, Mismatch(NEW, ZONE, Zone.PLAY, None, 1))
    assert text == f"Fireball (CS2_029) #{at.spell.id} makes 1 in the log and 0 in the engine"


def test_that_rules_make_a_card_names_no_text() -> None:
    at = Told()
    at.block(at.spell, FullEntity(NEW, YETI, ((ZONE, Zone.PLAY),), line=9), kind=BlockType.DEATHS)
    assert at.text(makes, Mismatch(NEW, ZONE, Zone.PLAY, None, 1)) == ""


def test_a_text_puts_a_card_elsewhere() -> None:
    at = Told()
    at.block(at.spell, logs(at.yeti, ZONE, Zone.HAND))
    at.run(at.spell, writes(at.yeti, ZONE, Zone.SETASIDE))
    text = at.text(moves, differs(at.yeti, ZONE, (Zone.HAND, Zone.SETASIDE)))
    assert text.endswith("into HAND in the log and into SETASIDE in the engine")


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


def test_what_the_marked_cards_alone_have_is_told() -> None:
    at = Told()
    taunt = at.table.minion("CS2_179")  # Sen'jin Shieldmasta
    at.observed.state.tags[taunt.id] = dict(taunt.tags)
    at.observed.state.cards[taunt.id] = taunt.card_id
    at.observed.known.add(taunt.id)
    at.block(at.spell, logs(taunt, IMMUNE, 1))
    found = at.found(writes_alone, differs(taunt, IMMUNE, (1, 0)))
    assert found is not None
    assert found.cause.evidence.endswith("; of the cards there only those with it have TAUNT")


def test_a_stat_that_is_summed_up_once_more_on_the_way() -> None:
    at = Told()
    at.block(at.spell, logs(at.yeti, ATK, 5), logs(at.yeti, ATK, 4))
    text = at.text(writes_alone, differs(at.yeti, ATK, (5, None)))
    assert text.endswith("in the end both agree")


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
