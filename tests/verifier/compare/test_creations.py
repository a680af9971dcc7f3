"""Entities that only the engine has, and entities that are another card."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import CHANGE, FULL, HIDE, SHOW, TAG
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import ATTACHED, CARDTYPE, CONTROLLER, ZONE
from hsreplay_sim.carddb.likeness import alike
from hsreplay_sim.replay.packets import ChangeEntity, FullEntity, HideEntity, Packet, ShowEntity
from hsreplay_sim.verifier.compare.creations import (
    hidden_otherwise,
    invented,
    other_cards,
    shown_otherwise,
)
from hsreplay_sim.verifier.compare.mismatch import CardMismatch, Mismatch
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.step import FIRST_UNLOGGED_ID
from steps import step_of
from table import YETI, Table, table

AXE = "CS2_106"

OGRE, SHEEP = "CS2_200", "CS2_tk1"
NEW = FIRST_UNLOGGED_ID + 1


class Compared:
    """A Yeti that the seat sees in play, on both sides."""

    def __init__(self) -> None:
        self.table: Table = table()
        self.yeti = self.table.minion().id
        self.observed = Observed()
        self.observed.apply(FullEntity(self.yeti, YETI, ((ZONE, Zone.PLAY),)))

    def invented(self, *out: EnginePacket) -> list[Mismatch]:
        return list(invented(step_of(self.observed, [], out, game=self.table.game)))

    def hidden_otherwise(
        self, *packets: Packet, out: tuple[EnginePacket, ...] = ()
    ) -> list[Mismatch]:
        return list(hidden_otherwise(step_of(self.observed, packets, out, game=self.table.game)))

    def other_cards(
        self, *packets: Packet, out: tuple[EnginePacket, ...] = ()
    ) -> list[CardMismatch]:
        return other_cards(step_of(self.observed, packets, out, game=self.table.game))


@pytest.mark.parametrize(
    ("packets", "too_many"),
    [
        ([], True),
        ([ChangeEntity(61, OGRE, ())], True),
        ([ShowEntity(61, AXE, ())], False),
    ],
)
def test_a_card_that_is_shown_to_both_players_is_told(
    packets: list[Packet], *, too_many: bool
) -> None:
    """U317, step 41: Galakrond is shown in the deck, then becomes his next form."""
    at = Compared()
    at.observed.apply(FullEntity(61, "", ((ZONE, Zone.DECK),)))
    out: list[EnginePacket] = [(SHOW, 61, AXE, {ZONE: Zone.DECK}, None)]
    step = step_of(at.observed, packets, out)
    assert list(shown_otherwise(step)) == [Mismatch(61, ZONE, None, Zone.DECK)] * too_many


@pytest.mark.parametrize("zone", [Zone.SETASIDE, Zone.HAND])
@pytest.mark.parametrize(("seat", "told"), [(1, False), (2, True), (0, False)])
def test_a_card_shown_as_it_is_set_aside_is_shown_to_its_owner(
    seat: int, zone: int, *, told: bool
) -> None:
    """U346:8234: Tracking sets aside two cards of the deck, which its player sees.

    In old builds it sets aside the card itself that goes to the hand then.
    """
    at = Compared()
    at.observed.viewer = seat
    card = at.table.deck(OGRE, side=2)[0].id
    at.observed.apply(FullEntity(card, "", ((ZONE, Zone.DECK), (CONTROLLER, 2))))
    at.table.game.entities[card].tags[ZONE] = zone
    out: list[EnginePacket] = [
        (SHOW, card, OGRE, {ZONE: Zone.DECK, CONTROLLER: 2}, None),
        (TAG, card, ZONE, Zone.SETASIDE, Zone.DECK),
        (TAG, card, ZONE, zone, Zone.SETASIDE),
    ]
    step = step_of(at.observed, [], out, game=at.table.game)
    assert bool(list(shown_otherwise(step))) is told


def test_what_the_recording_does_not_have_is_not_missed_twice() -> None:
    """U422, step 35."""
    out: list[EnginePacket] = [(SHOW, NEW, AXE, {ZONE: Zone.DECK}, None)]
    assert list(shown_otherwise(step_of(Observed(), [], out))) == []


def enchantment_on(host: int) -> EnginePacket:
    return (FULL, NEW, "EX1_360e", {CARDTYPE: CardType.ENCHANTMENT, ATTACHED: host}, None)


def test_an_entity_that_the_recording_does_not_have_is_one_too_many() -> None:
    token = (FULL, NEW, OGRE, {CARDTYPE: CardType.MINION}, None)
    assert Compared().invented(token) == [Mismatch(NEW, ZONE, None, 0)]


def test_an_entity_that_the_recording_has_is_none() -> None:
    assert Compared().invented((FULL, 90, OGRE, {CARDTYPE: CardType.MINION}, None)) == []


def test_an_enchantment_counts_on_a_card_in_sight_alone() -> None:
    at = Compared()
    assert at.invented(enchantment_on(at.yeti)) == [Mismatch(NEW, ZONE, None, 0)]
    assert at.invented(enchantment_on(999)) == []


def test_an_enchantment_younger_than_the_build_is_not_told() -> None:
    at = Compared()
    assert at.invented((FULL, NEW, "LOE_077e", {ATTACHED: at.yeti}, None)) == []


def test_what_one_side_alone_takes_out_of_sight_differs() -> None:
    hidden: EnginePacket = (HIDE, Compared().yeti, Zone.DECK, 0, None)
    at = Compared()
    assert at.hidden_otherwise(out=(hidden,)) == [Mismatch(at.yeti, ZONE, None, Zone.DECK)]
    told = HideEntity(at.yeti, Zone.DECK)
    assert at.hidden_otherwise(told) == [Mismatch(at.yeti, ZONE, Zone.DECK, None)]
    assert Compared().hidden_otherwise(told, out=(hidden,)) == []


def test_what_lies_out_of_sight_is_not_taken_out_of_it_again() -> None:
    """A card of a deck is hidden once more, then shown as it is drawn: U174:3675."""
    at, drawn = Compared(), 77
    at.observed.apply(FullEntity(drawn, "", ((ZONE, Zone.DECK),)))
    shown = ShowEntity(drawn, YETI, ((ZONE, Zone.HAND),))
    assert at.hidden_otherwise(HideEntity(drawn, Zone.DECK), shown) == []


def test_a_hand_is_hidden_from_one_seat_and_what_a_transformation_sets_aside() -> None:
    """Hex takes its victim out of the other seat's sight: U129:3893."""
    at = Compared()
    assert at.hidden_otherwise(out=((HIDE, at.yeti, Zone.HAND, 0, None),)) == []
    assert at.hidden_otherwise(HideEntity(at.yeti, Zone.SETASIDE)) == []


def test_what_lies_on_a_card_that_nobody_sees_goes_out_of_no_sight() -> None:
    """An aura of the own side on a card that the other player draws, gone in the same action."""
    at = Compared()
    at.observed.viewer = 1
    card = at.table.game.create("", 2, Zone.HAND)
    laid = (FULL, NEW, "EX1_616e", {ZONE: Zone.SETASIDE, CONTROLLER: 1, ATTACHED: card.id}, None)
    told = FullEntity(NEW, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))
    gone = (HIDE, NEW, Zone.REMOVED, 0, None)
    assert at.hidden_otherwise(told, out=(laid, gone)) == []
    at.observed.known.add(card.id)
    assert at.hidden_otherwise(told, out=(laid, gone)) == [Mismatch(NEW, ZONE, None, Zone.REMOVED)]


@pytest.mark.parametrize(("seat", "told"), [(0, False), (1, False), (2, True)])
@pytest.mark.parametrize(
    ("gone", "zone"),
    [
        ((HIDE, 0, Zone.HAND, 0, None), Zone.HAND),
        ((TAG, 0, ZONE, Zone.SETASIDE, Zone.PLAY), Zone.SETASIDE),
    ],
)
def test_the_other_seat_is_told_what_goes_to_a_hand_or_is_set_aside(
    seat: int, told: bool, gone: EnginePacket, zone: int
) -> None:
    """U608: HIDE_ENTITY of what Hex sets aside; the Yeti is player 1's."""
    at = Compared()
    at.observed.viewer = seat
    packet: EnginePacket = (gone[0], at.yeti, *gone[2:])
    found = [Mismatch(at.yeti, ZONE, None, zone)] if told else []
    assert at.hidden_otherwise(out=(packet,)) == found
    at.observed.known.add(at.yeti)
    assert at.hidden_otherwise(HideEntity(at.yeti, zone), out=(packet,)) == []


@pytest.mark.parametrize(("card_id", "told"), [("HERO_07", True), ("CS2_102", True), (AXE, False)])
def test_heroes_and_their_powers_are_hidden_as_they_are_set_aside(
    card_id: str, *, told: bool
) -> None:
    """U282:1064 and U631, game 3, step 12: of the other player's, as of minions."""
    at = Compared()
    at.observed.viewer = 2
    gone = at.table.game.create(card_id, 1, Zone.SETASIDE)
    at.observed.apply(FullEntity(gone.id, card_id, ((ZONE, Zone.PLAY),)))
    found = at.hidden_otherwise(out=((TAG, gone.id, ZONE, Zone.SETASIDE, Zone.PLAY),))
    assert bool(found) is told


def test_the_same_card_under_another_id_is_no_other_card() -> None:
    at = Compared()
    at.observed.apply(ChangeEntity(at.yeti, "CORE_CS2_182", ()))
    assert at.other_cards(ShowEntity(at.yeti, "CORE_CS2_182", ())) == []


def test_a_card_that_is_shown_must_be_the_card() -> None:
    at = Compared()
    assert at.other_cards(ShowEntity(at.yeti, YETI, ())) == []
    assert at.other_cards(ShowEntity(at.yeti, OGRE, ())) == [CardMismatch(at.yeti, OGRE, YETI, 0)]


def test_what_lay_out_of_sight_may_be_any_card() -> None:
    """A card of a deck may have been changed there: U523:373, 11791."""
    at = Compared()
    at.observed.known.discard(at.yeti)
    assert at.other_cards(ShowEntity(at.yeti, OGRE, ((CONTROLLER, 1),))) == []


def test_an_enchantment_that_lay_out_of_sight_is_the_one_that_was_laid() -> None:
    """U331, step 43, with an error planted: nothing changes an enchantment."""
    at = Compared()
    worn = at.table.game.create("CS2_092e", 1, Zone.PLAY)
    for card, differs in (("CS2_092e", False), ("EX1_145e", True)):
        found = at.other_cards(ShowEntity(worn.id, card, ((CONTROLLER, 1),)))
        assert found == [CardMismatch(worn.id, card, "CS2_092e", 0)] * differs


@pytest.mark.parametrize(("shown", "differs"), [(False, False), (True, True)])
def test_what_becomes_another_card_in_the_deck_is_drawn_as_that(
    *, shown: bool, differs: bool
) -> None:
    """A ranked spell that its player has put back in the mulligan; one that is shown is seen."""
    at = Compared()
    at.observed.known.discard(at.yeti)
    out: list[EnginePacket] = [(SHOW, at.yeti, YETI, {}, None)] if shown else []
    out.append((CHANGE, at.yeti, SHEEP, {}, None))
    out.append((TAG, at.yeti, ZONE, Zone.HAND, Zone.DECK))
    at.table.game.become(at.table.game.entities[at.yeti], SHEEP)
    found = at.other_cards(ShowEntity(at.yeti, SHEEP, ((ZONE, Zone.HAND),)), out=tuple(out))
    assert bool(found) is differs


def test_what_becomes_another_card_on_one_side_only_differs() -> None:
    at = Compared()
    change: EnginePacket = (CHANGE, at.yeti, SHEEP, {}, None)
    into = ChangeEntity(at.yeti, SHEEP, ())
    assert at.other_cards(out=(change,)) == [CardMismatch(at.yeti, "", SHEEP)]
    assert at.other_cards(into) == [CardMismatch(at.yeti, SHEEP, "", 0)]
    assert at.other_cards(into, out=((CHANGE, at.yeti, OGRE, {}, None),)) == [
        CardMismatch(at.yeti, SHEEP, OGRE, 0)
    ]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("CFM_712_t01", "CFM_712_t02", False), ("CFM_668t", "CFM_668t2", True),
        ("EX1_145o", "EX1_145e", False),
    ],
)  # fmt: skip
def test_a_token_of_another_size_is_another_card(one: str, other: str, *, same: bool) -> None:
    """U067, step 19: all Jade Golems have one name and no text. U437, step 54: two Preparations."""
    assert alike(table().game.cards, one, other) is same


def test_a_card_out_of_sight_that_is_shown_changed_and_hidden_is_compared() -> None:
    """U317:2949: Galakrond in the deck becomes greater."""
    at, card = Compared(), 77
    at.observed.apply(FullEntity(card, "", ((ZONE, Zone.DECK),)))
    told = (ShowEntity(card, OGRE, ()), ChangeEntity(card, SHEEP, ()), HideEntity(card, Zone.DECK))
    changed: EnginePacket = (CHANGE, card, SHEEP, {}, None)
    assert at.other_cards(*told, out=(changed,)) == []
    assert at.other_cards(*told) == [CardMismatch(card, SHEEP, "", 1)]


@pytest.mark.parametrize(("seat", "owner", "told"), [(1, 2, False), (2, 2, True), (0, 2, False)])
def test_what_the_other_player_makes_aside_goes_out_of_no_sight(
    seat: int, owner: int, *, told: bool
) -> None:
    """If nobody's hand is shown, what is made aside without a card is seen by nobody."""
    at = Compared()
    at.observed.viewer = seat
    token = at.table.deck(OGRE, side=owner)[0].id
    made = (FULL, token, OGRE, {CONTROLLER: owner, ZONE: Zone.SETASIDE}, None)
    logged = FullEntity(token, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, owner)))
    found = at.hidden_otherwise(logged, out=(made, (HIDE, token, Zone.DECK, 0, None)))
    assert bool(found) is told
