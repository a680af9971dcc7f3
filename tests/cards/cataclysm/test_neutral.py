"""Cataclysm: neutral; each card played."""

from __future__ import annotations

from random import Random

import pytest

from hsreplay_sim.base.enums import CardClass, Race, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CARD_COSTS_HEALTH,
    CARDRACE,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    ELUSIVE,
    FROZEN,
    HEALTH,
    HERALD_COLOSSAL_AMOUNT,
    IMMUNE,
    LIFESTEAL,
    POISONOUS,
    REBORN,
    RESOURCES_USED,
    RUSH,
    STEALTH,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    WINDFURY,
)
from hsreplay_sim.engine.keywords import herald
from hsreplay_sim.engine.text import Frame
from table import YETI, stats, table

BUILD = 241170
NEW = 255790


def test_an_envoy_of_the_end_heralds() -> None:
    t = table("HERO_02", build=BUILD)
    herald.name_classes(t.game)
    envoy = t.play("CATA_722")
    assert (t.row(1), envoy.get(TAUNT)) == (["CATA_722", "CATA_565t"], 1)


@pytest.mark.parametrize(("held", "spent"), [(YETI, 8), ("NEW1_023", 6)])
def test_a_darkscale_broodmother_refreshes_mana_beside_a_dragon(held: str, spent: int) -> None:
    t = table(build=BUILD, mana=10)
    t.hand(held)
    t.game.owner(1).tags[RESOURCES_USED] = 5
    t.play("CATA_111")
    assert t.spent() == spent


def test_a_frostbitten_imp_comes_frozen() -> None:
    t = table(build=BUILD)
    other = t.minion()
    assert (t.play("CATA_612").get(FROZEN), other.get(FROZEN)) == (1, 0)


def test_a_survivalist_is_immune_while_alone() -> None:
    t = table(build=BUILD)
    alone = t.minion("CATA_613")
    t.minion(side=2)
    assert alone.get(IMMUNE) == 1
    mate = t.minion()
    assert alone.get(IMMUNE) == 0
    t.kill(mate)
    assert alone.get(IMMUNE) == 1


def test_a_sheltered_survivor_shuffles_a_card_away_and_draws() -> None:
    t = table(build=BUILD)
    held = t.hand("CS2_029")
    t.deck(YETI)
    t.answers(0)
    t.play("CATA_721", held)
    assert (len(t.cards()), len(t.game.deck[1])) == (1, 1)


def test_a_drakeadon_mongrel_leaves_two_minions_of_four() -> None:
    t = table(build=BUILD)
    mongrel = t.minion("CATA_723")
    t.answers(YETI, YETI)
    t.kill(mongrel)
    assert t.row() == [YETI, YETI]


def test_an_earthen_drake_burns_the_enemy_hero() -> None:
    t = table(build=BUILD)
    t.minion("CATA_999")
    t.deck(YETI, side=2)
    t.end_turn()
    assert [t.hero(side).get(DAMAGE) for side in (1, 2)] == [0, 4]


def test_a_faceless_replicator_makes_its_killer_another() -> None:
    t = table(build=NEW)
    replicator, mate = t.minion("CATA_185"), t.minion()
    killer, other = t.minion(side=2), t.minion(side=2)
    t.attack(replicator, killer)
    assert t.row(2) == ["CATA_185", YETI]
    assert t.row() == [YETI]
    assert stats(t.at(2, 0)) == (3, 3)
    assert mate.card_id == other.card_id == YETI


def test_a_faceless_replicator_that_a_spell_kills_changes_nobody() -> None:
    t = table(build=NEW)
    replicator = t.minion("CATA_185", side=2)
    t.minion()
    t.minion(side=2)
    t.game.set(replicator, DAMAGE, 1)
    t.play("CS2_093")  # Consecration
    assert replicator.zone == Zone.GRAVEYARD
    assert (t.row(2), t.row()) == ([YETI], [YETI])


@pytest.mark.parametrize(("by", "left"), [("CS2_029", None), ("CS2_025", 4), ("EX1_066", 6)])
def test_a_selfless_protector_takes_one_more(by: str, left: int | None) -> None:
    t = table(build=NEW)
    protector = t.minion("CATA_208", side=2)
    t.play(by, protector if by == "CS2_029" else None)
    if left is None:
        assert t.row(2) == []
    else:
        assert stats(protector)[1] == left


def test_a_battlefield_blaster_strengthens_one_spell() -> None:
    t = table(build=NEW)
    fireball, other, yeti = t.hand("CS2_029"), t.hand("CS2_029"), t.hand(YETI)
    assert t.refuses("CATA_209", yeti)
    t.play("CATA_209", fireball)
    t.play(fireball, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 7
    t.play(other, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 13


@pytest.mark.parametrize(
    ("build", "sizes"), [(BUILD, [(2, 2), (3, 3)]), (255790, [(2, 1), (3, 2)])]
)
def test_a_twilight_egg_grows_what_hatches(build: int, sizes: list[tuple[int, int]]) -> None:
    t = table(build=build)
    young, old = t.minion("CATA_210"), t.minion("CATA_210")
    t.kill(young)
    assert stats(t.at(1, 0)) == sizes[0]
    t.round()
    t.kill(old)
    assert stats(t.at(1, -1)) == sizes[1]


def test_a_bronze_keeper_brings_a_dragon_each_turn() -> None:
    t = table(build=NEW)
    t.minion("CATA_476")
    t.round()
    assert t.row() == ["CATA_476", "CATA_476t"]
    assert (stats(t.at(1, 1)), t.at(1, 1).get(DIVINE_SHIELD)) == ((6, 6), 1)


def test_a_carrier_whelp_gets_a_small_dragon() -> None:
    t = table(build=NEW)
    t.play("CATA_556")
    (dragon,) = t.game.hand[1]
    assert dragon.card is not None
    assert (dragon.get(CARDRACE), dragon.card.cost <= 3) == (Race.DRAGON, True)


def test_a_gronn_giant_costs_less_by_the_last_card() -> None:
    t = table(build=NEW)
    giant = t.hand("CATA_616")
    assert giant.get(COST) == 9
    t.play(YETI)
    assert giant.get(COST) == 5
    t.play("CS2_168")
    assert giant.get(COST) == 8
    t.end_turn()
    t.play("CS2_029", t.hero(1))
    assert giant.get(COST) == 8


def test_warmaster_blackhorn_destroys_the_cheap_cards_of_both_decks() -> None:
    t = table(build=NEW)
    t.deck("CS2_168", YETI, "CS2_023", "CS2_120")
    t.deck("CS2_168", "CS2_029", side=2)
    t.play("CATA_720")
    assert [[e.card_id for e in t.game.deck[side]] for side in (1, 2)] == [
        [YETI, "CS2_023"],
        ["CS2_029"],
    ]


def test_a_gemstone_hoarder_gives_back_what_it_discarded() -> None:
    t = table(build=NEW)
    fireball, yeti = t.hand("CS2_029"), t.hand(YETI)
    hoarder = t.play("CATA_897", fireball)
    assert (t.cards(), fireball.zone) == ([YETI], Zone.GRAVEYARD)
    t.kill(hoarder)
    assert [(e.card_id, e.get(COST)) for e in t.game.in_row(t.game.hand[1])] == [
        (YETI, 4),
        ("CS2_029", 3),
    ]
    assert yeti.get(COST) == 4


def test_a_gemstone_hoarder_of_an_empty_hand_gives_nothing() -> None:
    t = table(build=NEW)
    hoarder = t.play("CATA_897")
    t.kill(hoarder)
    assert t.cards() == []


def test_a_gemstone_hoarder_finds_no_room_in_a_full_hand() -> None:
    t = table(build=NEW)
    hoarder = t.play("CATA_897", t.hand("CS2_029"))
    for _ in range(10):
        t.hand(YETI)
    t.kill(hoarder)
    assert t.cards() == [YETI] * 10


def test_a_scaled_lancer_makes_all_enemies_taunt() -> None:
    t = table(build=NEW)
    mine, enemy = t.minion(), t.minion(side=2)
    lancer = t.minion("CATA_898")
    late = t.minion(side=2)
    assert [e.get(TAUNT) for e in (mine, lancer, enemy, late)] == [0, 0, 1, 1]
    t.kill(lancer)
    assert [e.get(TAUNT) for e in (enemy, late)] == [0, 0]


def test_a_blooming_bulb_casts_dearer_spells_each_turn() -> None:
    t = table(build=NEW)
    t.play("MEND_100")
    (bulb,) = t.game.hand[1]
    assert (bulb.card_id, bulb.get(COST), bulb.get(TAG_SCRIPT_DATA_NUM_1)) == ("MEND_100t", 3, 1)
    t.round()
    assert bulb.get(TAG_SCRIPT_DATA_NUM_1) == 2
    t.answers("CORE_CS2_024", t.hero(2), "CORE_CS2_024", t.hero(2), "CORE_CS2_024", t.hero(2))
    t.play(bulb)
    assert t.hero(2).get(DAMAGE) == 9


@pytest.mark.parametrize("colossal", ["TSC_029", "TSC_026"])
def test_a_primordial_lord_brings_a_colossal_minion_of_the_past(colossal: str) -> None:
    t = table("HERO_01", build=255790)
    t.answers(colossal)
    t.play("CATA_EVENT_000")
    assert t.cards() == [colossal]


ESSENCES = [f"CATA_EVENT_110t{each}" for each in range(2, 8)]


def test_a_dragon_soul_breaks_into_six_essences() -> None:
    t = table("HERO_01", build=255790)
    (soul,) = t.deck("CATA_EVENT_110")
    assert soul.script is not None
    assert soul.script.start_of_game is not None
    soul.script.start_of_game(t.game, soul, Frame())
    assert sorted(each.card_id for each in t.game.deck[1]) == ESSENCES


def test_adjoining_essences_are_cast_together() -> None:
    t = table("HERO_01", build=255790, mana=8)
    foe = t.minion(side=2)
    t.deck("CS2_029", "CS2_024", "CS2_022", "CS2_008", YETI)
    blue = t.hand("CATA_EVENT_110t3")
    between = t.hand(YETI)
    black, green, storm = (
        t.hand(each) for each in ("CATA_EVENT_110t5", "CATA_EVENT_110t6", "CATA_EVENT_110t7")
    )
    t.play(green)
    assert t.hero(1).get(ARMOR) == 12
    assert (t.row(), foe.get(DAMAGE)) == (["CATA_EVENT_110t6t"], 4)
    assert [each.zone for each in (blue, between)] == [Zone.HAND] * 2
    assert [each.zone for each in (black, storm)] == [Zone.GRAVEYARD] * 2


def test_each_essence_does_what_it_says() -> None:
    t = table("HERO_01", build=255790, mana=9)
    foe, mine = t.minion("CS2_186", side=2), t.minion("CS2_186")
    t.deck("CS2_029", "CS2_024", "CS2_022", "CS2_008", YETI)
    t.play("CATA_EVENT_110t3")
    assert len(t.cards()) == 3
    t.game.owner(1).tags[RESOURCES_USED] = 0
    t.play("CATA_EVENT_110t4")
    assert t.spent() == 0
    t.play("CATA_EVENT_110t7")
    assert (foe.get(DAMAGE), mine.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 0, 0)
    t.game.owner(1).tags[RESOURCES_USED] = 0
    assert t.refuses("CATA_EVENT_110t2", mine)
    t.play(t.game.hand[1][-1], t.hero(2))
    assert t.hero(2).get(DAMAGE) == 8
    t.game.owner(1).tags[RESOURCES_USED] = 0
    t.play("CATA_EVENT_110t5")
    assert t.hero(1).get(ARMOR) == 12


def test_a_warloc_lets_the_next_small_murloc_cost_health() -> None:
    t = table("HERO_07", build=NEW, mana=30)
    small, dear, later = t.hand("CS2_168"), t.hand("EX1_062"), t.hand("CS2_173")
    t.play("CATA_180")
    drawn = t.hand("CS2_168")
    marked = (small, dear, later, drawn)
    assert [e.get(CARD_COSTS_HEALTH) for e in marked] == [1, 0, 1, 1]
    spent = t.spent()
    t.play(later)
    assert (t.hero(1).get(DAMAGE), t.spent()) == (2, spent)
    assert [e.get(CARD_COSTS_HEALTH) for e in (small, dear, drawn)] == [0, 0, 0]
    t.play(small)
    assert (t.hero(1).get(DAMAGE), t.spent()) == (2, spent + 1)


def test_a_warloc_waits_for_a_murloc_of_a_later_turn() -> None:
    t = table("HERO_07", build=NEW, mana=30)
    t.play("CATA_180")
    t.play(YETI)
    t.round()
    t.play("EX1_062")  # Old Murk-Eye costs four
    murloc = t.hand("CS2_168")
    t.play(murloc)
    assert t.hero(1).get(DAMAGE) == 1


@pytest.mark.parametrize(("heralds", "number"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 4), (7, 4)])
def test_deathwing_unleashes_more_after_heralds(heralds: int, number: int) -> None:
    t = table("HERO_07", build=NEW)
    t.game.owner(1).tags[HERALD_COLOSSAL_AMOUNT] = heralds
    for _ in range(2):
        t.game.set(t.minion(side=2), HEALTH, 9)
    deathwing = t.hand("CATA_190h")
    assert deathwing.get(TAG_SCRIPT_DATA_NUM_1) == number
    if number < 4:
        t.decides(pick=lambda options: options[0])
    t.play(deathwing)
    dragon, toppled = t.row().count("CATA_190t14"), 2 - len(t.row(2))
    razed = sum(e.get(DAMAGE) for e in t.game.row(2))
    assert (dragon, toppled, razed, len(t.game.deck[1])) == {
        1: (1, 0, 0, 0),
        2: (1, 1, 0, 0),
        4: (1, 1, 4, 5),
    }[number]


def test_deathwing_is_a_hero_with_a_power_of_five() -> None:
    t = table("HERO_07", build=NEW)
    t.play("CATA_190h")
    assert (t.hero(1).card_id, t.power().card_id) == ("CATA_190h", "CATA_190p")
    t.play(t.power())
    assert t.hero(1).get(ATK) == 5
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


@pytest.mark.parametrize(
    ("choice", "row", "left", "damage", "deck"),
    [
        ("CATA_190t10", ["CATA_190t14"], 2, 0, 0),
        ("CATA_190t11", [], 1, 0, 0),
        ("CATA_190t12", [], 2, 8, 0),
        ("CATA_190t13", [], 2, 0, 5),
    ],
)
def test_each_cataclysm(choice: str, row: list[str], left: int, damage: int, deck: int) -> None:
    t = table("HERO_07", build=NEW)
    small, large = t.minion(side=2), t.minion(side=2)
    t.game.set(large, HEALTH, 9)
    t.decides(pick=lambda options: next((e for e in options if e.card_id == choice), options[0]))
    t.play("CATA_190h")
    assert (t.row(), len(t.row(2)), len(t.game.deck[1])) == (row, left, deck)
    assert sum(e.get(DAMAGE) for e in t.game.row(2)) == damage
    assert small in t.game.row(2)
    assert all(e.get(COST) == 1 for e in t.game.deck[1])


def test_a_twisted_monstrosity_swaps_its_effects_each_turn() -> None:
    t = table("HERO_07", build=NEW)
    held = t.hand("CATA_206")
    assert (held.get(TAUNT), held.get(ELUSIVE)) == (1, 1)
    t.round()
    marks = (TAUNT, ELUSIVE, DIVINE_SHIELD, LIFESTEAL, POISONOUS, REBORN, RUSH, STEALTH, WINDFURY)
    t.decides(number=lambda options: options[-1])
    t.round()
    first = {mark for mark in marks if held.get(mark)}
    assert len(first) == 2
    assert first != {TAUNT, ELUSIVE}
    body = t.play(held)
    assert {mark for mark in marks if body.get(mark)} == first


@pytest.mark.parametrize(("murlocs", "gained"), [(1, 0), (2, 100), (3, 0)])
def test_vyranoth_splits_a_hundred_stats(murlocs: int, gained: int) -> None:
    t = table("HERO_07", build=NEW)
    t.deck("CS2_029", *[YETI] * 23, *["CS2_168"] * murlocs)
    minions = t.game.deck[1][1:]
    before = sum(sum(stats(e)) for e in minions)
    seed = Random(1)
    t.decides(pick=seed.choice, number=seed.choice)
    t.play("CATA_213")  # it costs six itself
    assert sum(sum(stats(e)) for e in minions) - before == gained
    if gained:
        assert len({stats(e) for e in minions}) > 5


@pytest.mark.parametrize(("heralds", "cost"), [(0, 9), (2, 7)])
def test_ultraxion_heralds_and_makes_deathwing_cheaper(heralds: int, cost: int) -> None:
    t = table("HERO_07", build=NEW)
    herald.name_classes(t.game)
    t.game.owner(1).tags[HERALD_COLOSSAL_AMOUNT] = heralds
    held, yeti = t.hand("CATA_190h"), t.hand(YETI)
    (below,) = t.deck("CATA_190h")
    t.play("CATA_497")
    assert t.row() == ["CATA_497", "CATA_725t"]
    assert [e.get(COST) for e in (held, below, yeti)] == [cost, cost, 4]


def test_a_shadowed_informant_swaps_class_each_turn() -> None:
    t = table("HERO_07", build=NEW)
    first, second = t.hand("CATA_614"), t.hand("CATA_614")
    t.play(first)
    (found,) = [e for e in t.game.hand[1] if e is not second]
    assert found.card is not None
    assert found.card.card_class == CardClass.WARLOCK
    t.round()
    assert second.get(TAG_SCRIPT_DATA_NUM_1) not in (0, CardClass.WARLOCK)
    t.game.set(second, TAG_SCRIPT_DATA_NUM_1, CardClass.MAGE)
    held = list(t.game.hand[1])
    t.play(second)
    (found,) = [e for e in t.game.hand[1] if e not in held]
    assert found.card is not None
    assert found.card.card_class == CardClass.MAGE


@pytest.mark.parametrize(
    ("hand", "becomes"),
    [
        ((YETI, "CS2_029"), True),
        (("CS2_124", "CS2_168"), True),
        ((YETI, "CS2_124"), False),
        ((), False),
    ],
)
def test_genn_turns_when_the_rest_of_the_hand_is_alike(
    hand: tuple[str, ...], becomes: bool
) -> None:
    t = table("HERO_07", build=NEW)
    genn = t.hand("CATA_615")
    for card in hand:
        t.hand(card)
    t.minion()
    t.play("CATA_111")  # an action, with an odd card that leaves
    assert genn.card_id == ("CATA_615t" if becomes else "CATA_615")


def test_genn_turns_as_the_odd_card_out_is_played() -> None:
    t = table("HERO_07", build=NEW)
    genn, odd = t.hand("CATA_615"), t.hand("CS2_168")
    t.hand(YETI)
    t.round()
    assert genn.card_id == "CATA_615"
    t.play(odd)
    assert (genn.card_id, stats(genn)) == ("CATA_615t", (6, 5))


def test_the_worgen_king_upgrades_the_starting_hero_power() -> None:
    t = table("HERO_08", build=NEW)
    t.play("CATA_615t")
    assert (t.power().card_id, t.power().get(COST)) == ("HERO_08bp2", 1)


def test_the_worgen_king_leaves_another_hero_power_as_it_is() -> None:
    t = table("HERO_08", build=NEW)
    t.play("CATA_190h")
    t.play("CATA_615t")
    assert (t.power().card_id, t.power().get(COST)) == ("CATA_190p", 1)
