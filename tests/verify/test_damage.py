"""A recording that contradicts itself is called damaged, and nothing of it is judged."""

from __future__ import annotations

from hsreplay_sim.replay.game import Game
from hsreplay_sim.replay.packets import Block, Packet
from hsreplay_sim.verify.damage import EXCHANGED, TORN, damage_of
from hsreplay_sim.verify.run import verify_game
from tests.small_game import FIRST, SECOND, small_game

OTHER = {FIRST: SECOND, SECOND: FIRST}


def exchanged(packets: list[Packet]) -> list[Packet]:
    """The blocks of each player under the other one's entity."""
    for packet in packets:
        if isinstance(packet, Block):
            packet.entity = OTHER.get(packet.entity, packet.entity)
    return packets


def broken() -> Game:
    game = small_game()
    game.packets = exchanged(game.packets)
    return game


def test_players_move_their_own_cards() -> None:
    assert damage_of(small_game(), 0, 9) == ""


def test_exchanged_players_are_damage() -> None:
    assert damage_of(broken(), 0, 9) == EXCHANGED


def test_lines_lost_in_most_actions_are_damage() -> None:
    """U053: both players carry one name, and no line that names one can be read."""
    assert damage_of(small_game(), 5, 9) == TORN
    assert damage_of(small_game(), 4, 8) == ""


def test_nothing_of_a_damaged_recording_is_judged() -> None:
    report = verify_game(broken())
    actions, changes = report.tally.actions, report.tally.tag_changes
    assert actions.total == actions.unverifiable == actions.with_adoption
    assert changes.missed == changes.extra == changes.predicted == 0
    assert report.tally.reasons == {"damaged recording": actions.total}
    assert f"damaged: {EXCHANGED}" in report.flags
