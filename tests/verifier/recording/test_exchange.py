"""A game whose players were given each other's name is read the other way round."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from hsreplay_sim.base.enums import Mulligan
from hsreplay_sim.base.tags import MULLIGAN_STATE
from hsreplay_sim.replay.packets import Block, ChosenEntities, Packet, TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.exchange import are_exchanged, righted
from hsreplay_sim.verifier.run import verify_game
from tests.small_game import FIRST, SECOND, small_game

OTHER = {FIRST: SECOND, SECOND: FIRST}


def sound_game() -> Recording:
    """The small game; the mulligan of the first player tells in its block that it is done."""
    game = small_game()
    block = next(p for p in game.packets if isinstance(p, Block) and p.entity == FIRST)
    block.packets.append(TagChange(FIRST, MULLIGAN_STATE, Mulligan.WAITING))
    return game


def exchanged(packet: Packet) -> Packet:
    """The packet under the other player's entity, if it names one."""
    if isinstance(packet, Block):
        inner = [exchanged(each) for each in packet.packets]
        entity = OTHER.get(packet.entity, packet.entity)
        return structs.replace(packet, entity=entity, packets=inner)
    if isinstance(packet, TagChange):
        return structs.replace(packet, entity=OTHER.get(packet.entity, packet.entity))
    if isinstance(packet, ChosenEntities):
        return structs.replace(packet, player=OTHER[packet.player])
    return packet


def test_a_sound_game_is_read_as_it_is() -> None:
    game = small_game()
    assert righted(game) == (game, "")


def test_exchanged_players_are_read_the_other_way_round() -> None:
    sound = sound_game()
    wrong = replace(sound, packets=[exchanged(packet) for packet in sound.packets])
    assert are_exchanged(wrong)
    found, word = righted(wrong)
    assert found.packets == sound.packets
    assert word == "players exchanged from line 0 on, read the other way round"


def test_an_exchange_begins_where_a_player_is_told_twice_what_both_are_told() -> None:
    """U573:579: the names go wrong as the mulligan begins."""
    sound = sound_game()
    begins = next(
        n
        for n, packet in enumerate(sound.packets)
        if isinstance(packet, TagChange) and packet.tag == MULLIGAN_STATE
    )
    both = [TagChange(FIRST, MULLIGAN_STATE, 1, 7), TagChange(SECOND, MULLIGAN_STATE, 1, 8)]
    sound.packets[begins:begins] = both
    wrong = replace(
        sound,
        packets=[
            *sound.packets[: begins + 1],
            *(exchanged(packet) for packet in sound.packets[begins + 1 :]),
        ],
    )
    found, word = righted(wrong)
    assert found.packets == sound.packets
    assert word == "players exchanged from line 8 on, read the other way round"


def test_the_report_says_that_the_players_were_exchanged() -> None:
    sound = sound_game()
    wrong = replace(sound, packets=[exchanged(packet) for packet in sound.packets])
    report, as_it_was = verify_game(wrong), verify_game(sound)
    assert report.tally.actions == as_it_was.tally.actions
    assert report.flags[-1].startswith("players exchanged")
