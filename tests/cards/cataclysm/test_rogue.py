"""Cataclysm: rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    DORMANT,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.systems import herald as herald_once
from hsreplay_sim.engine.keywords import herald
from hsreplay_sim.engine.oracle import Sequential
from imbuing import SIZES, heralded
from table import YETI, stats, table

BUILD = 241170
NEW = 255790


def test_a_rite_of_twilight_deals_damage_in_a_combo_only() -> None:
    t = table("HERO_02", build=BUILD)
    herald.name_classes(t.game)
    victim = t.minion(side=2)
    t.play("CATA_785")
    assert t.row(1) == ["CATA_565t"]
    t.play("CATA_785", victim)
    assert (stats(victim)[1], t.row(1)) == (2, ["CATA_565t"] * 2)


def test_a_twilight_mistress_sends_all_enemies_home() -> None:
    t = table("HERO_03", build=BUILD)
    t.minion()
    t.minion(side=2)
    t.minion("CS2_186", side=2)
    t.play("CATA_201")
    assert (t.row(2), sorted(t.cards(2))) == ([], [YETI, "CS2_186"])
    assert t.row() == [YETI, "CATA_201"]


@pytest.mark.parametrize(("before", "strength"), SIZES)
def test_the_soldier_of_sinestra_gets_a_cheaper_spell_of_another_class(
    before: int, strength: int
) -> None:
    game, player, _ = heralded("ROGUE", before)
    game.run(herald_once())
    assert [(each.id, each.atk, each.health) for each in player.field] == [
        ("CATA_158t", strength, strength)
    ]
    spell = player.hand[-1]
    assert spell.cost == max(0, spell.data.cost - strength)
    assert "ROGUE" not in str(spell.classes)


def test_a_maniacal_follower_heralds_as_it_dies() -> None:
    _, player, _ = heralded("ROGUE", 0)
    player.give("CATA_158").play().destroy()
    assert [each.id for each in player.field] == ["CATA_158t"]


def test_sinestra_casts_spells_from_other_classes_twice() -> None:
    t = table("HERO_03", build=255790)
    dragon = t.play("CATA_154")
    assert t.row() == ["CATA_154t", "CATA_154", "CATA_154t1"]
    for card in t.game.hand[1]:
        assert card.card is not None
        assert card.card.card_class != 7
        assert card.get(COST) == max(0, card.card.cost - 1)
    assert len(t.cards()) == 2
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 12
    t.play("CS2_075")  # Sinister Strike, a Rogue's
    assert t.hero(2).get(DAMAGE) == 15
    t.kill(dragon)
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 21


def test_an_agent_of_the_old_ones_makes_a_coin_of_a_card() -> None:
    t = table("HERO_03", build=BUILD)
    fireball = t.hand("CS2_029")
    t.hand(YETI)
    t.play("CATA_200", fireball)
    assert t.cards() == ["GAME_005", YETI]


def test_garonas_last_stand_destroys_legendary_minions_only() -> None:
    t = table("HERO_03", build=BUILD)
    yeti, legend, other = t.minion(side=2), t.minion("EX1_298", side=2), t.minion("EX1_298")
    stand = t.hand("CATA_203")
    assert t.refuses(stand, yeti)
    t.play(stand, legend)
    assert (t.row(2), t.row()) == ([YETI], ["EX1_298"])
    assert not t.refuses("CATA_203", other)


def test_daze_keeps_a_minion_in_the_hand_for_a_turn() -> None:
    t = table("HERO_03", build=BUILD)
    mine, yeti = t.minion(), t.minion(side=2)
    daze = t.hand("CATA_215")
    assert t.refuses(daze, mine)
    t.play(daze, yeti)
    t.deck(YETI, YETI, side=2)
    t.deck(YETI)
    assert t.cards(2) == [YETI]
    t.end_turn()
    assert t.refuses(yeti)
    t.end_turn()
    t.end_turn()
    assert not t.refuses(yeti)


def test_a_chaos_supplicant_casts_a_spell_of_the_same_cost_from_another_class() -> None:
    t = table("HERO_03", build=NEW)
    t.minion("CATA_786")
    t.minion("CATA_786", side=2)
    t.answers("CORE_CS2_029", t.hero(2))
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 12


def test_a_chaos_supplicant_does_not_mind_minions() -> None:
    t = table("HERO_03", build=NEW)
    t.minion("CATA_786")
    t.answers()
    t.play(YETI)
    assert t.hero(2).get(DAMAGE) == 0


def test_stolen_power_gets_a_whole_card_of_another_class() -> None:
    t = table("HERO_03", build=NEW)
    t.answers("CATA_489")
    t.play("CATA_202")
    t.deck(YETI)
    t.deck(YETI, side=2)
    (card,) = t.game.hand[1]
    t.game.oracle = Sequential()
    t.end_turn()
    t.end_turn()
    assert card.card_id == "CATA_489"
    t.play(card, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


def test_stolen_power_finds_shatter_cards_only() -> None:
    t = table("HERO_03", build=NEW)
    for _ in range(9):
        t.play("CATA_202")
    names = {e.card.name for e in t.game.hand[1] if e.card is not None}
    assert names <= {"Wildwood Circle", "Schism", "Flight Maneuvers", "Arcane Flow", "Supply Run"}


@pytest.mark.parametrize("combo", [False, True])
def test_a_deadly_bribe_pays_the_opponent(combo: bool) -> None:
    t = table("HERO_03", build=255790)
    foe, mine = t.minion(side=2), t.minion()
    if combo:
        t.play("GAME_005")
    t.play("CATA_EVENT_402", foe)
    assert (t.row(2), t.row()) == ([], [YETI])
    assert (t.cards(2), t.cards()) == (["GAME_005"], ["GAME_005"] * combo)
    assert mine.zone == Zone.PLAY


def test_isorath_devours_two_cards_and_gives_them_back() -> None:
    t = table("HERO_03", build=NEW)
    held = [t.hand(card, side=2) for card in ("CS2_029", YETI, "CS2_023")]
    t.answers(held[0], held[2])
    beast = t.play("CATA_481")
    assert (t.cards(2), beast.get(DORMANT)) == ([YETI], 1)
    t.game.oracle = Sequential()
    t.round()
    assert beast.get(DORMANT) == 1
    t.round()
    assert beast.get(DORMANT) == 0
    before = t.cards(2)
    t.kill(beast)
    assert sorted(t.cards(2)) == sorted([*before, "CS2_029", "CS2_023"])


def test_isorath_gives_back_all_that_two_battlecries_devoured() -> None:
    t = table("HERO_03", build=NEW)
    t.minion("LOE_077")  # Brann Bronzebeard
    for _ in range(5):
        t.hand(YETI, side=2)
    beast = t.play("CATA_481")
    assert len(t.cards(2)) == 1
    t.kill(beast)
    assert len(t.cards(2)) == 5


def test_isorath_gives_each_card_back_once() -> None:
    t = table("HERO_03", build=NEW)
    t.minion("FP1_031")  # Baron Rivendare
    held = [t.hand(YETI, side=2) for _ in range(3)]
    t.kill(t.play("CATA_481"))
    assert t.game.in_row(t.game.hand[2]) == [held[2], *held[:2]]
    assert [e.get(ZONE_POSITION) for e in t.game.in_row(t.game.hand[2])] == [1, 2, 3]


def test_isorath_devours_what_there_is() -> None:
    t = table("HERO_03", build=NEW)
    t.hand(YETI, side=2)
    beast = t.play("CATA_481")
    assert (t.cards(2), t.cards()) == ([], [])
    t.kill(beast)
    assert t.cards(2) == [YETI]
