"""Festival of Legends: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.base.tags import DAMAGE
from table import YETI, stats, table


def test_a_hollow_hound_bites_three_at_once() -> None:
    t = table("HERO_05", build=217964)
    t.hurt(1, 12)
    hound = t.minion("JAM_004")
    left, mid, right = (t.minion(side=2) for _ in range(3))
    t.attack(hound, mid)
    assert [e.get(DAMAGE) for e in (left, mid, right)] == [3, 3, 3]
    assert t.hero(1).get(DAMAGE) == 3


def test_an_arrow_smith_shoots_the_weakest() -> None:
    t = table("HERO_05", build=217964)
    t.minion("ETC_833")
    foe, giant = t.minion(side=2), t.minion("EX1_620", side=2)
    t.play("DS1_185", giant)
    assert (foe.get(DAMAGE), giant.get(DAMAGE)) == (1, 2)


@pytest.mark.parametrize(("alone", "secrets"), [(True, 1), (False, 0)])
def test_a_harmonica_soloist_casts_a_secret_alone(alone: bool, secrets: int) -> None:
    t = table("HERO_05", build=217964)
    if not alone:
        t.minion()
    t.play("ETC_028")
    assert len(t.game.secrets[1]) == secrets


def test_a_harmonica_soloist_of_a_class_without_secrets_casts_a_hunters() -> None:
    t = table("HERO_01", build=217964)
    t.play("ETC_028")
    (trap,) = t.game.secrets[1]
    assert trap.card is not None
    assert trap.card.card_class == CardClass.HUNTER


def test_a_stranglethorn_heart_brings_great_beasts_back() -> None:
    t = table("HERO_05", build=217964)
    t.kill(t.minion("EX1_543"), t.minion("CS2_172"), t.minion("CS2_200"))
    t.play("ETC_208")
    assert t.row() == ["EX1_543"]


def test_a_bunch_of_bananas_has_three() -> None:
    t = table("HERO_05", build=199503)
    yeti = t.minion()
    t.play("ETC_201", yeti)
    for form in ("ETC_201t", "ETC_201t2"):
        (banana,) = t.game.hand[1]
        assert banana.card_id == form
        t.play(banana, yeti)
    assert [stats(yeti), t.cards()] == [(7, 8), []]


def test_a_banjosaur_gains_what_it_draws() -> None:
    t = table("HERO_05", build=199503)
    saur = t.minion("ETC_840")
    t.deck(YETI, "CORE_EX1_534")
    t.attack(saur, t.hero(2))
    assert [stats(saur), t.cards()] == [(12, 11), ["CORE_EX1_534"]]
