"""More cards of The Grand Tournament, each played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CANT_ATTACK, CHARGE, DAMAGE, OVERLOAD_OWED, RESOURCES
from hsreplay_sim.engine.state.entities import durability
from table import YETI, stats, table

WISP = "CS2_231"


def test_anubarak_returns_and_leaves_a_nerubian() -> None:
    t = table("HERO_03")
    t.play("CS2_029", t.minion("AT_036"))
    assert (t.cards(), t.row()) == (["AT_036"], ["AT_036t"])


def test_astral_communion_gives_ten_crystals_for_the_hand() -> None:
    t = table("HERO_06", mana=4)
    t.hand(WISP)
    t.play("AT_043")
    assert (t.tag(RESOURCES), t.cards()) == (10, [])


def test_ancestral_knowledge_draws_two_and_overloads() -> None:
    t = table("HERO_02")
    t.deck(YETI, YETI)
    t.play("AT_053")
    assert (t.cards(), t.tag(OVERLOAD_OWED)) == ([YETI, YETI], 2)


def test_powershot_hits_the_neighbours() -> None:
    t = table("HERO_05")
    row = [t.minion(side=2) for _ in range(4)]
    t.play("AT_056", row[1])
    assert [body.get(DAMAGE) for body in row] == [2, 2, 2, 0]


def test_acidmaw_dissolves_whoever_is_hurt() -> None:
    t = table("HERO_01")
    acidmaw, yeti = t.minion("AT_063"), t.minion(side=2)
    t.play("EX1_400")
    assert (acidmaw.zone, yeti.zone) == (Zone.PLAY, Zone.GRAVEYARD)


def test_alexstraszas_champion_charges_with_a_dragon_in_hand() -> None:
    t = table("HERO_01")
    assert stats(t.play("AT_071")) == (2, 3)
    t.hand("EX1_284")
    champion = t.play("AT_071")
    assert (stats(champion), champion.get(CHARGE)) == ((3, 3), 1)


def test_argent_lance_wins_a_joust() -> None:
    t = table("HERO_04")
    t.deck(YETI), t.deck(WISP, side=2)
    lance = t.play("AT_077")
    assert durability(lance.tags) == 3


def test_tournament_medic_heals_when_inspired() -> None:
    t = table("HERO_01")
    t.minion("AT_091")
    t.hurt(1, 5)
    t.play(t.power())
    assert t.hero(1).get(DAMAGE) == 3


def test_armored_warhorse_charges_after_a_won_joust() -> None:
    t = table()
    t.deck(YETI), t.deck(WISP, side=2)
    assert t.play("AT_108").get(CHARGE) == 1
    t.deck("EX1_563", side=2)
    t.answers(0, 1)
    assert t.play("AT_108").get(CHARGE) == 0


def test_argent_watchman_attacks_when_inspired() -> None:
    t = table("HERO_01")
    watchman = t.minion("AT_109")
    assert t.refuses(watchman, t.hero(2))
    t.play(t.power())
    assert watchman.get(CANT_ATTACK) == 0
    t.attack(watchman, t.hero(2))
    t.end_turn(), t.end_turn()
    assert t.refuses(watchman, t.hero(2))
