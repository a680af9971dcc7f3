"""Across the Timeways: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, EXHAUSTED
from hsreplay_sim.engine.oracle import Sequential
from hsreplay_sim.engine.state.entities import Entity
from table import YETI, Table, stats, table

NEW = 238003


@pytest.mark.parametrize(("held", "drawn"), [(1, 2), (4, 0)])
def test_an_arrow_retriever_draws_until_there_are_three(held: int, drawn: int) -> None:
    t = table("HERO_05", build=NEW)
    for _ in range(held):
        t.hand(YETI)
    t.deck(*[YETI] * 4)
    t.play("TIME_601")
    assert len(t.cards()) == held + drawn


def test_a_wormhole_brings_a_beast_that_attacks() -> None:
    t = table("HERO_05", build=NEW)
    t.answers("CS2_127", 0, "TIME_000ta")
    t.play("TIME_602")
    assert (t.row(), t.hero(2).get(DAMAGE)) == (["CS2_127"], 1)


def test_a_ticking_timebomb_destroys_an_enemy() -> None:
    t = table("HERO_05", build=NEW)
    bomb, _, _ = t.minion("TIME_603"), t.minion(), t.minion(side=2)
    t.kill(bomb)
    assert (t.row(), t.row(2)) == ([YETI], [])


def test_an_epoch_stalker_doubles() -> None:
    t = table("HERO_05", build=NEW)
    t.play("TIME_605")
    assert t.row() == ["TIME_605"] * 2


@pytest.mark.parametrize("kindred", [0, 1])
def test_a_triennium_rex_brings_deathrattles(kindred: int) -> None:
    t = table(build=241170)
    if kindred:
        t.play("END_015")
        t.round()
    held = len(t.cards())
    rex = t.play("END_015")
    assert len(t.cards()) == held + kindred
    t.kill(rex)
    assert [e.card_id for e in t.game.in_row(t.game.hand[1])[-1].attached] == ["GBL_002e"]


def test_a_queldorei_fletcher_makes_the_power_free_with_few_cards() -> None:
    t = table("HERO_05", build=241170)
    t.minion("TIME_606")
    t.hand(YETI)
    t.hand(YETI)
    t.hand(YETI)
    assert t.power().get(COST) == 0
    t.hand(YETI)
    assert t.power().get(COST) == 2


def test_king_maluk_gives_the_hand_for_a_banana_that_stays() -> None:
    t = table("HERO_05", build=NEW)
    t.hand(YETI), t.hand(YETI)
    maluk = t.play("TIME_042")
    assert t.cards() == ["TIME_042t"]
    for _ in range(2):
        t.play(t.game.hand[1][0], maluk)
    assert (t.cards(), stats(maluk), t.spent()) == (["TIME_042t"], (7, 8), 6)
    assert {e.card_id for e in maluk.attached} == {"TIME_042te"}


@pytest.mark.parametrize(("left", "right", "dealt"), [(0, 0, 5), (1, 1, 5), (2, 1, 3), (0, 2, 3)])
def test_a_precise_shot_is_stronger_from_the_center(left: int, right: int, dealt: int) -> None:
    t = table("HERO_05", build=NEW)
    for _ in range(left):
        t.hand(YETI)
    shot = t.hand("TIME_600")
    for _ in range(right):
        t.hand(YETI)
    t.play(shot, t.hero(2))
    assert t.hero(2).get(DAMAGE) == dealt


SISTERS = ("TIME_609", "TIME_609t1", "TIME_609t2")


@pytest.mark.parametrize("sisters", [0, 1, 2])
def test_sylvanas_repeats_for_each_sister(sisters: int) -> None:
    t = table("HERO_05", build=NEW)
    enemy, friend = t.minion("CS2_186", 2), t.minion()
    for sister in SISTERS[1:][:sisters]:
        t.play(sister)
        t.game.hand[1].clear()
    t.play("TIME_609")
    assert [t.hero(2).get(DAMAGE), enemy.get(DAMAGE)] == [2 + 2 * sisters] * 2
    assert friend.get(DAMAGE) == 0


@pytest.mark.parametrize("sisters", [0, 1, 2])
def test_alleria_repeats_for_each_sister(sisters: int) -> None:
    t = table("HERO_05", build=NEW)
    for sister in (SISTERS[0], SISTERS[2])[:sisters]:
        t.play(sister)
    t.play("TIME_609t1")
    assert len(t.cards()) == 1 + sisters


@pytest.mark.parametrize("sisters", [0, 1, 2])
def test_vereesa_repeats_for_each_sister(sisters: int) -> None:
    t = table("HERO_05", build=NEW)
    yeti, spell = t.deck(YETI, "CS2_029")
    for sister in SISTERS[:2][:sisters]:
        t.play(sister)
    t.play("TIME_609t2")
    assert stats(yeti) == (5 + sisters, 6 + sisters)
    assert [e.card_id for e in yeti.attached] == ["TIME_609t2e"] * (1 + sisters)
    assert not spell.attached


@pytest.mark.parametrize("fresh", [True, False])
def test_an_untimely_death_brings_back_who_was_played_the_turn_before(fresh: bool) -> None:
    t = table("HERO_05", build=NEW)
    secret = t.play("TIME_620")
    old, young = t.minion(), t.play("CS2_186")
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("CS2_076", young if fresh else old)
    assert t.row() == ([YETI, "CS2_186"] if fresh else ["CS2_186"])
    assert (secret.zone == Zone.GRAVEYARD) == fresh


def _shoot(t: Table, place: Entity) -> list[int]:
    t.play(place)
    t.game.oracle = Sequential()
    found = [place.get(DAMAGE), t.hero(2).get(DAMAGE)]
    t.round()
    t.round()
    return found


def test_silvermoon_advances_with_each_use() -> None:
    t = table("HERO_05", build=NEW)
    weak, strong = t.minion("CS2_168", 2), t.minion(side=2)
    place = t.play("TIME_810")
    t.answers(strong)
    assert (_shoot(t, place), place.card_id) == ([1, 0], "TIME_810t1")
    assert t.row(2) == ["CS2_168"]
    t.answers(weak)
    assert (_shoot(t, place), place.card_id) == ([2, 4], "TIME_810t2")
    for card in (YETI, "CS2_125"):
        t.minion(card, 2)
    t.game.oracle = Sequential()
    t.play(place)
    assert (t.row(2), t.hero(2).get(DAMAGE)) == ([YETI], 6)
    assert place.zone == Zone.GRAVEYARD


@pytest.mark.parametrize("form", ["TIME_810", "TIME_810t1", "TIME_810t2"])
def test_silvermoon_spares_a_hero_without_minions(form: str) -> None:
    t = table("HERO_05", build=NEW)
    place = t.play(form)
    t.play(place)
    assert t.hero(2).get(DAMAGE) == 0
    assert place.get(EXHAUSTED) == 1
    assert t.refuses(place)
