"""Cards that need no class: tags carry the keywords of the text, a Magnetic minion adds them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hsreplay_sim.base.enums import CardType, Race
from hsreplay_sim.base.tags import (
    CANT_ATTACK,
    CANT_BE_TARGETED_BY_SPELLS,
    CARDRACE,
    DIVINE_SHIELD,
    MAGNETIC,
    MEGA_WINDFURY,
    POISONOUS,
    RUSH,
    TAUNT,
    WINDFURY,
)
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.reading.keywords import is_plain
from table import registry, stats, table

STORE = CardStore.open()
BUILDS = (31353, 126451, 255790)
OTHER_GAMES = ("BG", "TB_", "LETL", "BOTA")
MECH = "GVG_085"


def magnetic_minions(build: int) -> Iterator[Card]:
    cards = STORE.at(build)
    for card_id in STORE.section("ids"):
        card = cards.get(card_id)
        if card is not None and card.type == CardType.MINION and card.tags.get(MAGNETIC, 0):
            if not card_id.startswith(OTHER_GAMES) and card.collectible:
                yield card


@pytest.mark.parametrize("build", BUILDS)
def test_r242_every_implemented_magnetic_minion_adds_its_stats_to_the_mech(build: int) -> None:
    silent = []
    for card in magnetic_minions(build):
        if registry().find(card, card.id) is None:
            continue
        t = table(build=build)
        mech = t.minion(MECH)
        before = stats(mech)
        t.play(card.id, position=1)
        if stats(mech) != (before[0] + card.atk, before[1] + card.health):
            silent.append(card.id)
    assert silent == []


@pytest.mark.parametrize(
    ("card_id", "keyword"),
    [
        ("BOT_020", RUSH),
        ("BOT_021", TAUNT),
        ("BOT_237", CANT_BE_TARGETED_BY_SPELLS),
        ("BOT_911", DIVINE_SHIELD),
        ("BOT_035", POISONOUS),
        ("CORE_BOT_020", RUSH),
        ("TTN_719t3", WINDFURY),
    ],
)
def test_r242_a_magnetic_minion_gives_its_keywords(card_id: str, keyword: int) -> None:
    t = table(build=190416)
    mech = t.minion(MECH)
    assert mech.get(CARDRACE) == Race.MECHANICAL
    t.play(card_id, position=1)
    assert mech.get(keyword) == 1


@pytest.mark.parametrize("build", [170824, 190416])
def test_r242_a_reprint_joins_by_the_enchantment_of_the_first_card(build: int) -> None:
    t = table(build=build)
    mech = t.minion(MECH)
    t.play("CORE_BOT_020", position=1)
    assert [each.card_id for each in mech.attached] == ["BOT_020e"]


@pytest.mark.parametrize(
    ("card_id", "build", "plain"),
    [
        pytest.param("SW_033", 88998, True, id="keywords-that-the-data-forgot"),
        pytest.param("ICC_832pb", 126451, False, id="attack-and-a-number"),
        pytest.param("VAC_525t1", 255790, False, id="a-spell-explained-in-italics"),
        pytest.param("EDR_101t", 255790, False, id="a-token-that-is-given-its-keywords"),
        pytest.param("CS2_182", 126451, True, id="no-text"),
        pytest.param("EX1_317t", 20457, True, id="a-story-in-italics"),
        pytest.param("UNG_852", 190416, True, id="elusive-in-words"),
    ],
)
def test_a_card_is_plain_when_its_tags_carry_what_its_text_names(
    card_id: str, build: int, plain: bool
) -> None:
    card = STORE.at(build).get(card_id)
    assert card is not None
    assert is_plain(card) is plain


@pytest.mark.parametrize("build", [13619, 20457, 126451])
def test_v_07_tr_0n_attacks_four_times(build: int) -> None:
    t = table(build=build)
    robot = t.minion("GVG_111t")
    assert robot.get(MEGA_WINDFURY) == 1
    for _ in range(4):
        t.attack(robot, t.hero(2))
    assert t.refuses(robot, t.hero(2))


@pytest.mark.parametrize("card_id", ["EX1_045", "UNG_844"])
def test_a_plain_minion_that_cannot_attack_is_told_so_as_it_arrives(card_id: str) -> None:
    t = table(build=28855)
    watcher = t.hand(card_id)
    assert watcher.get(CANT_ATTACK) == 0
    t.play(watcher)
    assert watcher.get(CANT_ATTACK) == 1
    t.play("EX1_332", watcher)
    assert watcher.get(CANT_ATTACK) == 0
