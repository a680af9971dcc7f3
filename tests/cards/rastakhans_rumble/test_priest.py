"""Rastakhan's Rumble: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    CREATOR,
    DAMAGE,
    NUM_ATTACKS_THIS_TURN,
    RESOURCES,
    STEALTH,
)
from table import YETI, stats, table


def test_grave_horror_counts_spells() -> None:
    t = table()
    horror = t.hand("TRL_408")
    t.play("GAME_005")
    t.play("GAME_005")
    assert horror.get(COST) == 10


def test_seance_copies_a_minion() -> None:
    t = table("HERO_09")
    t.play("TRL_097", t.minion(side=2))
    assert t.cards() == [YETI]


def test_regenerate_restores_health() -> None:
    t = table("HERO_09")
    hero = t.hurt(1, 5)
    t.play("TRL_128", hero)
    assert hero.get(DAMAGE) == 2


def test_spirit_of_the_dead_buries_cheap_copies() -> None:
    t = table("HERO_09", build=31532)
    spirit = t.minion("TRL_502")
    t.kill(t.minion(), t.minion("CS2_231", 2))
    card = t.game.deck[1][0]
    assert (len(t.game.deck[1]), card.card_id, card.get(COST)) == (1, YETI, 1)
    assert spirit.get(STEALTH) == 1
    t.round()
    assert spirit.get(STEALTH) == 0


def test_sand_drudge_raises_a_zombie_for_every_spell() -> None:
    t = table("HERO_09")
    t.minion("TRL_131")
    t.play("GAME_005")
    assert t.row() == ["TRL_131", "TRL_131t"]


def test_mass_hysteria_makes_each_minion_attack_another_in_no_order() -> None:
    t = table()
    ape, other, third = t.minion("CS2_127"), t.minion("CS2_127", 2), t.minion("CS2_127", 2)
    t.answers(other, third, third, ape, ape, other)
    t.play("TRL_258")
    assert [body.get(DAMAGE) for body in (ape, other, third)] == [2, 2, 2]
    assert ape.get(NUM_ATTACKS_THIS_TURN) == 0


def test_princess_talanji_summons_what_was_made() -> None:
    t = table()
    made, own = t.hand(YETI), t.hand("CS2_120")
    made.tags[CREATOR] = 1
    t.play("TRL_259")
    assert (t.row(), own.zone) == (["TRL_259", YETI], Zone.HAND)


def test_bwonsamdi_draws_one_drops() -> None:
    t = table()
    t.deck("CS2_168", YETI, "CS2_168")
    t.play("TRL_260")
    assert t.cards() == ["CS2_168", "CS2_168"]


def test_surrender_to_madness_costs_three_crystals() -> None:
    t = table(mana=10)
    yeti, spell = t.deck(YETI, "CS2_029")
    t.play("TRL_500")
    assert (t.tag(RESOURCES), stats(yeti), spell.get(ATK)) == (7, (6, 7), 0)


def test_auchenai_phantasm_turns_healing_into_damage() -> None:
    t = table("HERO_09")
    t.play("TRL_501")
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    t.round()
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 0
