"""Festival of Legends: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, RARITY
from table import YETI, stats, table


def test_an_instrument_tech_draws_a_weapon() -> None:
    t = table(build=210640)
    t.deck(YETI, "CS2_106")
    t.play("ETC_418")
    assert t.cards() == ["CS2_106"]


def test_a_has_been_calls_a_five_cost_minion() -> None:
    t = table(build=195635)
    t.answers("CS2_187")
    t.kill(t.minion("ETC_349"))
    assert t.row() == ["CS2_187"]


def test_a_hipster_discovers_a_spell_of_the_other_class() -> None:
    t = table("HERO_08", "HERO_01", build=223542)
    t.deck("CS2_108", side=2)
    t.answers("EX1_606", "EX1_407", "CS2_114", 1)
    t.play("ETC_103")
    assert t.cards() == ["EX1_407"]


def test_an_amplified_elekk_falls_on_the_enemy() -> None:
    t = table(build=217964)
    elekk, mine, foe = t.minion("ETC_086"), t.minion(), t.minion(side=2)
    t.kill(elekk)
    assert [e.get(DAMAGE) for e in (mine, foe, t.hero(2))] == [0, 3, 0]


def test_a_stereo_totem_plays_for_the_hand() -> None:
    t = table(build=217964)
    first, second = t.hand(YETI), t.hand(YETI)
    t.hand("CS2_029")
    t.minion("ETC_105")
    t.answers(second)
    t.end_turn()
    assert (stats(first), stats(second)) == ((4, 5), (6, 7))


def test_a_paparazzi_discovers_a_legend() -> None:
    t = table(build=217964)
    t.play("ETC_326")
    (found,) = t.game.in_row(t.game.hand[1])
    assert found.card is not None
    assert found.get(RARITY) == 5


def test_a_speaker_stomper_makes_enemy_spells_dearer_for_a_turn() -> None:
    t = table(build=217964)
    ball, yeti, own = t.hand("CS2_029", 2), t.hand(YETI, 2), t.hand("CS2_029")
    t.play("JAM_034")
    assert ball.get(COST) == 4
    t.end_turn()
    assert [card.get(COST) for card in (ball, yeti, own)] == [6, 4, 4]
    t.end_turn()
    assert ball.get(COST) == 4
