"""The Boomsday Project, Rogue: the cards that have a class."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, ATK, COST, TAG_LAST_KNOWN_COST_IN_HAND
from table import YETI, stats, table


def test_pogo_hopper_grows_by_every_other_one_played_this_game() -> None:
    t = table()
    hoppers = [t.play("BOT_283") for _ in range(2)]
    t.round()
    hoppers.append(t.play("BOT_283"))
    assert [stats(each) for each in hoppers] == [(1, 1), (3, 3), (5, 5)]


def test_a_pogo_hopper_that_is_played_again_counts_its_first_play() -> None:
    t = table()
    hopper = t.play("BOT_283")
    t.play("EX1_144", hopper)  # Shadowstep
    t.play(hopper)
    assert stats(hopper) == (3, 3)


def test_necrium_blade_triggers_a_deathrattle() -> None:
    t = table()
    blade = t.weapon("BOT_286")
    t.minion()
    t.minion("EX1_096")
    one = t.minion("LOOT_413")
    t.answers(one)
    t.kill(blade)
    assert (t.hero(1).get(ARMOR), one.zone) == (3, Zone.PLAY)


def test_blightnozzle_crawler_leaves_an_ooze() -> None:
    t = table("HERO_03")
    t.kill(t.minion("BOT_565"))
    assert t.row() == ["BOT_565t"]


def test_lab_recruiter_shuffles_three_copies() -> None:
    t = table()
    yeti = t.minion(damage=1)
    t.play("BOT_288", yeti)
    assert [e.card_id for e in t.game.deck[1]] == ["CS2_182"] * 3


def test_academic_espionage_shuffles_cards_of_the_other_class_that_cost_one() -> None:
    t = table(foe="HERO_02", build=29349)
    t.answers(*["EX1_246"] * 9, "EX1_244")
    t.play("BOT_087")
    made = t.game.deck[1]
    assert sorted({card.card_id for card in made}) == ["EX1_244", "EX1_246"]
    assert ([each.card_id for each in made[0].attached], len(made)) == (["BOT_087e"], 10)
    might = next(card for card in made if card.card_id == "EX1_244")
    t.answers(might)
    t.end_turn()
    t.end_turn()
    assert [might.get(tag) for tag in (COST, TAG_LAST_KNOWN_COST_IN_HAND)] == [1, 1]


def test_a_burned_card_loses_what_makes_it_cheap() -> None:
    t = table(foe="HERO_02", build=29349)
    t.play("BOT_087")
    cards = list(t.game.deck[1])
    for _ in range(10):
        t.hand("CS2_182", 1)
    t.end_turn()
    t.end_turn()
    (burned,) = [card for card in cards if card not in t.game.deck[1]]
    assert burned.attached == []


def test_violet_haze_adds_two_deathrattles() -> None:
    t = table("HERO_03")
    t.answers("EX1_096", "EX1_012")
    t.play("BOT_084")
    assert t.cards() == ["EX1_096", "EX1_012"]


def test_myras_unstable_element_draws_the_deck() -> None:
    t = table("HERO_03")
    t.deck(YETI, YETI, YETI)
    t.play("BOT_242")
    assert t.cards() == [YETI] * 3


def test_necrium_vial_triggers_twice() -> None:
    t = table("HERO_03")
    t.deck(YETI, YETI)
    t.play("BOT_508", t.minion("EX1_096"))
    assert t.cards() == [YETI, YETI]


def test_crazed_chemist_strengthens_after_another_card() -> None:
    t = table("HERO_03")
    yeti = t.minion()
    t.play("BOT_576")
    t.play("BOT_576", yeti)
    assert yeti.get(ATK) == 8
