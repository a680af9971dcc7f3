"""The Grand Tournament: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    DAMAGE,
    DIVINE_SHIELD,
    EXHAUSTED,
    TAUNT,
)
from hsreplay_sim.engine.state.entities import durability
from table import YETI, stats, table

WISP = "CS2_231"


def test_competitive_spirit_fires_at_the_start_of_its_players_turn() -> None:
    t = table("HERO_04", build=15590)
    secret, yeti = t.play("AT_073"), t.minion()
    t.end_turn()
    assert secret.zone == Zone.SECRET
    t.end_turn()
    assert (secret.zone, secret.get(EXHAUSTED), stats(yeti)) == (Zone.GRAVEYARD, 0, (5, 6))


def test_argent_lance_wins_a_joust() -> None:
    t = table("HERO_04")
    t.deck(YETI), t.deck(WISP, side=2)
    lance = t.play("AT_077")
    assert durability(lance.tags) == 3


def test_murloc_knight_calls_a_murloc_when_inspired() -> None:
    t = table("HERO_01")
    t.minion("AT_076")
    t.answers("CS2_168")
    t.play(t.power())
    assert t.row() == ["AT_076", "CS2_168"]


def test_seal_of_champions_shields_and_arms() -> None:
    t = table()
    yeti = t.minion()
    t.play("AT_074", yeti)
    assert (stats(yeti), yeti.get(DIVINE_SHIELD)) == ((7, 5), 1)


def test_enter_the_coliseum_spares_the_strongest_of_each_side() -> None:
    t = table()
    for side in (1, 2):
        t.minion(WISP, side)
        t.minion(YETI, side)
    t.play("AT_078")
    assert (t.row(1), t.row(2)) == ([YETI], [YETI])


def test_enter_the_coliseum_spares_one_of_the_strongest_of_a_side() -> None:
    t = table()
    first, second = t.minion(), t.minion()
    t.answers(second)
    t.play("AT_078")
    assert (first.zone, t.row(1)) == (Zone.GRAVEYARD, [YETI])


def test_eadric_takes_the_attack_of_the_enemies() -> None:
    t = table()
    mine, foe = t.minion(), t.minion(side=2)
    t.play("AT_081")
    assert (stats(mine), stats(foe)) == ((4, 5), (1, 5))


@pytest.mark.parametrize(("mine", "left"), [("CS2_200", 3), (YETI, 10)])
def test_tuskarr_jouster_heals_when_it_wins(mine: str, left: int) -> None:
    t = table()
    t.deck(mine)
    t.deck(YETI, side=2)
    t.hurt(1, 10)
    t.play("AT_104")
    assert t.hero(1).get(DAMAGE) == left


def test_mysterious_challenger_puts_up_one_of_each_secret() -> None:
    t = table()
    t.deck("EX1_136", "EX1_136", "EX1_130", YETI)
    t.play("AT_079")
    assert sorted(secret.card_id for secret in t.game.secrets[1]) == ["EX1_130", "EX1_136"]
    assert sorted(card.card_id for card in t.game.deck[1]) == [YETI, "EX1_136"]


def test_warhorse_trainer_strengthens_recruits() -> None:
    for build, size, taunt in ((54613, 2, 0), (148526, 3, 1)):
        t = table(build=build)
        recruit, yeti = t.minion("CS2_101t"), t.minion()
        t.play("AT_075")
        assert (recruit.get(ATK), recruit.get(TAUNT), yeti.get(ATK)) == (size, taunt, 4)
        assert [e.card_id for e in recruit.attached] == ["AT_075e"]
