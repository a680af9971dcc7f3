"""Festival of Legends: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import SpellSchool
from hsreplay_sim.base.tags import COST, DAMAGE, IMMUNE, SPELL_SCHOOL
from hsreplay_sim.engine.rules.deaths import settle
from table import YETI, stats, table


def test_fanottem_costs_what_the_deck_holds() -> None:
    t = table("HERO_07", build=190416)
    card = t.hand("JAM_030")
    assert card.get(COST) == 0
    t.deck(YETI, YETI, YETI)
    t.deck(YETI, side=2)
    t.play("GAME_005")
    assert card.get(COST) == 3


def test_fanottem_notices_a_card_that_burns_or_is_shuffled_into_the_deck() -> None:
    """Self-play left the cost as it was where nothing else asked for it anew."""
    t = table("HERO_07", "HERO_07", build=190416)
    t.deck(*[YETI] * 3)
    t.deck(YETI, side=2)
    card = t.hand("JAM_030")
    for _ in range(9):
        t.hand(YETI)
    t.end_turn(), t.end_turn()
    assert (len(t.game.deck[1]), card.get(COST)) == (2, 2)
    t.deck(YETI)
    settle(t.game)
    assert card.get(COST) == 3


def test_reverberations_die_after_taking_damage() -> None:
    t = table("HERO_07", build=190416)
    yeti = t.minion(side=2, damage=1)
    assert t.refuses("JAM_031")
    t.play("JAM_031", yeti)
    copy = t.at(1, 0)
    assert (stats(copy), t.row(2)) == ((4, 4), [YETI])
    t.play("CS2_025")
    assert (t.row(1), t.row(2)) == ([YETI], [])
    t.end_turn()
    t.play("CS2_025")
    assert t.row(1) == []


def test_a_void_virtuoso_shields_its_hero_in_its_turn() -> None:
    t = table("HERO_07", build=217964)
    t.minion("ETC_081")
    assert [e.card_id for e in t.hero(1).attached] == ["ETC_081e"]
    t.play(t.power())
    assert (t.hero(1).get(IMMUNE), t.hero(1).get(DAMAGE)) == (1, 0)
    t.end_turn()
    assert t.hero(1).get(IMMUNE) == 0


@pytest.mark.parametrize(("victim", "row"), [(YETI, []), ("CS2_231", ["EX1_301"])])
def test_a_dirge_of_despair_calls_a_demon_for_a_death(victim: str, row: list[str]) -> None:
    t = table("HERO_07", build=217964)
    t.deck(YETI, "EX1_301")
    t.play("ETC_082", t.minion(victim, side=2))
    assert t.row() == row


@pytest.mark.parametrize(("alone", "dealt"), [(True, 3), (False, 0)])
def test_an_opera_soloist_sings_alone(alone: bool, dealt: int) -> None:
    t = table("HERO_07", build=217964)
    foe = t.minion(side=2)
    if not alone:
        t.minion()
    t.play("ETC_034")
    assert (foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == (dealt, 0)


@pytest.mark.parametrize(("mana", "given"), [(3, 0), (2, 1)])
def test_demonic_dynamics_are_stronger_last(mana: int, given: int) -> None:
    t = table("HERO_07", build=221908, mana=mana)
    t.play("ETC_083")
    assert [len(e.attached) for e in t.game.hand[1]] == [given, given]


def test_a_fiddlefire_imp_brings_two_fires() -> None:
    t = table("HERO_07", build=199503)
    t.play("JAM_032")
    assert [e.get(SPELL_SCHOOL) for e in t.game.hand[1]] == [SpellSchool.FIRE] * 2


def test_a_baritone_imp_grows_with_fatigue() -> None:
    t = table("HERO_07", build=221908)
    assert stats(t.play("ETC_068")) == (3, 3)
    assert stats(t.play("ETC_068")) == (4, 4)
    assert t.hero(1).get(DAMAGE) == 3


def test_a_crescendo_shares_the_fatigue() -> None:
    t = table("HERO_07", build=221908)
    enemy = t.minion(side=2)
    t.play("ETC_069")
    t.play("ETC_069")
    assert [t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE), enemy.get(DAMAGE)] == [3, 3, 3]


def test_a_crazed_conductor_calls_an_imp_for_each_point() -> None:
    t = table("HERO_07", build=221908)
    t.play("ETC_069")
    t.play("ETC_070")
    assert sorted(t.row()) == ["ETC_070", "ETC_070t", "ETC_070t"]


def test_rin_draws_discards_and_destroys_for_both() -> None:
    t = table("HERO_07", build=255790)
    t.deck(*[YETI] * 5)
    t.deck(*[YETI] * 3, side=2)
    t.hand("CS2_029", 2)
    t.kill(t.minion("ETC_071"))
    assert (len(t.cards(1)), len(t.game.deck[1])) == (0, 1)
    assert (len(t.cards(2)), len(t.game.deck[2])) == (1, 0)
