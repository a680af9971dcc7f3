"""TITANS: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    DEATHRATTLE,
    NUM_ATTACKS_THIS_TURN,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.carddb.store import CardStore
from table import YETI, registry, stats, table


def test_a_time_lost_protodrake_brings_a_dragon_when_drawn() -> None:
    t = table(build=217964)
    t.deck("TTN_715")
    t.answers("TTN_715", "NEW1_023")
    t.play("BT_035")
    assert sorted(t.cards()) == ["NEW1_023", "TTN_715"]


def test_a_chaotic_tendril_casts_a_spell_and_the_next_ones_cost_more() -> None:
    t = table(build=195635)
    other, standing = t.hand("YOG_514"), t.minion("YOG_514")
    t.answers("EX1_251")
    t.play("YOG_514")
    assert [e.get(TAG_SCRIPT_DATA_NUM_1) for e in (other, standing)] == [2, 2]
    t.kill(standing)
    assert standing.get(TAG_SCRIPT_DATA_NUM_1) == 1


def test_an_eye_of_chaos_gives_two_tendrils() -> None:
    t = table(build=195635)
    t.play("YOG_515")
    assert t.cards() == ["YOG_514", "YOG_514"]


def test_a_celestial_projection_lasts_for_the_turn() -> None:
    t = table(build=195635)
    yeti = t.minion()
    t.play("TTN_742", yeti)
    assert t.cards() == [YETI]
    t.end_turn()
    assert t.cards() == []


def test_a_fate_splitter_copies_the_last_card_of_the_opponent() -> None:
    t = table(build=213490)
    splitter = t.minion("TTN_859")
    t.end_turn()
    t.play("GAME_005")
    t.play("CS2_231")
    t.kill(splitter)
    assert t.cards() == ["CS2_231"]


def test_the_fate_splitter_of_2023_is_another_card() -> None:
    cards = CardStore.open().at(184968)
    assert registry().find(cards.get("TTN_859"), "TTN_859") is None


def test_yogg_unleashed_uses_each_ability() -> None:
    t = table(build=210640)
    yogg, enemy = t.minion("YOG_516"), t.minion(side=2)
    t.play(yogg, enemy, option=0)
    assert enemy.controller == 1


def test_yogg_induces_insanity_and_fills_the_hand() -> None:
    t = table(build=210640)
    yogg, one, other = t.minion("YOG_516"), t.minion(side=2), t.minion("CS2_200", side=2)
    t.play(yogg, option=1)
    assert one.zone == Zone.GRAVEYARD
    assert other.get(DAMAGE) == 4
    assert other.get(NUM_ATTACKS_THIS_TURN) == 0
    again = t.minion("YOG_516")
    t.play(again, option=2)
    assert t.cards().count("YOG_514") >= 8


@pytest.mark.parametrize(("card", "healed"), [("TTN_039", 0), ("TTN_039t", 6)])
def test_a_watcher_of_the_sun_brings_a_holy_spell(card: str, healed: int) -> None:
    t = table(build=223542)
    t.hurt(1, 10)
    t.answers("CS2_089")
    t.play(card)
    assert (t.cards(), t.hero(1).get(DAMAGE)) == (["CS2_089"], 10 - healed)


def test_a_forged_disposalbot_splits_five_damage_and_heals() -> None:
    t = table(build=223542)
    t.hurt(1, 10)
    yeti = t.minion(side=2)
    t.minion(side=2)
    t.answers(yeti, yeti, yeti, yeti, yeti)
    t.play("TTN_458t")
    assert (len(t.row(2)), t.hero(2).get(DAMAGE), t.hero(1).get(DAMAGE)) == (1, 0, 5)


def test_a_saronite_tolvir_draws_whenever_it_is_attacked() -> None:
    t = table(build=190416)
    t.deck(YETI, YETI, side=2)
    tolvir, yeti = t.minion("TTN_711", side=2), t.minion()
    t.attack(yeti, tolvir)
    assert t.cards(2) == [YETI]


def test_a_sharp_eyed_seeker_draws_what_did_not_start_in_the_deck() -> None:
    t = table(build=190416)
    t.deck(YETI)
    t.play("TSC_776")
    t.play("TTN_712")
    assert t.cards() == ["TSC_776t"]


def test_a_runefueled_golem_discovers_a_weapon() -> None:
    t = table(build=190416)
    t.play("TTN_714")
    assert [e.type for e in t.game.hand[1]] == [CardType.WEAPON]


def test_a_trogg_exile_hurts_its_hero() -> None:
    t = table(build=190416)
    t.play("TTN_832")
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 0)


@pytest.mark.parametrize("joined", [False, True])
def test_a_containment_unit_holds_an_eight_drop(joined: bool) -> None:
    t = table(build=217964)
    mech = t.minion("EX1_006") if joined else None
    unit = t.play("TTN_700", position=1)
    if mech is not None:
        assert stats(mech) == (6, 9)
    t.answers(0)
    t.kill(mech or unit)
    assert len(t.row()) == 1
    body = t.at(1, 0)
    assert body.card is not None
    assert body.card.cost == 8


@pytest.mark.parametrize("joined", [False, True])
def test_a_mecha_leaper_leaps_from_mech_to_mech(joined: bool) -> None:
    t = table(build=217964)
    mech, other, yeti = t.minion("EX1_006"), t.minion("EX1_006"), t.minion()
    leaper = t.play("TTN_734", position=1 if joined else 4)
    if joined:
        assert stats(mech) == (2, 5)
        t.kill(mech)
    else:
        t.answers(mech, other)
        t.kill(leaper)
        assert stats(mech) == (2, 5)
        t.kill(mech)
    assert (stats(other), other.get(DEATHRATTLE), stats(yeti)) == ((2, 5), 1, (4, 5))


def test_a_disposalbot_splits_its_damage_among_minions() -> None:
    t = table(build=217964)
    yeti = t.minion("EX1_620", side=2)
    t.play("TTN_458")
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (5, 0)


@pytest.mark.parametrize(("foe", "damage"), [("CS2_172", 0), ("CS2_120", 2)])
def test_a_relentless_worg_feeds_on_its_kill(foe: str, damage: int) -> None:
    t = table(build=217964)
    worg = t.minion("TTN_733")
    victim = t.minion(foe, side=2)
    t.attack(worg, victim)
    assert worg.get(DAMAGE) == damage


def test_a_victorious_vrykul_gets_a_valkyr() -> None:
    t = table(build=217964)
    t.attack(t.minion("TTN_812"), t.hero(2))
    assert t.cards() == ["TTN_812t"]


def test_an_angry_helhound_is_strong_in_its_turn() -> None:
    t = table(build=217964)
    hound = t.minion("TTN_713")
    assert stats(hound) == (6, 5)
    t.end_turn()
    assert stats(hound) == (2, 5)


def test_a_cyclopian_crusher_is_forged() -> None:
    t = table(build=221908)
    crusher = t.hand("TTN_042")
    assert crusher.script is not None
    assert crusher.script.forge == "TTN_042t"


@pytest.mark.parametrize(("guide", "less"), [("TTN_076", 0), ("TTN_076t", 3)])
def test_a_mechagnome_guide_finds_a_spell(guide: str, less: int) -> None:
    t = table(build=221908)
    t.play(guide)
    (spell,) = t.game.hand[1]
    assert spell.card is not None
    assert spell.get(COST) == max(0, spell.card.cost - less)


def test_a_flame_revenant_kindles_elementals() -> None:
    t = table("HERO_08", build=221908)
    revenant = t.minion("TTN_479")
    other, yeti = t.play("TTN_479"), t.play(YETI)
    assert [stats(e) for e in (revenant, other, yeti)] == [(2, 3), (3, 4), (4, 5)]


def test_a_careless_mechanist_breaks_at_the_second_card() -> None:
    t = table("HERO_04", build=221908)
    mechanist = t.minion("TTN_731")
    t.deck(YETI, YETI)
    t.play("RLK_101")
    assert mechanist.zone == Zone.PLAY
    t.play("RLK_101")
    assert mechanist.zone == Zone.GRAVEYARD


@pytest.mark.parametrize("spells", [4, 5])
def test_cards_of_the_gift_ask_for_five_spells(spells: int) -> None:
    t = table("HERO_08", build=221908)
    for _ in range(spells):
        t.play("CORE_CS2_029", t.hero(1))
    ready = spells == 5
    t.play("YOG_411")
    assert t.hero(2).get(DAMAGE) == 2 * ready
