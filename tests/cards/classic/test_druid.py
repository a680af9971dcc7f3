"""Classic: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import OPEN
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    DAMAGE,
    RESOURCES,
    RESOURCES_USED,
    SILENCED,
    TAUNT,
)
from table import (
    YETI,
    stats,
    table,
)

FIREBALL = "CS2_029"


@pytest.mark.parametrize(("option", "dealt", "drawn"), [(0, 3, 0), (1, 1, 1)])
def test_wrath_hurts_more_or_draws(option: int, dealt: int, drawn: int) -> None:
    t = table("HERO_06")
    t.deck(YETI)
    yeti = t.minion(side=2)
    t.play("EX1_154", yeti, option)
    assert (yeti.get(DAMAGE), len(t.cards())) == (dealt, drawn)


def test_wrath_with_both_options_deals_its_damage_at_once() -> None:
    """4 damage in one blow: a Divine Shield stops all of it."""
    t = table("HERO_06")
    t.deck(YETI)
    t.minion("OG_044")
    yeti, squire = t.minion(side=2), t.minion("EX1_008", side=2)
    t.play("EX1_154", yeti), t.play("EX1_154", squire)
    assert (yeti.get(DAMAGE), squire.get(DAMAGE), len(t.cards())) == (4, 0, 1)


@pytest.mark.parametrize(("option", "size", "taunt"), [(0, (8, 5), 0), (1, (4, 9), 1)])
def test_mark_of_nature(option: int, size: tuple[int, int], taunt: int) -> None:
    t = table("HERO_06")
    yeti = t.minion()
    t.play("EX1_155", yeti, option)
    assert (stats(yeti), yeti.get(TAUNT)) == (size, taunt)


def test_soul_of_the_forest_leaves_treants_where_minions_fell() -> None:
    t = table("HERO_06")
    first = t.minion()
    t.minion()
    t.play("EX1_158")
    t.play(FIREBALL, first)
    assert t.row() == ["EX1_158t", YETI]


@pytest.mark.parametrize(("option", "row"), [(0, [YETI]), (1, [YETI, "EX1_160t"])])
def test_power_of_the_wild(option: int, row: list[str]) -> None:
    t = table("HERO_06")
    yeti = t.minion()
    t.play("EX1_160", option=option)
    assert (t.row(), stats(yeti)) == (row, (4, 5) if option else (5, 6))


def test_naturalize_destroys_and_feeds_the_opponent() -> None:
    t = table("HERO_06")
    t.deck(YETI, YETI, side=2)
    yeti = t.minion(side=2)
    t.play("EX1_161", yeti)
    assert (yeti.zone, len(t.cards(2))) == (Zone.GRAVEYARD, 2)


def test_nourish_gives_crystals_or_cards() -> None:
    t = table("HERO_06", mana=8)
    t.deck(*[YETI] * 4)
    spell = t.hand("EX1_164")
    cost = spell.card.cost if spell.card else 0
    t.play(spell, option=0)
    assert (t.tag(RESOURCES), t.tag(RESOURCES_USED)) == (10, cost)
    t = table("HERO_06")
    t.deck(*[YETI] * 4)
    t.play("EX1_164", option=1)
    assert len(t.cards()) == 3


@pytest.mark.parametrize(
    ("option", "body"), [(0, "EX1_165t1"), (1, "EX1_165t2")], ids=["cat", "bear"]
)
@pytest.mark.parametrize("build", [13030, 54613])
def test_druid_of_the_claw_takes_a_form(option: int, body: str, build: int) -> None:
    t = table("HERO_06", build=build)
    t.play("EX1_165", option=option)
    assert t.row() == [body]


def test_keeper_of_the_grove_shoots_or_silences() -> None:
    t = table("HERO_06")
    yeti = t.minion(side=2)
    t.play("EX1_166", t.hero(2), 0)
    t.play("EX1_166", yeti, 1)
    assert (t.hero(2).get(DAMAGE), yeti.get(SILENCED)) == (2, 1)


@pytest.mark.parametrize(("option", "size", "taunt"), [(0, (10, 5), 0), (1, (5, 10), 1)])
def test_ancient_of_war(option: int, size: tuple[int, int], taunt: int) -> None:
    t = table("HERO_06")
    ancient = t.play("EX1_178", option=option)
    assert (stats(ancient), ancient.get(TAUNT)) == (size, taunt)


def test_bite_arms_the_hero() -> None:
    t = table("HERO_06")
    t.play("EX1_570")
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (4, 4)
    yeti = t.minion(side=2)
    t.play("EX1_578", yeti)
    assert yeti.get(DAMAGE) == 4


def test_force_of_nature_summons_three_treants() -> None:
    t = table("HERO_06")
    t.play("EX1_571")
    assert t.row() == ["EX1_tk9"] * 3
    t.end_turn()
    assert t.row() == ["EX1_tk9"] * 3


def test_cenarius_strengthens_or_summons() -> None:
    t = table("HERO_06", mana=60)
    yeti = t.minion()
    cenarius = t.play("EX1_573", option=0)
    assert (stats(yeti), stats(cenarius)) == ((6, 7), (5, 8))
    t.play("EX1_573", option=1)
    assert t.row().count("EX1_573t") == 2


def test_starfall_hits_one_or_all() -> None:
    t = table("HERO_06")
    a, b = t.minion("CS2_200", 2), t.minion(side=2)
    t.play("NEW1_007", option=1)
    assert (a.get(DAMAGE), b.get(DAMAGE)) == (2, 2)
    t = table("HERO_06")
    ogre = t.minion("CS2_200", 2)
    t.play("NEW1_007", ogre, 0)
    assert ogre.get(DAMAGE) == 5


def test_ancient_of_lore_draws_or_heals() -> None:
    t = table("HERO_06")
    t.deck(YETI, YETI)
    t.play("NEW1_008", option=0)
    assert len(t.cards()) == 1
    t.play("NEW1_008", t.hurt(1, 10), 1)
    assert t.hero(1).get(DAMAGE) == 5


@pytest.mark.parametrize(
    ("build", "row"), [(25770, [YETI, "EX1_158t"]), (54613, ["EX1_158t", YETI])]
)
def test_r85_the_treant_of_an_enchantment_stands_where_its_build_puts_it(
    build: int, row: list[str]
) -> None:
    """At the end of the board up to 25770, where its minion stood since 45310 (U080, U568)."""
    t = table("HERO_06", build=build)
    doomed = t.minion()
    t.play("EX1_158")
    t.minion()
    since = len(t.game.out)
    t.kill(doomed)
    assert t.row() == row
    opened = [p[1] for p in t.game.out[since:] if p[:1] == (OPEN,) and p[2] == BlockType.TRIGGER]
    assert opened == [doomed.id]


def test_both_at_once_come_in_an_order_of_their_own() -> None:
    t = table("HERO_06", mana=60)
    t.hero_power("ULD_131p")
    yeti = t.minion()
    t.play("EX1_160")
    assert (stats(yeti), [stats(e) for e in t.game.row(1)]) == ((5, 6), [(5, 6), (4, 3)])
    cenarius = t.play("EX1_573")
    assert t.row() == [YETI, "EX1_160t", "EX1_573t", "EX1_573", "EX1_573t"]
    assert [stats(e) for e in t.game.row(1)] == [(7, 8), (6, 5), (4, 4), stats(cenarius), (4, 4)]


def test_both_texts_of_starfall_come_one_after_the_other() -> None:
    t = table("HERO_06", mana=60)
    t.hero_power("ULD_131p")
    ogre, yeti = t.minion("CS2_200", side=2), t.minion(side=2)
    t.play("NEW1_007", ogre)
    assert (ogre.zone, yeti.get(DAMAGE)) == (Zone.GRAVEYARD, 2)


@pytest.mark.parametrize(("build", "drawn"), [(11461, 2), (54613, 1), (77662, 2), (126451, 2)])
def test_ancient_of_lore_draws_as_many_as_its_text_says(build: int, drawn: int) -> None:
    t = table(build=build)
    t.deck(YETI, YETI, YETI)
    t.play("NEW1_008", option=0)
    assert len(t.cards()) == drawn
