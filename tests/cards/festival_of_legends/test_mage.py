"""Festival of Legends: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    HEALTH,
)
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, stats, table


@pytest.mark.parametrize(("mana", "copies"), [(4, 1), (5, 0)])
def test_volume_up_copies_one_of_three_spells_with_the_last_mana(mana: int, copies: int) -> None:
    t = table("HERO_08", build=190416, mana=mana)
    spells = ["CS2_029", "CS2_023", "CS2_024"]
    t.deck(YETI, *spells)
    t.play("ETC_205")
    assert sorted(t.cards()) == sorted(spells + spells[:copies])


def test_cosmic_keyboard_makes_elementals_as_big_as_the_spell_was_dear() -> None:
    t = table("HERO_08", build=190416)
    keyboard = t.weapon("ETC_521")
    t.play("CS2_029", t.hero(2))
    body = t.at(1, 0)
    assert (stats(body), body.get(COST), keyboard.get(DAMAGE)) == ((4, 4), 4, 1)
    t.play("CS2_092", body)  # Blessing of Kings: what it is made with stays beneath
    assert stats(body) == (8, 8)
    t.play("EX1_332", body)  # Silence
    assert stats(body) == (4, 4)


def test_star_power_deals_one_damage_less_each_time() -> None:
    t = table(build=210640)
    yeti, other = t.minion(side=2), t.minion("CS2_186", side=2)
    t.answers(yeti, other, other)
    t.play("JAM_002")
    assert (t.row(2), t.hero(2).get(DAMAGE)) == ([], 0)


def test_star_power_hits_five_four_three_two_one() -> None:
    t = table(build=210640)
    t.minion("NEW1_030", side=2)
    t.play("JAM_002")
    assert t.row(2) == []


def test_star_power_with_spell_damage_hits_once_more() -> None:
    t = table(build=210640)
    t.minion("EX1_012")  # Spell Damage +1
    enemy = t.minion("NEW1_030", side=2)
    t.game.set(enemy, HEALTH, 40)
    t.play("JAM_002")
    assert enemy.get(DAMAGE) == 6 + 5 + 4 + 3 + 2 + 1


def test_infinitize_comes_back_at_the_end_of_the_turn() -> None:
    t = table("HERO_08", build=190416)
    t.deck(YETI, YETI)
    source = t.hand(YETI)
    attach(t.game, source, t.game.owner(1), "ETC_206e")
    t.end_turn()
    assert t.cards() == [YETI, "ETC_206"]
    assert not t.game.owner(1).attached


def test_what_was_infinitized_costs_one_less() -> None:
    t = table("HERO_08", build=190416)
    spell = t.hand("CS2_029")
    attach(t.game, spell, spell, "ETC_206e2")
    t.play("GAME_005")
    assert spell.get(COST) == 3


def test_a_costumed_singer_draws_a_secret() -> None:
    t = table("HERO_08", build=217964)
    t.deck(YETI, "EX1_287")
    t.deck(YETI, side=2)
    t.minion("JAM_001")
    t.end_turn()
    assert t.cards() == ["EX1_287"]


@pytest.mark.parametrize(
    ("build", "cost", "worn"),
    [(170824, 4, []), (174258, 3, ["EX1_076e"]), (217964, 3, ["ETC_206e2"])],
)
def test_what_infinitize_finds_is_cheaper_later(build: int, cost: int, worn: list[str]) -> None:
    t = table("HERO_08", build=build)
    t.answers("CS2_029", "CS2_032", "CS2_024", 0)
    t.play("ETC_206")
    (ball,) = t.game.in_row(t.game.hand[1])
    assert (ball.get(COST), [e.card_id for e in ball.attached]) == (cost, worn)


@pytest.mark.parametrize(("mana", "held"), [(3, 1), (2, 2)])
def test_infinitize_returns_where_it_ends_the_mana(mana: int, held: int) -> None:
    t = table("HERO_08", build=217964, mana=mana)
    t.answers("CS2_029", "CS2_032", "CS2_024", 0)
    t.play("ETC_206")
    (ball,) = t.game.in_row(t.game.hand[1])
    assert ball.get(COST) == 3
    t.end_turn()
    assert t.cards() == ["CS2_029", "ETC_206"][:held]


def test_a_holotechnician_ends_what_took_one_damage() -> None:
    t = table("HERO_08", build=217964)
    t.minion("ETC_534")
    foe, other = t.minion(side=2), t.minion(side=2)
    t.play(t.power(), foe)
    t.play("CS2_029", other)
    assert t.row(2) == []
    third = t.minion(side=2)
    t.play("CS2_024", third)
    assert third.get(DAMAGE) == 3


@pytest.mark.parametrize(("others", "amps"), [(0, 2), (1, 0)])
def test_a_keyboard_soloist_plays_alone(others: int, amps: int) -> None:
    t = table("HERO_08", build=199503)
    for _ in range(others):
        t.minion()
    t.play("ETC_029")
    assert t.row().count("ETC_029t") == amps


def test_synthesize_is_three_elementals() -> None:
    t = table("HERO_08", build=199503)
    t.play("ETC_535")
    assert [e.get(COST) for e in t.game.in_row(t.game.hand[1])] == [1, 2, 3]


def test_an_audio_splitter_copies_the_dearest_spell() -> None:
    t = table("HERO_08", build=199503)
    t.hand("CORE_CS2_024")
    t.hand("CORE_CS2_029")
    t.kill(t.minion("ETC_536"))
    assert t.cards() == ["CORE_CS2_024", "CORE_CS2_029", "CORE_CS2_029"]
