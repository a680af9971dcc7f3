"""What a recording has told: the age of a stay in a zone."""

from __future__ import annotations

from hsreplay_sim.base.enums import BlockType, CardType, Step, Zone
from hsreplay_sim.base.tags import (
    ATTACHED,
    CARDTYPE,
    CONTROLLER,
    COPIED_FROM_ENTITY_ID,
    NUM_TURNS_IN_PLAY,
    PARENT_CARD,
    PREMIUM,
    STEP,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.replay.packets import (
    Block,
    CreateGame,
    FullEntity,
    Packet,
    PlayerDef,
    ResetGame,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.replay.revelations import revelations
from hsreplay_sim.verifier.recording.observed import Observed


def test_cards_that_a_game_begins_with_in_hand_are_as_old_as_they_stand() -> None:
    """U035:1316: the cost of 55, 45, 38 falls in this order, positions 1, 2, 3."""
    seen = Observed()
    for entity, position in ((38, 3), (45, 2), (55, 1)):
        tags = ((ZONE, Zone.HAND), (CONTROLLER, 2), (ZONE_POSITION, position))
        seen.apply(FullEntity(entity, "CS2_182", tags))
    seen.age_hands()
    assert sorted(seen.order, key=seen.order.__getitem__) == [55, 45, 38]


def test_of_minions_that_a_game_begins_with_only_their_turns_tell_who_came_first() -> None:
    """U437:7821: Vanish after a reconnection."""
    seen = Observed()
    for entity, turns in ((51, 3), (92, 3), (40, 5)):
        tags = ((ZONE, Zone.PLAY), (CARDTYPE, CardType.MINION), (NUM_TURNS_IN_PLAY, turns))
        seen.apply(FullEntity(entity, "CS2_182", tags))
    seen.apply(FullEntity(64, "HERO_01", ((ZONE, Zone.PLAY), (CARDTYPE, CardType.HERO))))
    seen.age_board()
    assert sorted(seen.order, key=seen.order.__getitem__) == [40, 51, 92, 64]
    assert seen.unaged == {40: 5, 51: 3, 92: 3}


def test_the_enchantment_of_a_ritual_betrays_a_cthun_that_is_never_shown() -> None:
    """U030b:758"""
    ritual = ((ATTACHED, 25), (ZONE, Zone.PLAY))
    told = [FullEntity(25, "", ((ZONE, Zone.HAND),)), ShowEntity(80, "OG_281e", ritual)]
    assert revelations(list(told)) == {25: "OG_280", 80: "OG_281e"}


def test_what_is_shown_itself_is_not_betrayed_by_its_enchantment() -> None:
    """The proxy of C'Thun wears the same one (U030b:734)."""
    ritual = ((ATTACHED, 78), (ZONE, Zone.PLAY))
    told = [ShowEntity(79, "OG_281e", ritual), ShowEntity(78, "OG_279", ())]
    assert revelations(list(told)) == {78: "OG_279", 79: "OG_281e"}


def test_what_a_reset_brings_back_is_as_old_as_before_and_known_if_told_again() -> None:
    """U063:872: the card drawn in the turn lies in the deck again, unknown."""
    seen = Observed()
    players = (PlayerDef(2, 1, ()), PlayerDef(3, 2, ()))
    cards = [FullEntity(each, f"CS2_{each}", ((ZONE, Zone.HAND),)) for each in (7, 6, 5)]
    told = [FullEntity(each, "CS2_5" if each == 5 else "", ((ZONE, 3),)) for each in (5, 6, 7)]
    back = Block(BlockType.GAME_RESET, 5, packets=[ResetGame(), *told])
    turn = TagChange(1, STEP, Step.MAIN_START_TRIGGERS)
    made = FullEntity(8, "CS2_8", ((ZONE, Zone.PLAY),))
    seen.apply_all([CreateGame(1, (), players), *cards, turn, made, back])
    assert sorted(seen.order, key=seen.order.__getitem__) == [7, 6, 5]
    assert seen.known == {1, 2, 3, 5}


def _copy(entity: int, original: int, *changes: tuple[int, int]) -> list[Packet]:
    """A golden copy made to be looked at, with what is told of it afterwards."""
    tags = ((COPIED_FROM_ENTITY_ID, original), *changes)
    made = FullEntity(entity, "CS2_182", ((PREMIUM, 1),))
    return [made, *(TagChange(entity, tag, value) for tag, value in tags)]


def test_a_copy_tells_what_its_original_is() -> None:
    """U166:3047: of the cards that Tracking shows those left in the deck are never shown."""
    assert revelations(_copy(80, 39)) == {80: "CS2_182", 39: "CS2_182"}


def test_a_card_that_becomes_a_copy_tells_nothing_of_its_original() -> None:
    """U370: Chameleos is shown, and later a copy of the Coin."""
    shown = ShowEntity(8, "GIL_142", ())
    assert revelations([shown, TagChange(8, COPIED_FROM_ENTITY_ID, 68)]) == {8: "GIL_142"}


def test_options_tell_what_the_hidden_card_is_that_they_belong_to() -> None:
    """U054:8014: a Choose One card comes into the deck unseen, its options are told."""
    cards = CardStore.open().at(54613)
    named = (FullEntity(80, "BT_136ta", ()), TagChange(80, PARENT_CARD, 74))
    assert revelations(list(named), cards) == {80: "BT_136ta", 74: "BT_136t"}
    of_a_titan = (FullEntity(81, "TTN_903t", ((PARENT_CARD, 75),)),)
    assert revelations(list(of_a_titan), cards) == {81: "TTN_903t"}
