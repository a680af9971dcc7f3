"""The Lost City of Un'Goro: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    IMMUNE,
    RARITY,
    RESOURCES,
    RUSH,
    TAUNT,
)
from table import YETI, stats, table


def test_a_whirling_stormdrake_is_immune_after_its_kin() -> None:
    t = table(build=233275)
    assert t.play("TLC_243").get(IMMUNE) == 0
    t.play("NEW1_023")
    t.round()
    drake = t.play("TLC_243")
    assert drake.get(IMMUNE) == 1
    t.end_turn()
    assert drake.get(IMMUNE) == 0


def test_a_sizzling_cinder_bursts_among_all_enemies() -> None:
    t = table(build=233275)
    cinder, enemy = t.minion("TLC_249"), t.minion(side=2)
    t.answers(enemy, t.hero(2))
    t.kill(cinder)
    assert (stats(enemy), t.hero(2).get(DAMAGE)) == ((4, 4), 1)


def test_a_rockskipper_gives_a_rock() -> None:
    t = table(build=233275)
    t.play("TLC_427")
    assert t.cards() == ["WW_001t"]


def test_a_blob_of_tar_falls_into_two_in_order() -> None:
    t = table(build=233275)
    t.minion()
    blob = t.minion("TLC_468")
    t.minion()
    t.kill(blob)
    assert t.row() == [YETI, "TLC_468t1", "TLC_468t2", YETI]


def test_a_cloud_serpent_copies_another_elemental_or_dragon() -> None:
    t = table(build=223542)
    t.hand(YETI)
    t.hand("NEW1_023")
    t.hand("UNG_019")
    serpent = t.hand("TLC_888")
    t.answers(1)
    t.play(serpent)
    assert t.cards() == [YETI, "NEW1_023", "UNG_019", "UNG_019"]


def test_a_cloud_serpent_alone_copies_nothing() -> None:
    t = table(build=223542)
    t.play("TLC_888")
    assert t.cards() == []


NEW = 238003


def test_a_holy_eggbearer_draws_what_has_no_attack() -> None:
    t = table(build=NEW)
    t.deck(YETI, "CS2_029", "DINO_130")
    t.game.deck[1][-1].tags[ATK] = 0
    t.play("DINO_411")
    assert t.cards() == ["DINO_130"]


def test_a_herbivore_assistant_helps_a_beast() -> None:
    t = table(build=NEW)
    beast, yeti = t.play("CS2_172"), t.minion()
    assert t.refuses("DINO_419", yeti)
    t.play("DINO_419", beast)
    assert (stats(beast), beast.get(RUSH)) == ((5, 4), 1)


def test_a_crater_experiment_doubles_after_any_kin() -> None:
    t = table(build=NEW)
    t.play("DINO_435")
    assert t.row() == ["DINO_435"]
    t.kill(t.at(1, 0))
    t.play("CS2_172")
    t.round()
    t.play("DINO_435")
    assert t.row().count("DINO_435") == 2


def test_an_undercover_cultist_is_angry_while_damaged() -> None:
    t = table(build=NEW)
    cultist = t.minion("TLC_101")
    t.play("CS2_025")
    enemy = t.minion("CS2_231", side=2)
    t.attack(cultist, enemy)
    assert stats(cultist) == (5, 2)


def test_a_curious_explorer_makes_a_minion_of_the_other_cheaper() -> None:
    t = table(build=NEW)
    spell, yeti = t.hand("CS2_029", side=2), t.hand(YETI, side=2)
    t.kill(t.minion("TLC_244"))
    assert (spell.get(COST), yeti.get(COST)) == (4, 2)


def test_a_primal_sabretooth_copies_its_prey() -> None:
    t = table(build=NEW)
    tiger, prey, other = t.minion("TLC_247"), t.minion(side=2), t.minion("EX1_105", side=2)
    t.attack(tiger, prey)
    assert t.cards() == [YETI]
    second = t.minion("TLC_247")
    t.attack(second, other)
    assert t.cards() == [YETI]


@pytest.mark.parametrize(("theirs", "then"), [(7, 7), (3, 5)])
def test_a_crystal_tender_catches_up_with_the_mana_of_the_other(theirs: int, then: int) -> None:
    t = table(build=NEW, mana=5)
    t.game.owner(2).tags[RESOURCES] = theirs
    t.play("TLC_255")
    assert t.tag(RESOURCES) == then


def test_a_marshland_thresher_is_shielded_by_spells() -> None:
    t = table(build=NEW)
    thresher = t.minion("TLC_256")
    t.play("CS2_029", t.hero(2))
    assert thresher.get(DIVINE_SHIELD) == 1


def test_krog_makes_enemy_minions_tiny() -> None:
    t = table(build=NEW)
    krog, mine, enemy = t.minion("TLC_480"), t.minion(), t.minion(side=2, damage=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [stats(e) for e in (krog, mine, enemy)] == [(8, 7), (4, 5), (1, 1)]


def test_a_tar_tyrant_strikes_in_the_turn_of_the_other() -> None:
    t = table(build=NEW)
    tyrant = t.minion("TLC_605")
    assert stats(tyrant) == (1, 12)
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(tyrant) == (7, 12)


def test_a_willful_watcher_destroys_the_top_of_its_deck() -> None:
    t = table(build=NEW)
    t.deck(*[YETI] * 5)
    t.kill(t.minion("TLC_621"))
    assert (len(t.game.deck[1]), t.cards()) == (2, [])


def test_the_egg_of_khelos_breaks_five_times() -> None:
    t = table(build=241170)
    t.minion("DINO_410")
    seen = []
    for _ in range(5):
        t.kill(*t.game.row(1))
        seen += t.row()
    assert seen == ["DINO_410t2", "DINO_410t3", "DINO_410t4", "DINO_410t5", "DINO_410t"]


@pytest.mark.parametrize("kindred", [0, 1])
def test_a_stormbrewer_strikes_before_its_blow(kindred: int) -> None:
    t = table(build=241170)
    if kindred:
        t.play("TLC_107")
        t.round()
    brewer = t.play("TLC_107")
    assert brewer.get(RUSH) == kindred
    weak = t.minion("CS2_121", side=2)
    t.attack(t.minion("TLC_107"), weak)
    assert [weak.zone, t.hero(2).get(DAMAGE)] == [Zone.GRAVEYARD, 0]


@pytest.mark.parametrize("kindred", [0, 1])
def test_kindred_cards_do_more_beside_their_kind(kindred: int) -> None:
    t = table("HERO_04", build=241170)
    if kindred:
        t.play("TLC_429")
        t.round()
    t.play("TLC_429")
    assert t.row().count("TLC_429t") == 2 * kindred


@pytest.mark.parametrize("kindred", [0, 1])
def test_a_scalehide_kodo_takes_the_weakest_or_the_strongest(kindred: int) -> None:
    t = table("HERO_06", build=241170)
    if kindred:
        t.play("TLC_454")
        t.round()
    weak, strong = t.minion("CS2_171", side=2), t.minion(side=2)
    t.play("TLC_454")
    assert [weak.zone, strong.zone] == (
        [Zone.PLAY, Zone.GRAVEYARD] if kindred else [Zone.GRAVEYARD, Zone.PLAY]
    )


def test_a_stranglevine_spreads() -> None:
    t = table("HERO_06", build=241170)
    vine = t.minion("TLC_465")
    yeti = t.minion()
    t.answers(yeti, TAUNT)
    t.kill(vine)
    assert yeti.get(TAUNT) == 1
    other = t.minion("CS2_171")
    t.answers(other, RUSH)
    t.kill(yeti)
    assert other.get(RUSH) == 1


@pytest.mark.parametrize("kindred", [0, 1])
def test_a_ravenous_devilsaur_eats_a_minion(kindred: int) -> None:
    t = table("HERO_05", build=241170)
    if kindred:
        t.play("TLC_829")
        t.round()
    yeti = t.minion(side=2)
    saur = t.play("TLC_829", yeti)
    assert [yeti.zone, stats(saur)] == [Zone.GRAVEYARD, (7, 8) if kindred else (3, 3)]


def test_a_questing_assistant_asks_for_a_quest() -> None:
    t = table(build=241170)
    yeti = t.minion(side=2)
    t.play("TLC_987")
    assert yeti.get(DAMAGE) == 0
    t.play("UNG_934")
    t.play("TLC_987", yeti)
    assert yeti.get(DAMAGE) == 3


def test_a_relic_miner_discovers_a_card_as_rare_as_the_one_it_destroys() -> None:
    t = table(build=255790)
    top, other = t.deck("EX1_298", YETI)  # Ragnaros
    t.play("TLC_109")
    assert (top.zone, other.zone) == (Zone.GRAVEYARD, Zone.DECK)
    assert [card.get(RARITY) for card in t.game.hand[1]] == [top.get(RARITY)]


def test_a_relic_miner_discovers_nothing_beside_an_empty_deck() -> None:
    t = table(build=255790)
    t.play("TLC_109")
    assert t.cards() == []
