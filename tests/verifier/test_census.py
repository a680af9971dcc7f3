"""What comes to light anywhere in a game."""

from __future__ import annotations

from copy import deepcopy

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CONTROLLER, COPIED_FROM_ENTITY_ID, CREATOR, PREMIUM, ZONE
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.replay.packets import CreateGame, FullEntity, Packet, ShowEntity, TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.census import Census
from hsreplay_sim.verifier.recording.contents import Contents

BUILD = 54613


def census(packets: list[Packet]) -> Census:
    game = Recording("a.log", 1, "powerlog", packets)
    return Census.of(Contents(game), CardStore.open().at(BUILD))


def viewer_of(packets: list[Packet]) -> int:
    return census(packets).viewer


def _copy(entity: int, original: int, *changes: tuple[int, int]) -> list[Packet]:
    """A golden copy made to be looked at, with what is logged of it afterwards."""
    tags = ((COPIED_FROM_ENTITY_ID, original), *changes)
    made = FullEntity(entity, "CS2_182", ((PREMIUM, 1),))
    return [made, *(TagChange(entity, tag, value) for tag, value in tags)]


def test_a_pass_puts_its_own_names_right_and_leaves_those_of_the_next() -> None:
    packets: list[Packet] = [
        CreateGame(1, ((ZONE, Zone.PLAY),), ()),
        FullEntity(40, "", ((ZONE, Zone.DECK),)),
        TagChange(40, ZONE, Zone.HAND),
        ShowEntity(40, "CS2_182", ((CREATOR, 52),)),
    ]
    found = census(packets)
    assert (found.names, found.ties.makers) == ({40: "CS2_182"}, {40: 52})
    names, ties = dict(found.names), deepcopy(found.ties)
    names.clear()
    ties.makers.clear()
    assert (found.names, found.ties.makers) == ({40: "CS2_182"}, {40: 52})


def test_the_viewer_is_the_player_whose_hand_is_shown() -> None:
    """A text may show a card or two of the other hand; who sees both hands is neither."""

    def hand(side: int, count: int) -> list[Packet]:
        tags = ((CONTROLLER, side), (ZONE, Zone.HAND))
        return [ShowEntity(side * 100 + number, "CS2_182", tags) for number in range(count)]

    assert viewer_of([*hand(1, 2), *hand(2, 5)]) == 2
    assert viewer_of([*hand(1, 9)]) == 1
    assert viewer_of([*hand(1, 5), *hand(2, 5)]) == 0
    assert viewer_of(hand(1, 1)) == 0
