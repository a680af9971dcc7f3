"""Scholomance Academy: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, RUSH
from table import YETI, stats, table


def test_wolpertinger_copies_itself_with_what_it_has() -> None:
    t = table("HERO_05")
    t.deck("SCH_133")
    t.play("BT_213")
    t.play(t.game.hand[1][0])
    assert [(e.card_id, stats(e)) for e in t.game.row(1)] == [("SCH_133", (3, 3))] * 2


def test_wolpertinger_stays_alone_on_a_full_board() -> None:
    t = table("HERO_05")
    for _ in range(6):
        t.minion()
    t.play("SCH_133")
    assert t.row().count("SCH_133") == 1


def test_teachers_pet_leaves_a_beast() -> None:
    t = table()
    t.answers("CS2_125")
    t.kill(t.minion("SCH_244"))
    assert t.row() == ["CS2_125"]


def test_carrion_studies_makes_the_next_deathrattle_cheaper() -> None:
    t = table("HERO_05")
    hoarder, yeti = t.hand("EX1_096"), t.hand(YETI)
    t.answers("EX1_096", "EX1_012", "FP1_007", 2)
    t.play("SCH_300")
    assert [e.get(COST) for e in (hoarder, yeti)] == [1, 4]
    found = t.game.in_row(t.game.hand[1])[-1]
    assert (found.card_id, found.get(COST)) == ("FP1_007", 1)
    t.play(hoarder)
    assert found.get(COST) == 2


def test_adorable_infestation_brings_two_cubs() -> None:
    t = table()
    yeti = t.minion()
    t.play("SCH_617", yeti)
    assert (stats(yeti), t.row(), t.cards()) == ((5, 6), ["CS2_182", "SCH_617t"], ["SCH_617t"])


def test_guardian_animals_rush_out_of_the_deck() -> None:
    t = table()
    t.deck("EX1_534", YETI, "CS2_120", "CS2_171")
    t.play("SCH_610")
    assert t.row() == ["CS2_120", "CS2_171"]
    assert [e.get(RUSH) for e in t.game.row(1)] == [1, 1]


def test_a_krolusk_barkstripper_destroys_an_enemy_once() -> None:
    t = table("HERO_05", build=54613)
    t.minion("SCH_239")
    own, first, second, coin = t.minion(), t.minion(side=2), t.minion(side=2), t.hand("GAME_005")
    t.answers(second)
    t.play(coin)
    t.play("GAME_005")
    assert t.game.row(2) == [first]
    assert own in t.game.row(1)


def test_bloated_python_leaves_its_handler() -> None:
    t = table("HERO_05")
    t.kill(t.minion("SCH_340"))
    assert t.row() == ["SCH_340t"]


def test_overwhelm_counts_beasts() -> None:
    t = table("HERO_05")
    ogre = t.minion("CS2_186", side=2)
    t.minion("CS2_171")
    t.minion("CS2_171")
    t.minion()
    t.play("SCH_604", ogre)
    assert ogre.get(DAMAGE) == 4


def test_shando_wildclaw_rouses_or_becomes_a_beast() -> None:
    t = table()
    raptor, _ = t.deck("CS2_172", YETI)
    t.play("SCH_607", option=0)
    assert stats(raptor) == (4, 3)
    t.play("SCH_607", t.minion("CS2_172"), option=1)
    assert t.row().count("CS2_172") == 2
