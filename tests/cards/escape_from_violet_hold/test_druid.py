"""Escape from the Violet Hold: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, ATK, COST, RESOURCES, TAG_SCRIPT_DATA_NUM_1, TAUNT
from hsreplay_sim.engine.text import Frame
from table import YETI, Table, stats, table

BUILD = 255790
WRATH = "EX1_154"


def _table(mana: int = 10) -> Table:
    return table("HERO_06", build=BUILD, mana=mana)


@pytest.mark.parametrize(
    ("build", "cost", "found"), [(245258, 5, ["CS2_187"]), (BUILD, 3, ["CS2_124", "CS2_118"])]
)
def test_an_infest_the_scullery_grows_with_attacks_of_the_hero(
    build: int, cost: int, found: list[str]
) -> None:
    t = table("HERO_06", build=build)
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    held = t.hand("JAIL_200")
    assert held.get(TAG_SCRIPT_DATA_NUM_1) == cost
    t.answers(*found)
    t.play(held)
    assert sorted(t.row()) == sorted(found)


def test_a_secret_ingredient_gives_attack_or_a_druid_card() -> None:
    t = _table()
    t.play("JAIL_201", option=0)
    assert t.hero(1).get(ATK) == 2
    t.answers(WRATH, 0, 0)
    t.play("JAIL_201", option=1)
    assert t.cards() == [WRATH]
    t.round()
    assert t.hero(1).get(ATK) == 0


def test_a_spiderling_arms_the_hero_on_its_turn() -> None:
    t = _table()
    t.minion("JAIL_202")
    t.minion("JAIL_202")
    assert t.hero(1).get(ATK) == 2
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_a_widows_bite_leads_to_a_feast_and_a_banquet() -> None:
    t = _table()
    t.play("JAIL_436")
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR), t.cards()) == (1, 1, ["JAIL_436t"])
    t.play(t.game.hand[1][0])
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR), t.cards()) == (3, 3, ["JAIL_436t2"])
    t.play(t.game.hand[1][0])
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR), t.cards()) == (7, 7, [])
    t.round()
    assert t.hero(1).get(ATK) == 0


@pytest.mark.parametrize(("mana", "cost"), [(9, 2), (10, 6)])
def test_a_spiteful_chef_summons_a_taunt_minion(mana: int, cost: int) -> None:
    t = _table(mana)
    t.play("JAIL_507")
    found = t.at(1, 1).card
    assert found is not None
    assert (found.cost, found.tags.get(TAUNT)) == (cost, 1)


def test_a_noxious_bribe_combines_a_card_and_gives_a_plain_copy() -> None:
    t = _table()
    t.answers(WRATH, "EX1_160", "EX1_164", WRATH, 0)
    t.play("JAIL_861")
    assert (t.cards(), t.cards(2)) == ([WRATH], [WRATH])
    (mine,), (theirs,) = t.game.hand[1], t.game.hand[2]
    assert [each.card_id for each in mine.attached] == ["JAIL_861e"]
    assert theirs.attached == []
    victim = t.minion("EX1_105", side=2)
    t.deck(YETI)
    t.play(mine, victim)
    assert (stats(victim)[1], t.cards()) == (4, [YETI])


@pytest.mark.parametrize(("mana", "size"), [(9, (4, 5)), (10, (7, 8))])
def test_a_lethal_recipe_strengthens_what_it_draws_with_ten_mana(
    mana: int, size: tuple[int, int]
) -> None:
    t = _table(mana)
    t.deck(YETI, YETI, YETI, "CS2_029")
    t.play("JAIL_866")
    assert [stats(each) for each in t.game.hand[1]] == [size] * 2


def test_a_lethal_recipe_burns_what_a_full_hand_cannot_hold() -> None:
    t = _table()
    for _ in range(9):
        t.hand("CS2_029")
    t.deck(YETI, YETI)
    t.play("JAIL_866")
    assert t.cards()[9:] == [YETI]
    assert t.game.deck[1] == []


def test_a_spider_rider_draws_after_the_hero_attacks() -> None:
    t = _table()
    t.deck(YETI, YETI)
    t.minion("JAIL_872")
    t.play("JAIL_436")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == ["JAIL_436t", YETI]


def test_a_staff_of_trickery_discovers_a_cheaper_druid_card() -> None:
    t = _table()
    t.play("JAIL_436")
    t.weapon("JAIL_875")
    t.answers("EX1_164", "EX1_160", WRATH, "EX1_164")
    t.attack(t.hero(1), t.hero(2))
    found = t.game.hand[1][-1]
    assert found.card is not None
    assert (found.card_id, found.get(COST)) == ("EX1_164", found.card.cost - 2)


@pytest.mark.parametrize(("other", "mana"), [("CS2_168", 10), (YETI, 6)])
def test_chef_nethrek_sets_the_mana_of_a_cheap_deck_to_ten(other: str, mana: int) -> None:
    t = _table(mana=1)
    chef, _ = t.deck("JAIL_860", other)
    assert chef.script is not None
    assert chef.script.start_of_game is not None
    chef.script.start_of_game(t.game, chef, Frame())
    for turns in range(5):
        assert t.tag(RESOURCES) == 1 + turns
        t.round()
    assert t.tag(RESOURCES) == mana
