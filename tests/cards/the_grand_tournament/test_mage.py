"""The Grand Tournament: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CHARGE, COST, CURRENT_SPELLPOWER, DAMAGE
from table import YETI, stats, table


def test_arcane_blast_counts_spell_damage_twice() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.minion("EX1_582")
    t.play("AT_004", yeti)
    assert yeti.get(DAMAGE) == 4


def test_fallen_hero_adds_to_the_hero_power() -> None:
    t = table("HERO_08")
    t.minion("AT_003")
    t.minion("AT_003")
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_flame_lance_burns_a_minion() -> None:
    t = table()
    giant = t.minion("CS2_201", side=2)
    assert t.refuses("AT_001", t.hero(2))
    t.play("AT_001", giant)
    assert t.row(2) == []


@pytest.mark.parametrize(("cost", "came"), [("CS2_172", "NEW1_019"), ("CS2_182", YETI)])
def test_effigy_replaces_the_dead_by_a_minion_of_its_cost(cost: str, came: str) -> None:
    t = table()
    t.play("AT_002")
    dead, wisp = t.minion(cost), t.minion("CS2_231")
    t.end_turn()
    t.answers(came)
    t.kill(dead)
    assert t.row() == [came, wisp.card_id]


def test_effigy_waits_for_a_free_place() -> None:
    t = table()
    secret = t.play("AT_002")
    t.fill(1)
    foe = t.minion(side=2)
    t.end_turn()
    t.kill(foe)
    assert secret.zone == Zone.SECRET


def test_polymorph_boar_makes_a_charging_boar() -> None:
    t = table()
    t.play("AT_005", t.minion(side=2))
    boar = t.at(2, 0)
    assert (boar.card_id, stats(boar), boar.get(CHARGE)) == ("AT_005t", (4, 2), 1)


def test_dalaran_aspirant_learns_with_each_hero_power() -> None:
    t = table("HERO_01")
    t.minion("AT_006")
    before = t.tag(CURRENT_SPELLPOWER)
    t.play(t.power())
    assert t.tag(CURRENT_SPELLPOWER) == before + 1


@pytest.mark.parametrize(("build", "cost"), [(126451, 3), (255790, 1)])
def test_spellslinger_hands_a_spell_to_both(build: int, cost: int) -> None:
    t = table(build=build)
    t.answers("CS2_023", "CS2_029")
    t.play("AT_007")
    assert (t.cards(), t.cards(2)) == (["CS2_023"], ["CS2_029"])
    assert t.game.in_row(t.game.hand[1])[0].get(COST) == cost


def test_rhonin_leaves_three_arcane_missiles() -> None:
    t = table()
    t.kill(t.minion("AT_009"))
    assert t.cards() == ["EX1_277"] * 3


def test_coldarra_drake_lets_the_hero_power_be_used_without_end() -> None:
    t = table("HERO_08")
    drake, foe = t.minion("AT_008"), t.hero(2)
    for _ in range(4):
        t.play(t.power(), foe)
    assert foe.get(DAMAGE) == 4
    t.kill(drake)
    t.play(t.power(), foe)
    assert t.refuses(t.power(), foe), "its death takes nothing back, and the use is the last"
    t.round()
    t.play(t.power(), foe)
    assert t.refuses(t.power(), foe)


def test_what_inspire_gives_of_spell_damage_counts_at_once() -> None:
    t = table("HERO_08", build=10833)
    t.minion("AT_006")
    for power in (1, 2):
        t.play(t.power(), t.hero(2))
        assert t.tag(CURRENT_SPELLPOWER) == power
        t.round()
