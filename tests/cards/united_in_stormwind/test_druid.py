"""United in Stormwind with the Deadmines: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK
from table import YETI, stats, table


def test_vibrant_squirrel_hides_acorns() -> None:
    t = table(build=179020)
    t.kill(t.minion("SW_439"))
    assert [e.card_id for e in t.game.deck[1]] == ["SW_439t"] * 4
    t.play("CS2_023")
    assert "SW_439t2" in t.row()


def test_oracle_of_elune_copies_cheap_minions() -> None:
    t = table(build=90336)
    t.minion("SW_419")
    t.play("CS2_182"), t.play("CS2_231")
    assert sorted(t.row()) == ["CS2_182", "CS2_231", "CS2_231", "SW_419"]


@pytest.mark.parametrize(
    ("option", "form", "size"), [(0, "DED_001at", (3, 1)), (1, "DED_001bt", (1, 3))]
)
def test_a_druid_of_the_reef_takes_a_form(option: int, form: str, size: tuple[int, int]) -> None:
    t = table("HERO_06", build=192896)
    t.play("DED_001", option=option)
    assert (t.row(), stats(t.at(1, 0))) == ([form], size)


def test_sow_the_soil_is_chosen() -> None:
    t = table(build=88998)
    yeti = t.minion()
    t.play("SW_422", option=0)
    assert stats(yeti) == (5, 5)
    t.play("SW_422", option=1)
    assert t.row() == [YETI, "SW_422t"]


def test_a_park_panther_rouses_its_hero() -> None:
    t = table("HERO_06", build=185749)
    t.attack(t.minion("SW_431"), t.hero(2))
    assert t.hero(1).get(ATK) == 3
    t.round()
    assert t.hero(1).get(ATK) == 0


def test_composting_lets_each_minion_draw() -> None:
    t = table("HERO_06", build=185749)
    first, second, foe = t.minion(), t.minion(), t.minion(side=2)
    t.play("SW_437")
    t.deck("CS2_231", "CS2_231", "CS2_231")
    t.kill(first, second, foe)
    assert t.cards() == ["CS2_231"] * 2


def test_best_in_shell_summons_two_turtles() -> None:
    t = table(build=179020)
    t.play("SW_429")
    assert t.row() == ["SW_429t", "SW_429t"]
