"""Journey to Un'Goro: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, ATK, DISPLAYED_CREATOR, QUEST_PROGRESS
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, stats, table


def test_direhorn_hatchling_grows_up_in_the_deck() -> None:
    t = table()
    t.kill(t.minion("UNG_957"))
    assert [e.card_id for e in t.game.deck[1]] == ["UNG_957t1"]


def test_the_hatchling_signs_itself_and_not_the_direhorn() -> None:
    t = table()
    hatchling = t.minion("UNG_957")
    t.kill(hatchling)
    (direhorn,) = t.game.deck[1]
    assert (hatchling.get(DISPLAYED_CREATOR), direhorn.get(DISPLAYED_CREATOR)) == (hatchling.id, 0)


def test_fire_plumes_heart_counts_taunt_minions() -> None:
    t = table()
    quest = t.play("UNG_934")
    t.play(YETI)
    t.play("CS2_179")
    assert quest.get(QUEST_PROGRESS) == 1


def test_sulfuras_brings_its_hero_power() -> None:
    t = table()
    t.play("UNG_934t1")
    assert t.power(1).card_id == "UNG_934t2"


def test_cornered_sentry_faces_raptors() -> None:
    t = table()
    t.play("UNG_926")
    assert t.row(2) == ["UNG_076t1"] * 3


def test_choose_your_path_offers_any_card() -> None:
    t = table("HERO_01")
    t.answers("CS2_105", "CS2_182", "CS2_106", "CS2_182")
    t.play("UNG_922t1")
    assert t.cards() == ["CS2_182"]


def test_iron_hide_armours() -> None:
    t = table()
    t.play("UNG_923")
    assert t.hero(1).get(ARMOR) == 5


def test_ornery_direhorn_adapts() -> None:
    t = table()
    t.answers("UNG_999t3", "UNG_999t4", "UNG_999t14", "UNG_999t3")
    assert stats(t.play("UNG_925")) == (8, 5)


def test_sudden_genesis_copies_the_hurt() -> None:
    t = table()
    t.minion(damage=1), t.minion("CS2_200"), t.minion(side=2, damage=1)
    t.play("UNG_927")
    assert t.row() == ["CS2_182", "CS2_182", "CS2_200"]


def test_molten_blade_changes_each_turn() -> None:
    t = table()
    blade = t.hand("UNG_929")
    for form in ("CS2_106", "CS2_112"):
        t.game.oracle = Sequential()
        t.end_turn()
        t.game.deck[1].clear()
        t.answers(form)
        t.end_turn()
        assert blade.card_id == form


def test_king_mosh_eats_the_hurt() -> None:
    t = table()
    t.minion(damage=1), t.minion(side=2, damage=1), t.minion(side=2)
    t.play("UNG_933")
    assert (t.row(1), t.row(2)) == (["UNG_933"], ["CS2_182"])


def test_tar_lord_is_strong_in_the_turn_of_the_opponent() -> None:
    t = table()
    lord = t.minion("UNG_838")
    assert lord.get(ATK) == 1
    t.end_turn()
    assert lord.get(ATK) == 5
