import subprocess
import sys
from pathlib import Path

import pytest

from hsreplay_sim import carddb
from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.base.tags import CARDRACE, CHARGE, DURABILITY, HEALTH, OVERLOAD, TAUNT
from hsreplay_sim.carddb import CardStore
from hsreplay_sim.carddb.container import MAGIC
from hsreplay_sim.carddb.prints import first_possible

HERO, MINION, SPELL, WEAPON, HERO_POWER = 3, 4, 5, 7, 10
MAGE, PALADIN, PRIEST, NEUTRAL = 4, 5, 6, 12
MURLOC, MECHANICAL, ELEMENTAL, BEAST, DRAGON = 14, 17, 18, 20, 24
CORE = 1637


@pytest.fixture(scope="module")
def store():
    return CardStore.open()


@pytest.mark.parametrize(
    ("card_id", "build", "expected"),
    [
        pytest.param("EX1_007", 182995, {"atk": 1, "health": 3, "cost": 3}, id="acolyte-is-a-1-3"),
        pytest.param("EX1_007", 184968, {"atk": 1, "health": 4}, id="acolyte-is-a-1-4-later"),
        pytest.param("EX1_134", 212031, {"numbers": (2,)}, id="si7-agent-deals-2"),
        pytest.param("EX1_134", None, {"numbers": (3,)}, id="si7-agent-deals-3-today"),
        pytest.param("OG_134", 20457, {"cost": 10, "atk": 7, "health": 5}, id="yogg"),
        pytest.param("CS2_106", 20457, {"cost": 2, "atk": 3}, id="war-axe-costs-2"),
        pytest.param("CS2_106", 20970, {"cost": 3}, id="war-axe-costs-3"),
        pytest.param("EX1_284", 130000, {"atk": 4, "health": 4}, id="azure-drake-is-a-4-4"),
        pytest.param("EX1_284", 137436, {"atk": 4, "health": 5}, id="azure-drake-is-a-4-5"),
    ],
)
def test_a_card_is_what_it_was_in_the_build(store, card_id, build, expected):
    card = store.at(build).get(card_id)
    assert {name: getattr(card, name) for name in expected} == expected


@pytest.mark.parametrize("build", [20970, 214839, 217964, None])
def test_durability_is_found_wherever_the_build_keeps_it(store, build):
    axe = store.at(build).get("CS2_106")
    assert axe.type == WEAPON
    assert axe.durability == 2
    assert {axe.tags.get(DURABILITY), axe.tags.get(HEALTH)} == {2, None}


def test_only_weapons_have_durability(store):
    assert store.at().get("EX1_007").durability == 0


def test_overload_holds_the_amount(store):
    assert store.at(20970).get("EX1_250").tags[OVERLOAD] == 3


@pytest.mark.parametrize(
    ("wanted", "used"),
    [
        (18792, 18792),
        (19000, 18792),
        (19505, 18792),
        (19506, 19506),
        (10**7, 255790),
        (None, 255790),
    ],
)
def test_the_newest_sampled_build_not_newer_than_the_wanted_one_answers(store, wanted, used):
    assert store.at(wanted).build == used


def test_card_sets_are_kept(store):
    assert store.at(54613) is store.at(54613)
    assert store.at(10956) is store.at(10957)
    assert store.at(54613).get("EX1_007") is store.at(54613).get("EX1_007")


@pytest.mark.parametrize(
    ("card_id", "build", "expected"),
    [
        pytest.param("CS2_203", 11959, {"cost": 2}, id="ironbeak-owl-cost-2"),
        pytest.param("CS2_203", 12574, {"cost": 3}, id="ironbeak-owl-costs-3"),
        pytest.param("CS2_203", 6024, {"cost": 2}, id="also-before-the-first-known-build"),
        pytest.param("CFM_325", 17994, {"health": 2}, id="buccaneer-was-a-1-2"),
        pytest.param("CS2_103", 13921, {"cost": 3, "numbers": (2,)}, id="charge-gave-2-attack"),
    ],
)
def test_before_the_first_sampled_build_old_values_are_put_back(store, card_id, build, expected):
    cards = store.at(build)
    assert cards.build == 18792
    assert cards.patched <= build
    card = cards.get(card_id)
    assert {name: getattr(card, name) for name in expected} == expected


@pytest.mark.parametrize(
    ("card_id", "build", "wanted"),
    [
        pytest.param("DS1h_292_H1", 10357, {49: 0}, id="alleria-might-shoot-herself"),
        pytest.param("DS1h_292_H1", 10604, {49: 0, 50: 0}, id="alleria-shoots-as-rexxar"),
        pytest.param("BRM_017", 9554, {12: 1}, id="resurrect-asked-for-no-dead"),
        pytest.param("BRM_017", 9786, {12: 1, 54: 0}, id="resurrect-asks-for-the-dead"),
        pytest.param("BRMA01_2", 9554, {}, id="none-at-all"),
    ],
)
def test_old_play_requirements_are_put_back(store, card_id, build, wanted):
    assert store.at(build).get(card_id).requirements == wanted


def test_old_keywords_and_races_are_put_back(store):
    assert CHARGE in store.at(11959).get("EX1_tk9").tags
    assert CHARGE not in store.at(12574).get("EX1_tk9").tags
    assert CARDRACE not in store.at(12574).get("CS2_033").tags
    assert store.at(18792).get("CS2_033").tags[CARDRACE] == ELEMENTAL
    assert "CS2_033" not in store.at(12574).pool(race=ELEMENTAL)
    assert "CS2_033" in store.at(18792).pool(race=ELEMENTAL)


@pytest.mark.parametrize("asked", ["CS2_102", "HERO_01bp"])
@pytest.mark.parametrize(
    ("build", "known"), [(45932, "CS2_102"), (47374, "HERO_01bp"), (12574, "CS2_102")]
)
def test_either_id_of_a_renamed_card_finds_it_in_any_build(store, asked, build, known):
    cards = store.at(build)
    assert cards.resolve(asked) == known
    assert cards.get(asked).name == "Armor Up!"


def test_an_id_in_use_again_is_the_card_it_is_now(store):
    assert store.at(45932).get("HERO_10p").name == "Demon Claws"
    assert store.at().get("HERO_10p").type == HERO


def test_a_card_that_the_build_does_not_have_is_none(store):
    assert store.at(18792).get("TOY_330") is None
    assert store.at().get("NOT_A_CARD") is None
    assert store.at().get("") is None
    assert store.at().resolve("NOT_A_CARD") == "NOT_A_CARD"
    assert store.first_build("NOT_A_CARD") is None


def test_between_two_sampled_builds_the_cards_of_the_later_one_are_found_by_id_only(store):
    later = "LOOT_026"
    first = store.first_build(later)
    earlier = max(b for b in store.builds if b < first)
    assert store.at(earlier).get(later) is None
    between = store.at(first - 1)
    assert between.build == earlier
    assert between.get(later).since == first
    assert between.by_name(between.get(later).name) is None
    assert later not in between.pool()


def test_requirements_are_carried_past_the_build_that_dropped_them(store):
    target_to_play = 11
    for card_id in ("CS2_029", "CORE_CS2_029", "VAN_CS2_029"):
        assert store.at().get(card_id).requirements == {target_to_play: 0}


def test_entourage_is_carried_to_the_new_id(store):
    totems = ("CS2_050", "CS2_051", "CS2_052", "NEW1_009")
    assert store.at(20457).get("CS2_049").entourage == totems
    assert store.at().get("HERO_02bp").entourage == totems


def test_heroes_name_their_hero_power_by_the_id_of_the_build(store):
    assert store.at(45932).get("HERO_01").hero_power == "CS2_102"
    assert store.at().get("HERO_01").hero_power == "HERO_01bp"
    assert store.at().get("EX1_007").hero_power is None


def test_cards_are_found_by_dbf_id_under_the_id_of_the_build(store):
    assert store.at(20457).by_dbf(725).id == "CS2_102"
    assert store.at().by_dbf(725).id == "HERO_01bp"
    assert store.at().by_dbf(1659).id == "EX1_007"
    assert store.at().by_dbf(-1) is None


def test_names_find_the_collectible_original_first(store):
    assert store.at(12574).by_name("Acolyte of Pain").id == "EX1_007"
    assert store.at().by_name("Acolyte of Pain").id == "EX1_007"
    assert store.at(12574).by_name("The Coin").id == "GAME_005"
    assert store.at(12574).by_name("No Such Card") is None
    names = {card.id for card in store.at().all_by_name("Acolyte of Pain")}
    assert names >= {"EX1_007", "CORE_EX1_007", "VAN_EX1_007"}


def test_pools_are_filters_in_order_of_dbf_id(store):
    cards = store.at(20457)
    pool = cards.pool(type=MINION, cost=2, card_class=MAGE)
    found = [cards.get(card_id) for card_id in pool]
    assert [card.dbf for card in found] == sorted(card.dbf for card in found)
    assert all(card.collectible and card.cost == 2 and card.type == MINION for card in found)
    assert "NEW1_012" in cards.pool(type=MINION, cost=1, card_class=MAGE)
    assert cards.pool(type=MINION, cost=2, card_class=MAGE) is pool


def test_every_dbf_id_finds_the_ids_that_came_with_it(store):
    ids, numbers = store.section("ids"), store.section("dbf")
    found = {number: store.ids_by_dbf(number) for number in numbers[::97]}
    assert found == {
        number: [ids[place] for place, each in enumerate(numbers) if each == number]
        for number in found
    }


def test_pools_agree_with_the_cards_one_by_one(store):
    cards = store.at(54613)
    pool = cards.pool(type=MINION, collectible=None, card_class=NEUTRAL, cost=3)
    every = (store.sampled(card_id, cards.build) for card_id in store.section("ids"))
    alone = {
        card.id
        for card in every
        if card and card.type == MINION and card.cost == 3 and card.card_class == NEUTRAL
    }
    multi_class = set(pool) ^ alone
    assert multi_class
    assert all(476 in cards.get(card_id).tags for card_id in multi_class)


def test_pools_know_sets_races_and_predicates(store):
    cards = store.at()
    core = cards.pool(sets=(CORE,))
    assert core
    assert all(cards.get(card_id).tags[183] == CORE for card_id in core)
    taunts = cards.pool(type=MINION, cost=4, predicate=_has_taunt)
    assert set(taunts) < set(cards.pool(type=MINION, cost=4))
    assert all(TAUNT in cards.get(card_id).tags for card_id in taunts)


def test_a_pool_of_a_span_of_costs_is_that_of_each_cost(store):
    cards = store.at(54613)
    each = [i for cost in (2, 3, 4) for i in cards.pool(type=MINION, cost=cost)]
    assert sorted(cards.pool(type=MINION, cost=range(2, 5))) == sorted(each)


def test_a_card_that_is_printed_as_in_the_next_build_is_in_the_pool_of_that_cost(store):
    """Irebound Brute costs 8 at 143410 and 7 at 148526."""
    cards = store.at(143410)
    assert "SW_037" in cards.pool(cost=8)
    assert "SW_037" in cards.with_later(frozenset({"SW_037"})).pool(cost=7)


@pytest.mark.parametrize("build", [9786, 54613, None])
def test_heroes_that_cannot_be_played_are_in_no_pool(store, build):
    cards = store.at(build)
    heroes = [cards.get(i) for i in cards.pool() if cards.get(i).type == HERO]
    assert all(card.cost for card in heroes)
    assert not {"HERO_01", "HERO_01a"} & set(cards.pool())
    assert ("ICC_833" in cards.pool(card_class=MAGE)) == (build != 9786)


@pytest.mark.parametrize(
    ("card_id", "card_set", "before", "since"),
    [
        ("FP1_012", 12, 5832, 6024), ("GVG_096", 13, 6024, 7234), ("BRM_002", 14, 7234, 8108),
        ("AT_087", 15, 9166, 9786), ("LOE_077", 20, 10604, 10833), ("OG_280", 21, 12051, 12574),
        ("KAR_009", 23, 13619, 13921), ("CFM_621", 25, 14830, 15590), ("UNG_900", 27, 17720, 18336),
    ],
)  # fmt: skip
def test_before_the_data_a_pool_has_no_card_of_a_set_to_come(
    store, card_id, card_set, before, since
):
    assert (card_id in store.at(before).pool(), card_id in store.at(since).pool()) == (False, True)
    assert not store.at(before).has_set(card_set)
    assert store.at(before).get(card_id) is not None, "a recording that shows it still finds it"
    assert first_possible(card_id) == since


def test_a_token_that_the_data_lost_is_as_they_last_had_it(store):
    """Of the Jade Golems 245258 has one, an enchantment is there or not."""
    golem = store.at(255790).get("CFM_712_t05")
    assert (golem.name, golem.atk, golem.health) == ("Jade Golem", 5, 5)
    assert store.at(15590).get("VAC_959t05") is None
    assert store.at(255790).get("AT_045eee") is None


def test_a_set_with_reprints_has_all_other_cards_of_the_plain_one(store):
    cards = store.at(185749)
    reprinted = cards.with_later(frozenset({"SW_037"}))
    assert reprinted is cards.with_later(frozenset({"SW_037"}))
    assert reprinted.get("CS2_182") is cards.get("CS2_182")
    assert reprinted.get("SW_037").tags == cards.later.get("SW_037").tags
    assert cards.with_later(frozenset()) is cards


def test_a_card_of_two_races_is_in_both_pools_and_one_of_all_in_every(store):
    cards = store.at()
    sheep = cards.by_name("Explosive Sheep").id
    assert all(sheep in cards.pool(race=race) for race in (MECHANICAL, BEAST))
    assert sheep not in cards.pool(race=MURLOC)
    amalgam = cards.by_name("Nightmare Amalgam").id
    assert all(amalgam in cards.pool(race=race) for race in (MURLOC, DRAGON, ELEMENTAL))


def test_multi_class_cards_are_in_the_pools_of_their_classes(store):
    cards = store.at(22611)
    courier = cards.by_name("Kabal Courier").id
    assert courier in cards.pool(card_class=MAGE)
    assert courier in cards.pool(card_class=PRIEST)
    assert courier not in cards.pool(card_class=PALADIN)
    assert courier not in cards.pool(card_class=NEUTRAL)


def test_the_shipped_file_is_small():
    assert Path(carddb.__file__).with_name("cards.bin").stat().st_size < 4_000_000


def test_a_file_that_is_no_store_is_refused(tmp_path):
    path = tmp_path / "cards.bin"
    path.write_bytes(b"not a store")
    with pytest.raises(FormatError, match="not a card store"):
        CardStore.open(path)


@pytest.mark.parametrize("kept", [8, 10, 11, 12, 5000, 1_000_000, -1])
def test_a_store_that_is_cut_short_is_refused(tmp_path, kept):
    data = Path(carddb.__file__).with_name("cards.bin").read_bytes()
    assert data.startswith(MAGIC)
    path = tmp_path / "cards.bin"
    path.write_bytes(data[:kept])
    with pytest.raises(FormatError, match="cut short"):
        CardStore.open(path)


def test_reading_needs_neither_the_card_library_nor_an_xml_parser():
    code = (
        "import sys; before = set(sys.modules); import hsreplay_sim.carddb as c;"
        "c.CardStore.open().at().get('EX1_007');"
        "print(sorted(m for m in set(sys.modules) - before"
        " if m.split('.')[0] in {'hearthstone', 'lxml', 'xml', 'hslog', 'lzma', 'subprocess'}))"
    )
    root = Path(carddb.__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=root
    )
    assert done.stdout.strip() == "[]"


def _has_taunt(card):
    return TAUNT in card.tags


def test_a_random_pool_holds_no_card_of_classic() -> None:
    """No recording generates one: U405 and U331 have enchantments of theirs alone."""
    cards = CardStore.open().at(135540)
    assert cards.get("VAN_CS2_168") is not None
    assert not [each for each in cards.pool() if each.startswith("VAN_")]
    assert "VAN_CS2_168" in cards.pool(sets=(1646,))
