"""A recording that contradicts itself is called damaged, and nothing of it is judged."""

from __future__ import annotations

from msgspec.structs import replace

from hsreplay_sim.base.tags import ARMOR, NUM_TURNS_IN_PLAY
from hsreplay_sim.replay.packets import Block, FullEntity, Packet
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.contradictions import (
    AGED,
    BACK,
    EXCHANGED,
    TORN,
    Damage,
    damage_of,
)
from hsreplay_sim.verifier.run import verify_game
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


def test_players_move_their_own_cards() -> None:
    assert damage_of(small_game(), 0, 9) is None


def test_exchanged_players_are_damage() -> None:
    assert damage_of(broken(), 0, 9) == Damage(EXCHANGED)


def test_lines_lost_in_most_actions_are_damage() -> None:
    """U053: both players carry one name, and no line that names one can be read."""
    assert damage_of(small_game(), 5, 9) == Damage(TORN)
    assert damage_of(small_game(), 4, 8) is None


def aged(tag: int) -> Recording:
    """A hero that has been there for turns when the game is created."""
    game = small_game()
    at = next(n for n, packet in enumerate(game.packets) if isinstance(packet, FullEntity))
    first = game.packets[at]
    assert isinstance(first, FullEntity)
    game.packets[at] = replace(first, tags=(*first.tags, (tag, 13)))
    return game


def test_turns_in_play_before_the_first_step_are_damage() -> None:
    """U200a: the XML of a converter that wrote the entities as they were at the end."""
    assert damage_of(aged(NUM_TURNS_IN_PLAY), 0, 9) == Damage(AGED)
    assert damage_of(aged(ARMOR), 0, 9) is None


def test_what_comes_behind_a_step_back_in_time_is_damage() -> None:
    damage = damage_of(small_game(), 0, 9, back=7)
    assert damage == Damage(BACK, 7)
    assert [damage.spoils(step) for step in (6, 7, 8)] == [False, True, True]


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
