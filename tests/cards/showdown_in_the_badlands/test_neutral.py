"""Showdown in the Badlands: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    CARDRACE,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    DORMANT,
    EXHAUSTED,
    LIFESTEAL,
    RESOURCES_USED,
    RUSH,
    STEALTH,
    SUMMONED_THIS_ACTION,
    TURN,
    TURN_DRAWN,
    WINDFURY,
)
from hsreplay_sim.engine.moves.deck_action import deck_action
from hsreplay_sim.engine.rules.zones import draw
from table import YETI, stats, table

NEWEST = 255790


def test_gold_panner_draws_at_the_end_of_the_turn() -> None:
    t = table(build=NEWEST)
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.minion("WW_391")
    t.end_turn()
    assert t.cards() == [YETI]


def test_snake_oil_is_good_for_trading() -> None:
    t = table(build=NEWEST)
    t.kill(t.minion("WW_331"))
    oil = t.game.hand[1][0]
    assert oil.card_id == "WW_331t"
    t.play("WW_331t", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 0
    t.deck(YETI)
    deck_action(t.game, oil)
    assert t.cards() == [YETI]


def test_kobold_miner_digs_up_a_treasure() -> None:
    t = table(build=255790)
    t.play("WW_001")
    assert len(t.cards()) == 1


@pytest.mark.parametrize(("fresh", "damage"), [(True, 6), (False, 0)])
def test_sunspot_dragon_strikes_when_quickly_drawn(fresh: bool, damage: int) -> None:
    t = table(build=255790)
    dragon = t.hand("WW_434")
    if fresh:
        t.game.set(dragon, TURN_DRAWN, t.game.root.get(TURN))
    t.play(dragon, t.hero(2) if fresh else None)
    assert t.hero(2).get(DAMAGE) == damage


def test_a_rock_hits_anything() -> None:
    t = table(build=NEWEST)
    t.play("WW_001t", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_a_water_source_heals_and_draws() -> None:
    t = table(build=NEWEST)
    t.deck(YETI)
    t.play("WW_001t2", t.hurt(1, 5))
    assert (t.hero(1).get(DAMAGE), t.cards()) == (2, [YETI])


@pytest.mark.parametrize(
    ("card_id", "found"), [("WW_001t3", "CS2_024"), ("WW_001t9", "EX1_238"), ("WW_001t14", YETI)]
)
def test_azerite_finds_a_card_for_nothing(card_id: str, found: str) -> None:
    t = table(build=NEWEST)
    t.play(card_id)
    card = t.game.hand[1][0]
    assert card.card is not None
    assert (card.card.cost, card.get(COST)) == ({"WW_001t3": 2, "WW_001t9": 3}.get(card_id, 5), 0)


def test_a_falling_stalactite_hits_a_minion_and_the_hero() -> None:
    t = table(build=NEWEST)
    assert t.refuses("WW_001t5")
    yeti, other = t.minion(side=2), t.minion(side=2)
    t.play("WW_001t5", yeti)
    hurt = [e.get(DAMAGE) for e in (yeti, other, t.hero(2), t.hero(1))]
    assert hurt == [3, 0, 3, 0]


def test_a_canary_sends_an_enemy_home() -> None:
    t = table(build=NEWEST)
    yeti, mine = t.minion(side=2), t.minion()
    assert t.refuses("WW_001t7", mine)
    t.play("WW_001t7", yeti)
    assert (t.row(2), t.cards(2)) == ([], [YETI])


def test_a_glowing_glyph_strengthens_neighbours_too() -> None:
    t = table(build=NEWEST)
    left, yeti, right, far = [t.minion() for _ in range(4)]
    t.play("WW_001t8", yeti)
    assert [stats(e) for e in (left, yeti, right, far)] == [(5, 7)] * 3 + [(4, 5)]


def test_ogrefist_boulder_sets_stats() -> None:
    t = table(build=NEWEST)
    yeti = t.minion(side=2, damage=2)
    t.play(t.play("WW_001t11"), yeti)
    assert stats(yeti) == (6, 7)


def test_collapse_hits_all_enemies() -> None:
    t = table(build=NEWEST)
    yeti, mine = t.minion(side=2), t.minion()
    t.play("WW_001t12")
    assert [e.get(DAMAGE) for e in (yeti, t.hero(2), mine, t.hero(1))] == [3, 3, 0, 0]


def test_a_living_stone_leaves_a_minion_of_two() -> None:
    t = table(build=NEWEST)
    stone = t.minion("WW_001t16")
    t.answers("CS2_172")
    t.kill(stone)
    assert t.row() == ["CS2_172"]


def test_a_pouch_holds_two_coins() -> None:
    t = table(build=NEWEST)
    t.play("WW_001t18")
    assert t.cards() == ["GAME_005"] * 2


def test_a_burrow_buster_excavates() -> None:
    t = table(build=NEWEST)
    t.answers("WW_001t2")
    t.play("WW_002")
    assert t.cards() == ["WW_001t2"]


def test_a_saloon_brewmaster_strengthens_whom_it_returns() -> None:
    t = table(build=NEWEST)
    yeti = t.minion(damage=3)
    t.play("WW_423", yeti)
    assert (t.row(), [stats(e) for e in t.game.hand[1]]) == (["WW_423"], [(6, 7)])


def test_heartblossom_strengthens_a_friend_and_strikes_an_enemy() -> None:
    t = table(build=NEWEST)
    yeti, foe, other = t.minion(), t.minion(side=2), t.minion(side=2)
    t.answers(other)
    t.play("DEEP_999t1", yeti)
    assert [stats(e) for e in (yeti, foe, other)] == [(6, 7), (4, 5), (4, 3)]


def test_a_deepholm_geode_hits_all_enemies_each_turn() -> None:
    t = table(build=NEWEST)
    t.minion("DEEP_999t2")
    yeti, mine = t.minion(side=2), t.minion()
    t.deck(YETI, side=2)
    t.end_turn()
    assert [e.get(DAMAGE) for e in (yeti, t.hero(2), mine, t.hero(1))] == [2, 2, 0, 0]


def test_the_azerite_dragon_strengthens_minions_everywhere() -> None:
    t = table(build=NEWEST)
    held, beside, theirs = t.hand(YETI), t.minion(), t.minion(side=2)
    (drawn, spell) = t.deck(YETI, "CS2_029")
    dragon = t.play("DEEP_999t4")
    assert [stats(e) for e in (held, beside, drawn)] == [(7, 8)] * 3
    assert [stats(e) for e in (theirs, dragon)] == [(4, 5), (5, 5)]
    assert spell.attached == []


def test_a_cattle_rustler_draws_a_cheaper_beast() -> None:
    t = table(build=NEWEST)
    t.deck(YETI, "CS2_029", "CS2_172")
    t.play("WW_351")
    assert [(card.card_id, card.get(COST)) for card in t.game.hand[1]] == [("CS2_172", 0)]


def test_a_bullet_shoots_and_another_is_loaded() -> None:
    t = table(build=195635)
    t.deck(YETI, YETI)
    enemy, own = t.minion("CS2_200", side=2), t.minion()
    for bullet in ("WW_0700p1", "WW_0700p2", "WW_0700p3", "WW_0700p4", "WW_0700p6", "WW_0700p7"):
        before = stats(enemy)[1]
        enemy.tags[DAMAGE] = 0
        power = t.hero_power(bullet)
        t.game.owner(1).tags[RESOURCES_USED] = 0
        t.play(power, enemy)
        assert enemy.get(DAMAGE) == (3 if bullet == "WW_0700p3" else 2), before
    assert (t.hero(1).get(ARMOR), stats(own), len(t.row()), t.cards()) == (4, (6, 7), 2, [YETI])
    t.answers("WW_0700p5")
    t.end_turn()
    assert t.power().card_id == "WW_0700p5"


def test_a_nature_bullet_finds_a_spell() -> None:
    t = table(build=195635, hero="HERO_08")
    t.play(t.hero_power("WW_0700p5"), t.hero(2))
    assert len(t.cards()) == 1


def test_a_gaslight_gatekeeper_changes_the_hand() -> None:
    t = table(build=195635)
    t.deck("CS2_231", "CS2_231")
    for _ in range(2):
        t.hand(YETI)
    t.answers("CS2_231", "CS2_231")
    t.play("WW_398")
    assert t.cards() == ["CS2_231", "CS2_231"]


def test_a_shale_spider_draws_after_a_turn_with_an_elemental() -> None:
    t = table(build=210640)
    t.deck(*[YETI] * 4)
    t.play("DEEP_034")
    assert t.cards() == []
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    held = len(t.cards())
    t.play("DEEP_034")
    assert len(t.cards()) == held + 1


def test_a_rowdy_partner_asks_for_another_four_cost_card() -> None:
    t = table(build=223542)
    enemy = t.minion("CS2_200", side=2)
    for each in [*t.game.hand[1]]:
        t.game.move(each, Zone.GRAVEYARD)
    t.play("WW_906")
    t.hand(YETI)
    t.play("WW_906", enemy)
    assert stats(enemy) == (6, 3)


def test_a_tram_mechanic_leaves_a_barrel() -> None:
    t = table(build=192412)
    mechanic = t.minion("WW_044")
    t.kill(mechanic)
    assert t.cards() == ["WW_044t"]


def test_thunderbringer_calls_an_elemental_and_a_beast() -> None:
    t = table(build=210640)
    t.deck(YETI, "CS2_033", "CS2_172")
    t.kill(t.minion("WW_440"))
    assert t.row() == ["CS2_033", "CS2_172"]


def test_a_dryscale_deputy_copies_the_next_spell_alone() -> None:
    t = table(build=210640)
    t.play("WW_383")
    noted = [e.card_id for e in t.game.owner(1).attached]
    t.deck(YETI, "CS2_029", "CS2_024")
    for _ in range(3):
        draw(t.game, 1, 1, t.game.owner(1))
    assert (noted, t.cards()) == (["WW_383e"], [YETI, "CS2_029", "CS2_029", "CS2_024"])


@pytest.mark.parametrize(("damage", "row"), [(9, ["WW_359"]), (10, ["WW_359", "WW_359t"])])
def test_sheriff_barrelbrim_opens_the_jail_when_he_is_hurt(damage: int, row: list[str]) -> None:
    t = table(build=210640)
    t.hurt(1, damage)
    t.play("WW_359")
    assert t.row() == row


def test_a_location_that_a_text_summons_is_ready() -> None:
    t = table(build=210640)
    t.hurt(1, 20)
    t.play("WW_359")
    assert (t.at(1, 1).get(EXHAUSTED), t.at(1, 1).get(SUMMONED_THIS_ACTION)) == (0, 0)


def test_a_barrel_of_sludge_hurts_the_weakest_enemy() -> None:
    t = table("HERO_07", build=210640)
    strong, weak = t.minion(side=2), t.minion(side=2, damage=1)
    t.answers(weak)
    t.play("WW_044t")
    assert weak.zone != strong.zone


def test_an_ogre_gang_outlaw_misses_half_the_time() -> None:
    t = table(build=217964)
    ogre, meant, other = t.minion("WW_418"), t.minion(side=2), t.minion(side=2)
    t.answers(1, other)
    t.attack(ogre, meant)
    assert (meant.get(DAMAGE), other.get(DAMAGE)) == (0, 4)


def test_an_azerite_giant_counts_turns_with_an_elemental() -> None:
    t = table(build=217964)
    giant = t.hand("WW_025")
    t.play("UNG_809")
    assert giant.get(COST) == 7
    t.round()
    t.play("UNG_809")
    assert giant.get(COST) == 6


def test_a_dang_blasted_elemental_spares_its_kin() -> None:
    t = table(build=217964)
    blast, kin, yeti = t.minion("WW_397"), t.minion("EX1_249"), t.minion()
    foe, theirs = t.minion(side=2), t.minion("EX1_249", side=2)
    t.kill(blast)
    assert [e.get(DAMAGE) for e in (kin, yeti, foe, theirs)] == [0, 2, 2, 2]


@pytest.mark.parametrize(("held", "costs"), [("CS2_029", [3]), ("CS2_023", [3, 3])])
def test_a_linedance_partner_looks_for_its_like(held: str, costs: list[int]) -> None:
    t = table(build=217964)
    t.hand(held)
    t.play("WW_433")
    assert [e.card.cost for e in t.game.row(1) if e.card is not None] == costs


@pytest.mark.parametrize(("held", "coins"), [("CS2_024", ["GAME_005"]), (YETI, [])])
def test_a_greedy_partner_gets_a_coin_beside_its_like(held: str, coins: list[str]) -> None:
    t = table(build=217964)
    t.hand(held)
    t.play("WW_901")
    assert t.cards() == [held, *coins]


def test_a_trapdoor_spider_waits_for_a_minion() -> None:
    t = table(build=217964)
    spider = t.minion("WW_300")
    t.end_turn()
    t.play("EX1_620")
    assert (t.row(2), spider.get(STEALTH), t.row(1)) == ([], 0, [])


def test_a_snake_oil_seller_fills_the_enemy_deck() -> None:
    t = table(build=217964)
    t.kill(t.minion("WW_332"))
    assert [e.card_id for e in t.game.deck[2]] == ["WW_331t", "WW_331t"]
    assert t.game.deck[1] == []


@pytest.mark.parametrize(("before", "found"), [(YETI, 1), ("UNG_809", 3)])
def test_an_eroded_sediment_finds_an_elemental_behind_another(before: str, found: int) -> None:
    t = table(build=217964)
    t.play(before)
    t.round()
    t.play("WW_428")
    assert len(t.cards()) == found
    assert (t.game.in_row(t.game.hand[1])[-1].get(CARDRACE) == Race.ELEMENTAL) == (found > 1)


def test_a_bunny_stomper_lets_beasts_rush() -> None:
    t = table(build=217964)
    stomper = t.minion("WW_435")
    beast, yeti = t.play("CS2_172"), t.play(YETI)
    assert (beast.get(RUSH), yeti.get(RUSH)) == (1, 0)
    t.kill(stomper)
    assert beast.get(RUSH) == 0


def test_a_whelp_wrangler_gets_a_whelp_at_the_end_of_the_turn() -> None:
    t = table(build=223542)
    t.minion("WW_827")
    t.end_turn()
    assert t.cards(1) == ["WW_816t"]


def test_an_iridescent_gyreworm_leaves_bonus_effects() -> None:
    t = table(build=221908)
    worm, yeti = t.minion("DEEP_035"), t.minion()
    t.answers(WINDFURY)
    t.kill(worm)
    assert yeti.get(WINDFURY) == 1


@pytest.mark.parametrize(("fresh", "copies"), [(False, 2), (True, 3)])
def test_an_azerite_chain_gang_doubles_again_when_fresh(fresh: bool, copies: int) -> None:
    t = table("HERO_04", build=221908)
    gang = t.hand("WW_360")
    if fresh:
        gang.tags[TURN_DRAWN] = t.game.root.get(TURN)
    t.play(gang)
    assert t.row() == ["WW_360"] * copies


@pytest.mark.parametrize(("gained", "tags"), [(LIFESTEAL, (1, 0)), (DIVINE_SHIELD, (0, 1))])
def test_an_ogre_gang_ace_gains_one_or_the_other(gained: int, tags: tuple[int, int]) -> None:
    t = table("HERO_01", build=221908)
    ace = t.minion("WW_420")
    t.answers(gained)
    t.attack(ace, t.hero(2))
    assert (ace.get(LIFESTEAL), ace.get(DIVINE_SHIELD)) == tags


def test_the_badlands_jail_puts_a_minion_to_sleep_for_three_turns() -> None:
    t = table(build=217964)
    jail, yeti = t.minion("WW_359t"), t.minion(YETI, side=2)
    t.play(jail, yeti)
    asleep = []
    for _ in range(6):
        asleep.append(yeti.get(DORMANT))
        t.deck(YETI, side=3 - t.game.current)
        t.end_turn()
    assert (asleep, yeti.get(DORMANT)) == ([1, 1, 1, 1, 1, 0], 0)
