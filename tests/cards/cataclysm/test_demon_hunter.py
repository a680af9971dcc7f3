"""Cataclysm: demon hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import (
    ATK,
    COLOSSAL,
    COST,
    DAMAGE,
    HEALTH,
    HERALD_COLOSSAL_AMOUNT,
    LIFESTEAL,
    RUSH,
    TAUNT,
    WINDFURY,
)
from hsreplay_sim.cards.words.selectors import races_of
from hsreplay_sim.cards.words.systems import herald as herald_once
from hsreplay_sim.engine.keywords import herald
from imbuing import SIZES, heralded
from table import YETI, stats, table

BUILD = 241170
NEW = 255790


def test_a_fel_infusion_lets_the_hero_steal_life_for_the_turn() -> None:
    t = table("HERO_01", build=BUILD)
    herald.name_classes(t.game)
    t.play("CATA_530")
    assert (t.row(1), t.hero(1).get(LIFESTEAL)) == (["CATA_580t"], 1)
    t.end_turn()
    assert t.hero(1).get(LIFESTEAL) == 0


def test_an_armored_bloodletter_heralds() -> None:
    t = table("HERO_01", build=BUILD)
    herald.name_classes(t.game)
    bloodletter = t.play("CATA_525")
    assert (t.row(1), bloodletter.get(RUSH)) == (["CATA_525", "CATA_580t"], 1)


def test_a_ravenous_felfisher_is_cheaper_for_each_fel_spell() -> None:
    t = table("HERO_10", build=BUILD)
    fisher = t.hand("CATA_529")
    t.play("CS2_029", t.hero(2))
    assert fisher.get(COST) == 6
    t.play("BT_235")
    t.play("BT_235")
    assert fisher.get(COST) == 4


@pytest.mark.parametrize(("others", "damage"), [(0, 10), (2, 5)])
def test_a_flash_flood_comes_twice_from_the_edge(others: int, damage: int) -> None:
    t = table("HERO_10", build=BUILD)
    giants = [t.minion("CS3_036", side=2) for _ in range(3)]
    t.hand(YETI)
    flood = t.hand("CATA_533")
    for _ in range(others):
        t.hand(YETI)
    t.play(flood)
    assert [e.get(DAMAGE) for e in giants] == [damage, 0, damage]


def test_the_second_flood_finds_other_minions_at_the_ends() -> None:
    t = table("HERO_10", build=BUILD)
    t.minion("CS2_231", side=2)
    giant = t.minion("CS3_036", side=2)
    t.minion("CS2_231", side=2)
    t.play("CATA_533")
    assert (t.row(2), giant.get(DAMAGE)) == (["CS3_036"], 5)


@pytest.mark.parametrize(("before", "strength"), SIZES)
def test_the_soldier_of_azshara_gives_the_hero_attack_this_turn(before: int, strength: int) -> None:
    game, player, _ = heralded("DEMONHUNTER", 0)
    game.player1.entity.tags[4327] = before
    game.run(herald_once())
    assert [(each.id, each.atk, each.health) for each in player.field] == [
        ("CATA_525t", 2 * strength, strength)
    ]
    assert player.hero.atk == strength
    game.end_turn()
    assert player.hero.atk == 0


def test_azshara_gives_the_hero_windfury_and_her_tentacles_give_attack() -> None:
    t = table("HERO_10", build=255790)
    azshara = t.play("CATA_151")
    assert t.row() == ["CATA_151t", "CATA_151", "CATA_151t1"]
    assert (t.hero(1).get(ATK), t.hero(1).get(WINDFURY)) == (2, 1)
    t.attack(t.hero(1), t.hero(2))
    t.attack(t.hero(1), t.hero(2))
    t.kill(azshara)
    assert t.hero(1).get(WINDFURY) == 0
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_the_tentacles_of_azshara_grow_with_the_heralds() -> None:
    t = table("HERO_10", build=255790)
    t.game.owner(1).tags[HERALD_COLOSSAL_AMOUNT] = 2
    t.play("CATA_151")
    assert (t.hero(1).get(ATK), stats(t.at(1, 0))) == (4, (4, 2))


def test_broxigars_last_stand_draws_for_the_dead() -> None:
    t = table("HERO_10", build=NEW)
    t.minion("CS2_231")
    t.minion("CS2_231", side=2)
    yeti = t.minion(side=2)
    t.deck(YETI, YETI, YETI)
    t.play("CATA_526")
    assert (len(t.cards()), yeti.get(DAMAGE), t.row(1)) == (2, 1, [])


def test_broxigars_last_stand_that_kills_nobody_draws_nothing() -> None:
    t = table("HERO_10", build=NEW)
    t.minion()
    t.deck(YETI)
    t.play("CATA_526")
    assert t.cards() == []


def test_nespirah_opens_again_with_fel_and_breaks_free() -> None:
    t = table("HERO_10", build=NEW)
    place = t.play("CATA_527")
    t.play(place, t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.refuses(place, t.hero(2))) == (1, True)
    t.play("CS2_029", t.hero(2))  # no Fel
    assert t.refuses(place, t.hero(2))
    uses = 1
    while place.zone == Zone.PLAY:
        t.play("CATA_528")
        t.play(place, t.hero(2))
        uses += 1
        t.game.secrets[1].clear()
    assert (t.row(), uses) == (["CATA_527t2"], place.get(HEALTH))


def test_nespirah_unshackled_gets_small_nagas_with_fel() -> None:
    t = table("HERO_10", build=NEW)
    t.minion("CATA_527t2")
    t.play("CS2_029", t.hero(2))
    assert t.cards() == []
    t.play("CATA_528")
    (naga,) = t.game.hand[1]
    assert naga.card is not None
    assert (naga.get(COST), naga.card.tags.get(COLOSSAL, 0)) == (1, 0)
    assert Race.NAGA in races_of(naga)


def test_nespirah_unshackled_once_found_colossal_nagas_too() -> None:
    t = table("HERO_10", build=238003)
    t.minion("CATA_527t2")
    t.answers("CATA_151")
    t.play("CATA_528")
    assert [(e.card_id, e.get(COST)) for e in t.game.hand[1]] == [("CATA_151", 1)]


def test_a_sigil_of_the_seas_brings_a_naga_next_turn() -> None:
    t = table("HERO_10", build=NEW)
    t.play("CATA_528")
    assert t.row() == []
    t.round()
    assert (t.row(), t.at(1, 0).get(TAUNT)) == (["CATA_528t"], 1)


def test_a_malevolent_mutant_copies_a_fel_spell() -> None:
    t = table("HERO_10", build=NEW)
    fel, fire = t.hand("CATA_528"), t.hand("CS2_029")
    mutant = t.hand("CATA_697")
    assert t.refuses(mutant, fire)
    t.play(mutant, fel)
    assert t.cards() == ["CATA_528", "CS2_029", "CATA_528"]


def test_a_malevolent_mutant_finds_no_room() -> None:
    t = table("HERO_10", build=NEW)
    fel = t.hand("CATA_528")
    for _ in range(9):
        t.hand(YETI)
    t.game.move(t.game.hand[1][-1], Zone.SETASIDE)
    mutant = t.hand("CATA_697")
    t.play(mutant, fel)
    assert t.cards().count("CATA_528") == 2


def test_a_dread_leviathan_steals_health_three_times() -> None:
    t = table("HERO_10", build=NEW)
    one, two, three = (t.minion(side=2) for _ in range(3))
    t.answers(1, 0)
    leviathan = t.play("CATA_699", one)
    assert (stats(leviathan), stats(two), stats(three)) == ((8, 17), (4, 2), (4, 5))
    assert t.row(2) == [YETI, YETI]


def test_a_dread_leviathan_without_enemies_steals_nothing() -> None:
    t = table("HERO_10", build=NEW)
    assert stats(t.play("CATA_699")) == (8, 8)
