"""What a text that is not implemented may have done to its own card, as it is described."""

from __future__ import annotations

import dataclasses

import pytest
from hearthstone.enums import GameTag
from msgspec.structs import replace

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    BATTLECRY,
    CARDRACE,
    CARDTYPE,
    COST,
    DAMAGE,
    FROZEN,
    FX_DATANUM_1,
    GHOSTLY,
    MODULAR_ENTITY_PART_1,
    QUEST_PROGRESS,
    QUEST_PROGRESS_TOTAL,
    RUSH,
    SPELLPOWER,
    TAG_333,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    TRANSFORMED_FROM_CARD,
    TRIGGER_VISUAL,
    WINDFURY,
    ZONE,
)
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.replay.packets import ShowEntity, TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.compare.end_state import Mismatch, read_action
from hsreplay_sim.verifier.judge.evidence import Bearer, Difference
from hsreplay_sim.verifier.judge.own_text import (
    is_held_steady,
    is_out_of_its_reach,
    may_give,
    speaks_not,
    takes_a_text,
)
from hsreplay_sim.verifier.judge.verdict import is_uncertain
from hsreplay_sim.verifier.recording.observed import Observed
from table import Table, table

GIANT, TSUNAMI, YETI = "EX1_105", "VAC_509", "CS2_182"
"""Mountain Giant: Costs (1) less for each other card in your hand. Tsunami: nothing of a cost."""
LOATHEB, WRAITH, TIMBER_WOLF, MASTER = "FP1_030", "EX1_616", "DS1_175", "OG_328"
SIF, IMPRISONED = "TTN_071", "BT_028t"
"""Sif: Spell Damage +@. Astromancer Solarian: Spell Damage +1."""
LURKER = "UNG_049"
"""Tar Lurker: Has +3 Attack during your opponent's turn."""
RIDER = "YOP_031"
"""Crabrider: Rush. Battlecry: Gain Windfury this turn."""
HAWK = "AT_083"
"""Dragonhawk Rider: Inspire: Gain Windfury this turn."""
BURGLARY, SHOWDOWN = "ULD_326", "SW_039"
"""Bazaar Burglary: Quest: Add 4 cards. Final Showdown: Reduce the Cost of the cards drawn."""


def wear(t: Table, minion: Entity, text: str) -> Entity:
    """An enchantment on a minion that says this, and has no class."""
    t.play("CS2_092", minion)
    (worn,) = minion.attached
    worn.script = None
    assert worn.card is not None
    worn.card = dataclasses.replace(worn.card, text=text)
    return worn


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
    return is_out_of_its_reach(t.game, logged, mismatch, adopted, False)


@pytest.mark.parametrize(
    ("card_id", "tag", "value", "alone"),
    [
        (GIANT, COST, 7, False), (TSUNAMI, COST, 7, True), (TSUNAMI, COST, 8, False),
        (YETI, ATK, 5, True), (RIDER, RUSH, 0, True), (YETI, TAUNT, 1, True),
        (GIANT, CARDTYPE, 5, True), (GIANT, CARDRACE, 15, True),
        (YETI, TAG_SCRIPT_DATA_NUM_1, 3, False), (YETI, ZONE, Zone.DECK, True),
        (HAWK, WINDFURY, 1, False), (HAWK, WINDFURY, 2, True),
        (BURGLARY, QUEST_PROGRESS_TOTAL, 3, True), (BURGLARY, QUEST_PROGRESS, 3, False),
    ],
)  # fmt: skip
def test_a_text_reaches_what_it_speaks_of(card_id: str, tag: int, value: int, alone: bool) -> None:
    """U366: neither a mirror of the cost nor a race told otherwise may come of a text."""
    assert out_of_reach(card_id, tag, value) is alone


def test_what_an_adopted_text_may_have_changed_is_no_matter_of_the_description() -> None:
    assert not out_of_reach(YETI, TAUNT, 1, TagChange(0, TAUNT, 1), adopted=True)
    assert out_of_reach(YETI, TAUNT, 1, TagChange(0, TAUNT, 1))


@pytest.mark.parametrize(
    ("card_id", "tag", "alone"),
    [
        (YETI, TAUNT, True), (YETI, ATK, True), (YETI, COST, True), (YETI, FROZEN, False),
        (GIANT, COST, False), (LURKER, ATK, False), (LURKER, COST, True), (SHOWDOWN, COST, True),
    ],
)  # fmt: skip
def test_no_text_changes_what_it_does_not_speak_of(card_id: str, tag: int, *, alone: bool) -> None:
    """U382, step 6: no quest changes its cost as it is played."""
    assert changed_out_of_reach(table(build=208591), card_id, tag) is alone


@pytest.mark.parametrize(
    ("other", "tag", "alone"),
    [
        (WRAITH, COST, False), (WRAITH, ATK, True), (TIMBER_WOLF, ATK, False),
        (MASTER, COST, True), (LOATHEB, COST, True),
    ],
)  # fmt: skip
def test_a_text_in_play_may_hold_a_cost_or_a_stat_of_any_card(
    other: str, tag: int, *, alone: bool
) -> None:
    """Loatheb's Battlecry is over: what it gave its opponent holds the cost (U292, step 4)."""
    t = table()
    t.game.create(other, 1, Zone.PLAY).script = None
    assert changed_out_of_reach(t, YETI, tag) is alone


def test_what_another_card_wears_holds_nothing_of_this_one() -> None:
    """U353, step 57: "Costs (2) less" on two cards of the hand."""
    t = table()
    wear(t, t.minion(), "Costs (2) less.")
    assert changed_out_of_reach(t, YETI, COST)


@pytest.mark.parametrize(
    ("card_id", "tag", "given"),
    [
        (HAWK, WINDFURY, True), (RIDER, FROZEN, False), (RIDER, GHOSTLY, False),
        (RIDER, TAG_SCRIPT_DATA_NUM_1, True), (RIDER, TAG_333, True), (SIF, SPELLPOWER, True),
        (IMPRISONED, SPELLPOWER, False), (RIDER, FX_DATANUM_1, True),
    ],
)  # fmt: skip
def test_a_missing_text_gives_its_card_the_flags_that_it_names(
    card_id: str, tag: int, *, given: bool
) -> None:
    """U495@71: GHOSTLY; U489@12: more Spell Damage than is printed; U355@1: FROZEN in a hand."""
    t = table(build=208591)
    assert may_give(t.game, t.game.create(card_id, 1, Zone.HAND), tag) is given


def test_a_missing_text_may_give_what_later_data_print() -> None:
    """U469, step 24: PALADIN_AURA of Resistance Aura."""
    t = table(build=187604)
    card = t.game.create("TTN_851", 1, Zone.HAND)
    assert card.card is not None
    assert GameTag.PALADIN_AURA not in card.card.tags
    assert may_give(t.game, card, GameTag.PALADIN_AURA)


def test_what_such_a_text_holds_is_the_same_before_and_behind_a_change() -> None:
    """U237, step 57: an enchantment adds 1, whatever a wolf adds."""
    t = table()
    t.game.create(TIMBER_WOLF, 1, Zone.PLAY).script = None
    assert changed_out_of_reach(t, YETI, ATK, both=True)


def changed_out_of_reach(t: Table, card_id: str, tag: int, *, both: bool = False) -> bool:
    """Whether a change of a tag of a new minion is out of the reach of all texts."""
    card = t.game.create(card_id, 1, Zone.PLAY)
    logged = read_action(Tape([TagChange(card.id, tag, 9)]), Observed())
    mismatch = Mismatch(card.id, tag, 9, card.tags.get(tag, 0))
    return is_out_of_its_reach(t.game, logged, mismatch, False, both)


@pytest.mark.parametrize(("told", "alone"), [(0, True), (1, False), (2, True)])
def test_card_data_may_leave_out_the_mark_of_a_text_that_waits(told: int, *, alone: bool) -> None:
    """U163:2459; no text of a card takes its own mark off (U371, step 1)."""
    assert out_of_reach("EX1_102", TRIGGER_VISUAL, told) is alone


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
    assert takes_a_text(logged, Mismatch(4, ZONE, Zone.GRAVEYARD, Zone.PLAY), ())
    assert not takes_a_text(logged, Mismatch(4, ATK, 3, 2), ())
    assert not takes_a_text(logged, Mismatch(5, ZONE, Zone.GRAVEYARD, Zone.PLAY), ())


def test_what_rules_write_beside_an_adopted_text_no_text_writes() -> None:
    """U223@44: DAMAGE out of nowhere; U240@32: a card that is drawn is said to stay."""
    logged = read_action(Tape([TagChange(4, DAMAGE, 1), TagChange(5, DAMAGE, 2)]), Observed())
    assert takes_a_text(logged, Mismatch(5, DAMAGE, 2, 0), {0})
    assert not takes_a_text(logged, Mismatch(4, DAMAGE, 1, 0), {0})
    shown = read_action(Tape([ShowEntity(4, YETI, ((ZONE, Zone.DECK),))]), Observed())
    assert takes_a_text(shown, Mismatch(4, ZONE, Zone.DECK, Zone.GRAVEYARD), ())
    assert not takes_a_text(shown, Mismatch(4, ZONE, Zone.DECK, Zone.GRAVEYARD), {0})


def test_the_number_that_a_text_shows_is_kept_up_while_nothing_runs() -> None:
    """U517:13863: Soulciologist Malicia's is 0 again as it is dead."""
    logged = read_action(Tape([TagChange(4, TAG_SCRIPT_DATA_NUM_1, 0)]), Observed())
    mismatch = Mismatch(4, TAG_SCRIPT_DATA_NUM_1, 0, 5)
    assert not takes_a_text(logged, mismatch, ())
    for text, uncertain in ((False, True), (True, False)):
        bearer = Bearer(Zone.GRAVEYARD, Zone.GRAVEYARD, implemented=text, clean=True)
        assert is_uncertain(Difference(mismatch, bearer)) == uncertain


@pytest.mark.parametrize(("value", "uncertain"), [(1, True), (2, False)])
def test_a_missing_text_sets_a_flag_once(value: int, *, uncertain: bool) -> None:
    """U054@49, with an error planted: BATTLECRY told with 2."""
    bearer = Bearer(Zone.PLAY, Zone.PLAY, implemented=False)
    found = Difference(Mismatch(4, BATTLECRY, value, 0), bearer, follows=True)
    assert is_uncertain(found) is uncertain


def test_what_a_card_wears_explains_of_a_description_what_it_speaks_of() -> None:
    """U311@45: a Crystallized minion is shown with another cost."""
    t = table()
    yeti = t.minion()
    wear(t, yeti, "4/4.")
    shown = read_action(Tape([ShowEntity(yeti.id, YETI, ((COST, 1), (ATK, 9)))]), Observed())
    assert speaks_not(t.game, shown, Mismatch(yeti.id, COST, 1, 4))
    assert not speaks_not(t.game, shown, Mismatch(yeti.id, ATK, 9, 4))
    became = ((COST, 1), (TRANSFORMED_FROM_CARD, 48757))
    shown = read_action(Tape([ShowEntity(yeti.id, YETI, became)]), Observed())
    assert not speaks_not(t.game, shown, Mismatch(yeti.id, COST, 1, 4))


@pytest.mark.parametrize(
    ("text", "tag", "touched", "steady"),
    [
        ("Has +1/+1", ATK, False, True), ("Has +1/+1", TAUNT, False, False),
        ("Has +1/+1", ATK, True, False), ("+1 Attack for each Mech.", ATK, False, False),
    ],
)  # fmt: skip
def test_what_holds_plain_numbers_holds_them_before_and_behind_the_action(
    text: str, tag: int, *, touched: bool, steady: bool
) -> None:
    """U292, step 10, with an error planted: ATK of what wears Necklace of Power."""
    t = table()
    yeti = t.minion()
    worn = wear(t, yeti, text)
    told = [TagChange(yeti.id, tag, 9), *[TagChange(worn.id, DAMAGE, 1)] * touched]
    logged = read_action(Tape(told), Observed())
    assert is_held_steady(t.game, logged, Mismatch(yeti.id, tag, 9, 8)) is steady
