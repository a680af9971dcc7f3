"""Across the Timeways: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import PlayState, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    COST,
    DAMAGE,
    FROZEN,
    LIFESTEAL,
    PLAYSTATE,
    RUSH,
    TAG_3527,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
)
from hsreplay_sim.engine.oracle import Sequential
from imbuing import blessed
from table import YETI, stats, table

NEW = 238003


def test_finality_draws_an_undead_and_imbues_twice() -> None:
    t = table("HERO_11", build=NEW)
    t.deck(YETI, "FP1_001")
    t.play("END_003")
    assert (t.cards(), t.tag(TAG_3527), t.power().card_id) == (["FP1_001"], 2, "END_003p")


def test_a_timestop_hurts_and_freezes_two() -> None:
    t = table("HERO_11", build=NEW)
    enemies = [t.minion(side=2) for _ in range(3)]
    t.play("TIME_611", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3
    assert sum(e.get(FROZEN) for e in enemies) == 2


def test_a_cryofrozen_champion_leaves_a_cheaper_legend() -> None:
    t = table("HERO_11", build=NEW)
    champion = t.minion("TIME_613")
    t.answers("EX1_298")
    t.kill(champion)
    (legend,) = t.game.hand[1]
    assert (legend.card_id, legend.get(COST)) == ("EX1_298", 7)


def test_memoriam_manifest_calls_the_dearest_undead() -> None:
    t = table("HERO_11", build=NEW)
    t.kill(t.minion("FP1_001"), t.minion("FP1_026"), t.minion("CS2_186"))
    t.play("TIME_616")
    assert t.row() == ["FP1_026"]
    for _ in range(6):
        t.minion()
    assert t.refuses("TIME_616")


def test_shadows_of_yesterday_are_four_gifted_shades() -> None:
    t = table("HERO_11", build=241170)
    t.play("TIME_610")
    assert t.row() == ["TIME_610t2"] * 4


@pytest.mark.parametrize("hits", [0, 1])
def test_a_liferender_strikes_when_its_hero_changed(hits: int) -> None:
    t = table("HERO_11", build=241170)
    foe = t.minion("EDR_978", side=2)
    for _ in range(hits):
        t.play("CORE_CS2_029", t.hero(1))
    t.play("TIME_614", foe if hits else None)
    assert foe.get(DAMAGE) == 6 * hits


def test_the_blessing_of_the_infinite_helps_the_first_undead_of_a_turn() -> None:
    t = table("HERO_11", build=241170, mana=20)
    t.game.owner(1).tags[TAG_3527] = 3
    t.hero_power("END_003p")
    t.game.touch_auras()
    other = t.play(YETI)
    first, second = t.play("FP1_001"), t.play("FP1_001")  # Zombie Chow
    assert [each.get(ATK) for each in (other, first, second)] == [4, 5, 2]
    assert [each.card_id for each in first.attached] == ["END_003pe"]


@pytest.mark.parametrize("times", [1, 3])
def test_the_blessing_of_the_infinite_is_for_the_first_undead_of_a_turn(times: int) -> None:
    game, player, _ = blessed("DEATHKNIGHT", times)
    beast = player.give("CS2_172").play()
    first, second = player.give("FP1_001").play(), player.give("FP1_001").play()
    assert [each.atk for each in (beast, first, second)] == [3, 2 + times, 2]
    game.skip_turn()
    player.mana = 10
    assert player.give("FP1_001").play().atk == 2 + times


def test_a_blood_draw_costs_health() -> None:
    t = table("HERO_11", build=NEW, mana=0)
    t.answers(1, 0, 2, 1)
    t.play("TIME_612")
    assert (t.hero(1).get(DAMAGE), t.spent(), len(t.cards())) == (3, 0, 1)


def test_a_forgotten_millennium_fills_the_hand_with_undead_for_health() -> None:
    t = table("HERO_11", build=NEW)
    for _ in range(7):
        t.hand(YETI)
    t.answers("FP1_001", "FP1_004", "FP1_001")
    t.play("TIME_615")
    ghoul, other = t.game.hand[1][7:9]
    assert t.cards()[7:] == ["FP1_001", "FP1_004", "FP1_001"]
    t.game.oracle = Sequential()
    t.play(ghoul)
    assert (t.hero(1).get(DAMAGE), t.spent()) == (1, 8)
    t.deck(YETI, side=2)
    t.end_turn()
    assert not other.attached


def test_a_chronochiller_ends_its_players_draws() -> None:
    t = table("HERO_11", build=NEW)
    chiller = t.minion("TIME_617")
    t.round()
    assert (t.cards(), t.cards(2)) == ([], [YETI])
    t.kill(chiller)
    t.round()
    assert t.cards() == [YETI]


BOONS = {
    "TIME_619t3": ("TIME_619e", "TIME_619e4", TAUNT),
    "TIME_619t4": ("TIME_619e2", "TIME_619e5", LIFESTEAL),
    "TIME_619t5": ("TIME_619e3", "TIME_619e6", RUSH),
}


@pytest.mark.parametrize("boon", list(BOONS))
def test_talanji_draws_bwonsamdi_and_gives_him_a_boon(boon: str) -> None:
    t = table("HERO_11", build=NEW)
    t.deck(YETI, "TIME_619t")
    t.answers(0, boon)
    t.play("TIME_619")
    (bwonsamdi,) = t.game.hand[1]
    on_player, on_him, tag = BOONS[boon]
    assert [e.card_id for e in t.game.owner(1).attached] == [on_player]
    assert [e.card_id for e in bwonsamdi.attached] == [on_him]
    assert [bwonsamdi.get(each) for each in (TAUNT, LIFESTEAL, RUSH)].count(1) == 1
    assert (bwonsamdi.get(tag), bwonsamdi.get(TAG_SCRIPT_DATA_NUM_1)) == (1, 6)


def test_talanji_resurrects_bwonsamdi_with_all_his_boons() -> None:
    t = table("HERO_11", build=NEW)
    bwonsamdi = t.minion("TIME_619t")
    t.answers("CS2_182")
    t.kill(bwonsamdi)
    assert t.row() == [YETI]
    for boon in ("TIME_619t4", "TIME_619t3"):
        t.answers(boon)
        t.play("TIME_619t2")
    t.answers(0, "TIME_619t5")
    t.play("TIME_619")
    (again,) = (e for e in t.game.row(1) if e.card_id == "TIME_619t")
    assert [again.get(tag) for tag in (TAUNT, LIFESTEAL, RUSH)] == [1, 1, 1]
    t.answers("EX1_586")
    t.kill(again)
    assert "EX1_586" in t.row()
    assert t.hero(2).get(DAMAGE) == 4


def test_what_befell_zandalar_hurts_enemies_alone() -> None:
    t = table("HERO_11", build=NEW)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("TIME_619t2")
    assert [e.get(DAMAGE) for e in (mine, theirs, t.hero(2))] == [0, 2, 2]


@pytest.mark.parametrize(("corpses", "health"), [(0, None), (7, 7), (25, 20)])
def test_husk_lets_the_hero_live_on_for_corpses(corpses: int, health: int | None) -> None:
    t = table("HERO_11", build=NEW)
    t.play("TIME_618")
    t.game.owner(1).tags[CORPSES] = corpses
    t.hurt(1, 29)
    t.play("CS2_029", t.hero(1))
    hero = t.hero(1)
    if health is None:
        assert (hero.zone, t.tag(PLAYSTATE)) == (Zone.GRAVEYARD, PlayState.LOST)
        return
    assert (hero.zone, stats(hero)[1]) == (Zone.PLAY, health)
    assert (t.tag(PLAYSTATE), t.tag(CORPSES_SPENT_THIS_GAME)) == (PlayState.PLAYING, health)
    assert [e.card_id for e in hero.attached] == ["TIME_618e2"]
    t.hurt(1, 29)
    t.play("CS2_029", hero)
    assert t.tag(PLAYSTATE) == PlayState.LOST


def test_husk_helps_the_own_hero_alone() -> None:
    t = table("HERO_11", build=NEW)
    t.play("TIME_618")
    t.game.owner(1).tags[CORPSES] = 9
    t.hurt(2, 29)
    t.play("CS2_029", t.hero(2))
    assert (t.tag(PLAYSTATE, 2), t.tag(CORPSES_SPENT_THIS_GAME)) == (PlayState.LOST, 0)
