"""Handlers are called for their kind of packet, in order, and know where they are."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

import hsreplay_sim as hs
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, ZONE
from hsreplay_sim.replay import packets
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import Block, Packet, SubSpell, TagChange
from hsreplay_sim.replay.walking.walk import KINDS, Handlers, Walk
from places import ROOT
from small_game import small_game

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"


@pytest.fixture(scope="module")
def planted() -> hs.Recording:
    return hs.load(PLANTED).recording()


def test_every_kind_of_packet_has_a_handler() -> None:
    assert set(KINDS.values()) == set(get_args(packets.Packet))
    hints = get_type_hints(Handlers)
    assert hints.keys() - KINDS.keys() == {"any_packet", "block_end"}
    for name, kind in KINDS.items():
        (of_kind, _), _ = get_args(hints[name])
        assert of_kind is kind


def test_all_packets_are_come_to_in_the_order_in_which_they_were_written(
    planted: hs.Recording,
) -> None:
    seen: list[Packet] = []
    planted.walk(any_packet=lambda packet, _: seen.append(packet))
    assert seen == list(packets.walk(planted.packets))


def test_a_handler_is_called_for_its_kind_alone(planted: hs.Recording) -> None:
    seen: list[TagChange] = []
    planted.walk(tag_change=lambda change, _: seen.append(change))
    assert seen == [each for each in packets.walk(planted.packets) if type(each) is TagChange]


def test_the_state_is_the_one_in_front_of_the_packet(planted: hs.Recording) -> None:
    damage: list[tuple[int, int, int]] = []

    def noted(change: TagChange, walk: hs.Walk) -> None:
        if change.entity == 14 and change.tag == DAMAGE:
            damage.append((walk.step, walk.state.get(14, DAMAGE), change.value))

    planted.walk(tag_change=noted)
    assert damage == [(34, 0, 3), (34, 3, 0)]


def test_at_the_end_of_a_block_what_it_did_is_done(planted: hs.Recording) -> None:
    zones: list[tuple[str, int]] = []
    attack = planted.actions[33]

    def opens(block: Block, walk: hs.Walk) -> None:
        if walk.step == attack.step and block.entity == attack.entity and not walk.blocks:
            zones.append(("before", walk.get(14, ZONE)))

    def ends(block: Block, walk: hs.Walk) -> None:
        if walk.step == attack.step and not walk.blocks:
            zones.append(("after", walk.get(14, ZONE)))

    planted.walk(block=opens, block_end=ends)
    assert zones[0] == ("before", Zone.PLAY)
    assert zones[-1] == ("after", Zone.GRAVEYARD)


def test_the_blocks_around_a_packet_are_known_from_the_outermost() -> None:
    inner = Block(5, 7, [TagChange(7, ZONE, 1), SubSpell("x", 7, (), [TagChange(7, ZONE, 2)])])
    game = hs.Recording("", 1, "", [Block(7, 9, [inner, TagChange(7, ZONE, 3)])])
    around: list[tuple[int, list[int]]] = []
    game.walk(
        tag_change=lambda change, walk: around.append(
            (change.value, [block.entity for block in walk.blocks])
        )
    )
    assert around == [(1, [9, 7]), (2, [9, 7]), (3, [9])]


def test_steps_and_turns_are_those_of_the_actions(planted: hs.Recording) -> None:
    turns: dict[int, int] = {}
    planted.walk(any_packet=lambda _, walk: turns.setdefault(walk.step, walk.turn))
    assert list(turns) == list(range(64))
    assert all(turns[each.step] == each.turn for each in planted.actions)


def test_a_walk_can_be_stopped(planted: hs.Recording) -> None:
    seen: list[TagChange] = []

    def first(change: TagChange, walk: hs.Walk) -> None:
        seen.append(change)
        walk.stop()

    walk = planted.walk(tag_change=first)
    assert len(seen) == 1
    assert walk.stopped


def test_a_stop_is_heard_by_the_other_handler_of_the_packet(planted: hs.Recording) -> None:
    seen: list[Packet] = []
    planted.walk(any_packet=lambda _, walk: walk.stop(), create_game=lambda p, _: seen.append(p))
    assert seen == []


def test_the_walk_at_its_end_has_the_state_of_the_end(planted: hs.Recording) -> None:
    walk = planted.walk()
    assert walk.state == planted.state() == Fold().apply_all(planted.packets).state
    assert (walk.game, walk.players) == (1, (2, 3))
    assert walk.blocks == []


def test_an_empty_recording_is_walked_through() -> None:
    assert hs.Recording("", 1, "").walk(any_packet=lambda *_: 1 // 0).step == 0


def test_a_misspelled_handler_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(TypeError, match="called 'tag_changed'; there are: block, cached_tag"):
        small_game().walk(tag_changed=print)  # type: ignore[call-arg]


def test_a_walk_is_public() -> None:
    assert hs.Walk is Walk
