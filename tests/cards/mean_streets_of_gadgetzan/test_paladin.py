"""Mean Streets of Gadgetzan: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, DIVINE_SHIELD
from table import YETI, stats, table


@pytest.mark.parametrize(
    "card_id",
    [
        "CFM_305",
        "CFM_753",
    ],
)
def test_smugglers_strengthen_the_hand(card_id: str) -> None:
    t = table()
    yeti, spell = t.hand(YETI), t.hand("GAME_005")
    t.play(card_id)
    assert stats(yeti) == (5, 6)
    assert spell.attached == []
    t.play(yeti)
    assert stats(yeti) == (5, 6)


def test_grimestreet_enforcer_works_every_turn() -> None:
    t = table()
    yeti = t.hand(YETI)
    t.play("CFM_639")
    t.end_turn()
    assert stats(yeti) == (5, 6)


def test_grimestreet_protector_shields_its_neighbours() -> None:
    t = table()
    left, right, far = t.minion(), t.minion(), t.minion()
    t.play("CFM_062", position=2)
    assert [e.get(DIVINE_SHIELD) for e in (left, right, far)] == [1, 1, 0]


def test_grimscale_chum_strengthens_a_murloc_in_the_hand() -> None:
    t = table()
    raider, hunter, yeti = t.hand("CS2_168"), t.hand("EX1_506"), t.hand("CS2_182")
    t.answers(hunter)
    t.play("CFM_650")
    assert [stats(e) for e in (raider, hunter, yeti)] == [(2, 1), (3, 2), (4, 5)]


def test_meanstreet_marshal_draws_when_it_is_strong() -> None:
    t = table()
    t.deck("CS2_182", "CS2_182")
    t.kill(t.minion("CFM_759"))
    assert t.cards() == []
    marshal = t.minion("CFM_759")
    t.play("CS2_087", marshal)
    t.kill(marshal)
    assert t.cards() == ["CS2_182"]


def test_getaway_kodo_returns_the_dead() -> None:
    t = table()
    t.play("CFM_800")
    t.end_turn()
    t.kill(t.minion(side=2))
    assert t.cards(2) == []
    t.kill(t.minion())
    assert t.cards() == ["CS2_182"]


def test_small_time_recruits_draws_three_cheap_minions() -> None:
    t = table()
    t.deck("CS2_182", "CS2_231", "CS2_168", "CS2_171", "GAME_005")
    t.play("CFM_905")
    assert sorted(t.cards()) == ["CS2_168", "CS2_171"]


@pytest.mark.parametrize("build", [18792, 54613])
def test_wickerflame_heals_its_hero_by_its_damage(build: int) -> None:
    t = table(build=build)
    t.hurt(1, 9)
    t.attack(t.minion("CFM_815"), t.hero(2))
    assert t.hero(1).get(DAMAGE) == 7
