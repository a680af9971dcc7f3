"""Of a recording that is damaged throughout, or from a step on, nothing is judged there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.source import Problem
from hsreplay_sim.base.tags import CARDTYPE, ZONE
from hsreplay_sim.replay.actions import course_of
from hsreplay_sim.replay.packets import Block, Choices, Packet, ShowEntity
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.trust.losses import BACK, EXCHANGED, LATE, MOSTLY_LOST, Losses, losses_of
from tests.small_game import FIRST, SECOND, end, small_game, turn

OTHER = {FIRST: SECOND, SECOND: FIRST}


def exchanged(packets: list[Packet]) -> list[Packet]:
    """The blocks of each player under the other one's entity."""
    for packet in packets:
        if isinstance(packet, Block):
            packet.entity = OTHER.get(packet.entity, packet.entity)
    return packets


def broken() -> Recording:
    game = small_game()
    game.packets = exchanged(game.packets)
    return game


def numbered(game: Recording) -> Recording:
    """The game with a line of its own for every packet."""
    packets = [structs.replace(each, line=at) for at, each in enumerate(game.packets, 1)]
    return replace(game, packets=packets)


def losses(game: Recording) -> Losses:
    """What a recording lost, read as before its first action."""
    course, start = course_of(game.packets), Observed()
    start.apply_all(course.setup)
    return losses_of(game, course.actions, start)


def test_players_move_their_own_cards() -> None:
    assert losses(small_game()).damage == ""


def test_exchanged_players_are_damage() -> None:
    found = losses(broken())
    assert (found.damage, found.spoil(1)) == (EXCHANGED, True)


@pytest.mark.parametrize(("zone", "late"), [(Zone.HAND, ""), (Zone.GRAVEYARD, LATE)])
def test_cards_of_the_mulligan_that_are_described_as_buried_are_damage(
    zone: Zone, late: str
) -> None:
    """U200a:502: the quest that the mulligan offers has been played, by its description."""
    deal = small_game().packets
    at = next(at for at, each in enumerate(deal) if isinstance(each, Block))
    told = [ShowEntity(each, "CS2_231", ((CARDTYPE, 4), (ZONE, zone))) for each in (25, 20)]
    deal[at] = structs.replace(deal[at], packets=[*deal[at].packets[:-6], *told])
    deal.insert(at + 2, Choices(1, 2, 1, 0, 3, 1, (25, 20)))
    assert losses(replace(small_game(), packets=deal)).damage == late


def test_lines_lost_in_most_actions_are_damage() -> None:
    """U053: both players carry one name, and no line that names one can be read."""
    game = numbered(small_game())
    begins = [each.line for each in course_of(game.packets).actions]
    half = len(begins) // 2
    for lost, damage in ((half, ""), (half + 1, MOSTLY_LOST)):
        game.problems = [
            Problem("P101", "cannot be read", line, lost=True) for line in begins[:lost]
        ]
        found = losses(game)
        assert len(found.tags) == lost
        assert found.damage == damage


def test_what_comes_after_a_step_back_in_time_is_damage() -> None:
    found = Losses(damage=BACK, damaged_since=7)
    assert [found.spoil(step) for step in (6, 7, 8)] == [False, True, True]


def test_a_recording_is_judged_up_to_where_a_turn_comes_again() -> None:
    game = small_game(*end(), *turn(SECOND, 2), *end())
    report = verify_game(game)
    spoilt = [step for step, word in report.outcomes.items() if word == "damaged recording"]
    assert spoilt == list(range(spoilt[0], report.tally.actions.total + 1))
    assert len(spoilt) == 2 < report.tally.actions.total
    assert f"damaged: {BACK}, from step {spoilt[0]} on" in report.flags


def test_nothing_of_a_damaged_recording_is_judged() -> None:
    report = verify_game(broken())
    actions, changes = report.tally.actions, report.tally.tag_changes
    assert actions.total == actions.unverifiable == actions.with_adoption
    assert changes.missed == changes.extra == changes.predicted == 0
    assert report.tally.reasons == {"damaged recording": actions.total}
    assert report.tally.options.checked == 0
    assert f"damaged: {EXCHANGED}" in report.flags
