"""What a text that is not implemented may have done to its own card, as it is described."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    CARDRACE,
    CARDTYPE,
    COST,
    MODULAR_ENTITY_PART_1,
    RUSH,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    ZONE,
)
from hsreplay_sim.replay.packets import ShowEntity, TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.compare.end_state import Mismatch, read_action
from hsreplay_sim.verifier.judge.evidence import Bearer, Difference
from hsreplay_sim.verifier.judge.own_text import is_out_of_its_reach, takes_a_text
from hsreplay_sim.verifier.judge.verdict import is_uncertain
from hsreplay_sim.verifier.recording.observed import Observed
from table import table

GIANT, TSUNAMI, YETI = "EX1_105", "VAC_509", "CS2_182"
"""Mountain Giant: Costs (1) less for each other card in your hand. Tsunami: nothing of a cost."""
RIDER = "YOP_031"
"""Crabrider: Rush. Battlecry: Gain Windfury this turn."""


def out_of_reach(
    card_id: str,
    tag: int,
    value: int,
    *behind: ShowEntity | TagChange,
    adopted: bool = False,
    build: int = 208591,
) -> bool:
    t = table(build=build)
    card = t.game.create(card_id, 1, Zone.HAND)
    shown = ShowEntity(card.id, card_id, ((tag, value), (CARDTYPE, card.type)))
    told = [replace(each, entity=card.id) for each in behind]
    logged = read_action(Tape([shown, *told]), Observed())
    mismatch = Mismatch(card.id, tag, value, card.tags.get(tag, 0))
    return is_out_of_its_reach(t.game, logged, mismatch, adopted)


@pytest.mark.parametrize(
    ("card_id", "tag", "value", "alone"),
    [
        (GIANT, COST, 7, False), (TSUNAMI, COST, 7, True), (TSUNAMI, COST, 8, False),
        (YETI, ATK, 5, True), (RIDER, RUSH, 0, True), (YETI, TAUNT, 1, True),
        (GIANT, CARDTYPE, 5, True), (GIANT, CARDRACE, 15, True),
        (YETI, TAG_SCRIPT_DATA_NUM_1, 3, False), (YETI, ZONE, Zone.DECK, True),
    ],
)  # fmt: skip
def test_a_text_reaches_what_it_speaks_of(card_id: str, tag: int, value: int, alone: bool) -> None:
    """U366: neither a mirror of the cost nor a race told otherwise may come of a text."""
    assert out_of_reach(card_id, tag, value) is alone


def test_what_an_adopted_text_may_have_changed_is_no_matter_of_the_description() -> None:
    assert not out_of_reach(YETI, TAUNT, 1, TagChange(0, TAUNT, 1), adopted=True)
    assert out_of_reach(YETI, TAUNT, 1, TagChange(0, TAUNT, 1))
    assert not out_of_reach(YETI, ATK, 5, TagChange(0, ATK, 5))


@pytest.mark.parametrize(("tag", "alone"), [(TAUNT, True), (ATK, False), (COST, False)])
def test_no_text_gives_a_keyword_that_it_does_not_name(tag: int, *, alone: bool) -> None:
    """U500, step 5: a text in play may hold a cost or a stat of any card."""
    t = table()
    card = t.minion(YETI)
    logged = read_action(Tape([TagChange(card.id, tag, 9)]), Observed())
    mismatch = Mismatch(card.id, tag, 9, card.tags.get(tag, 0))
    assert is_out_of_its_reach(t.game, logged, mismatch, False) is alone


def test_the_text_of_a_quest_speaks_of_the_cost_of_other_cards() -> None:
    """The Demon Seed's like: "Reduce the Cost of the cards drawn by (1)"."""
    assert out_of_reach("SW_039", COST, 0)


def test_an_adopted_text_may_have_moved_the_card() -> None:
    assert not out_of_reach(YETI, ZONE, Zone.DECK, adopted=True)
    assert out_of_reach(YETI, ATK, 5, adopted=True)


def test_a_card_of_parts_is_what_its_parts_are() -> None:
    """U300: Zilliax Deluxe 3000."""
    parts = ShowEntity(0, YETI, ((MODULAR_ENTITY_PART_1, 104949),))
    assert not out_of_reach(YETI, ATK, 5, parts)


def test_what_rules_write_takes_a_text_that_runs() -> None:
    """A minion without its text does not die of it in an action in which no text is adopted."""
    logged = read_action(
        Tape([TagChange(4, ZONE, Zone.GRAVEYARD), TagChange(4, ATK, 3)]), Observed()
    )
    assert takes_a_text(logged, Mismatch(4, ZONE, Zone.GRAVEYARD, Zone.PLAY))
    assert not takes_a_text(logged, Mismatch(4, ATK, 3, 2))
    assert not takes_a_text(logged, Mismatch(5, ZONE, Zone.GRAVEYARD, Zone.PLAY))


def test_the_number_that_a_text_shows_is_kept_up_while_nothing_runs() -> None:
    """U517:13863: Soulciologist Malicia's is 0 again as it is dead."""
    logged = read_action(Tape([TagChange(4, TAG_SCRIPT_DATA_NUM_1, 0)]), Observed())
    mismatch = Mismatch(4, TAG_SCRIPT_DATA_NUM_1, 0, 5)
    assert not takes_a_text(logged, mismatch)
    for text, uncertain in ((False, True), (True, False)):
        bearer = Bearer(Zone.GRAVEYARD, Zone.GRAVEYARD, implemented=text, clean=True)
        assert is_uncertain(Difference(mismatch, bearer)) == uncertain
