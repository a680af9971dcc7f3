"""Murder at Castle Nathria: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass, Zone
from hsreplay_sim.base.tags import (
    CLASS,
    COST,
    DAMAGE,
    HEALTH,
    SECRET,
)
from hsreplay_sim.engine.keywords.start import start_of_game
from table import YETI, stats, table


def test_volatile_skeleton_hurts_a_random_enemy() -> None:
    t = table(build=185749)
    yeti = t.minion(side=2)
    t.answers(yeti)
    t.kill(t.minion("REV_845"))
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 0)


def test_stoneborn_general_leaves_a_gravewing() -> None:
    t = table(build=179020)
    t.kill(t.minion("REV_375"))
    assert t.row() == ["REV_375t"]


@pytest.mark.parametrize(("build", "health"), [(158725, 40), (185749, 35), (212031, 40)])
def test_prince_renathal_raises_the_health_of_his_player(build: int, health: int) -> None:
    """U043:593, U044:735"""
    t = table(build=build)
    t.deck("REV_018")
    start_of_game(t.game)
    assert (t.hero(1).get(HEALTH), t.hero(2).get(HEALTH)) == (health, 30)


def test_a_renovator_destroys_an_enemy_location() -> None:
    t = table(build=208591)
    mine, theirs = t.minion("REV_990"), t.minion("REV_990", side=2)
    renovator = t.hand("REV_023")
    assert t.refuses(renovator, mine)
    assert t.refuses(renovator, t.hero(2))
    t.play(renovator, theirs)  # U441@10
    assert (t.row(2), theirs.zone, mine.zone) == ([], Zone.GRAVEYARD, Zone.PLAY)


def test_a_sinrunner_takes_an_enemy_along() -> None:
    t = table(build=217964)
    runner, friend = t.minion("REV_251"), t.minion()
    first, second = t.minion(side=2), t.minion("CS2_200", side=2)
    t.answers(second)
    t.kill(runner)
    assert (t.row(1), t.row(2)) == ([friend.card_id], [first.card_id])


def test_a_maze_guide_summons_a_two_drop() -> None:
    t = table(build=217964)
    t.answers("CS2_120")
    t.play("REV_308")
    assert t.row() == ["REV_308", "CS2_120"]


def test_a_dredger_staff_strengthens_the_minions_of_the_hand() -> None:
    t = table(build=217964)
    yeti, ball = t.hand(YETI), t.hand("CS2_029")
    t.play("REV_338")
    assert (stats(yeti), ball.attached) == ((4, 6), [])


def test_a_roosting_gargoyle_strengthens_a_beast() -> None:
    t = table(build=217964)
    beast, yeti = t.minion("CS2_172"), t.minion()
    t.play("REV_351", beast)
    assert stats(beast) == (5, 2)
    assert t.refuses("REV_351", yeti)


def test_a_muck_plumber_taxes_all_minions() -> None:
    t = table(build=217964)
    cards = [t.hand(YETI), t.hand(YETI, 2), t.hand("CS2_029")]
    t.minion("REV_837")
    assert [card.get(COST) for card in cards] == [6, 6, 4]


def test_an_infused_murlocula_costs_nothing() -> None:
    t = table(build=217964)
    card = t.hand("REV_957")
    t.kill(*(t.minion() for _ in range(4)))
    assert (card.card_id, card.get(COST)) == ("REV_957t", 0)


def test_a_forensic_duster_makes_enemy_minions_dearer_for_a_turn() -> None:
    t = table(build=217964)
    yeti, ball, own = t.hand(YETI, 2), t.hand("CS2_029", 2), t.hand(YETI)
    t.play("REV_378")
    t.end_turn()
    assert [card.get(COST) for card in (yeti, ball, own)] == [5, 4, 4]
    t.end_turn()
    assert yeti.get(COST) == 4


def test_a_sinstone_totem_grows() -> None:
    t = table(build=217964)
    totem = t.minion("REV_839")
    t.round()
    t.end_turn()
    assert stats(totem) == (0, 5)


def test_an_informant_makes_the_next_secret_free() -> None:
    t = table("HERO_08", build=217964)
    first, second, yeti = t.hand("EX1_287"), t.hand("EX1_289"), t.hand(YETI)
    t.play("REV_841")
    assert [card.get(COST) for card in (first, second, yeti)] == [0, 0, 4]
    assert [[e.card_id for e in card.attached] for card in (first, yeti)] == [["REV_841e2"], []]
    t.round()
    assert second.get(COST) == 0
    t.play(first)
    assert second.get(COST) == 3


@pytest.mark.parametrize(("secret", "bodies"), [(False, 1), (True, 2)])
def test_a_scuttlebutt_ghoul_doubles_beside_a_secret(secret: bool, bodies: int) -> None:
    t = table("HERO_08", build=217964)
    if secret:
        t.play("EX1_287")
    t.play("REV_900")
    assert t.row() == ["REV_900"] * bodies


def test_a_sketchy_stranger_knows_secrets_of_others() -> None:
    t = table("HERO_08", build=217964)
    t.play("REV_945")
    (found,) = t.game.in_row(t.game.hand[1])
    assert found.get(SECRET) == 1
    assert found.get(CLASS) != CardClass.MAGE


def test_a_bog_beast_leaves_a_muckmare() -> None:
    t = table(build=217964)
    t.kill(t.minion("REV_012"))
    assert [(e.card_id, stats(e)) for e in t.game.row(1)] == [("REV_012t", (2, 4))]


@pytest.mark.parametrize(("infused", "drawn"), [(False, 1), (True, 3)])
def test_a_famished_fool_draws_more_when_infused(infused: bool, drawn: int) -> None:
    t = table(build=217964)
    t.deck(*[YETI] * 4)
    fool = t.hand("REV_019")
    if infused:
        t.kill(*(t.minion() for _ in range(4)))
    assert fool.card_id == ("REV_019t" if infused else "REV_019")
    t.play(fool)
    assert len(t.cards()) == drawn


def test_sylvanas_destroys_or_infused_takes() -> None:
    t = table(build=199503)
    first, second = t.minion(side=2), t.minion(side=2)
    t.play("MAW_033", first)
    t.play("MAW_033t", second)
    assert [first.zone, second.controller] == [Zone.GRAVEYARD, 1]


def test_a_stoneborn_accuser_infused_deals_five() -> None:
    t = table(build=199503)
    accuser = t.hand("REV_013")
    assert accuser.script is not None
    assert accuser.script.infuse == "REV_013t"
    t.play("REV_013t", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 5


def test_a_priest_of_the_deceased_is_infused() -> None:
    t = table("HERO_09", build=199503)
    priest = t.hand("REV_956")
    assert priest.script is not None
    assert priest.script.infuse == "REV_956t"


def test_a_steamcleaner_destroys_what_did_not_start_in_a_deck() -> None:
    t = table("HERO_01", build=255790)
    t.deck(YETI)
    t.deck(YETI, side=2)
    made = [t.game.create("CS2_029", side, Zone.DECK, creator=t.hero(1)) for side in (1, 2)]
    t.play("REV_946")
    assert [each.zone for each in made] == [Zone.GRAVEYARD] * 2
    assert [[each.card_id for each in t.game.deck[side]] for side in (1, 2)] == [[YETI], [YETI]]
