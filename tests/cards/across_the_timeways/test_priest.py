"""Across the Timeways: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import (
    CARDRACE,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    EXHAUSTED,
    HAS_DARK_GIFT,
    LOCATION_ACTION_COOLDOWN,
)
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, stats, table

NEW = 238003


def test_a_disciple_of_the_dove_draws_and_blesses_the_hand() -> None:
    t = table("HERO_09", build=NEW)
    held = t.hand(YETI)
    t.deck("CS2_029", YETI)
    t.play("TIME_037")
    assert [stats(e) for e in t.game.in_row(t.game.hand[1])] == [(4, 7), (4, 7)]
    assert held.attached[0].card_id == "TIME_037e"


def test_a_cleansing_lightspawn_strikes_with_its_health() -> None:
    t = table("HERO_09", build=NEW)
    enemy, hero = t.minion(side=2), t.hurt(1, 10)
    t.play("TIME_427", enemy)
    assert (enemy.get(DAMAGE), hero.get(DAMAGE)) == (3, 7)


def test_an_amber_priestess_heals_with_her_health() -> None:
    t = table("HERO_09", build=NEW)
    hero = t.hurt(1, 10)
    t.play("TIME_431", hero)
    assert hero.get(DAMAGE) == 6


def test_cease_to_exist_silences_first() -> None:
    t = table("HERO_09", build=NEW)
    t.deck(YETI, side=2)
    t.minion("EX1_096", side=2)
    t.play("TIME_433")
    assert (t.row(2), t.cards(2)) == ([], [])


def test_eternus_takes_a_minion_that_is_no_healthier() -> None:
    t = table("HERO_09", build=NEW)
    yeti, weak = t.minion(side=2), t.minion("CS2_172", side=2)
    assert t.refuses("TIME_435", yeti)
    t.play("TIME_435", weak)
    assert (t.row(), t.row(2)) == (["TIME_435", "CS2_172"], [YETI])


def test_an_intertwined_fate_copies_from_both_decks() -> None:
    t = table("HERO_09", build=241170)
    t.deck("CS2_171")
    t.deck(YETI, side=2)
    t.play("TIME_432")
    assert t.cards() == ["CS2_171", YETI]


def test_a_barrier_shields_and_strengthens_the_hand() -> None:
    t = table("HERO_09", build=241170)
    yeti, held = t.minion(), t.hand(YETI)
    t.play("TIME_447", yeti)
    assert [yeti.get(DIVINE_SHIELD), stats(held)] == [1, (4, 7)]


def test_wings_of_eternity_bear_a_dragon_of_the_past_with_a_gift() -> None:
    t = table("HERO_09", build=NEW)
    t.play("END_027")
    (dragon,) = t.game.hand[1]
    assert dragon.get(HAS_DARK_GIFT) == 1
    assert dragon.get(CARDRACE) in (Race.DRAGON, Race.ALL)


def test_a_divine_augur_raises_the_lower_stat_of_those_in_hand() -> None:
    t = table("HERO_09", build=NEW)
    sturdy, strong, even = t.hand(YETI), t.hand("EX1_048"), t.hand("CS2_186")
    t.play("TIME_429")
    assert [stats(e) for e in (sturdy, strong, even)] == [(5, 5), (4, 4), (7, 7)]
    assert [[a.card_id for a in e.attached] for e in (sturdy, strong, even)] == [
        ["TIME_429e1"],
        ["TIME_429e2"],
        [],
    ]


def test_the_conflux_advances_with_each_use() -> None:
    t = table("HERO_09", build=NEW)
    place = t.play("TIME_436")
    t.answers("EX1_561")
    t.play(place)
    assert (t.row(), place.card_id) == (["TIME_436t1", "EX1_561"], "TIME_436t1")
    for form, used in (("TIME_436t2", 2), ("TIME_436t2", 0)):
        t.game.oracle = Sequential()
        t.round()
        t.round()
        t.game.hand[1].clear()
        t.answers("EX1_561", "NEW1_030", "EX1_572", 1)
        t.play(place)
        assert (place.card_id, place.get(DAMAGE)) == (form, used)
        assert t.row()[-1] == "NEW1_030"
    assert (t.cards(), place.zone) == (["NEW1_030"], Zone.GRAVEYARD)


def test_a_future_conflux_gives_its_copy_from_a_full_board_as_well() -> None:
    t = table("HERO_09", build=NEW, mana=20)
    place = t.play("TIME_436t2")
    place.tags[EXHAUSTED] = 0
    place.tags[LOCATION_ACTION_COOLDOWN] = 0
    for _ in range(6):
        t.minion()
    t.answers("EX1_561", "NEW1_030", "EX1_572", 1)
    t.play(place)
    assert (t.cards(), len(t.row())) == (["NEW1_030"], 7)


def test_medivh_is_free_beside_karazhan_and_leaves_nobody_else() -> None:
    t = table("HERO_09", build=NEW)
    medivh = t.hand("TIME_890")
    assert medivh.get(COST) == 10
    place = t.play("TIME_890t2")
    assert medivh.get(COST) == 0
    egg = t.minion("FP1_007", 2)
    t.minion()
    t.play(medivh)
    assert (sorted(t.row()), t.row(2)) == (["TIME_890", "TIME_890t2"], [])
    assert (egg.zone, place.zone) == (Zone.GRAVEYARD, Zone.PLAY)


def test_atiesh_is_free_beside_medivh_and_doubles_spells() -> None:
    t = table("HERO_09", build=NEW)
    staff = t.hand("TIME_890t")
    assert staff.get(COST) == 10
    t.minion("TIME_890")
    assert staff.get(COST) == 0
    t.play(staff)
    t.hurt(1, 20)
    t.play("CS2_029", t.hero(2))
    t.play("CS2_089")
    assert (t.hero(2).get(DAMAGE), t.hero(1).get(DAMAGE)) == (12, 4)


def test_karazhan_is_free_under_atiesh_and_summons_two() -> None:
    t = table("HERO_09", build=NEW)
    place = t.hand("TIME_890t2")
    assert place.get(COST) == 10
    t.weapon("TIME_890t")
    assert place.get(COST) == 0
    t.play(place)
    t.answers("CS2_232", "CS2_232")
    t.play(place)
    assert t.row() == ["CS2_232", "TIME_890t2", "CS2_232"]
