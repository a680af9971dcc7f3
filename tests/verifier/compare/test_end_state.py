"""What the recording seat would be told of the engine's changes."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import FULL, HIDE, TAG
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
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.compare.end_state import (
    Logged,
    is_told,
    read_action,
    score_changes,
    visible,
)
from hsreplay_sim.verifier.compare.on_the_way import compare_sequences
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.recording.told import hidden_tags_told

HOST, PET, ENCHANTMENT = 20, 30, 1_000_001
LAID_ON = [
    (FULL, ENCHANTMENT, "EX1_608e", {CARDTYPE: CardType.ENCHANTMENT, ATTACHED: HOST}, None),
    (TAG, ENCHANTMENT, ZONE, Zone.PLAY, Zone.SETASIDE),
]


def test_an_aura_on_a_card_out_of_sight_is_not_told() -> None:
    assert list(visible(LAID_ON, Logged(), Observed())) == []


def test_an_aura_on_a_card_in_sight_is_told() -> None:
    seen = Observed()
    seen.known.add(HOST)
    assert list(visible(LAID_ON, Logged(), seen)) == [(ENCHANTMENT, ZONE, Zone.PLAY)]


def test_an_enchantment_younger_than_the_build_is_not_told() -> None:
    seen = Observed()
    seen.known.add(HOST)
    laid_on = [(FULL, ENCHANTMENT, "GBL_005e", {ATTACHED: HOST}, None), LAID_ON[1]]
    assert list(visible(laid_on, Logged(), seen)) == []


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
    assert list(visible(returned, Logged(), seen)) == [placed]
    hidden = Logged(hidden={HOST})
    assert list(visible(returned, hidden, seen)) == [(HOST, ZONE_POSITION, 0), placed]


def test_who_generated_a_card_out_of_sight_is_told_since_25770() -> None:
    """24769 tells nothing of it (none of 20, U063:1396), 25770 does (U091b:1666)."""
    given = [(TAG, HOST, DISPLAYED_CREATOR, 12, 0)]
    old, new = (Observed(hidden_tags_told(profile_for(build))) for build in (24769, 25770))
    assert list(visible(given, Logged(), old)) == []
    assert list(visible(given, Logged(), new)) == [(HOST, DISPLAYED_CREATOR, 12)]


def test_a_card_shown_and_hidden_again_is_told_of_meanwhile() -> None:
    """A trade of the opponent's: U378:20160-20216."""
    logged = Logged(shown={HOST: {}})
    moved = (TAG, HOST, REVEALED, 1, 0)
    assert list(visible([moved], logged, Observed())) == [(HOST, REVEALED, 1)]
    assert list(visible([moved], Logged(), Observed())) == []


@pytest.mark.parametrize(("build", "attack"), [(14830, 3), (15590, 0)])
def test_what_comes_into_sight_again_is_told_as_a_whole_since_15590(
    build: int, attack: int
) -> None:
    """Up to 14830 SHOW_ENTITY lists only what differs (U604a:1997)."""
    seen = Observed.by_profile(profile_for(build))
    seen.apply(FullEntity(HOST, "CS2_182", ((ATK, 3), (ZONE, Zone.PLAY))))
    seen.apply(HideEntity(HOST, Zone.HAND))
    seen.apply(ShowEntity(HOST, "CS2_182", ((ZONE, Zone.PLAY),)))
    assert seen.state.get(HOST, ATK) == attack


@pytest.mark.parametrize(("told", "differ"), [(3, 0), (2, 1)])
def test_a_hidden_card_may_tell_the_place_that_it_keeps(told: int, differ: int) -> None:
    """It was third in the hand and stands third on the board: U124:4538-4573."""
    seen = Observed()
    seen.places_after_zone = True
    seen.apply(FullEntity(HOST, "", ((ZONE, Zone.HAND), (ZONE_POSITION, 3))))
    shown = ShowEntity(HOST, "UNG_810", ((ZONE, Zone.PLAY), (ZONE_POSITION, 0)))
    logged = read_action(Tape([shown, TagChange(HOST, ZONE_POSITION, told)]), seen)
    out = [(TAG, HOST, ZONE, Zone.PLAY, Zone.HAND)]
    assert len(compare_sequences(seen, logged, out)) == differ


@pytest.mark.parametrize(("told", "differ"), [(1, 0), (2, 0), (3, 1)])
def test_what_the_engine_tells_again_counts_where_the_recording_does_so_too(
    told: int, differ: int
) -> None:
    """A size that is told twice, of a body that was there before (U567:8068, 8069)."""
    seen = Observed()
    seen.apply(FullEntity(HOST, "CATA_580t", ((ATK, 2), (ZONE, Zone.SETASIDE))))
    logged = read_action(Tape([TagChange(HOST, ATK, 4)] * told), seen)
    out = [(TAG, HOST, ATK, 4, 2), (TAG, HOST, ATK, 4, 4)]
    assert len(compare_sequences(seen, logged, out)) == differ


def _with_a_pet(*told: TagChange) -> tuple[Observed, Logged]:
    """A recording with a pet beside the host, and one action of it."""
    seen = Observed()
    seen.known.add(HOST)
    seen.apply(FullEntity(PET, "PET_99_9", [(CARDTYPE, CardType.PET), (ZONE, Zone.PLAY)]))
    return seen, read_action(Tape(list(told)), seen)


def test_what_a_pet_does_is_out_of_scope_on_both_sides() -> None:
    seen, logged = _with_a_pet(TagChange(PET, 4018, 2))
    out = [(TAG, PET, NUM_TURNS_IN_PLAY, 1, 0)]
    score = score_changes(logged, out, set(), seen, lambda _: False)
    assert (score.out_of_scope, score.missed, score.extra) == (1, [], [])
    assert not is_told(PET, NUM_TURNS_IN_PLAY, seen)
    assert not compare_sequences(seen, logged, out)


def test_a_pet_explains_no_change_of_play() -> None:
    seen, logged = _with_a_pet(TagChange(HOST, DAMAGE, 3))
    assert [each.tag for each in compare_sequences(seen, logged, [])] == [DAMAGE]
    assert score_changes(logged, [], set(), seen, lambda _: False).missed
