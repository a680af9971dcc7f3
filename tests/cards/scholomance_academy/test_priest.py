"""Scholomance Academy: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import ATK, CARDRACE, COST, DAMAGE
from table import YETI, stats, table


def test_a_cabal_acolyte_takes_a_weak_enemy() -> None:
    t = table("HERO_09", build=54613)
    t.minion("SCH_120")
    foe = t.minion(side=2)
    t.minion("CS2_231", side=2)
    t.play("GAME_005")
    assert t.row() == ["SCH_120", "CS2_231"]
    assert t.game.row(2) == [foe]


def test_draconic_studies_make_the_next_dragon_cheaper() -> None:
    t = table("HERO_09", build=54613)
    first, yeti = t.hand("EX1_284"), t.hand(YETI)
    t.play("SCH_233")
    found = next(e for e in t.game.hand[1] if e not in (first, yeti))
    assert found.get(CARDRACE) == Race.DRAGON
    assert [first.get(COST), yeti.get(COST)] == [4, 4]
    t.play(found)
    assert first.get(COST) == 5


def test_an_initiation_raises_what_it_kills() -> None:
    t = table("HERO_09", build=54613)
    t.play("SCH_512", t.minion(side=2))
    assert t.row() == []
    t.play("SCH_512", t.minion(side=2, damage=1))
    assert t.row() == [YETI]
    assert t.at(1, 0).get(DAMAGE) == 0


def test_flesh_giant_costs_less_for_changes_of_health_in_my_turns() -> None:
    t = table("HERO_09")
    giant = t.hand("SCH_140")
    t.play("CS2_062")
    t.play(t.power(), t.hero(1))
    assert giant.get(COST) == 6
    t.end_turn()
    t.play("CS2_008", t.hero(1))
    assert giant.get(COST) == 6


def test_brittlebone_destroyer_needs_a_change_of_health() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("SCH_513")
    t.play("CS2_062")
    other = t.minion(side=2)
    t.play("SCH_513", other)
    assert (yeti.get(DAMAGE), other.zone) == (3, Zone.GRAVEYARD)


def test_disciplinarian_gandling_fails_his_students() -> None:
    t = table()
    t.minion("SCH_126")
    t.play(YETI)
    assert sorted(t.row()) == ["SCH_126", "SCH_126t"]


def test_on_a_full_board_a_student_of_gandling_leaves_before_the_next_one_comes() -> None:
    t = table()
    t.minion("SCH_126")
    for _ in range(5):
        t.minion()
    t.play("CS2_231")
    assert sorted(t.row()) == [*[YETI] * 5, "SCH_126", "SCH_126t"]


def test_power_word_feast_restores_at_the_end_of_the_turn() -> None:
    t = table()
    yeti = t.minion(damage=3)
    t.play("SCH_136", yeti)
    assert (yeti.get(ATK), yeti.get(DAMAGE)) == (6, 3)
    t.end_turn()
    assert stats(yeti) == (6, 7)


def test_raise_dead_returns_two_friends() -> None:
    t = table()
    t.kill(t.minion(), t.minion("CS2_120"))
    t.answers(0, 0)
    t.play("SCH_514")
    assert (sorted(t.cards()), t.hero(1).get(DAMAGE)) == (["CS2_120", YETI], 3)
