"""What the whole recording tells beforehand."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CREATOR, ZONE
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.replay.packets import CreateGame, FullEntity, ShowEntity, TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.foresight import Foresight

BUILD = 54613


def test_a_pass_puts_its_own_names_right_and_leaves_those_of_the_next() -> None:
    packets = [
        CreateGame(1, ((ZONE, Zone.PLAY),), ()),
        FullEntity(40, "", ((ZONE, Zone.DECK),)),
        TagChange(40, ZONE, Zone.HAND),
        ShowEntity(40, "CS2_182", ((CREATOR, 52),)),
    ]
    game = Recording("a.log", 1, "powerlog", [*packets])
    found = Foresight.of(game, CardStore.open().at(BUILD))
    assert (found.names, found.ties.makers, found.written) == ({40: "CS2_182"}, {40: 52}, {ZONE})
    names, ties = found.own_names(), found.own_ties()
    names.clear()
    ties.makers.clear()
    assert (found.names, found.ties.makers) == ({40: "CS2_182"}, {40: 52})
