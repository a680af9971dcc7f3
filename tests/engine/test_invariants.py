"""The invariants hold over whole random games, and each of them notices when it is broken."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    ATTACHED,
    CONTROLLER,
    COST,
    CURRENT_PLAYER,
    DAMAGE,
    RESOURCES_USED,
    TO_BE_DESTROYED,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.invariants import check, holds
from hsreplay_sim.engine.rules.summon import summon
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.play.selfplay import moves, new_engine

BUILD = 185749


@pytest.mark.parametrize("build", [13619, 25770, 88998, 255790])
def test_random_vanilla_games_are_sound_after_every_move(build: int) -> None:
    for seed in range(3):
        game, oracle = new_engine(seed, build)
        for _ in moves(game, oracle):
            assert check(game) == []
        assert check(game) == []


def seeds(count: int) -> list[object]:
    """The first few seeds of a long row; the rest is slow."""
    few = count // 10
    return [
        pytest.param(range(few), id="some"),
        pytest.param(range(few, count), id="many", marks=pytest.mark.slow),
    ]


@pytest.mark.parametrize("some", seeds(40))
@pytest.mark.parametrize("build", [20457, 54613, 185749])
def test_random_games_of_implemented_cards_are_sound_after_every_move(
    build: int, some: range
) -> None:
    for seed in some:
        game, oracle = new_engine(seed, build, vanilla=False)
        for move in moves(game, oracle):
            assert check(game) == [], (seed, move)


def sound() -> Game:
    game, _ = new_engine(1, BUILD)
    for _ in range(2):
        summon(game, game.root, "CS2_182", 1)
    game.auras_dirty = False
    assert check(game) == []
    return game


def mine(game: Game) -> Entity:
    return game.board[1][0]


def put(entity: Entity | None, tag: int, value: int) -> None:
    assert entity is not None
    entity.tags[tag] = value


def _power(game: Game) -> Entity:
    assert game.power[1] is not None
    return game.power[1]


def _both_current(game: Game) -> None:
    for side in (1, 2):
        put(game.owner(side), CURRENT_PLAYER, 1)


BROKEN: list[tuple[str, Callable[[Game], object], str]] = [
    ("hand-gap", lambda g: put(g.hand[1][0], ZONE_POSITION, 9), "player 1: hand positions"),
    ("board-gap", lambda g: put(mine(g), ZONE_POSITION, 2), r"board positions \[2, 2\]"),
    ("doomed", lambda g: put(mine(g), DAMAGE, 5), "is in play with no health left"),
    ("to-be-destroyed", lambda g: put(mine(g), TO_BE_DESTROYED, 1), "still to be destroyed"),
    ("no-power", lambda g: g.move(_power(g), Zone.SETASIDE), "0 hero powers in play"),
    ("two-current", _both_current, "both players are current"),
    ("mana", lambda g: put(g.owner(2), RESOURCES_USED, 8), "8 mana used of"),
    ("negative", lambda g: put(g.hero[1], ARMOR, -1), "tag 292 is -1"),
    ("host", lambda g: put(mine(g), ATTACHED, 999), "attached to #999, which does not exist"),
    ("zone-tag", lambda g: put(mine(g), ZONE, Zone.HAND), "not those of its tags"),
    ("controller-tag", lambda g: put(mine(g), CONTROLLER, 2), "not those of its tags"),
    ("zone-list", lambda g: g.in_play[1].remove(mine(g)), "the list of the play"),
    ("board-list", lambda g: g.board[1].clear(), "the board is not what the tags say"),
    ("attack", lambda g: put(mine(g), ATK, 7), "tag 47 is stored as 7, folded 4"),
    ("cost", lambda g: put(g.hand[2][0], COST, 77), "tag 48 is stored as 77"),
    ("open-block", lambda g: g.open(5, g.root), "1 blocks are open"),
    ("id", lambda g: setattr(g, "next_id", 5), "has an id that is not its own"),
]


@pytest.mark.parametrize(("damage", "complaint"), [pytest.param(b, c, id=a) for a, b, c in BROKEN])
def test_a_broken_state_is_noticed(damage: Callable[[Game], object], complaint: str) -> None:
    game = sound()
    damage(game)
    assert any(re.search(complaint, text) for text in check(game)), check(game)


@pytest.mark.parametrize("damage", [pytest.param(b, id=a) for a, b, _ in BROKEN])
def test_a_broken_state_is_noticed_by_the_entities_that_were_touched(
    damage: Callable[[Game], object],
) -> None:
    game = sound()
    assert holds(game, [*game.entities])
    damage(game)
    assert not holds(game, [*game.entities])


def test_stats_are_added_up_for_the_host_of_what_was_touched() -> None:
    game = sound()
    put(mine(game), ATK, 7)
    assert holds(game, [])
    assert not holds(game, [mine(game).id])
