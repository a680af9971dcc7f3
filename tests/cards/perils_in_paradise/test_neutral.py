"""Perils in Paradise: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import (
    CARDRACE,
    CHARGE,
    COST,
    CREATOR,
    DAMAGE,
    FROZEN,
    TAG_SCRIPT_DATA_NUM_1,
    TURN,
    TURN_DRAWN,
    WINDFURY,
)
from hsreplay_sim.engine.keywords.tourist import arrive
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, stats, table
from texts import give_text


def test_the_mark_of_a_tourist_changes_nothing() -> None:
    """VAC_422e; R269 says who gets it."""
    t = table(build=217964)
    yeti = t.minion()
    attach(t.game, t.hero(1), yeti, "VAC_422e")
    assert stats(yeti) == (4, 5)


@pytest.mark.parametrize(("played", "shown"), [("VAC_960", ["VAC_957"]), ("VAC_957", [])])
def test_r269_a_tourist_is_shown_with_the_first_card_of_the_class_it_visits(
    played: str, shown: list[str]
) -> None:
    """U378:5053: a Hunter's weapon; played itself, it needs no more (U381:5980)."""
    t = table("HERO_09", build=210640)
    tourist = t.game.create("VAC_957", 1, Zone.HAND, position=1)
    give_text(t.game, tourist)
    arrive(t.game)
    (mark,) = t.game.owner(1).attached
    t.play(YETI)
    assert mark.zone == Zone.PLAY
    t.play(tourist if played == tourist.card_id else played)
    removed = [e for e in t.game.entities.values() if e.zone == Zone.REMOVED]
    assert [e.card_id for e in removed if e.get(CREATOR) == mark.id] == shown
    assert mark.zone == Zone.GRAVEYARD


def test_a_travel_agent_discovers_a_location() -> None:
    t = table(build=210640)
    t.answers("VAC_929", 0, 0, 0)
    t.play("VAC_438")
    assert t.cards() == ["VAC_929"]


def test_a_seaside_giant_is_cheaper_for_each_location_used() -> None:
    t = table("HERO_10", build=241170)
    giant = t.hand("VAC_439")
    assert giant.get(COST) == 10
    t.play("VAC_929")
    t.play(t.at(1, 0) if t.game.row(1) else t.game.board[1][0])
    assert giant.get(COST) == 8


def test_a_cheese_ripens_turn_by_turn() -> None:
    t = table(build=210640)
    t.play("VAC_955")
    (cheese,) = t.game.hand[1]
    assert cheese.card_id == "VAC_955t"
    assert cheese.get(TAG_SCRIPT_DATA_NUM_1) == 1
    t.round()
    assert cheese.get(TAG_SCRIPT_DATA_NUM_1) == 2
    t.answers("EX1_066", "EX1_066", "EX1_066")
    t.play(cheese)
    assert t.row().count("EX1_066") == 3


def test_a_drink_server_leaves_a_drink() -> None:
    t = table(build=210640)
    server = t.minion("VAC_461")
    t.answers("VAC_520")
    t.kill(server)
    assert t.cards() == ["VAC_520"]


def test_a_pupil_finds_a_spell_that_was_cast_while_it_was_held() -> None:
    t = table(build=217964)
    pupil = t.hand("VAC_304")
    pupil.tags[TURN_DRAWN] = t.game.root.tags[TURN]
    for card_id in ("CS2_029", "CS2_024", "CS2_008"):
        t.play(card_id, t.hero(2))
    assert pupil.get(TAG_SCRIPT_DATA_NUM_1) == 3
    t.play(pupil)
    assert t.cards() == ["CS2_029"]


def test_a_pupil_that_saw_two_spells_finds_none() -> None:
    t = table(build=217964)
    pupil = t.hand("VAC_304")
    for card_id in ("CS2_029", "CS2_024"):
        t.play(card_id, t.hero(2))
    t.play(pupil)
    assert t.cards() == []


def test_a_lamplighter_hits_harder_for_each_turn_of_elementals() -> None:
    t = table(build=210640)
    for _ in range(2):
        t.play("CS2_033")
        t.round()
    lamp = t.hand("VAC_442")
    settle(t.game)
    told = lamp.get(TAG_SCRIPT_DATA_NUM_1)
    t.play(lamp, t.hero(2))
    assert (told, t.hero(2).get(DAMAGE), lamp.get(TAG_SCRIPT_DATA_NUM_1)) == (3, 3, 4)


def test_a_lamplighter_of_217964_asks_for_the_last_turn_alone() -> None:
    t = table(build=217964)
    t.play("VAC_442", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 0
    t.round()
    t.play("VAC_442", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4


def test_a_cryopractor_strengthens_and_freezes() -> None:
    t = table(build=217964)
    yeti = t.minion(side=2)
    t.play("VAC_327", yeti)
    assert (stats(yeti), yeti.get(FROZEN)) == ((7, 8), 1)
    assert [e.card_id for e in yeti.attached] == ["VAC_327e"]


def test_a_customs_enforcer_taxes_what_was_not_in_the_enemys_deck() -> None:
    t = table(build=217964)
    own, theirs, made = t.hand("GAME_005"), t.hand(YETI, side=2), t.hand(YETI, side=2)
    made.tags[CREATOR] = 1
    t.play("VAC_440")
    assert [e.get(COST) for e in (own, theirs, made)] == [0, 4, 6]


def test_a_concierge_makes_cards_of_others_cheaper() -> None:
    t = table("HERO_08", build=217964)
    own, other, yeti = t.hand("CS2_029"), t.hand("EX1_301"), t.hand(YETI)
    concierge = t.play("VAC_463")
    assert [e.get(COST) for e in (own, other, yeti)] == [4, 2, 4]
    t.kill(concierge)
    assert other.get(COST) == 3


@pytest.mark.parametrize(("spell", "bodies"), [("CS2_029", 1), ("CS2_032", 2)])
def test_a_bumbling_bellhop_asks_for_a_dear_spell(spell: str, bodies: int) -> None:
    t = table(build=217964)
    t.hand(spell)
    t.play("VAC_521")
    assert t.row() == ["VAC_521"] * bodies


def test_a_coconut_cannoneer_shoots_after_its_neighbours() -> None:
    t = table(build=217964)
    near, _, _, far = t.minion(), t.minion("VAC_532"), t.minion(), t.minion()
    t.attack(far, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4
    t.attack(near, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 9


def test_a_beached_whale_hurts_itself() -> None:
    t = table(build=217964)
    assert stats(t.play("VAC_934")) == (4, 10)


def test_a_wave_pool_thrasher_takes_and_gives_to_all_others() -> None:
    t = table(build=217964)
    mine, theirs = t.minion(), t.minion(side=2)
    thrasher = t.play("VAC_947")
    assert [stats(e) for e in (mine, theirs, thrasher)] == [(3, 4), (3, 4), (4, 5)]
    t.kill(thrasher)
    assert [stats(e) for e in (mine, theirs)] == [(4, 5), (4, 5)]
    assert [e.card_id for e in theirs.attached] == ["VAC_947e1", "VAC_947e2"]


def test_a_bloodsail_recruiter_discovers_a_pirate() -> None:
    t = table(build=217964)
    t.play("VAC_430")
    (found,) = t.game.hand[1]
    assert found.get(CARDRACE) in (Race.PIRATE, Race.ALL)


def test_a_hozen_roughhouser_strengthens_pirates_that_attack() -> None:
    t = table(build=217964)
    hozen, pirate, yeti = t.minion("VAC_938"), t.minion("CS2_146"), t.minion()
    for each in (hozen, pirate, yeti):
        t.attack(each, t.hero(2))
    assert [stats(e) for e in (hozen, pirate, yeti)] == [(2, 4), (3, 2), (4, 5)]
    assert [e.card_id for e in pirate.attached] == ["VAC_938e"]
    assert t.hero(2).get(DAMAGE) == 9


def test_a_sailboat_captain_gives_a_pirate_windfury() -> None:
    t = table(build=217964)
    pirate, yeti = t.minion("CS2_146"), t.minion()
    assert t.refuses("VAC_937", yeti)
    t.play("VAC_937", pirate)
    assert (pirate.get(WINDFURY), pirate.attached) == (1, [])


def test_a_package_dealer_may_draw_again() -> None:
    t = table(build=221908)
    t.minion("VAC_441")
    t.deck("CS2_171", "CS2_171", "CS2_171")
    t.answers(0, 1, 0, 0)
    t.play("EX1_015")
    assert len(t.cards()) == 2


def test_a_f_kay_rewards_who_rests() -> None:
    t = table(build=221908)
    kay, idle, busy = t.minion("VAC_446"), t.minion(), t.minion()
    t.attack(busy, t.hero(2))
    t.deck(YETI, side=2)
    t.end_turn()
    assert [stats(e) for e in (kay, idle, busy)] == [(0, 5), (6, 7), (4, 5)]


def test_a_dread_deserter_that_was_made_charges() -> None:
    t = table(build=221908)
    assert t.play("VAC_447").get(CHARGE) == 0
    made = t.hand("VAC_447")
    made.tags[CREATOR] = 1
    assert t.play(made).get(CHARGE) == 1


def test_a_bayfin_bodybuilder_ends_what_comes_in_its_turn() -> None:
    t = table("HERO_04", build=221908)
    t.minion("VAC_531")
    t.play("VAC_533")
    assert t.row(2) == []
    t.deck(YETI, side=2)
    t.end_turn()
    t.play(YETI)
    assert t.row(2) == [YETI]


def test_a_seafloor_trawler_dredges_and_both_draw() -> None:
    t = table(build=205031)
    cards = t.deck("CS2_029", YETI, "CS2_200", "CS2_168")
    t.deck(YETI, side=2)
    t.answers(*cards[1:], "CS2_200", 0, 0)
    t.play("VAC_320")
    assert (t.cards(1), t.cards(2)) == (["CS2_200"], [YETI])


def test_an_overplanner_lays_three_cards_on_top_in_the_order_of_the_picks() -> None:
    t = table(build=255790)
    t.deck("CS2_029", YETI, "CS2_200", "CS2_168", "CS2_172")
    t.answers(0, 1, 1, "CS2_200", 0, 0, 0, "CS2_029", 0, 0, 0, "CS2_168")
    t.play("VAC_444")
    t.done()
    above = [t.game.entities[each].card_id for each in t.game.untagged.piles.above]
    assert above == ["CS2_200", "CS2_029", "CS2_168"]


def test_an_overplanner_looks_at_what_a_small_deck_has() -> None:
    t = table(build=255790)
    t.deck(YETI)
    t.play("VAC_444")
    assert [t.game.entities[each].card_id for each in t.game.untagged.piles.above] == [YETI]


def test_a_carry_on_grub_packs_two_cards_which_the_suitcase_gives_back() -> None:
    t = table(build=255790)
    top, second, third = t.deck("CS2_200", "CS2_029", YETI)
    t.play("VAC_935")
    assert (t.cards(), [top.zone, second.zone, third.zone]) == (
        ["VAC_935t"],
        [Zone.SETASIDE, Zone.SETASIDE, Zone.DECK],
    )
    t.play(t.game.hand[1][0])
    assert t.cards() == ["CS2_200", "CS2_029"]
    assert top.zone == Zone.HAND


def test_a_carry_on_grub_packs_the_only_card() -> None:
    t = table(build=255790)
    t.deck(YETI)
    t.play("VAC_935")
    assert t.cards() == ["VAC_935t2"]
    t.play(t.game.hand[1][0])
    assert t.cards() == [YETI]


def test_a_carry_on_grub_packs_nothing_of_an_empty_deck_or_into_a_full_hand() -> None:
    t = table(build=255790)
    t.play("VAC_935")
    assert t.cards() == []
    for _ in range(10):
        t.hand("CS2_029")
    t.deck(YETI, YETI)
    t.play("VAC_935")
    assert (len(t.cards()), len(t.game.deck[1])) == (10, 2)


def test_a_full_hand_burns_what_a_suitcase_holds() -> None:
    t = table(build=255790)
    first, second = t.deck(YETI, "CS2_200")
    t.play("VAC_935")
    for _ in range(9):
        t.hand("CS2_029")
    t.play(t.game.in_row(t.game.hand[1])[0])
    assert (len(t.cards()), first.zone, second.zone) == (10, Zone.HAND, Zone.GRAVEYARD)
