"""United in Stormwind: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import (
    ARMOR,
    CARDRACE,
    COST,
    DAMAGE,
    DORMANT,
    RESOURCES,
    SILENCED,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    WINDFURY,
)
from table import YETI, stats, table

NEW = 185749


def test_mailbox_dancer_hands_out_coins() -> None:
    t = table(build=NEW)
    dancer = t.play("SW_070")
    t.kill(dancer)
    assert (t.cards(1), t.cards(2)) == (["SW_COIN1"], ["SW_COIN1"])


def test_peasant_draws_at_the_start_of_the_turn() -> None:
    t = table(build=NEW)
    t.deck(YETI, YETI)
    t.deck(YETI, side=2)
    t.minion("SW_319")
    t.end_turn()
    t.end_turn()
    assert len(t.cards()) == 2


def test_rustrot_viper_breaks_a_weapon() -> None:
    t = table(build=NEW)
    t.weapon("CS2_106", 2)
    t.play("SW_072")
    assert t.game.weapon[2] is None


@pytest.mark.parametrize(("others", "cost"), [(0, 10), (3, 7)])
def test_goldshire_gnoll_gets_cheaper_with_each_other_card_in_the_hand(
    others: int, cost: int
) -> None:
    t = table(build=NEW)
    gnoll = t.hand("SW_062")
    for _ in range(others):
        t.hand(YETI)
    t.hand(YETI, side=2)
    t.end_turn()
    assert gnoll.get(COST) == cost


def test_encumbered_pack_mule_comes_twice() -> None:
    t = table(build=179020)
    t.deck("SW_306", YETI)
    t.play("CS2_023")
    assert t.cards() == ["SW_306", "SW_306", YETI]


def test_si_7_skulker_makes_the_next_draw_cheaper() -> None:
    t = table(build=179020)
    first, second = t.deck(YETI, YETI)
    t.play("SW_418")
    t.play("CS2_023")
    assert sorted((first.get(COST), second.get(COST))) == [3, 4]


def test_cornelius_roame_draws_four_times_a_round() -> None:
    t = table(build=90336)
    t.minion("SW_080")
    t.deck(*["CS2_182"] * 9)
    t.deck(*["CS2_182"] * 3, side=2)
    t.end_turn()
    assert len(t.cards(1)) == 2
    t.end_turn()
    assert len(t.cards(1)) == 5


def test_a_pandaren_importer_finds_a_spell_that_was_not_in_the_deck() -> None:
    t = table("HERO_08", build=223542)
    t.deck("CS2_029")
    t.answers("CS2_032", "CS2_022", "CS2_024", 0)
    t.play("SW_065")
    assert t.cards() == ["CS2_032"]
    t.answers(*(0, 0, 0), 0)
    t.play("SW_065")
    assert "CS2_029" not in t.cards()


def test_deeprun_engineer_discovers_a_cheap_mech() -> None:
    t = table(build=135540)
    t.play("SW_059")
    (mech,) = t.game.hand[1]
    assert mech.get(CARDRACE) == Race.MECHANICAL
    assert mech.card is not None
    assert mech.get(COST) == max(0, mech.card.cost - 1)


def test_cheesemonger_answers_a_spell_with_one_of_its_cost() -> None:
    t = table(build=135540)
    t.minion("SW_073", 2)
    t.answers("EX1_246")
    t.play("CS2_022", t.minion())
    assert t.cards(2) == ["EX1_246"]


def test_the_seventh_boar_brings_the_sword() -> None:
    t = table(build=135540)
    for number in range(1, 8):
        t.kill(t.minion("SW_075"))
        sword = t.game.weapon[1]
        assert (sword is not None) == (number == 7)
    t.game.owner(2).tags[RESOURCES] = 5
    t.attack(t.hero(1), t.hero(2))
    assert (t.tag(RESOURCES, 2), t.tag(RESOURCES)) == (0, 30)
    t.weapon("SW_075t")


def test_a_boar_whose_deathrattle_is_triggered_has_not_died() -> None:
    t = table(build=135540)
    for _ in range(6):
        t.kill(t.minion("SW_075"))
    boar = t.minion("SW_075")
    t.play("ICC_052", boar)
    assert t.game.weapon[1] is None
    t.kill(boar)
    assert t.game.weapon[1] is not None


def test_entrapped_sorceress_wants_a_quest() -> None:
    t = table(build=88998)
    t.play("SW_400")
    assert t.cards() == []
    t.play("SW_052")
    t.answers("CS2_029", "CS2_032", "CS2_024", 0)
    t.play("SW_400")
    assert t.cards() == ["CS2_029"]


def test_stubborn_suspect_leaves_a_minion_of_its_cost() -> None:
    t = table(build=135540)
    t.answers("CS2_125")
    t.kill(t.minion("SW_006"))
    assert t.row() == ["CS2_125"]


def test_stormwind_guard_stands_by_its_neighbours() -> None:
    t = table(build=135540)
    far, left, right = (t.minion() for _ in range(3))
    t.play("SW_054", position=3)
    assert [stats(e) for e in (far, left, right)] == [(4, 5), (5, 6), (5, 6)]


def test_spice_bread_baker_counts_the_hand() -> None:
    t = table(build=135540)
    t.hurt(1, 10)
    t.hand(YETI), t.hand(YETI)
    t.play("SW_056")
    assert t.hero(1).get(DAMAGE) == 8


def test_royal_librarian_silences() -> None:
    t = table(build=135540)
    guard = t.minion("CS2_125", 2)
    t.play("SW_066", guard)
    assert (guard.get(SILENCED), guard.get(TAUNT)) == (1, 0)


def test_stockades_guard_puts_a_friend_in_front() -> None:
    t = table(build=135540)
    yeti, foe = t.minion(), t.minion(side=2)
    assert t.refuses("SW_067", foe)
    t.play("SW_067", yeti)
    assert yeti.get(TAUNT) == 1


def test_moarg_forgefiend_leaves_armor() -> None:
    t = table(build=135540)
    t.kill(t.minion("SW_068"))
    assert t.hero(1).get(ARMOR) == 8


def test_lions_guard_defends_a_hurt_king() -> None:
    for hurt, size in ((14, (4, 6)), (15, (6, 10))):
        t = table(build=135540)
        t.hurt(1, hurt)
        guard = t.play("SW_071")
        assert (stats(guard), guard.get(TAUNT)) == (size, int(hurt == 15))


def test_maddest_bomber_hits_all_but_itself() -> None:
    t = table(build=135540)
    mine, foe = t.minion("EX1_563"), t.minion("EX1_563", 2)
    t.answers(*([mine] * 5), *([foe] * 4), t.hero(1), t.hero(2), t.hero(2))
    bomber = t.play("DED_521")
    wounds = [e.get(DAMAGE) for e in (mine, foe, t.hero(1), t.hero(2), bomber)]
    assert wounds == [5, 4, 1, 2, 0]


def test_golakka_glutton_eats_a_beast() -> None:
    t = table(build=135540)
    beast, yeti = t.minion("CS2_120", 2), t.minion(side=2)
    assert t.refuses("DED_523", yeti)
    assert stats(t.play("DED_523", beast)) == (3, 4)
    assert t.row(2) == [YETI]
    assert stats(t.play("DED_523")) == (2, 3)


def test_mr_smite_sends_pirates_ahead() -> None:
    t = table(build=NEW)
    t.play("DED_006")
    pirate, yeti = t.play("CS2_146"), t.play(YETI)
    assert t.refuses(yeti, t.hero(2))
    t.attack(pirate, t.hero(2))


@pytest.mark.parametrize(("investment", "cost"), [("SW_036e2", 5), ("SW_036e", 3)])
def test_a_two_faced_investor_may_lose(investment: str, cost: int) -> None:
    t = table(build=NEW)
    t.minion("SW_036")
    (drawn,) = t.deck(YETI, side=2)
    first, second = t.hand(YETI), t.hand(YETI)
    t.answers(second, investment, drawn)
    t.end_turn()
    assert [first.get(COST), second.get(COST)] == [4, cost]


def test_a_package_runner_waits_for_eight_cards() -> None:
    t = table(build=NEW)
    runner = t.minion("SW_057")
    for _ in range(7):
        t.hand(YETI)
    assert t.refuses(runner, t.hero(2))
    t.hand(YETI)
    t.attack(runner, t.hero(2))


def test_a_florist_looks_for_a_nature_spell() -> None:
    t = table(build=NEW)
    t.minion("SW_060")
    t.deck(YETI, side=2)
    nature, fire = t.hand("CS2_007"), t.hand("CS2_029")
    before = nature.get(COST)
    t.end_turn()
    assert [nature.get(COST), fire.get(COST)] == [before - 1, 4]


def test_a_battlemaster_gives_windfury_beside_it() -> None:
    t = table(build=NEW)
    left = t.minion()
    t.minion("SW_063")
    right, far = t.minion(), t.minion()
    assert [e.get(WINDFURY) for e in (left, right, far)] == [1, 1, 0]


def test_a_northshire_farmer_breeds_three_of_a_beast() -> None:
    t = table(build=NEW)
    farmer, yeti, beast = t.hand("SW_064"), t.minion(), t.minion("CS2_172")
    assert t.refuses(farmer, yeti)
    t.play(farmer, beast)
    assert [(e.card_id, *stats(e)) for e in t.game.deck[1]] == [("CS2_172", 3, 3)] * 3
    assert stats(beast) == (3, 2)


def test_a_stockades_prisoner_waits_for_three_cards() -> None:
    t = table(build=NEW)
    prisoner = t.play("SW_077")
    t.play("GAME_005")
    t.play(YETI)
    assert prisoner.get(DORMANT) == 1
    t.play("GAME_005")
    assert prisoner.get(DORMANT) == 0


def test_a_traveling_merchant_counts_friends() -> None:
    t = table(build=NEW)
    t.minion()
    t.minion()
    t.minion(side=2)
    assert stats(t.play("SW_307")) == (4, 5)


def test_city_architect_builds_walls() -> None:
    t = table(build=88998)
    t.play("SW_076")
    assert sorted(t.row()) == ["SW_076", "SW_076t", "SW_076t"]


def test_multicaster_draws_for_each_school() -> None:
    t = table(build=126451)
    t.play("CS2_029", t.hero(2))
    t.play("CS2_024", t.hero(2))
    t.deck(YETI, YETI, YETI)
    t.play("DED_524")
    assert t.cards() == [YETI, YETI]


def test_multicaster_tells_how_many_schools_since_170824() -> None:
    for build, told in ((134558, 0), (170824, 1)):
        t = table(build=build)
        caster = t.hand("DED_524")
        t.play("CS2_029", t.hero(2))
        assert caster.get(TAG_SCRIPT_DATA_NUM_1) == told
