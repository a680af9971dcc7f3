"""What the recording seat would be told of the engine's changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import FULL, HIDE, TAG
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    CARDTYPE,
    DAMAGE,
    DISPLAYED_CREATOR,
    NUM_TURNS_IN_PLAY,
    REVEALED,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.builds.profile import profile_for
from hsreplay_sim.replay.packets import FullEntity, HideEntity, ShowEntity, TagChange
from hsreplay_sim.verifier.compare.action import Comparison, compare
from hsreplay_sim.verifier.compare.changes import Change, written
from hsreplay_sim.verifier.recording.logged import Logged
from hsreplay_sim.verifier.recording.observed import Observed
from steps import step_of

HOST, PET, ENCHANTMENT = 20, 30, 1_000_001
LAID_ON = [
    (FULL, ENCHANTMENT, "EX1_608e", {CARDTYPE: CardType.ENCHANTMENT, ATTACHED: HOST}, None),
    (TAG, ENCHANTMENT, ZONE, Zone.PLAY, Zone.SETASIDE),
]


def visible(out: Sequence[EnginePacket], logged: Logged, seen: Observed) -> list[Change]:
    """The changes that the viewer of a recording is shown of what the engine writes."""
    return [each[:3] for each in written(out, logged, seen)]


def test_an_aura_on_a_card_out_of_sight_is_not_told() -> None:
    assert visible(LAID_ON, Logged(), Observed()) == []


def test_an_aura_on_a_card_in_sight_is_told() -> None:
    seen = Observed()
    seen.known.add(HOST)
    assert visible(LAID_ON, Logged(), seen) == [(ENCHANTMENT, ZONE, Zone.PLAY)]


def test_an_enchantment_younger_than_the_build_is_not_told() -> None:
    seen = Observed()
    seen.known.add(HOST)
    laid_on = [(FULL, ENCHANTMENT, "GBL_005e", {ATTACHED: HOST}, None), LAID_ON[1]]
    assert visible(laid_on, Logged(), seen) == []


def test_what_hiding_clears_is_told_to_whom_it_is_hidden_from() -> None:
    """Vanish at 19632 takes cards of both players (U142:2617, 2630)."""
    seen = Observed()
    seen.known.add(HOST)
    returned = [
        (HIDE, HOST, Zone.HAND, 0, None),
        (TAG, HOST, ZONE_POSITION, 0, 2),
        (TAG, HOST, ZONE_POSITION, 6, 0),
    ]
    placed = (HOST, ZONE_POSITION, 6)
    assert visible(returned, Logged(), seen) == [placed]
    hidden = Logged(hidden={HOST})
    assert visible(returned, hidden, seen) == [(HOST, ZONE_POSITION, 0), placed]


def test_who_generated_a_card_out_of_sight_is_told_since_25770() -> None:
    """24769 tells nothing of it (none of 20, U063:1396), 25770 does (U091b:1666)."""
    given = [(TAG, HOST, DISPLAYED_CREATOR, 12, 0)]
    old, new = (Observed(profile_for(build)) for build in (24769, 25770))
    assert visible(given, Logged(), old) == []
    assert visible(given, Logged(), new) == [(HOST, DISPLAYED_CREATOR, 12)]


def test_a_card_shown_and_hidden_again_is_told_of_meanwhile() -> None:
    """A trade of the opponent's: U378:20160-20216."""
    logged = Logged(shown={HOST: {}})
    moved = (TAG, HOST, REVEALED, 1, 0)
    assert visible([moved], logged, Observed()) == [(HOST, REVEALED, 1)]
    assert visible([moved], Logged(), Observed()) == []


@pytest.mark.parametrize(("build", "attack"), [(14830, 3), (15590, 0)])
def test_what_comes_into_sight_again_is_told_as_a_whole_since_15590(
    build: int, attack: int
) -> None:
    """Up to 14830 SHOW_ENTITY lists only what differs (U604a:1997)."""
    seen = Observed(profile_for(build))
    seen.apply(FullEntity(HOST, "CS2_182", ((ATK, 3), (ZONE, Zone.PLAY))))
    seen.apply(HideEntity(HOST, Zone.HAND))
    seen.apply(ShowEntity(HOST, "CS2_182", ((ZONE, Zone.PLAY),)))
    assert seen.state.get(HOST, ATK) == attack


def beside_a_pet(change: TagChange, out: Sequence[EnginePacket] = ()) -> Comparison:
    """What an action with one logged change amounts to, beside a pet."""
    seen = Observed()
    seen.known.add(HOST)
    seen.apply(FullEntity(HOST, "CS2_182", ((ZONE, Zone.PLAY),)))
    seen.apply(FullEntity(PET, "PET_99_9", ((CARDTYPE, CardType.PET), (ZONE, Zone.PLAY))))
    return compare(step_of(seen, [change], out))


def test_what_a_pet_does_is_out_of_scope_on_both_sides() -> None:
    found = beside_a_pet(TagChange(PET, 4018, 2), [(TAG, PET, NUM_TURNS_IN_PLAY, 1, 0)])
    assert (found.score.out_of_scope, found.score.missed, found.score.extra) == (1, [], [])
    assert found.tags == ()


def test_a_pet_explains_no_change_of_play() -> None:
    found = beside_a_pet(TagChange(HOST, DAMAGE, 3))
    assert [each.tag for each in found.tags] == [DAMAGE]
    assert found.score.missed


def test_a_change_that_rests_on_what_was_read_is_not_predicted() -> None:
    seen = Observed()
    seen.known.add(HOST)
    packets = [TagChange(HOST, DAMAGE, 3), TagChange(HOST, ATK, 1)]
    out = [(TAG, HOST, DAMAGE, 3, 0), (TAG, HOST, ATK, 1, 0)]
    unread = [(TAG, HOST, DAMAGE, 4, 0), (TAG, HOST, ATK, 1, 0)]
    step = step_of(seen, packets, out)
    score = compare(replace(step, simulated=replace(step.simulated, unread=unread))).score
    assert (score.predicted, score.read, score.missed) == (1, 1, [])
