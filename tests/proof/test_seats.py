"""The twin of a recording, as both seats are told it, holds what a client would be told."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    CARDTYPE,
    CONTROLLER,
    DAMAGE,
    ENTITY_ID,
    PARENT_CARD,
    SECRET,
    TITAN,
    ZONE,
)
from hsreplay_sim.replay.packets import CreateGame, FullEntity, Packet, ShowEntity, TagChange
from proof.seats import as_told_to_both, is_against_nobody
from small_game import change, small_game

SARGERAS, ABILITY = 70, 71
HELD = ((CONTROLLER, 2), (CARDTYPE, CardType.MINION), (ZONE, Zone.HAND), (TITAN, 1))
ASIDE = ((CONTROLLER, 2), (CARDTYPE, CardType.SPELL), (ZONE, Zone.SETASIDE))


def told(*packets: Packet) -> list[Packet]:
    """The twin of these packets, told after a small game."""
    game = small_game(*packets)
    return as_told_to_both(game).packets[-len(packets) :]


def shown(packets: Iterable[Packet]) -> list[int]:
    return [each.entity for each in packets if type(each) is ShowEntity]


def against(*accounts: tuple[str, str]) -> CreateGame:
    create = small_game().packets[0]
    assert type(create) is CreateGame
    players = (
        replace(each, account_hi=hi, account_lo=lo)
        for each, (hi, lo) in zip(create.players, accounts, strict=True)
    )
    return replace(create, players=tuple(players))


def test_an_ai_has_no_account_and_no_client() -> None:
    assert is_against_nobody(against(("1", "7"), ("0", "0")))
    assert not is_against_nobody(against(("1", "7"), ("1", "8")))
    assert not is_against_nobody(against(("", ""), ("0", "0"))), "no account is told at all"


def test_the_abilities_of_a_titan_are_shown_as_it_comes_into_play() -> None:
    """U044:3261 shows an opponent's Sargeras, and then its three abilities."""
    found = told(
        FullEntity(SARGERAS, "TTN_960", HELD),
        FullEntity(ABILITY, "TTN_960t2", (*ASIDE, (PARENT_CARD, SARGERAS))),
        FullEntity(ABILITY + 1, "CS2_029", ASIDE),
        change(SARGERAS, ZONE, Zone.PLAY),
    )
    assert shown(found) == [SARGERAS, ABILITY]


def test_a_secret_that_is_made_unseen_has_its_class_and_its_cost() -> None:
    """U419:4716 lists them of an opponent's; what is made in the hand has no more than a place."""
    tags = ((CONTROLLER, 2), (SECRET, 1), (ENTITY_ID, 72), (DAMAGE, 1))
    (up, held) = told(
        FullEntity(72, "TIME_620", (*tags, (ZONE, Zone.SECRET))),
        FullEntity(73, "TIME_620", (*tags, (ZONE, Zone.HAND))),
    )
    assert type(up) is FullEntity
    assert type(held) is FullEntity
    assert {tag for tag, _ in up.tags} == {CONTROLLER, SECRET, ENTITY_ID, ZONE}
    assert {tag for tag, _ in held.tags} == {CONTROLLER, ENTITY_ID, ZONE}


def test_a_card_that_is_made_anew_has_nothing_of_what_it_was() -> None:
    """A game is put back (U422:8984)."""
    hand = ((CONTROLLER, 2), (ZONE, Zone.HAND))
    (*_, last) = told(
        FullEntity(74, "CS2_120", (*hand, (DAMAGE, 1))),
        FullEntity(74, "CS2_120", hand),
        change(74, ZONE, Zone.PLAY),
    )
    assert type(last) is ShowEntity
    assert DAMAGE not in dict(last.tags)


def test_the_number_of_a_hidden_card_is_told_once_more() -> None:
    """A spectator who looks at both hands is told all of them once more (U019:1069)."""
    (found,) = told(TagChange(13, ENTITY_ID, 13))
    assert found == TagChange(13, ENTITY_ID, 13)
