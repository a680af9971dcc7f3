"""Murder at Castle Nathria: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    DAMAGE,
    HEALTH,
)
from hsreplay_sim.engine.keywords.start import start_of_game
from hsreplay_sim.engine.moves.play import play
from table import table


def test_volatile_skeleton_hurts_a_random_enemy() -> None:
    t = table(build=185749)
    yeti = t.minion(side=2)
    t.answers(yeti)
    t.kill(t.minion("REV_845"))
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 0)


def test_stoneborn_general_leaves_a_gravewing() -> None:
    t = table(build=179020)
    t.kill(t.minion("REV_375"))
    assert t.row() == ["REV_375t"]


@pytest.mark.parametrize(("build", "health"), [(158725, 40), (185749, 35), (212031, 40)])
def test_prince_renathal_raises_the_health_of_his_player(build: int, health: int) -> None:
    """U043:593, U044:735"""
    t = table(build=build)
    t.deck("REV_018")
    start_of_game(t.game)
    assert (t.hero(1).get(HEALTH), t.hero(2).get(HEALTH)) == (health, 30)


def test_a_renovator_destroys_an_enemy_location() -> None:
    t = table(build=208591)
    mine, theirs = t.minion("REV_990"), t.minion("REV_990", side=2)
    play(t.game, t.hand("REV_023"), theirs)
    assert (t.row(2), theirs.zone, mine.zone) == ([], Zone.GRAVEYARD, Zone.PLAY)
