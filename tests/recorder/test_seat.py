"""What a seat is told, and in which form, in old and in new builds."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    CARDTYPE,
    CONTROLLER,
    COST,
    CREATOR,
    DAMAGE,
    DISPLAYED_CREATOR,
    ENTITY_ID,
    EXHAUSTED,
    HEALTH,
    LAST_KNOWN_ATK,
    NUM_TURNS_IN_HAND,
    OBJECTIVE,
    PARENT_CARD,
    PENDING_ZONE,
    REVEALED,
    SECRET,
    SIDEQUEST,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAG_NOT_SET,
    TITAN,
    ZONE,
)
from hsreplay_sim.builds.profile import profile_for
from hsreplay_sim.recorder.seat import ALWAYS_SHOWN_ZERO, View
from hsreplay_sim.replay.packets import ChangeEntity, FullEntity, HideEntity, ShowEntity, TagChange
from table import YETI

ENTITY = 9
STATS = {HEALTH: 5, ATK: 4, COST: 4, CONTROLLER: 1, ENTITY_ID: ENTITY, CARDTYPE: CardType.MINION}


def seat(build: int) -> View:
    return View((1,), profile_for(build), (), {})


@pytest.mark.parametrize(
    ("build", "first"),
    [
        (20457, [HEALTH, ATK, COST, ZONE]),
        (22611, [CONTROLLER, CARDTYPE, COST, HEALTH]),
        (42174, [CONTROLLER, CARDTYPE, COST, HEALTH]),
        (43246, [CONTROLLER, CARDTYPE, TAG_LAST_KNOWN_COST_IN_HAND, LAST_KNOWN_ATK]),
    ],
)
def test_tags_are_listed_in_the_order_of_the_build(build: int, first: list[int]) -> None:
    (full,) = seat(build).created(ENTITY, YETI, {**STATS, ZONE: Zone.PLAY})
    assert isinstance(full, FullEntity)
    assert [tag for tag, _ in full.tags][:4] == first


@pytest.mark.parametrize(
    ("build", "zeros"),
    [
        (14830, []),
        (15590, list(ALWAYS_SHOWN_ZERO)),
        (27358, list(ALWAYS_SHOWN_ZERO)),
        (28329, [DAMAGE, PENDING_ZONE]),
    ],
)
def test_what_comes_into_sight_lists_some_zeros_since_15590_and_later_all(
    build: int, zeros: list[int]
) -> None:
    view = seat(build)
    list(view.created(ENTITY, YETI, {**STATS, DAMAGE: 0, ZONE: Zone.DECK}))
    (shown,) = view.changed(0, ENTITY, ZONE, Zone.HAND)
    assert isinstance(shown, ShowEntity)
    assert sorted(tag for tag, value in shown.tags if not value) == zeros


@pytest.mark.parametrize(("build", "headed"), [(23966, False), (24769, True)])
def test_a_change_begins_with_a_tag_that_is_none_since_24769(build: int, *, headed: bool) -> None:
    view = seat(build)
    list(view.created(ENTITY, YETI, {**STATS, ZONE: Zone.PLAY}))
    (change,) = view.transformed(ENTITY, "CS2_231", {HEALTH: 1})
    assert isinstance(change, ChangeEntity)
    assert change.tags == (((TAG_NOT_SET, 0),) if headed else ()) + ((HEALTH, 1),)


@pytest.mark.parametrize(
    ("maker", "zone", "build", "told"),
    [
        (CardType.MINION, Zone.HAND, 25770, [TagChange(ENTITY, DISPLAYED_CREATOR, 8)]),
        (CardType.MINION, Zone.HAND, 24769, []),
        (CardType.MINION, Zone.DECK, 25770, []),
        (CardType.ENCHANTMENT, Zone.HAND, 25770, []),
    ],
)
def test_a_hidden_card_of_a_hand_names_the_text_that_made_it_another(
    maker: int, zone: int, build: int, told: list[TagChange]
) -> None:
    """Plaguespreader (U552:4054); a card that shifts by its enchantment names nobody."""
    view = seat(build)
    list(view.created(8, "RLK_831", {CARDTYPE: maker, CONTROLLER: 1, ZONE: Zone.PLAY}))
    list(view.created(ENTITY, YETI, {**STATS, CONTROLLER: 2, ZONE: zone}))
    changes = {CREATOR: 8, DISPLAYED_CREATOR: 0}
    assert list(view.transformed(ENTITY, "RLK_831", changes)) == told


@pytest.mark.parametrize("zone", [Zone.PLAY, Zone.GRAVEYARD])
@pytest.mark.parametrize("kind", [CardType.MINION, CardType.HERO, CardType.HERO_POWER])
def test_what_the_other_player_sets_aside_goes_out_of_sight(kind: int, zone: int) -> None:
    for owner, packets in ((1, [TagChange]), (2, [HideEntity, TagChange])):
        view = seat(25770)
        list(view.created(ENTITY, YETI, {CARDTYPE: kind, CONTROLLER: owner, ZONE: zone}))
        told = list(view.changed(0, ENTITY, ZONE, Zone.SETASIDE))
        assert [type(each) for each in told] == packets


def test_a_hero_of_the_other_player_is_shown_again_as_it_is_replaced() -> None:
    view = seat(25770)
    list(view.created(ENTITY, "HERO_01", {**STATS, CONTROLLER: 2, ZONE: Zone.PLAY}))
    list(view.changed(0, ENTITY, ZONE, Zone.SETASIDE))
    assert list(view.changed(1, ENTITY, DAMAGE, 0)) == []
    (shown,) = view.changed(2, ENTITY, REVEALED, 1)
    assert isinstance(shown, ShowEntity)
    assert dict(shown.tags)[REVEALED] == 1


@pytest.mark.parametrize(("mark", "shown"), [(SIDEQUEST, True), (OBJECTIVE, True), (SECRET, False)])
def test_of_what_waits_for_an_event_a_secret_alone_is_hidden(mark: int, *, shown: bool) -> None:
    view = seat(157820)
    list(view.created(ENTITY, YETI, {mark: 1, CONTROLLER: 2, ZONE: Zone.HAND}))
    told = list(view.changed(0, ENTITY, ZONE, Zone.SECRET))
    assert any(isinstance(each, ShowEntity) for each in told) is shown


def test_what_no_packet_tells_is_told_when_the_card_is_shown() -> None:
    """A card that was laid under the deck comes up as if it had never been in a hand."""
    held = {NUM_TURNS_IN_HAND: [(4, 3), (9, 0)]}
    view = View((1,), profile_for(241170), (), {ENTITY: held})
    list(view.created(ENTITY, YETI, {**STATS, NUM_TURNS_IN_HAND: 3, ZONE: Zone.DECK}))
    (shown,) = view.changed(5, ENTITY, ZONE, Zone.HAND)
    assert isinstance(shown, ShowEntity)
    assert dict(shown.tags)[NUM_TURNS_IN_HAND] == 0


@pytest.mark.parametrize(("build", "shown"), [(14830, True), (15590, False)])
def test_up_to_14830_an_enchantment_on_a_hidden_card_is_shown(build: int, *, shown: bool) -> None:
    """U074:3251."""
    view = seat(build)
    tags = {CARDTYPE: CardType.ENCHANTMENT, CONTROLLER: 2, ZONE: Zone.SETASIDE}
    list(view.created(ENTITY, "BRM_028e", tags))
    list(view.changed(0, ENTITY, ATTACHED, 68))
    told = list(view.changed(1, ENTITY, ZONE, Zone.PLAY))
    assert [type(each) for each in told] == [ShowEntity if shown else TagChange]


def test_what_a_deck_has_given_is_not_mirrored_as_a_card_is_drawn() -> None:
    """U276a:2275: Attack 11, printed 7, last known 7."""
    view = View((1,), profile_for(54613), (), {}, lambda card_id: {ATK: 4, COST: 4})
    list(view.created(ENTITY, YETI, {**STATS, ATK: 6, ZONE: Zone.DECK}))
    (shown,) = view.changed(0, ENTITY, ZONE, Zone.HAND)
    assert isinstance(shown, ShowEntity)
    assert (dict(shown.tags)[ATK], dict(shown.tags)[LAST_KNOWN_ATK]) == (6, 4)


def test_what_became_another_card_out_of_sight_has_no_last_attack() -> None:
    """U212:4313."""
    view = View((1,), profile_for(54613), (), {}, lambda card_id: {ATK: 4, COST: 4})
    list(view.created(ENTITY, "CS2_029", {**STATS, ATK: 0, ZONE: Zone.DECK}))
    list(view.transformed(ENTITY, YETI, {ATK: 4}))
    (shown,) = view.changed(0, ENTITY, ZONE, Zone.HAND)
    assert isinstance(shown, ShowEntity)
    assert dict(shown.tags)[LAST_KNOWN_ATK] == 0


def test_what_became_another_card_in_a_deck_mirrors_no_cost_as_it_is_drawn() -> None:
    """U523:10120 and U212:3827: 0, whatever the new card costs."""
    view = seat(31353)
    list(view.created(ENTITY, YETI, {**STATS, ZONE: Zone.DECK}))
    list(view.transformed(ENTITY, YETI, {COST: 6}, had={TAG_LAST_KNOWN_COST_IN_HAND: 0}))
    (show,) = view.changed(0, ENTITY, ZONE, Zone.HAND)
    assert isinstance(show, ShowEntity)
    assert dict(show.tags)[TAG_LAST_KNOWN_COST_IN_HAND] == 0


def test_a_seat_is_told_that_a_card_that_it_cannot_see_is_exhausted() -> None:
    """U488:2861."""
    view = seat(25770)
    list(view.created(ENTITY, YETI, {**STATS, CONTROLLER: 2, ZONE: Zone.HAND}))
    assert list(view.changed(0, ENTITY, EXHAUSTED, 1)) == [TagChange(ENTITY, EXHAUSTED, 1)]


def test_what_was_given_in_a_hand_is_mirrored_as_the_card_is_played() -> None:
    view = View((1,), profile_for(54613), (), {}, lambda card_id: {ATK: 4, COST: 4})
    list(view.created(ENTITY, YETI, {**STATS, CONTROLLER: 2, ATK: 6, ZONE: Zone.HAND}))
    (shown,) = view.changed(0, ENTITY, ZONE, Zone.PLAY)
    assert isinstance(shown, ShowEntity)
    assert dict(shown.tags)[LAST_KNOWN_ATK] == 6


def test_r260_the_abilities_of_a_titan_are_shown_as_the_other_player_plays_it() -> None:
    """U406:14012."""
    view = seat(217964)
    list(view.created(ENTITY, "YOG_516", {**STATS, CONTROLLER: 2, TITAN: 1, ZONE: Zone.HAND}))
    aside = {CARDTYPE: CardType.SPELL, CONTROLLER: 2, PARENT_CARD: ENTITY, ZONE: Zone.SETASIDE}
    list(view.created(10, "YOG_516t", aside))
    list(view.created(11, "DAL_350a", {**aside, PARENT_CARD: 8}))
    told = list(view.changed(0, ENTITY, ZONE, Zone.PLAY))
    assert [(type(each), each.entity) for each in told] == [(ShowEntity, ENTITY), (ShowEntity, 10)]
