"""March of the Lich King: Death Knight; epics, legendaries and Vampiric Blood, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import (
    CARDRACE,
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    COST,
    DAMAGE,
    FROZEN,
    HEALTH,
)
from table import YETI, stats, table

NEW = 185749


@pytest.mark.parametrize(("build", "layers"), [(185749, 0), (201108, 1), (255790, 1)])
@pytest.mark.parametrize(("corpses", "health", "drawn"), [(2, 35, 0), (3, 40, 1)])
def test_vampiric_blood_is_stronger_with_corpses(
    build: int, layers: int, corpses: int, health: int, drawn: int
) -> None:
    t = table("HERO_11", build=build)
    t.deck(YETI)
    for _ in range(corpses):
        t.play("RLK_503")
    assert t.tag(CORPSES) == corpses
    t.play("RLK_051")
    hero = t.hero(1)
    assert (hero.get(HEALTH), len(t.cards())) == (health, drawn)
    assert [e.card_id for e in hero.attached] == ["RLK_051e"] * layers


def test_frostwyrms_fury_is_aimed_and_freezes_all_enemy_minions() -> None:
    t = table("HERO_11", build=NEW)
    mine, yeti = t.minion(), t.minion(side=2)
    t.play("RLK_063", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.hero(2).get(FROZEN)) == (5, 0)
    assert (yeti.get(FROZEN), mine.get(FROZEN)) == (1, 0)
    assert t.row() == [YETI, "RLK_063t"]


def test_obliterate_costs_health() -> None:
    t = table("HERO_11", build=NEW)
    t.play("RLK_125", t.minion(side=2))
    assert (t.row(2), t.hero(1).get(DAMAGE)) == ([], 3)


def test_the_first_obliterate_costs_the_health_of_the_minion() -> None:
    t = table("HERO_11", build=159202)
    t.play("RLK_125", t.minion(side=2, damage=1))
    assert (t.row(2), t.hero(1).get(DAMAGE)) == ([], 4)


def test_the_scourge_fills_the_board_with_undead() -> None:
    t = table("HERO_11", build=195635)
    t.minion()
    t.play("RLK_122")
    assert len(t.row()) == 7
    assert all(e.get(CARDRACE) == Race.UNDEAD for e in t.game.row(1)[1:])


def test_thassarian_strikes_as_it_comes_and_as_it_dies() -> None:
    t = table("HERO_11", build=NEW)
    yeti = t.minion(side=2)
    t.answers(1, 0)
    thassarian = t.play("RLK_223")
    t.kill(thassarian)
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 2)


def test_a_soulstealer_takes_a_corpse_for_each_enemy_and_each_friend_that_dies() -> None:
    t = table("HERO_11", build=NEW)
    for side in (1, 2, 2):
        t.minion(side=side)
    t.play("RLK_741")
    assert (t.row(), t.row(2)) == (["RLK_741"], [])
    assert t.tag(CORPSES) == 2 + 1


@pytest.mark.parametrize(("corpses", "attack", "spent"), [(4, 5, 0), (5, 7, 5)])
def test_grave_strength_is_greater_with_corpses(corpses: int, attack: int, spent: int) -> None:
    t = table("HERO_11", build=NEW)
    t.game.owner(1).tags[CORPSES] = corpses
    yeti, enemy = t.minion(), t.minion(side=2)
    t.play("RLK_707")
    assert (stats(yeti), stats(enemy)) == ((attack, 5), (4, 5))
    assert t.tag(CORPSES_SPENT_THIS_GAME) == spent


@pytest.mark.parametrize(("spent", "cost"), [(0, 9), (4, 5), (12, 0)])
def test_a_stitched_giant_is_cheaper_by_the_corpses_spent(spent: int, cost: int) -> None:
    t = table(build=NEW)
    giant = t.hand("RLK_744")
    t.game.owner(1).tags[CORPSES_SPENT_THIS_GAME] = spent
    t.round()
    assert giant.get(COST) == cost
