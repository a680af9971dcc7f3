"""Madness at the Darkmoon Faire: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    COST,
    CURRENT_SPELLPOWER,
    DAMAGE,
    TAUNT,
    WINDFURY,
    ZONE_POSITION,
)
from hsreplay_sim.engine.keywords.start import start_of_game
from hsreplay_sim.play import BaseGame, Deck
from table import YETI, stats, table

FAIRE = 88998
FRAGMENT = "SCH_307t"


def test_luckysoul_hoarder_draws_when_corrupted() -> None:
    t = table("HERO_07", build=FAIRE)
    hoarder = t.hand("YOP_003")
    t.play(YETI)
    assert hoarder.card_id == "YOP_003t"
    t.deck(YETI)
    t.play(hoarder)
    assert t.cards() == [YETI]
    assert [e.card_id for e in t.game.deck[1]] == [FRAGMENT, FRAGMENT]
    t.play("YOP_003")
    assert len(t.game.deck[1]) == 4


def test_armor_vendor_serves_both() -> None:
    t = table(build=FAIRE)
    t.play("YOP_032")
    assert (t.hero(1).get(ARMOR), t.hero(2).get(ARMOR)) == (4, 4)


def test_imprisoned_phoenix_lends_its_spell_damage_when_awake() -> None:
    t = table("HERO_08", build=185749)
    t.play("YOP_021")
    asleep = t.tag(CURRENT_SPELLPOWER)
    for _ in range(4):
        t.end_turn()
    assert (asleep, t.tag(CURRENT_SPELLPOWER)) == (0, 2)


def test_strongman_is_free_once_corrupted() -> None:
    t = table(build=179020)
    strongman = t.hand("DMF_078")
    t.play("EX1_561", t.hero(2))
    assert (strongman.card_id, strongman.get(COST)) == ("DMF_078t", 0)


def test_fleethoof_pearltusk_grows_once_corrupted() -> None:
    t = table(build=179020)
    tusk = t.hand("DMF_080")
    t.play("CS2_200")
    assert stats(tusk) == (8, 8)


@pytest.mark.parametrize(("build", "left"), [(71003, 1), (88998, 0), (137436, 1)])
def test_crabrider_had_windfury_for_a_turn(build: int, left: int) -> None:
    t = table(build=build)
    rider = t.play("YOP_031")
    assert rider.get(WINDFURY) == 1
    t.end_turn()
    assert rider.get(WINDFURY) == left


def test_circus_medic_heals_and_hurts_once_corrupted() -> None:
    t = table(build=90336)
    medic = t.hand("DMF_174")
    t.play("DMF_174", t.hurt(1, 6))
    assert t.hero(1).get(DAMAGE) == 2
    t.play("CS2_200")
    assert medic.card_id == "DMF_174t"
    t.play(medic, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4


def test_gyreworm_burns_after_an_elemental() -> None:
    t = table(build=90336)
    t.play("DMF_062")
    t.round()
    t.play("DMF_062", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_claw_machine_strengthens_what_it_draws() -> None:
    t = table(build=90336)
    t.deck("CS2_029", "CS2_182")
    t.kill(t.minion("DMF_069"))
    assert [(e.card_id, stats(e)) for e in t.game.hand[1]] == [("CS2_182", (7, 8))]


def test_darkmoon_dirigible_rushes_once_corrupted() -> None:
    t = table(build=90336)
    dirigible = t.hand("DMF_073")
    t.play("CS2_182")
    assert dirigible.card_id == "DMF_073t"


def test_horrendous_growth_is_corrupted() -> None:
    t = table(build=74257)
    growth = t.hand("DMF_124")
    t.play("CS2_231")
    assert growth.card_id == "DMF_124"
    t.play(YETI)
    assert (growth.card_id, stats(growth)) == ("DMF_124t", (3, 3))


def test_hysteria_makes_a_minion_attack_until_it_dies() -> None:
    t = table(build=79904)
    one, other = t.minion(), t.minion()
    victim = t.minion("CS2_182", 2)
    t.answers(one, other)
    t.play("YOP_006", victim)
    assert (victim.zone, t.row(), t.row(2)) == (Zone.GRAVEYARD, ["CS2_182", "CS2_182"], [])


def test_hysteria_may_once_take_a_friend() -> None:
    for build, takes in ((71003, True), (79904, False)):
        t = table(build=build)
        assert t.refuses("YOP_006", t.minion()) != takes


def test_a_circus_amalgam_is_a_beast_and_a_murloc() -> None:
    t = table("HERO_05", build=185749)
    amalgam = t.minion("DMF_532")
    t.play("DS1_070", amalgam)  # for a Beast
    assert stats(amalgam) == (6, 7)
    assert amalgam.get(TAUNT) == 1


@pytest.mark.parametrize(("build", "aside"), [(66927, 0), (74257, 4)])
def test_r39_cthun_the_shattered_breaks_into_pieces(build: int, aside: int) -> None:
    t = table(build=build)
    (cthun,) = t.deck("DMF_254")
    start_of_game(t.game)
    pieces = ["DMF_254t3", "DMF_254t4", "DMF_254t5", "DMF_254t7"]
    assert sorted(card.card_id for card in t.game.deck[1]) == pieces
    shown = [e for e in t.game.entities.values() if e.zone == Zone.SETASIDE and e is not cthun]
    assert (cthun.zone, len([e for e in shown if e.card_id in pieces])) == (Zone.SETASIDE, aside)


def test_cthun_the_shattered_leaves_a_hand_without_a_gap() -> None:
    t = table(build=74257)
    cthun, left = t.hand("DMF_254"), t.hand(YETI)
    start_of_game(t.game)
    assert (cthun.zone, cthun.get(ZONE_POSITION)) == (Zone.SETASIDE, 0)
    assert (t.game.hand[1], left.get(ZONE_POSITION)) == ([left], 1)


def test_cthun_the_shattered_splits_its_damage() -> None:
    t = table(build=66927)
    t.play("DMF_254")
    assert t.hero(2).get(DAMAGE) == 30


def test_a_banana_vendor_serves_both_players() -> None:
    t = table(build=FAIRE)
    t.play("DMF_065")
    assert [t.cards(), t.cards(2)] == [["DMF_065t"] * 2] * 2
    yeti = t.minion()
    t.play(t.game.hand[1][0], yeti)
    assert stats(yeti) == (5, 6)


def test_a_knife_vendor_hurts_both_heroes() -> None:
    t = table(build=FAIRE)
    t.play("DMF_066")
    assert [t.hero(side).get(DAMAGE) for side in (1, 2)] == [4, 4]


@pytest.mark.parametrize(("build", "cards"), [(FAIRE, 1), (231651, 2)])
def test_a_prize_vendor_gives_to_each_player(build: int, cards: int) -> None:
    t = table(build=build)
    t.deck(YETI, YETI, YETI)
    t.deck(YETI, YETI, YETI, side=2)
    vendor = t.play("DMF_067")
    assert [len(t.cards()), len(t.cards(2))] == [1, 1]
    t.kill(vendor)
    assert [len(t.cards()), len(t.cards(2))] == [cards, cards]


def test_a_darkmoon_rabbit_bites_three() -> None:
    t = table(build=FAIRE)
    foes = [t.minion(side=2) for _ in range(4)]
    t.attack(t.minion("DMF_070"), foes[1])
    assert t.game.row(2) == [foes[3]]


def test_a_darkmoon_rabbit_that_a_trap_sends_back_bites_nobody() -> None:
    t = table(build=FAIRE)
    foes = [t.minion(side=2) for _ in range(3)]
    rabbit = t.minion("DMF_070")
    t.game.create("EX1_611", 2, Zone.SECRET)  # Freezing Trap
    t.attack(rabbit, foes[1])
    assert (t.game.row(2), t.cards(1)) == (foes, ["DMF_070"])
    assert [each.get(DAMAGE) for each in foes] == [0, 0, 0]


def test_an_inconspicuous_rider_hides_a_secret() -> None:
    t = table("HERO_05", build=FAIRE)
    t.deck(YETI, "EX1_610")
    t.play("DMF_079")
    assert [e.card_id for e in t.game.secrets[1]] == ["EX1_610"]


def test_a_kthir_ritualist_gives_to_the_opponent() -> None:
    t = table(build=FAIRE)
    t.play("DMF_081")
    assert [e.get(COST) for e in t.game.hand[2]] == [4]
    assert t.cards() == []


def test_a_darkmoon_statue_inspires_and_is_corrupted() -> None:
    t = table(build=FAIRE)
    statue = t.hand("DMF_082")
    t.play("CS2_200")
    assert [e.card_id for e in t.game.hand[1]] == ["DMF_082t"]
    ogre = t.at(1, 0)
    t.minion("DMF_082")
    assert ogre.get(ATK) == 7
    statue = t.play(t.game.hand[1][0])
    assert [ogre.get(ATK), statue.get(ATK)] == [8, 5]


def test_a_wriggling_horror_touches_its_neighbours() -> None:
    t = table(build=FAIRE)
    left, right, far = t.minion(), t.minion(), t.minion()
    t.play("DMF_091", position=2)
    assert [stats(e) for e in (left, right, far)] == [(5, 6), (5, 6), (4, 5)]


def test_a_costumed_entertainer_entertains_one_in_hand() -> None:
    t = table(build=FAIRE)
    first, second, vendor = t.hand(YETI), t.hand(YETI), t.hand("DMF_189")
    t.answers(second)
    t.play(vendor)
    assert [stats(e) for e in (first, second)] == [(4, 5), (6, 7)]


def test_a_showstopper_silences_all() -> None:
    t = table(build=FAIRE)
    own, foe = t.minion("CS2_179"), t.minion("CS2_179", side=2)
    t.kill(t.minion("DMF_191"))
    assert [own.get(TAUNT), foe.get(TAUNT)] == [0, 0]


def test_a_parade_leader_leads_those_who_rush() -> None:
    t = table(build=FAIRE)
    t.minion("DMF_520")
    rusher, yeti = t.play("DMF_523t"), t.play(YETI)
    assert [stats(e) for e in (rusher, yeti)] == [(3, 1), (4, 5)]


def test_a_felfire_deadeye_makes_the_power_cheaper() -> None:
    t = table(build=FAIRE)
    deadeye = t.minion("YOP_030")
    assert [t.power().get(COST), t.power(2).get(COST)] == [1, 2]
    t.kill(deadeye)
    assert t.power().get(COST) == 2


def test_a_runaway_blackwing_burns_a_minion() -> None:
    t = table(build=FAIRE)
    t.minion("YOP_034")
    first, second = t.minion("EX1_586", side=2), t.minion("CS2_231", side=2)
    (drawn,) = t.deck(YETI, side=2)
    t.answers(second, drawn)
    t.end_turn()
    assert t.game.row(2) == [first]


def test_moonfang_takes_one_at_a_time() -> None:
    t = table(build=FAIRE)
    wolf = t.minion("YOP_035")
    t.play("CS2_029", wolf)
    assert wolf.get(DAMAGE) == 1


def test_a_carnival_clown_brings_more_when_corrupted() -> None:
    t = table(build=FAIRE)
    t.play("DMF_163")
    assert t.row() == ["DMF_163"] * 3
    t = table(build=FAIRE)
    t.minion()
    t.play("DMF_163t")
    assert t.row() == [YETI] + ["DMF_163t"] * 6
    t.hand("DMF_163")
    t.play("GAME_005")
    assert "DMF_163" in t.cards()


def test_resizing_pouch_fits_the_mana_left() -> None:
    t = table("HERO_08", mana=4, build=77662)
    t.answers("EX1_287", "EX1_289", "EX1_294", "EX1_289")
    t.play("YOP_029")
    assert t.cards() == ["EX1_289"]


def test_derailed_coaster_brings_a_rider_for_each_minion_held() -> None:
    t = table(build=77662)
    t.hand(YETI), t.hand(YETI), t.hand("CS2_029")
    t.play("DMF_202")
    assert sorted(t.row()) == ["DMF_202", "DMF_523t", "DMF_523t"]


def test_barricade_has_two_guards_where_nobody_stands() -> None:
    t = table(build=77662)
    t.play("YOP_005")
    assert t.row() == ["YOP_005t", "YOP_005t"]
    t.play("YOP_005")
    assert t.row() == ["YOP_005t"] * 3


def test_horrendous_growth_is_corrupted_endlessly() -> None:
    t = table(build=71003)
    growth = t.hand("DMF_124")
    for reached in ((3, 3), (4, 4), (5, 5)):
        t.play("CS2_182")
        assert (growth.card_id, stats(growth)) == ("DMF_124t", reached)
    assert [each.card_id for each in growth.attached] == ["DMF_247e"] * 2


def test_the_eye_of_cthun_shoots_at_all_enemies() -> None:
    t = table(build=71003)
    t.answers(*[0] * 7)
    t.play("DMF_254t3")
    assert t.hero(2).get(DAMAGE) == 7


def test_the_heart_and_the_maw_of_cthun_strike_minions_and_the_body_is_one() -> None:
    t = table(build=71003)
    yeti, ogre = t.minion("CS2_182"), t.minion("CS2_200", side=2)
    t.play("DMF_254t4")
    assert [yeti.get(DAMAGE), ogre.get(DAMAGE)] == [3, 3]
    t.play("DMF_254t7", ogre)
    t.play("DMF_254t5")
    assert (t.row(1), t.row(2)) == (["CS2_182", "DMF_254t5t"], [])


def test_cthun_is_shuffled_into_the_deck_once_all_four_pieces_were_played() -> None:
    t = table(build=71003, mana=20)
    for piece in ("DMF_254t3", "DMF_254t4", "DMF_254t5"):
        t.play(piece)
        assert [e.card_id for e in t.game.deck[1]] == []
    t.play("DMF_254t7", t.minion("CS2_182"))
    assert [e.card_id for e in t.game.deck[1]] == ["DMF_254"]


@pytest.mark.parametrize("build", [66927, 126451, 255790])
def test_the_pieces_of_cthun_put_him_together_again(build: int) -> None:
    deck = Deck("MAGE", ["DMF_254"] + ["CS2_231"] * 3)
    game = BaseGame.new(deck, Deck("MAGE", ["CS2_231"] * 9), seed=1, build=build).start(first=1)
    player, foe = game.players
    assert "DMF_254" not in player.deck + player.hand
    pieces = ("DMF_254t5", "DMF_254t7", "DMF_254t4", "DMF_254t3")
    for piece in pieces:
        player.stack_deck(piece)
        player.draw()
    victim = foe.summon("CS2_200")
    for piece in pieces:
        player.mana = 10
        assert "DMF_254" not in player.deck
        card = player.hand.find(piece)
        assert card is not None
        card.play(victim if piece == "DMF_254t7" else None)
    assert victim.dead
    assert [(each.id, each.atk, each.damage) for each in player.field] == [("DMF_254t5t", 6, 3)]
    assert foe.hero.damage == 7
    assert len(player.deck.filter(id="DMF_254")) == 1
    player.stack_deck("DMF_254")
    player.draw()
    player.mana = 10
    cthun = player.hand.find("DMF_254")
    assert cthun is not None
    cthun.play()
    assert game.ended
    assert game.winner == player
