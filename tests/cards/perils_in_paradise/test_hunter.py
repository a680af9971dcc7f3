"""Perils in Paradise: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, EXHAUSTED, IMMUNE, TAG_1254
from table import YETI, stats, table


def test_a_trusty_fishing_rod_pulls_a_cheap_minion_out_of_the_deck() -> None:
    t = table("HERO_05", build=217964)
    t.weapon("VAC_960")
    _, _, whelp = t.deck(YETI, "CS2_168", "CS2_168")
    t.answers(whelp)
    t.attack(t.hero(1), t.hero(2))
    assert (t.row(), len(t.game.deck[1])) == (["CS2_168"], 2)
    assert whelp.get(TAG_1254) == 0, "U378:5518"


def test_a_parrot_sanctuary_makes_a_battlecry_cheaper_and_reopens() -> None:
    t = table("HERO_05", build=217964)
    crier, yeti = t.hand("VAC_934"), t.hand(YETI)
    t.play("VAC_409")
    (sanctuary,) = t.game.board[1]
    t.play(sanctuary)
    assert [e.card_id for e in t.game.owner(1).attached] == ["VAC_409e"]
    assert (crier.get(COST), yeti.get(COST), sanctuary.get(EXHAUSTED)) == (6, 4, 1)
    t.play(yeti)
    assert sanctuary.get(EXHAUSTED) == 1
    t.play(crier)
    assert (t.game.owner(1).attached, sanctuary.get(EXHAUSTED)) == ([], 0)


def test_a_death_roll_deals_the_attack_of_what_it_destroys() -> None:
    t = table("HERO_05", build=217964)
    yeti, other = t.minion(side=2), t.minion(side=2)
    t.answers(other, t.hero(2), t.hero(2), other)
    t.play("VAC_416", yeti)
    assert (yeti.zone, other.get(DAMAGE), t.hero(2).get(DAMAGE)) == (Zone.GRAVEYARD, 2, 2)


def test_a_cash_cow_gives_a_coin_for_each_wound() -> None:
    t = table("HERO_05", build=217964)
    cow = t.minion("WORK_019", side=2)
    t.play("CS2_029", cow)
    assert t.cards(2) == ["GAME_005"]


def test_a_catch_of_the_day_feeds_the_opponent_a_worm() -> None:
    t = table("HERO_05", build=217964)
    t.play("VAC_412")
    assert (t.row(), t.row(2)) == (["VAC_412"], ["VAC_412t"])


def test_a_workhorse_leaves_two_ponies() -> None:
    t = table("HERO_05", build=217964)
    t.kill(t.minion("WORK_018"))
    assert [stats(e) for e in t.game.row(1)] == [(2, 1), (2, 1)]
    assert t.row() == ["WORK_018t"] * 2


def test_furious_fowls_attack_unhurt() -> None:
    t = table("HERO_05", build=221908)
    enemy = t.minion("EDR_978", side=2)
    t.play("VAC_410", enemy)
    assert [enemy.get(DAMAGE), t.row()] == [6, ["VAC_410t", "VAC_410t"]]
    assert [bird.get(IMMUNE) for bird in t.game.row(1)] == [0, 0]
