"""Rastakhan's Rumble: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, COST, DAMAGE, DIVINE_SHIELD, IMMUNE, STEALTH, TAUNT
from table import YETI, stats, table


def test_bloodclaw_hurts_its_bearer() -> None:
    t = table()
    t.play("TRL_543")
    assert t.hero(1).get(DAMAGE) == 5


def test_thekal_turns_health_into_armour() -> None:
    t = table("HERO_04")
    t.hurt(1, 10)
    t.play("TRL_308")
    assert (t.hero(1).get(DAMAGE), t.hero(1).get(ARMOR)) == (29, 19)


def test_flash_of_light_heals_and_draws() -> None:
    t = table("HERO_04")
    t.deck(YETI, YETI)
    hero = t.hurt(1, 6)
    t.play("TRL_307", hero)
    assert (hero.get(DAMAGE), t.cards(1)) == (2, [YETI])


def test_farraki_battleaxe_trains_the_hand() -> None:
    t = table("HERO_04")
    t.weapon("TRL_304")
    yeti = t.hand(YETI)
    t.attack(t.hero(1), t.minion("CS2_171", side=2))
    assert stats(yeti) == (6, 7)


def test_shirvallah_costs_less_for_mana_spent_on_spells() -> None:
    t = table()
    tiger = t.hand("TRL_300")
    t.play("CS2_029", t.hero(2))
    t.play(YETI)
    assert tiger.get(COST) == 21


def test_time_out_guards_until_the_next_turn() -> None:
    t = table()
    t.play("TRL_302")
    assert t.hero(1).get(IMMUNE) == 1
    t.end_turn()
    assert t.hero(1).get(IMMUNE) == 1
    t.end_turn()
    assert t.hero(1).get(IMMUNE) == 0


def test_a_new_challenger_arrives_shielded() -> None:
    t = table()
    t.answers("CS2_162", "EX1_067", "CS2_200", "CS2_200")
    t.play("TRL_305")
    body = t.at(1, 0)
    assert (body.card_id, body.get(TAUNT), body.get(DIVINE_SHIELD)) == ("CS2_200", 1, 1)


def test_spirit_of_the_tiger_summons_tigers_of_the_cost() -> None:
    t = table()
    spirit = t.minion("TRL_309")
    t.play("CS2_029", t.hero(2))
    assert (stats(t.at(1, 1)), t.at(1, 1).get(COST), spirit.get(STEALTH)) == ((4, 4), 4, 1)
    t.round()
    assert spirit.get(STEALTH) == 0


def test_spirit_of_the_tiger_makes_nothing_of_a_spell_without_a_cost() -> None:
    t = table()
    t.minion("TRL_309")
    t.play("GAME_005")
    assert t.row() == ["TRL_309"]


def test_zandalari_templar_waits_for_ten_restored() -> None:
    t = table()
    t.hurt(1, 20)
    t.play("CS2_089", t.hero(1))
    assert stats(t.play("TRL_545")) == (4, 4)
    t.play("CS2_089", t.hero(1))
    templar = t.play("TRL_545")
    assert (stats(templar), templar.get(TAUNT)) == ((8, 8), 1)
