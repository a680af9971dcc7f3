"""What hidden cards turn out to be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    COPIED_FROM_ENTITY_ID,
    CREATOR,
    CREATOR_DBID,
    DISPLAYED_CREATOR,
    MODULAR_ENTITY_PART_1,
    PARENT_CARD,
    TRANSFORMED_FROM_CARD,
    ZONE,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    FullEntity,
    Packet,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.replay.revelations import (
    made_out_of_sight,
    parts_of,
    revelations,
    telling,
    ties_of,
)

SHIFTER_ZERUS = 38475
CORRUPTED_ONCE = 61666


def test_what_has_shifted_in_the_hand_was_another_card_at_first() -> None:
    """Shifter Zerus, shown as Priest of the Feast (U098:2875)."""
    cards = CardStore.open().at(13921)
    packets: list[Packet] = [
        FullEntity(70, "", ()),
        ShowEntity(70, "KAR_035", ((TRANSFORMED_FROM_CARD, SHIFTER_ZERUS),)),
        FullEntity(71, "KAR_035", ()),
        ShowEntity(71, "KAR_035", ((TRANSFORMED_FROM_CARD, SHIFTER_ZERUS),)),
    ]
    assert revelations(packets, cards) == {70: "OG_123", 71: "KAR_035"}
    assert revelations(packets) == {70: "KAR_035", 71: "KAR_035"}


@pytest.mark.parametrize(
    ("zone", "shown", "tags", "name"),
    [
        pytest.param(Zone.DECK, "LOOT_051t2", (), "LOOT_051", id="a-spellstone"),
        pytest.param(Zone.DECK, "LOOT_286t1", (), "LOOT_286", id="what-was-unidentified"),
        pytest.param(
            Zone.DECK, "DMF_117t2", ((TRANSFORMED_FROM_CARD, CORRUPTED_ONCE),), "DMF_117",
            id="corrupted-twice",
        ),
        pytest.param(Zone.HAND, "LOOT_051t2", (), "LOOT_051t2", id="made-as-it-is"),
        pytest.param(Zone.DECK, "LOOT_051t2", ((CREATOR, 5),), "LOOT_051t2", id="of-a-text"),
        pytest.param(Zone.DECK, "EX1_165t1", (), "EX1_165", id="a-form-of-the-board"),
        pytest.param(Zone.DECK, "EX1_158t", (), "EX1_158t", id="of-another-type"),
    ],
)  # fmt: skip
def test_a_card_of_the_deck_that_is_shown_grown_was_small_at_first(
    zone: Zone, shown: str, tags: tuple[tuple[int, int], ...], name: str
) -> None:
    """No deck can hold a form: LOOT_051 grows in the hand (U078:2190), unseen if it is not ours."""
    packets: list[Packet] = [FullEntity(70, "", ((ZONE, zone),)), ShowEntity(70, shown, tags)]
    assert revelations(packets, CardStore.open().at(71003)) == {70: name}


def test_of_a_hidden_reprint_its_options_tell_the_number_before_their_names() -> None:
    """Core Cenarius, whose options are named after the first print."""
    cards = CardStore.open().at(88998)
    reprint = cards.get("CORE_EX1_573")
    assert reprint is not None
    for number, name in ((reprint.dbf, "CORE_EX1_573"), (0, "EX1_573")):
        option = FullEntity(71, "EX1_573a", ((CREATOR, 70), (CREATOR_DBID, number)))
        packets: list[Packet] = [FullEntity(70, "", ()), option, TagChange(71, PARENT_CARD, 70)]
        assert revelations(packets, cards)[70] == name


def test_a_card_that_was_put_together_is_what_it_is_shown_as() -> None:
    """Zilliax, in one of its finishes (U578:6608)."""
    packets: list[Packet] = [FullEntity(80, "", ((ZONE, Zone.DECK),))]
    packets.append(ShowEntity(80, "TOY_330t11", ()))
    assert revelations(packets, CardStore.open().at(228373)) == {80: "TOY_330t11"}


def test_a_hidden_card_is_tied_to_its_maker_and_its_original() -> None:
    shown = ShowEntity(72, "CS2_182", ((CREATOR, 52), (COPIED_FROM_ENTITY_ID, 58)))
    ties = ties_of([FullEntity(72, "", ()), shown])
    assert (ties.makers, ties.originals) == ({72: 52}, {72: 58})


@pytest.mark.parametrize("sift", [list, telling])
def test_an_id_that_a_reset_took_away_and_gave_again_names_no_card_of_before(
    sift: Callable[[list[Packet]], list[Packet]],
) -> None:
    """Toki goes back in time: #124 was a hidden card, and is Truesilver Champion (U063:9917)."""
    before = [FullEntity(70, "", ()), FullEntity(124, "", ())]
    reset = Block(BlockType.GAME_RESET, 17, [FullEntity(70, "", ())])
    after = [FullEntity(124, "CS2_097", ()), ShowEntity(124, "CS2_097", ((CREATOR, 52),))]
    shown = ShowEntity(70, "CS2_182", ((CREATOR, 52),))
    packets: list[Packet] = sift([*before, reset, *after, shown])
    assert revelations(packets) == {70: "CS2_182"}
    assert ties_of(packets).makers == {70: 52}


@pytest.mark.parametrize("changes", [True, False])
def test_a_copy_made_of_a_card_names_it_and_one_that_became_its_copy_does_not(
    *, changes: bool
) -> None:
    """Chameleos becomes a copy of a card of the other hand (U575:5624)."""
    became = [ChangeEntity(60, "CS2_231", ())] if changes else []
    packets = [FullEntity(60, "GIL_142", ()), *became, TagChange(60, COPIED_FROM_ENTITY_ID, 41)]
    assert revelations(packets).get(41, "") == ("" if changes else "GIL_142")


@pytest.mark.parametrize("draws", [True, False])
def test_what_a_text_has_made_of_a_hidden_card_is_none_from_the_start(*, draws: bool) -> None:
    """Prince Liam's text tells nothing of what it changes, Gnomish Experimenter draws the card."""
    change = [TagChange(40, ZONE, Zone.HAND)] if draws else []
    packets: list[Packet] = [
        FullEntity(40, "", ((ZONE, Zone.DECK),)),
        Block(BlockType.POWER, 52, [*change]),
        ShowEntity(40, "GVG_115", ((CREATOR, 52),)),
    ]
    assert revelations(packets) == {}
    assert ties_of(packets).remade == {40: (52, "GVG_115")}


def test_a_card_with_a_maker_whose_text_has_not_run_is_so_from_the_start() -> None:
    """The game names itself as the maker of what a player begins with (U179:507)."""
    packets: list[Packet] = [
        FullEntity(40, "", ((ZONE, Zone.DECK),)),
        ShowEntity(40, "GVG_115", ((CREATOR, 1),)),
    ]
    assert revelations(packets) == {40: "GVG_115"}
    assert ties_of(packets).remade == {}


def test_who_made_it_is_no_news_of_a_card_that_was_remade_out_of_sight() -> None:
    """Rafaam's deck: U523:10120; Prince Liam's: U212:3827."""
    packets: list[Packet] = [
        FullEntity(40, "", ((ZONE, Zone.DECK),)),
        Block(BlockType.POWER, 52, [TagChange(40, DISPLAYED_CREATOR, 52)]),
        ShowEntity(40, "GVG_115", ((CREATOR, 52),)),
    ]
    assert made_out_of_sight(packets) == {40: (52, "GVG_115")}
    assert 40 not in revelations(packets)


def test_what_went_back_into_a_deck_may_be_remade_out_of_sight_as_well() -> None:
    """Lord Jaraxxus is put back in the mulligan, and drawn as what Rafaam made of him."""
    packets: list[Packet] = [
        FullEntity(40, "", ((ZONE, Zone.DECK),)),
        ShowEntity(40, "EX1_323", ((ZONE, Zone.HAND),)),
        Block(BlockType.POWER, 52, [TagChange(40, DISPLAYED_CREATOR, 52)]),
        ShowEntity(40, "GVG_115", ((CREATOR, 52),)),
    ]
    assert made_out_of_sight(packets) == {40: (52, "GVG_115")}
    assert revelations(packets) == {40: "EX1_323"}


def test_what_is_sifted_from_a_recording_tells_the_same_of_its_entities() -> None:
    """Prince Liam's cards, an enchantment that betrays its card, and a copy that names its own."""
    packets: list[Packet] = [
        FullEntity(40, "", ((ZONE, Zone.DECK),)),
        FullEntity(41, "", ((ZONE, Zone.DECK),)),
        Block(
            BlockType.POWER,
            52,
            [
                TagChange(41, ZONE, Zone.HAND),
                FullEntity(60, "CS2_182", ()),
                TagChange(60, COPIED_FROM_ENTITY_ID, 41),
            ],
        ),
        ShowEntity(40, "GVG_115", ((CREATOR, 52),)),
    ]
    told, remade = telling(packets), made_out_of_sight(packets)
    assert TagChange(41, ZONE, Zone.HAND) not in told
    assert (
        revelations(told, remade=remade) == revelations(packets) == {60: "CS2_182", 41: "CS2_182"}
    )
    assert ties_of(told, remade) == ties_of(packets)


def test_a_card_that_was_put_together_names_its_parts() -> None:
    parts = ((CREATOR, 0), (MODULAR_ENTITY_PART_1, 104949))
    packets: list[Packet] = [FullEntity(40, "", ()), ShowEntity(40, "TOY_330t5", parts)]
    assert parts_of(packets) == {40: {MODULAR_ENTITY_PART_1: 104949}}


def test_what_was_remade_out_of_sight_is_not_told_by_what_it_makes() -> None:
    """Renounce Darkness: the card was another one until then."""
    cards = CardStore.open().at(31353)
    maker = cards.get("CFM_639")
    assert maker is not None
    packets: list[Packet] = [
        FullEntity(40, "", ((ZONE, Zone.DECK),)),
        Block(BlockType.POWER, 52, []),
        ShowEntity(40, "CFM_639", ((CREATOR, 52),)),
        FullEntity(84, "CFM_639e", ((CREATOR, 40), (CREATOR_DBID, maker.dbf))),
    ]
    assert 40 not in revelations(packets, cards)


def test_a_copy_that_a_joust_shows_is_the_form_that_lies_in_the_deck() -> None:
    """It has grown from nothing: only what lay in a deck as the game began may have."""
    packets: list[Packet] = [
        FullEntity(40, "", ((ZONE, Zone.DECK),)),
        ShowEntity(41, "CS2_182", ((ZONE, Zone.HAND),)),
        Block(
            BlockType.JOUST,
            52,
            [FullEntity(90, "", ((ZONE, Zone.DECK),)), ShowEntity(90, "BT_309t", ())],
        ),
        ShowEntity(40, "BT_309t", ()),
    ]
    found = revelations(packets, CardStore.open().at(157820))
    assert (found[90], found[40]) == ("BT_309t", "BT_309")
