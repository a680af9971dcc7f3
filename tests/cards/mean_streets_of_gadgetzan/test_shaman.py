"""Mean Streets of Gadgetzan: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, JADE_GOLEM, OVERLOAD_OWED, TAUNT
from table import stats, table


def test_devolve_makes_enemies_cheaper() -> None:
    t = table()
    t.minion(side=2)
    t.answers("CS2_124")
    t.play("CFM_696")
    assert t.row(2) == ["CS2_124"]


def test_r268_jade_golems_grow() -> None:
    t = table("HERO_02")
    t.play("CFM_707", t.hero(2))
    t.play("CFM_717")
    t.kill(t.play("CFM_715"))
    t.kill(t.play("CFM_343"))
    t.kill(t.play("CFM_902"))
    golems = [e for e in t.game.row(1) if e.card_id.startswith("CFM_712")]
    assert sorted(stats(e) for e in golems) == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)]
    assert t.tag(JADE_GOLEM) == 6
    assert t.tag(OVERLOAD_OWED) == 1
    assert t.hero(2).get(DAMAGE) == 4


def test_jinyu_waterspeaker_restores_health() -> None:
    t = table()
    t.play("CFM_061", t.hurt(1, 10))
    assert t.hero(1).get(DAMAGE) == 4
    assert t.tag(OVERLOAD_OWED) == 1


def test_call_in_the_finishers_calls_four() -> None:
    t = table()
    t.play("CFM_310")
    assert t.row() == ["CFM_310t"] * 4
    t.fill(1)
    assert t.refuses("CFM_310")


def test_jade_chieftain_gives_its_golem_taunt() -> None:
    t = table()
    t.play("CFM_312")
    assert (stats(t.at(1, 1)), t.at(1, 1).get(TAUNT)) == ((1, 1), 1)


def test_finders_keepers_offers_overload() -> None:
    t = table("HERO_02")
    t.answers("EX1_238", "EX1_248", "EX1_251", "EX1_248")
    t.play("CFM_313")
    assert t.cards() == ["EX1_248"]


def test_white_eyes_shuffles_the_storm_guardian() -> None:
    t = table()
    t.kill(t.minion("CFM_324"))
    assert [e.card_id for e in t.game.deck[1]] == ["CFM_324t"]


def test_lotus_illusionist_changes_after_an_attack_on_a_hero() -> None:
    t = table()
    illusionist = t.minion("CFM_697")
    t.attack(illusionist, t.minion("CS2_231", side=2))
    assert t.row() == ["CFM_697"]
    t.answers("CS2_200")
    t.attack(t.minion("CFM_697"), t.hero(2))
    assert t.row() == ["CFM_697", "CS2_200"]
