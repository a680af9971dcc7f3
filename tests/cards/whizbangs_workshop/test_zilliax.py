"""Whizbang's Workshop: Zilliax Deluxe 3000; each look made of modules and played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    ELUSIVE,
    LIFESTEAL,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    POISONOUS,
    TAUNT,
)
from hsreplay_sim.engine.rules.stats import recompute
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.printed import assembled
from table import YETI, Table, stats, table

LOOKS = [
    "TOY_330t5", "TOY_330t6", "TOY_330t7", "TOY_330t8", "TOY_330t9", "TOY_330t10", "TOY_330t11",
    "TOY_330t12",
]  # fmt: skip


def made_of(t: Table, look: str, *modules: str) -> Entity:
    """A look in the hand, put together of these modules."""
    card = t.hand(look)
    cards = [t.game.cards.get(each) for each in modules]
    numbers = [each.dbf for each in cards if each is not None]
    names = dict(zip((MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2), numbers, strict=True))
    card.tags.update(assembled(t.game, look, names))
    recompute(t.game, card)
    return card


@pytest.mark.parametrize("look", LOOKS)
def test_r278_a_zilliax_has_the_stats_and_keywords_of_its_modules(look: str) -> None:
    t = table(build=210640)
    zilliax = made_of(t, look, "TOY_330t96", "TOY_330t99")
    assert zilliax.get(COST) == 9
    t.play(zilliax)
    assert stats(zilliax) == (4, 6)
    assert all(zilliax.get(tag) for tag in (TAUNT, LIFESTEAL, POISONOUS, ELUSIVE))


@pytest.mark.parametrize("look", LOOKS)
def test_r278_a_twin_module_summons_a_copy_of_its_zilliax(look: str) -> None:
    t = table(build=210640)
    t.play(made_of(t, look, "TOY_330t97", "TOY_330t99"))
    assert t.row() == [look, look]
    assert [stats(t.at(1, place)) for place in (0, 1)] == [(6, 5), (6, 5)]
    t.kill(t.at(1, 1))
    assert t.row() == [look]


def test_a_recursive_module_shuffles_its_zilliax_into_the_deck() -> None:
    t = table(build=210640)
    zilliax = t.play(made_of(t, "TOY_330t5", "TOY_330t92", "TOY_330t99"))
    t.kill(zilliax)
    assert [each.card_id for each in t.game.deck[1]] == ["TOY_330t5"]


def test_a_haywire_module_hurts_its_own_hero() -> None:
    t = table(build=210640)
    t.deck(YETI, side=2)
    t.play(made_of(t, "TOY_330t7", "TOY_330t93", "TOY_330t96"))
    t.end_turn()
    assert t.hero(1).get(DAMAGE) == 3


def test_a_power_module_doubles_the_attack() -> None:
    t = table(build=210640)
    t.deck(YETI, side=1)
    t.deck(YETI, side=2)
    zilliax = t.play(made_of(t, "TOY_330t12", "TOY_330t94", "TOY_330t99"))
    t.round()
    assert stats(zilliax) == (8, 5)
    assert [each.card_id for each in zilliax.attached] == ["TOY_330t94e"]


@pytest.mark.parametrize(("build", "grown"), [(210640, (5, 6)), (231720, (5, 5))])
def test_a_pylon_module_strengthens_the_others(build: int, grown: tuple[int, int]) -> None:
    t = table(build=build)
    other = t.minion()
    zilliax = t.play(made_of(t, "TOY_330t9", "TOY_330t95", "TOY_330t99"))
    assert (stats(other), stats(zilliax)) == (grown, (5, 4))
    assert [each.card_id for each in other.attached] == ["TOY_330t95e1"]


@pytest.mark.parametrize(("build", "cost"), [(195635, 7), (210640, 8)])
def test_a_ticking_module_counts_minions(build: int, cost: int) -> None:
    t = table(build=build)
    t.minion()
    t.minion(side=2)
    assert made_of(t, "TOY_330t10", "TOY_330t98", "TOY_330t99").get(COST) == cost


def test_the_modules_alone_say_the_same() -> None:
    t = table(build=231720)
    other = t.minion()
    t.minion("TOY_330t95")
    t.game.touch_auras()
    t.play("TOY_330t97")
    assert t.row() == [YETI, "TOY_330t95", "TOY_330t97", "TOY_330t97"]
    assert stats(other) == (5, 5)
    ticking = t.hand("TOY_330t98")
    assert ticking.card is not None
    assert ticking.get(COST) == ticking.card.cost - 4
    lost = t.minion("TOY_330t92")
    t.kill(lost)
    assert [each.card_id for each in t.game.deck[1]] == ["TOY_330t92"]


def test_the_modules_alone_act_with_the_turn() -> None:
    t = table(build=231720)
    power = t.minion("TOY_330t94")
    t.minion("TOY_330t93")
    t.deck(YETI, side=1)
    t.deck(YETI, side=2)
    t.round()
    assert stats(power) == (2, 3)
    assert t.hero(1).get(DAMAGE) == 3
