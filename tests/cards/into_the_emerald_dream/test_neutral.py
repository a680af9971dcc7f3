"""Into the Emerald Dream: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    DORMANT,
    HAS_DARK_GIFT,
    IMMUNE,
    IMMUNE_TO_FIRE_SPELLS,
    MAXRESOURCES,
    RARITY,
    RESOURCES,
    RESOURCES_USED,
    TAG_3527,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
)
from hsreplay_sim.engine.oracle import Sequential
from hsreplay_sim.engine.rules import damage
from hsreplay_sim.engine.text import Frame
from table import YETI, stats, table


def test_a_tormented_dreadwing_draws_cheaper_dragons() -> None:
    t = table(build=241170)
    t.deck(YETI, "NEW1_023", YETI, "NEW1_023", "NEW1_023")
    t.kill(t.minion("EDR_572"))
    assert t.cards() == ["NEW1_023"] * 2
    assert [card.get(COST) for card in t.game.hand[1]] == [1, 1]


def test_a_petal_peddler_strengthens_another_dragon() -> None:
    t = table(build=241170)
    peddler, first, second = t.minion("EDR_889"), t.minion("NEW1_023"), t.minion("NEW1_023")
    t.deck(YETI, side=2)
    t.answers(second, 0)
    t.end_turn()
    assert [stats(e) for e in (peddler, first, second)] == [(1, 4), (3, 2), (4, 3)]


def test_a_tranquil_treant_leaves_both_an_empty_crystal() -> None:
    t = table(build=223542, mana=5)
    treant = t.minion("EDR_861")
    t.kill(treant)
    assert [t.tag(RESOURCES, side) for side in (1, 2)] == [6, 6]
    assert [t.tag(RESOURCES_USED, side) for side in (1, 2)] == [1, 1]


def test_a_living_flame_draws_a_fire_spell() -> None:
    t = table(build=223542)
    flame = t.minion("FIR_929")
    t.deck(YETI, "CS2_029", "CS2_024")
    t.kill(flame)
    assert t.cards() == ["CS2_029"]


def test_a_resplendent_dreamweaver_asks_for_two_imbuings() -> None:
    t = table(build=223542)
    enemy = t.minion(side=2)
    t.play("EDR_860")
    t.game.owner(1).tags[3527] = 2
    t.play("EDR_860", enemy)
    assert stats(enemy) == (4, 1)


@pytest.mark.parametrize(("build", "then"), [(217964, 1), (231720, 2)])
def test_naralex_makes_the_first_dragon_of_a_turn_cost_one(build: int, then: int) -> None:
    t = table(build=build)
    t.minion("EDR_844")
    first, second = t.hand("NEW1_023"), t.hand("NEW1_023")
    yeti = t.hand(YETI)
    assert (first.get(COST), second.get(COST), yeti.get(COST)) == (1, 1, 4)
    t.play(first)
    assert second.get(COST) == then


def test_naralex_is_no_dragon_of_its_turn() -> None:
    t = table(build=231720)
    dragon, other = t.hand("NEW1_023"), t.hand("NEW1_023")
    t.play("EDR_844")
    assert dragon.get(COST) == 1
    t.play(dragon)
    assert other.get(COST) == 2
    t.end_turn()
    assert other.get(COST) == 1
    t.end_turn()
    assert other.get(COST) == 1


def test_naralex_comes_too_late_for_the_first_dragon() -> None:
    t = table(build=231720)
    t.play("NEW1_023")
    t.play("EDR_844")
    assert t.hand("NEW1_023").get(COST) == 2


def test_an_illusory_greenwing_leaves_two_illusions_in_the_deck() -> None:
    t = table(build=241170)
    t.kill(t.minion("EDR_260"))
    assert [e.card_id for e in t.game.deck[1]] == ["EDR_260t", "EDR_260t"]


def test_ysera_gains_crystals() -> None:
    t = table(build=233275, mana=9)
    for side in (1, 2):
        t.game.owner(side).tags[MAXRESOURCES] = 15
    t.play("EDR_000")
    assert (t.tag(RESOURCES), t.spent()) == (12, 9)


def test_ysera_raises_the_maximum_of_both_before_the_first_turn() -> None:
    t = table(build=233275)
    (ysera,) = t.deck("EDR_000")
    assert ysera.script is not None
    assert ysera.script.start_of_game is not None
    ysera.script.start_of_game(t.game, ysera, Frame())
    assert [t.tag(MAXRESOURCES, side) for side in (1, 2)] == [15, 15]


NEW = 241170


def test_a_hopeful_dryad_gets_a_dream() -> None:
    t = table(build=NEW)
    t.answers("DREAM_02")
    t.play("EDR_001")
    assert t.cards() == ["DREAM_02"]


def test_a_sporegnasher_hurts_a_random_enemy_minion() -> None:
    t = table(build=NEW)
    sporegnasher, mine, enemy = t.minion("EDR_110"), t.minion(), t.minion(side=2)
    t.kill(sporegnasher)
    assert (mine.get(DAMAGE), enemy.zone, t.hero(2).get(DAMAGE)) == (0, Zone.GRAVEYARD, 0)


def test_an_animated_moonwell_grows_by_the_cost_of_spells() -> None:
    t = table(build=NEW)
    well = t.minion("EDR_254")
    t.play("CS2_029", t.hero(2))
    assert stats(well) == (5, 4)
    t.play("CS2_024", t.hero(2))
    assert stats(well) == (7, 4)


def test_a_barkshield_sentinel_grows_as_the_power_is_used() -> None:
    t = table("HERO_01", build=NEW)
    sentinel = t.minion("EDR_470")
    t.play(t.power())
    assert stats(sentinel) == (2, 4)


def test_a_scavenging_flytrap_takes_the_attack_of_the_dead() -> None:
    t = table(build=NEW)
    flytrap = t.minion("EDR_484")
    t.kill(t.minion(), t.minion("CS2_172", side=2))
    assert stats(flytrap) == (9, 7)


def test_a_daydreaming_pixie_gets_a_nature_spell() -> None:
    t = table(build=NEW)
    t.minion("EDR_530")
    t.deck(YETI, side=2)
    t.answers("CS2_007", 0)
    t.end_turn()
    assert t.cards() == ["CS2_007"]


def test_a_fae_trickster_draws_a_great_spell() -> None:
    t = table(build=NEW)
    t.deck("CS2_024", "EX1_620", "CS2_032")
    t.kill(t.minion("EDR_571"))
    assert t.cards() == ["CS2_032"]


@pytest.mark.parametrize("card_id", ["EDR_800", "EDR_852"])
def test_some_minions_do_nothing_but_imbue(card_id: str) -> None:
    t = table("HERO_06", build=NEW)
    t.play(card_id)
    assert (t.tag(TAG_3527), t.power().card_id) == (1, "EDR_847p")


def test_a_curious_cumulus_shields_its_hero() -> None:
    t = table(build=NEW)
    t.minion("EDR_942")
    t.deck(YETI, side=2)
    t.end_turn()
    assert [t.hero(side).get(DIVINE_SHIELD) for side in (1, 2)] == [1, 0]


def test_a_critter_caretaker_heals_both_heroes() -> None:
    t = table(build=NEW)
    t.minion("EDR_971")
    mine, other = t.hurt(1, 10), t.hurt(2, 10)
    t.deck(YETI, side=2)
    t.end_turn()
    assert (mine.get(DAMAGE), other.get(DAMAGE)) == (7, 7)


def test_a_gnawing_greenfin_gets_a_murloc() -> None:
    t = table(build=NEW)
    t.answers("CS2_168")
    t.play("EDR_999")
    assert t.cards() == ["CS2_168"]


@pytest.mark.parametrize(("imbued", "drawn"), [(1, 0), (2, 2)])
def test_a_petal_picker_asks_for_two_imbuings(imbued: int, drawn: int) -> None:
    t = table(build=NEW)
    t.deck(YETI, YETI)
    t.game.owner(1).tags[TAG_3527] = imbued
    t.play("FIR_921")
    assert len(t.cards()) == drawn


@pytest.mark.parametrize(("side", "hurt"), [(1, 1), (2, 4)])
def test_tindral_sageswift_burns_more_in_the_turn_of_the_other(side: int, hurt: int) -> None:
    t = table(build=NEW)
    tindral, enemy = t.minion("FIR_958", side=side), t.minion("EX1_105", side=3 - side)
    t.kill(tindral)
    assert (enemy.get(DAMAGE), t.hero(3 - side).get(DAMAGE)) == (hurt, hurt)


@pytest.mark.parametrize(("build", "power"), [(217964, "HERO_03bp"), (NEW, "END_000p")])
def test_a_class_without_a_blessing_keeps_its_power(build: int, power: str) -> None:
    t = table("HERO_03", build=build)
    t.play("EDR_852")
    assert (t.tag(TAG_3527), t.power().card_id) == (1, power)


def test_fyrakk_casts_fire_spells_and_none_of_them_hurts_it() -> None:
    """U249:20309."""
    t = table(build=231720)
    t.answers(*["CS2_029", t.hero(2)] * 3, "EX1_594")
    fyrakk = t.play("FIR_959")
    assert (t.hero(2).get(DAMAGE), len(t.game.secrets[1])) == (18, 1)
    assert fyrakk.get(IMMUNE_TO_FIRE_SPELLS) == 1
    damage.deal(t.game, t.hand("CS2_029"), [fyrakk], 6)
    assert fyrakk.get(DAMAGE) == 0
    damage.deal(t.game, t.hand("CS2_024"), [fyrakk], 3)
    assert fyrakk.get(DAMAGE) == 3


def test_a_treacherous_tormentor_finds_a_legend_with_a_gift() -> None:
    t = table(build=NEW)
    t.play("EDR_102")
    (found,) = t.game.hand[1]
    assert (found.get(RARITY), found.get(HAS_DARK_GIFT) > 0) == (5, True)


def test_a_creature_of_madness_finds_a_minion_of_three_with_a_gift() -> None:
    t = table(build=NEW)
    t.play("EDR_105")
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert (found.card.cost, found.get(HAS_DARK_GIFT) > 0) == (3, True)


def test_a_mother_duck_comes_with_ducklings() -> None:
    t = table(build=241170)
    t.play("EDR_492")
    assert sorted(t.row()) == ["EDR_492", *["EDR_492t"] * 3]


def test_a_twisted_treant_weakens_a_minion_of_each_hand() -> None:
    t = table(build=241170)
    treant = t.minion("EDR_495")
    t.hand("CORE_CS2_029")
    mine, theirs = t.hand(YETI), t.hand(YETI, side=2)
    t.kill(treant)
    assert [stats(mine), stats(theirs)] == [(2, 5), (2, 5)]


def test_a_dreambound_raptor_gives_a_bonus_effect() -> None:
    t = table(build=241170)
    t.minion("EDR_849")
    t.answers(TAUNT)
    assert t.play(YETI).get(TAUNT) == 1


def test_a_meadowstrider_goes_under_the_deck_and_costs_one() -> None:
    t = table(build=241170)
    t.kill(t.minion("EDR_978"))
    (again,) = t.game.deck[1]
    assert [again.card_id, again.get(COST)] == ["EDR_978", 1]


def test_an_illusion_is_summoned_as_it_is_drawn_and_another_card_comes() -> None:
    t = table(build=241170)
    t.deck("EDR_260t", "CS2_182")
    t.play("CS2_023")  # Arcane Intellect: two cards
    assert (t.row(), t.cards()) == (["EDR_260t"], ["CS2_182"])
    assert t.at(1, 0).get(TAUNT) == 1


def test_a_slumbering_sprite_awakens_with_my_hero_power() -> None:
    t = table("HERO_01", build=255790)
    sprite = t.play("EDR_469")
    assert sprite.get(DORMANT) == 1
    t.end_turn()
    t.play(t.power(2))
    assert sprite.get(DORMANT) == 1
    t.end_turn()
    t.play(t.power())
    assert (sprite.get(DORMANT), stats(sprite)) == (0, (3, 3))


def test_an_envoy_of_the_glade_makes_neutral_cards_of_the_deck_druidic() -> None:
    t = table("HERO_06", build=255790)
    t.deck(YETI, "CS2_029", "CS2_172")
    t.answers("CS2_013", "EDR_271")
    t.play("EDR_873")
    assert sorted(e.card_id for e in t.game.deck[1]) == ["CS2_013", "CS2_029", "EDR_271"]


@pytest.mark.parametrize(("imbued", "cost"), [(3, 8), (4, 1)])
def test_malorne_discovers_a_wild_god(imbued: int, cost: int) -> None:
    t = table("HERO_05", build=255790)
    t.game.owner(1).tags[TAG_3527] = imbued
    t.answers("EDR_259", "EDR_480", "EDR_430", 0)
    t.play("EDR_888")
    (god,) = t.game.hand[1]
    assert (god.card_id, god.get(COST)) == ("EDR_259", cost)


@pytest.mark.parametrize(("build", "arms"), [(217964, 5), (255790, 3)])
def test_an_ancient_of_yore_gives_while_it_sleeps(build: int, arms: int) -> None:
    t = table("HERO_01", build=build)
    ancient = t.play("EDR_979")
    told = []
    for _ in range(3):
        t.deck(YETI, YETI)
        held = len(t.cards())
        t.end_turn()
        told.append((t.hero(1).get(ARMOR), len(t.cards()) - held))
        t.deck(YETI, side=2)
        t.end_turn()
    assert told == [(arms, 1), (2 * arms, 1), (2 * arms, 0)]
    assert ancient.get(DORMANT) == 0


@pytest.mark.parametrize(("second", "costs"), [("CS2_172", [2, 0]), ("CS2_032", [2, 7])])
def test_a_zaqali_flamemancer_asks_for_different_costs(second: str, costs: list[int]) -> None:
    t = table("HERO_01", build=255790)
    fire, other = t.hand("CS2_029"), t.hand(second)
    t.play("FIR_940")
    if second == "CS2_032":
        costs = [2, other.card.cost - 2] if other.card else []
    assert [fire.get(COST), other.get(COST)] == costs


def test_a_zaqali_flamemancer_leaves_a_pair_alone() -> None:
    t = table("HERO_01", build=255790)
    cards = [t.hand("CS2_029"), t.hand(YETI), t.hand("CS2_172")]
    t.play("FIR_940")
    assert [each.get(COST) for each in cards] == [4, 4, 2]


def test_a_sharp_eyed_lookout_makes_its_card_cheap_for_a_turn() -> None:
    t = table("HERO_01", build=255790)
    t.deck("CS2_029")
    held = t.hand("CS2_029")
    t.play("EDR_950")
    drawn = t.game.hand[1][-1]
    assert (drawn.get(COST), held.get(COST)) == (3, 4)
    t.end_turn()
    assert drawn.get(COST) == 4


@pytest.mark.parametrize(("damage_before", "through"), [(0, 7), (3, 10)])
def test_a_briarspawn_drake_strikes_through_a_minion(damage_before: int, through: int) -> None:
    t = table("HERO_01", build=255790)
    drake = t.minion("EDR_453")
    t.minion(side=2, damage=damage_before)
    t.deck(YETI, side=2)
    t.end_turn()
    assert (t.row(2), t.hero(2).get(DAMAGE), drake.get(DAMAGE)) == ([], through, 4)
    assert drake.get(TAG_SCRIPT_DATA_NUM_1) == 0


def test_a_briarspawn_drake_keeps_its_excess_in_an_attack_of_its_player() -> None:
    t = table("HERO_01", build=255790)
    drake, foe = t.minion("EDR_453"), t.minion(side=2)
    t.attack(drake, foe)
    assert (t.hero(2).get(DAMAGE), drake.get(DAMAGE)) == (0, 4)


@pytest.mark.parametrize("second", [False, True])
def test_one_of_two_bloodthistle_illusionists_is_an_illusion(second: bool) -> None:
    t = table("HERO_01", build=255790)
    t.answers(int(second))
    first = t.play("EDR_780")
    copy = t.at(1, 1)
    assert (copy.card_id, stats(copy)) == ("EDR_780", (2, 4))
    t.game.oracle = Sequential()
    for each in (first, copy):
        t.play("CS2_008", each)
    assert t.game.row(1) == [copy if second else first]


def test_a_bloodthistle_illusionist_without_room_is_real() -> None:
    t = table("HERO_01", build=255790)
    for _ in range(6):
        t.minion()
    one = t.play("EDR_780")
    t.play("CS2_008", one)
    assert (len(t.row()), one.get(DAMAGE)) == (7, 1)


DREAMS = ["DREAM_05", "DREAM_04", "DREAM_01", "DREAM_02", "DREAM_03"]
NIGHTMARES = ["EDR_846t1", "EDR_846t2", "EDR_846t3", "EDR_846t4", "EDR_846t5"]


@pytest.mark.parametrize(
    ("before", "got"), [(None, DREAMS), ("CS2_186", DREAMS), ("EDR_480", NIGHTMARES)]
)
def test_shaladrassil_is_corrupted_by_a_dearer_card(before: str | None, got: list[str]) -> None:
    t = table("HERO_01", build=255790)
    tree = t.hand("EDR_846")
    if before:
        t.play(before)
    t.play(tree)
    assert t.cards() == got


def test_corrupted_dream_cards_do_what_they_say() -> None:
    t = table("HERO_01", build=255790)
    yeti, foe, other = t.minion(), t.minion(side=2), t.minion(side=2)
    t.play("EDR_846t1", yeti)
    assert (stats(yeti), yeti.get(IMMUNE)) == ((9, 10), 1)
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert (stats(yeti), yeti.get(IMMUNE)) == ((9, 10), 0)
    t.end_turn()
    t.play("EDR_846t2", foe)
    assert (t.row(2), [each.card_id for each in t.game.deck[2]]) == ([YETI], [YETI])
    t.play("EDR_846t4")
    assert (t.row(2), t.hero(2).get(DAMAGE), yeti.get(DAMAGE)) == ([], 5, 0)
    assert other.zone == Zone.GRAVEYARD


def test_a_corrupted_laughing_sister_makes_her_hero_elusive() -> None:
    t = table("HERO_01", build=255790)
    sister = t.play("EDR_846t3")
    assert t.refuses("CS2_029", t.hero(1))
    t.end_turn()
    assert t.refuses("CS2_029", t.hero(1))
    t.kill(sister)
    t.play("CS2_029", t.hero(1))


@pytest.mark.parametrize("build", [217964, 255790])
def test_xavius_takes_a_minion_of_the_deck_with_a_gift(build: int) -> None:
    t = table("HERO_01", build=build)
    raptor, murloc, _, yeti = t.deck("CS2_172", "CS2_168", "CS2_029", YETI)
    gifts = ("EDR_100t3", "EDR_100t1", "EDR_100t")
    pick = "EDR_100t1" if build == 217964 else "CS2_168"
    t.answers(raptor, murloc, yeti, *gifts, pick, murloc)
    t.play("EDR_856")
    assert (t.cards(), murloc.zone) == (["CS2_168"], Zone.HAND)
    assert (stats(murloc), murloc.get(HAS_DARK_GIFT)) == ((4, 3), 1)
    assert raptor.zone == yeti.zone == Zone.DECK


def test_xavius_finds_no_minion() -> None:
    t = table("HERO_01", build=255790)
    t.deck("CS2_029")
    t.play("EDR_856")
    assert t.cards() == []
