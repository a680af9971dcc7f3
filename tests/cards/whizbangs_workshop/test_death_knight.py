"""Whizbang's Workshop: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    COST,
    DAMAGE,
    DEATHRATTLE,
    REBORN,
    TAG_SCRIPT_DATA_NUM_1,
)
from table import YETI, stats, table
from texts import written


def test_threads_of_despair_make_all_minions_hurt_each_other_as_they_die() -> None:
    t = table(build=210640)
    mine, theirs, other = t.minion(), t.minion(side=2), t.minion(side=2)
    t.play("TOY_826")
    assert [e.card_id for e in theirs.attached] == ["TOY_826e"]
    assert mine.get(DEATHRATTLE) == 1
    t.kill(theirs)
    assert (mine.get(DAMAGE), other.get(DAMAGE)) == (1, 1)


def test_a_helm_of_humiliation_takes_from_one_and_gives_to_another() -> None:
    t = table(build=210640)
    giant, held = t.minion("EX1_105", side=2), t.hand(YETI)
    t.hand("CS2_029")
    t.play("MIS_100", giant)
    assert (stats(giant), stats(held)) == ((3, 3), (9, 10))


def test_a_rambunctious_stuffy_is_reborn_by_frost() -> None:
    t = table(build=210640)
    stuffy = t.minion("TOY_821")
    t.play("CS2_029", t.hero(2))
    assert stuffy.get(REBORN) == 0
    t.play("CS2_026")
    assert stuffy.get(REBORN) == 1


def test_a_darkthorn_quilter_splits_its_attack_among_enemies() -> None:
    t = table(build=210640)
    t.minion("TOY_824")
    yeti = t.minion(side=2)
    t.answers(yeti, t.hero(2), 0)
    t.deck(YETI, side=2)
    t.end_turn()
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (1, 1)


@pytest.mark.parametrize(("corpses", "tanks"), [(4, 1), (5, 2)])
def test_a_shambling_zombietank_spends_corpses_for_a_copy(corpses: int, tanks: int) -> None:
    t = table("HERO_11", build=210640)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("TOY_827")
    assert t.row() == ["TOY_827"] * tanks
    assert t.tag(CORPSES_SPENT_THIS_GAME) == 5 * (tanks - 1)


@pytest.mark.parametrize("card_id", ["TOY_828", "TOY_828t"])
def test_an_amateur_puppeteer_strengthens_undead_in_hand(card_id: str) -> None:
    t = table("HERO_11", build=210640)
    undead, yeti = t.hand("TOY_821"), t.hand(YETI)
    t.kill(t.minion(card_id))
    assert (stats(undead), stats(yeti)) == ((6, 4), (4, 5))
    assert [e.card_id for e in undead.attached] == ["TOY_828e4"]


@pytest.mark.parametrize(("corpses", "uses"), [(2, 0), (3, 1)])
def test_a_foamrender_lasts_for_corpses(corpses: int, uses: int) -> None:
    t = table("HERO_11", build=221908)
    weapon = t.weapon("MIS_101")
    t.game.owner(1).tags[CORPSES] = corpses
    t.attack(t.hero(1), t.hero(2))
    assert t.tag(CORPSES_SPENT_THIS_GAME) == 3 * uses
    assert (weapon.zone == Zone.PLAY) == bool(uses)


@pytest.mark.parametrize(("geist", "less"), [("MIS_006", 2), ("MIS_006t", 8)])
def test_a_toysnatching_geist_cheapens_an_undead(geist: str, less: int) -> None:
    t = table("HERO_11", build=221908)
    t.play(geist)
    undead = next(e for e in t.game.hand[1] if e.card_id != "MIS_006t")
    assert undead.card is not None
    assert undead.get(COST) == max(0, undead.card.cost - less)


def test_a_foamrender_notes_the_attack_behind_it() -> None:
    t = table("HERO_11", build=221908)
    weapon = t.weapon("MIS_101")
    t.game.owner(1).tags[CORPSES] = 3
    since = len(t.game.out)
    t.attack(t.hero(1), t.hero(2))
    told = [(tag, value) for _, tag, value in written(t.game, since, of=weapon)]
    assert told[-2:] == [(DAMAGE, 1), (TAG_SCRIPT_DATA_NUM_1, 1)]
