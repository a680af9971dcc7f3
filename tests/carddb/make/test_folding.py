import csv
import json

import pytest

from corpus import corpus_dir, shared_dir
from hsreplay_sim.carddb import CardStore
from hsreplay_sim.carddb.history import State
from hsreplay_sim.carddb.make.folding import Folding, find_renames

MINION, SPELL, ENCHANTMENT, HERO_POWER = 4, 5, 6, 10


@pytest.fixture(scope="module")
def store():
    return CardStore.open()


@pytest.mark.parametrize(
    ("card_id", "base"),
    [
        pytest.param("EX1_007", "EX1_007", id="an-original-is-its-own"),
        pytest.param("CORE_EX1_007", "EX1_007", id="core-reprint"),
        pytest.param("VAN_EX1_007", "EX1_007", id="classic-reprint"),
        pytest.param("WON_067", "CFM_691", id="reprint-under-a-new-number"),
        pytest.param("CORE_CS3_014", "CS3_014", id="core-card-that-lost-its-prefix"),
        pytest.param("CS2_102", "HERO_01bp", id="old-id"),
        pytest.param("HERO_01bp", "HERO_01bp", id="new-id"),
        pytest.param("CS2_102_H1", "HERO_01bp", id="skin-of-an-old-id"),
        pytest.param("HERO_01dbp", "HERO_01bp", id="skin-of-a-new-id"),
        pytest.param("AT_132_WARRIOR", "HERO_01bp2", id="old-id-of-an-upgraded-hero-power"),
        pytest.param("HERO_10p", "HERO_10bp", id="an-id-in-use-again-keeps-its-first-meaning"),
        pytest.param("HERO_10bpe", "HERO_10bpe", id="an-enchantment-is-no-hero-power"),
        pytest.param("HERO_11bpt", "HERO_11bpt", id="a-token-is-no-hero-power"),
        pytest.param("BAR_COIN2", "GAME_005", id="a-coin-is-a-coin"),
        pytest.param("UNG_027t2", "UNG_027t2", id="a-later-step-of-a-chain-has-its-own-script"),
        pytest.param("BTA_BOSS_19p", "BTA_BOSS_19p", id="a-dbf-id-that-moved-to-another-card"),
        pytest.param("NOT_A_CARD", "NOT_A_CARD", id="an-unknown-id-is-its-own"),
    ],
)
def test_the_canonical_id_is_that_of_the_card_whose_script_serves(store, card_id, base):
    assert store.canonical(card_id) == base
    assert store.at(18792).canonical(card_id) == base


def test_canonical_ids_are_final_and_known(store):
    table = store.section("canonical")
    assert {base for base in table.values() if store.canonical(base) != base} == set()
    assert {base for base in table.values() if store.row(base) is None} == set()


def test_a_rename_is_two_ids_with_one_dbf_id_in_turn():
    histories = {
        "NEW": [(30, State(7, "Name"))],
        "OLD": [(10, State(7, "Name")), (30, None)],
        "OTHER": [(10, State(8, "Name"))],
    }
    assert find_renames(histories) == [("OLD", "NEW", 30)]


def test_cards_are_alike_by_name_type_and_text_and_the_oldest_collectible_serves():
    histories = {
        "AAA_1": [(10, _card(5, "Twin", "Draw 2 cards."))],
        "BBB_1": [(10, _card(6, "Twin", "Draw 2 cards.", collectible=1))],
        "CCC_1": [(10, _card(7, "Twin", "<b>Draw</b> 2 cards.", collectible=1))],
        "DDD_1": [(10, _card(8, "Twin", "Draw 3 cards.", collectible=1))],
        "EEE_1": [(10, _card(9, "Other", "Draw 2 cards.", collectible=1))],
        "FFF_1": [(10, _card(4, "Twin", "Draw 2 cards.", card_type=ENCHANTMENT))],
        "BBB_1t": [(10, _card(12, "Twin", "Draw 2 cards."))],
    }
    assert Folding(histories, []).table() == {
        "AAA_1": "BBB_1",
        "CCC_1": "BBB_1",
    }


def test_all_known_renames_are_in_the_store(store):
    known = json.loads((shared_dir("carddb") / "renames.json").read_text())
    missing = [r for r in known if r["new"] not in store.other_ids(r["old"])]
    assert missing == []
    assert len(known) == 85


@pytest.mark.corpus
def test_folding_agrees_with_the_cards_that_recordings_use(store):
    """Where it differs from the survey's column, one card is meant, or the survey is wrong.

    The survey only cut prefixes off: it left coins and named skins alone, and it took the
    enchantment and the token of a hero power for the hero power.
    """
    with (corpus_dir("powerlog") / "cards_needed.csv").open(encoding="utf-8") as file:
        rows = [(row["card_id"], row["behaviour_id"]) for row in csv.DictReader(file)]
    different = [(i, base) for i, base in rows if store.canonical(i) != base]
    assert len(rows) > 4_700
    assert len(different) < 80
    cards = store.at()
    folded_less = {i for i, base in different if i != base}
    assert folded_less == {"HERO_10bpe", "HERO_11bpt"}
    for card_id, _ in different:
        row, base = store.row(card_id), cards.get(store.canonical(card_id))
        assert base is not None
        assert row is None or base.name in {row[2][1], *_later_names(row)}


def _later_names(row):
    deltas = row[3] if len(row) > 3 else []
    return {delta[2].get("n") for delta in deltas if len(delta) > 2}


def _card(dbf, name, text, *, collectible=0, card_type=SPELL):
    tags = {202: card_type}
    if collectible:
        tags[321] = 1
    return State(dbf, name, text, tags)
