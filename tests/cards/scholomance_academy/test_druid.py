"""Scholomance Academy: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import CARDRACE, COST, DAMAGE, FX_DATANUM_1, OVERLOAD_OWED
from table import YETI, stats, table


def test_nature_studies_makes_the_next_spell_cheaper() -> None:
    t = table("HERO_06")
    t.answers("CS2_007", "CS2_008", "CS2_009", 0)
    t.play("SCH_333")
    touch, other = t.game.hand[1][0], t.hand("CS2_009")
    assert (touch.get(COST), other.get(COST)) == (2, 1)
    t.hurt(1, 9)
    t.play(touch, t.hero(1))
    assert other.get(COST) == other.card.cost


def test_lightning_bloom_is_borrowed_mana() -> None:
    t = table("HERO_06", mana=0)
    t.play("SCH_427")
    t.play("CS2_172")
    assert t.row() == ["CS2_172"]
    assert t.tag(OVERLOAD_OWED) == 2


def test_gibberling_brings_another_with_the_first_spell() -> None:
    t = table("HERO_06", build=185749)
    t.minion("SCH_242")
    t.play("GAME_005")
    assert t.row() == ["SCH_242"] * 2


def test_twilight_runner_draws_two_when_it_attacks() -> None:
    t = table("HERO_06")
    t.deck(YETI, YETI, YETI)
    runner, other = t.minion("SCH_616"), t.minion()
    t.attack(other, t.hero(2))
    assert t.cards() == []
    t.attack(runner, t.hero(2))
    assert t.cards() == [YETI] * 2


def test_survival_of_the_fittest_strengthens_all_zones() -> None:
    t = table()
    yeti, held, foe = t.minion(), t.hand("CS2_182"), t.minion(side=2)
    (decked,) = t.deck("CS2_182")
    t.play("SCH_609")
    assert [stats(e) for e in (yeti, held, decked, foe)] == [(8, 9), (8, 9), (8, 9), (4, 5)]
    assert [e.get(FX_DATANUM_1) for e in (yeti, held)] == [2, 1], "U439: the board and the hand"


def test_a_partner_assignment_pairs_two_beasts() -> None:
    t = table("HERO_06", build=54613)
    t.play("SCH_606")
    assert [e.get(COST) for e in t.game.hand[1]] == [2, 3]
    assert [e.get(CARDRACE) for e in t.game.hand[1]] == [Race.BEAST] * 2


def test_a_groundskeeper_wants_a_great_spell() -> None:
    t = table("HERO_06", build=54613)
    hero, keeper = t.hurt(1, 10), t.hand("SCH_613")
    assert t.refuses(keeper, hero)
    t.hand("CS2_032")
    t.play(keeper, hero)
    assert hero.get(DAMAGE) == 5


def test_forest_warden_omu_refreshes_mana() -> None:
    t = table("HERO_06", build=54613, mana=10)
    t.play("SCH_614")
    assert t.spent() == 6
    t.play("GAME_005")
    assert t.spent() == 0
