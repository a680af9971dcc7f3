"""Herald (R274): the Soldiers, and how the cards that call them are marked and shown."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass, Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    CREATOR,
    DISPLAY_ENTITY_ON_MOUSEOVER,
    HEALTH,
    HERALD_COLOSSAL_AMOUNT,
    HERALD_COLOSSAL_CLASS,
    PREMIUM,
    SHOWN_SOLDIER,
    SHOWN_SOLDIER_GOLDEN,
    SHOWN_SOLDIER_SIGNATURE,
    TAG_SCRIPT_DATA_NUM_1,
    USE_ALTERNATE_CARD_TEXT,
)
from hsreplay_sim.engine.keywords import herald
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.rules.zones import draw
from table import ScriptedOracle, Table, table

BUILD = 241170
ENVOY, SKYWALL = "CATA_722", "CATA_565"
SHAMAN, WARRIOR, MAGE = "HERO_02", "HERO_01", "HERO_08"
SHOWN = (SHOWN_SOLDIER, SHOWN_SOLDIER_GOLDEN, SHOWN_SOLDIER_SIGNATURE)


def at(hero: str = SHAMAN, *, build: int = BUILD) -> Table:
    t = table(hero, WARRIOR, build=build)
    herald.name_classes(t.game)
    return t


@pytest.mark.parametrize(
    ("hero", "build", "told"),
    [(SHAMAN, BUILD, CardClass.SHAMAN), (MAGE, BUILD, 0), (SHAMAN, 235290, 0)],
)
def test_r274_a_class_with_a_colossal_to_be_heralded_is_named(
    hero: str, build: int, told: int
) -> None:
    """U567:634; not yet at 235290, where a Demon Hunter plays (U217)."""
    t = at(hero, build=build)
    assert t.game.owner(1).get(HERALD_COLOSSAL_CLASS) == told


def test_r274_the_first_herald_card_has_the_soldier_shown_in_each_finish() -> None:
    """U567:3263: the drawn card names the one of its own finish, and ends that as it is played."""
    t = at()
    (card, other) = t.deck(SKYWALL, SKYWALL)
    card.tags[PREMIUM] = 1
    t.answers(card, other)
    draw(t.game, 1)
    update_auras(t.game)
    player = t.game.owner(1)
    shown = [t.game.entities[player.get(tag)] for tag in SHOWN]
    assert [(e.card_id, e.zone, e.get(CREATOR)) for e in shown] == [
        ("CATA_565t", Zone.SETASIDE, card.id)
    ] * 3
    assert [each.get(PREMIUM) for each in shown] == [0, 1, 3]
    assert card.get(HERALD_COLOSSAL_CLASS) == CardClass.SHAMAN
    assert card.get(DISPLAY_ENTITY_ON_MOUSEOVER) == shown[1].id
    draw(t.game, 1)
    update_auras(t.game)
    assert [player.get(tag) for tag in SHOWN] == [each.id for each in shown]
    assert other.get(DISPLAY_ENTITY_ON_MOUSEOVER) == shown[0].id
    t.play(card)
    assert card.get(DISPLAY_ENTITY_ON_MOUSEOVER) == 0


def test_r274_what_is_shown_beside_a_card_in_play_that_heralds_nothing_stays() -> None:
    t = at()
    yeti, shown = t.minion(), t.minion()
    t.game.set(yeti, DISPLAY_ENTITY_ON_MOUSEOVER, shown.id)
    t.game.touch_auras()
    t.play("CATA_722")
    assert yeti.get(DISPLAY_ENTITY_ON_MOUSEOVER) == shown.id


@pytest.mark.parametrize("is_herald", [0, 1])
def test_r274_of_a_hidden_hand_the_soldiers_are_hidden_too(is_herald: int) -> None:
    """U567:819: three cards that nobody sees, and the tags of the player."""
    t = at()
    t.game.create("", 1, Zone.HAND, position=1)
    t.game.oracle = oracle = ScriptedOracle([is_herald] + [0, 0, 0] * is_herald)
    update_auras(t.game)
    assert oracle.asked == [Purpose.HERALD] + [Purpose.PARTS] * 3 * is_herald
    made = [t.game.entities.get(t.game.owner(1).get(tag)) for tag in SHOWN]
    assert [each.card_id if each else None for each in made] == [("" if is_herald else None)] * 3


def test_r274_two_heralds_double_the_next_soldiers_and_four_once_more() -> None:
    """U567:3951, 4128, 5486: the Soldier stands right of the card, the Colossal is shown."""
    t = at()
    soldiers = []
    for _ in range(5):
        envoy = t.play(ENVOY)
        soldiers.append(t.at(1, 1))
        t.kill(envoy)
        for each in t.game.board[1][:]:
            each.attached.clear()
        t.kill(*t.game.board[1])
    sizes = [[e.get(tag) for tag in (TAG_SCRIPT_DATA_NUM_1, COST)] for e in soldiers]
    assert sizes == [[1, 1], [1, 1], [2, 2], [2, 2], [4, 4]]
    assert [(e.get(ATK), e.get(HEALTH)) for e in soldiers] == [(1, 2)] * 2 + [(2, 4)] * 2 + [(4, 8)]
    assert [each.get(USE_ALTERNATE_CARD_TEXT) for each in soldiers] == [2] * 5
    assert t.game.owner(1).get(HERALD_COLOSSAL_AMOUNT) == 5
    limbs = [e for e in t.game.entities.values() if e.zone == Zone.REMOVED]
    told = [(e.card_id, e.get(HEALTH), e.get(USE_ALTERNATE_CARD_TEXT)) for e in limbs]
    assert [each for each in told if each[0] == "CATA_153t1"] == [
        ("CATA_153t1", 4, 0),
        ("CATA_153t1", 8, 2),
    ]
    assert sum(each[0] == "CATA_153" for each in told) == 2


def test_r274_the_soldiers_that_are_shown_grow_and_say_so() -> None:
    """U567:3750, 8068."""
    t = at()
    t.hand(ENVOY)
    update_auras(t.game)
    shown = t.game.entities[t.game.owner(1).get(SHOWN_SOLDIER)]
    told = []
    for _ in range(4):
        t.play(SKYWALL)
        t.kill(*t.game.board[1])
        told.append((shown.get(ATK), shown.get(HEALTH), shown.get(USE_ALTERNATE_CARD_TEXT)))
    assert told == [(1, 2, 1), (2, 4, 0), (2, 4, 1), (4, 8, 2)]


def test_r274_a_herald_without_room_or_class_is_counted() -> None:
    t = at(MAGE)
    t.play(ENVOY)
    assert (t.row(1), t.game.owner(1).get(HERALD_COLOSSAL_AMOUNT)) == ([ENVOY], 1)


def test_r274_the_soldiers_that_are_shown_say_so_behind_a_deathrattle_too() -> None:
    t = at("HERO_03")
    follower = t.play("CATA_158")
    shown = [t.game.entities[t.game.owner(1).get(each)] for each in SHOWN]
    t.kill(follower)
    assert [each.get(USE_ALTERNATE_CARD_TEXT) for each in shown] == [1, 1, 1]
