"""What the turn counts and writes in old and in new builds."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import PlayState, Step, Zone
from hsreplay_sim.base.tags import (
    ATTACKABLE_BY_RUSH,
    COMBO_ACTIVE,
    CURRENT_PLAYER_MIRROR,
    DEATHRATTLES_THIS_TURN,
    FATIGUE,
    LAST_GAME_TURN,
    NUM_ATTACKS_THIS_TURN,
    NUM_CARDS_DRAWN_THIS_TURN,
    NUM_TURNS_IN_HAND,
    NUM_TURNS_IN_PLAY,
    NUM_TURNS_LEFT,
    PLAYSTATE,
    RESOURCES_SPENT_THIS_TURN,
    RESOURCES_USED,
    RUSH,
    STEP,
    TURN,
    UNSPENT_RESOURCES_THIS_GAME,
)
from hsreplay_sim.engine.moves.ending import concede
from hsreplay_sim.engine.moves.turn import refresh_rush
from table import YETI, table
from texts import written


@pytest.mark.parametrize(("build", "mine", "theirs"), [(13740, 1, 2), (13921, 2, 2)])
def test_r41_minions_of_both_players_count_their_turns_since_13921(
    build: int, mine: int, theirs: int
) -> None:
    t = table(build=build)
    own, other = t.minion(), t.minion(side=2)
    t.end_turn()
    assert (own.get(NUM_TURNS_IN_PLAY), other.get(NUM_TURNS_IN_PLAY)) == (mine, theirs)


@pytest.mark.parametrize(("build", "counted"), [(22611, False), (23576, True)])
def test_r41_the_game_and_its_players_count_their_turns_too_since_23576(
    build: int, *, counted: bool
) -> None:
    t = table(build=build)
    t.end_turn()
    everybody = (t.game.root, t.game.owner(1), t.game.owner(2))
    assert [each.get(NUM_TURNS_IN_PLAY) for each in everybody] == [int(counted)] * 3


@pytest.mark.parametrize(("build", "told"), [(66927, 0), (74257, 21)])
def test_r40_the_turn_that_has_passed_is_told_since_74257(build: int, told: int) -> None:
    t = table(build=build)
    t.end_turn()
    assert t.game.root.get(LAST_GAME_TURN) == told


@pytest.mark.parametrize(("build", "told"), [(84593, 0), (88998, 8)])
def test_r40_players_count_their_own_turns_since_88998(build: int, told: int) -> None:
    t = table(build=build)
    t.game.owner(2).tags[TURN] = 7 if told else 0
    t.end_turn()
    assert t.tag(TURN, 2) == told


@pytest.mark.parametrize(("build", "told"), [(30103, []), (30795, [(1, 1), (1, 0), (2, 1)])])
def test_r40_the_player_to_move_is_told_twice_since_30795(
    build: int, told: list[tuple[int, int]]
) -> None:
    t = table(build=build)
    since = len(t.game.out)
    t.end_turn()
    sides = {t.game.owner(side).id: side for side in (1, 2)}
    changes = [
        (e, value) for e, tag, value in written(t.game, since) if tag == CURRENT_PLAYER_MIRROR
    ]
    assert [(sides[entity], value) for entity, value in changes] == told


@pytest.mark.parametrize(("build", "left"), [(121569, 0), (134558, 28)])
def test_r42_mana_that_was_not_spent_is_counted_since_134558(build: int, left: int) -> None:
    t = table(build=build)
    t.game.owner(1).tags[RESOURCES_USED] = 2
    t.end_turn()
    assert t.tag(UNSPENT_RESOURCES_THIS_GAME) == left


@pytest.mark.parametrize(("build", "inside"), [(181554, False), (183876, True)])
def test_r55_unspent_mana_is_counted_before_the_cleanup_up_to_181554(
    build: int, *, inside: bool
) -> None:
    t = table(build=build)
    since = len(t.game.out)
    t.end_turn()
    changes = [(tag, value) for _, tag, value in written(t.game, since)]
    cleanup = changes.index((STEP, Step.MAIN_CLEANUP))
    assert (changes.index((UNSPENT_RESOURCES_THIS_GAME, 30)) > cleanup) == inside


@pytest.mark.parametrize(("build", "left"), [(175913, 0), (179020, 4)])
def test_r41_what_was_spent_in_a_turn_stands_until_more_is_spent_since_179020(
    build: int, left: int
) -> None:
    t = table(build=build)
    t.game.owner(2).tags[RESOURCES_SPENT_THIS_TURN] = 4
    t.end_turn()
    assert t.tag(RESOURCES_SPENT_THIS_TURN, 2) == left


@pytest.mark.parametrize(("build", "drawn"), [(145077, 3), (148211, 0)])
def test_r41_what_was_drawn_in_the_other_turn_is_forgotten_since_148211(
    build: int, drawn: int
) -> None:
    t = table(build=build)
    t.game.owner(1).tags[NUM_CARDS_DRAWN_THIS_TURN] = 3
    t.end_turn()
    assert t.tag(NUM_CARDS_DRAWN_THIS_TURN, 1) == drawn


@pytest.mark.parametrize(("build", "turns"), [(121569, 0), (134558, 1)])
def test_r41_secrets_count_their_turns_since_134558(build: int, turns: int) -> None:
    t = table(build=build)
    secret = t.game.create("EX1_287", 1, Zone.SECRET)
    t.end_turn()
    assert secret.get(NUM_TURNS_IN_PLAY) == turns


@pytest.mark.parametrize(("build", "ended"), [(42174, 0), (45310, 1)])
def test_r86_deathrattles_of_a_turn_are_counted_since_45310(build: int, ended: int) -> None:
    t = table(build=build)
    t.kill(t.minion("EX1_029"))
    assert t.tag(DEATHRATTLES_THIS_TURN) == ended
    t.end_turn()
    assert t.tag(DEATHRATTLES_THIS_TURN) == 0


@pytest.mark.parametrize(("build", "at_its_end"), [(30103, False), (30795, True)])
def test_r104_a_combo_ends_with_its_turn_since_30795(build: int, *, at_its_end: bool) -> None:
    t = table(build=build)
    t.play(YETI)
    t.end_turn()
    assert t.tag(COMBO_ACTIVE, 1) == int(not at_its_end)
    t.end_turn()
    assert t.tag(COMBO_ACTIVE, 1) == 0


@pytest.mark.parametrize(("build", "left"), [(22611, [0, 1]), (23576, [])])
def test_r57_up_to_22611_every_turn_is_taken_from_those_that_are_left(
    build: int, left: list[int]
) -> None:
    t = table(build=build)
    since = len(t.game.out)
    t.end_turn()
    changes = written(t.game, since, of=t.game.owner(1))
    assert [value for _, tag, value in changes if tag == NUM_TURNS_LEFT] == left


@pytest.mark.parametrize(("build", "on_hero"), [(10357, True), (14830, False)])
def test_r48_fatigue_is_counted_on_the_hero_up_to_10357(build: int, *, on_hero: bool) -> None:
    t = table(build=build)
    t.end_turn()
    assert (t.hero(2).get(FATIGUE), t.tag(FATIGUE, 2)) == (int(on_hero), int(not on_hero))


@pytest.mark.parametrize(("build", "at_once"), [(23576, False), (23966, True)])
def test_r41_the_attacks_of_a_hero_are_forgotten_behind_the_draw_up_to_23576(
    build: int, *, at_once: bool
) -> None:
    t = table(build=build)
    hero = t.hero(2)
    hero.tags[NUM_ATTACKS_THIS_TURN] = 1
    since = len(t.game.out)
    t.end_turn()
    changes = written(t.game, since)
    forgotten = changes.index((hero.id, NUM_ATTACKS_THIS_TURN, 0))
    started = changes.index((t.game.root.id, STEP, Step.MAIN_START))
    assert (forgotten < started) == at_once


@pytest.mark.parametrize(
    ("build", "states"),
    [
        (10833, [PlayState.CONCEDED, PlayState.LOSING, PlayState.LOST]),
        (11500, [PlayState.CONCEDED, PlayState.LOST]),
    ],
)
def test_r217_who_concedes_is_losing_first_up_to_10833(build: int, states: list[int]) -> None:
    t = table(build=build)
    since = len(t.game.out)
    concede(t.game, 1)
    changes = written(t.game, since, of=t.game.owner(1))
    assert [value for _, tag, value in changes if tag == PLAYSTATE] == states


@pytest.mark.parametrize(("build", "theirs"), [(185749, 0), (189017, 1)])
def test_r40_cards_in_both_hands_count_a_turn_since_189017(build: int, theirs: int) -> None:
    t = table(build=build)
    held = t.hand(YETI, 1), t.hand(YETI, 2)
    t.end_turn()
    assert [card.get(NUM_TURNS_IN_HAND) for card in held] == [1, theirs]


@pytest.mark.parametrize(("build", "theirs"), [(185749, 0), (189017, 1)])
def test_r55_the_end_of_a_game_counts_the_same_hands_as_a_turn(build: int, theirs: int) -> None:
    t = table(build=build)
    held = t.hand(YETI, 1), t.hand(YETI, 2)
    concede(t.game, 2)
    assert [card.get(NUM_TURNS_IN_HAND) for card in held] == [1, theirs]


@pytest.mark.parametrize(("build", "marked"), [(23576, 0), (23966, 1)])
def test_r220_what_rush_may_attack_is_marked_since_23966(build: int, marked: int) -> None:
    t = table(build=build)
    t.minion(side=2)
    runner = t.minion()
    runner.tags |= {RUSH: 1, NUM_TURNS_IN_PLAY: 0}
    refresh_rush(t.game)
    assert runner.get(ATTACKABLE_BY_RUSH) == marked
