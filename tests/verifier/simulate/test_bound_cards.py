"""Who a card is that is never shown, and in which finish: bound by look-ahead."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CONTROLLER, CREATOR, CREATOR_DBID, ZONE
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.replay.packets import FullEntity, Packet
from hsreplay_sim.replay.revelations import revelations


def test_a_card_that_is_never_shown_is_known_by_what_it_makes() -> None:
    """U217:1091: what a hidden tourist makes names it; what was shown of another stands."""
    made = ((CONTROLLER, 1), (CREATOR_DBID, 105540))
    packets: list[Packet] = [
        FullEntity(8, "CS2_182", ((ZONE, Zone.HAND),)),
        FullEntity(69, "VAC_422e", ((CREATOR, 31), *made)),
        FullEntity(70, "VAC_422e", ((CREATOR, 8), *made)),
    ]
    cards = CardStore.open().at(217964)
    told = {8: "CS2_182", 69: "VAC_422e", 70: "VAC_422e"}
    assert revelations(packets, cards) == {**told, 31: "VAC_501"}
    assert revelations(packets) == told
