"""The Lost City of Un'Goro: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    QUEST_PROGRESS,
)
from table import stats, table


def test_an_eternal_bloodpetal_leaves_a_seedling() -> None:
    t = table("HERO_06", build=233275)
    t.kill(t.minion("TLC_234"))
    assert t.row() == ["TLC_234t"]


def test_an_eternal_seedling_grows_to_a_bloodpetal() -> None:
    t = table("HERO_06", build=233275)
    t.kill(t.minion("TLC_234t"))
    assert t.row() == ["TLC_234"]


def test_a_full_board_counts_once_a_turn() -> None:
    t = table(build=233275)
    quest = t.play("TLC_239")
    for _ in range(6):
        t.minion()
    t.play("CS2_231")
    assert quest.get(QUEST_PROGRESS) == 1
    t.kill(t.at(1, 0))
    t.play("CS2_231")
    assert quest.get(QUEST_PROGRESS) == 1
    t.round()
    t.kill(t.at(1, 0))
    t.play("CS2_231")
    assert quest.get(QUEST_PROGRESS) == 2
    t.round()
    t.kill(t.at(1, 0))
    t.play("CS2_231")
    assert "TLC_239t" in t.cards()


def test_the_everbloom_strengthens_the_board_after_an_attack() -> None:
    t = table(build=233275)
    yeti = t.minion()
    t.weapon("TLC_239t")
    t.attack(t.hero(1), t.hero(2))
    assert stats(yeti) == (6, 7)
