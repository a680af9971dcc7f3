"""Treasures of Tombs of Terror; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    CREATOR,
    DAMAGE,
    DURABILITY,
    HIDDEN_ZONE_OWNER_2,
    LAST_AFFECTED_BY,
    OVERLOAD_OWED,
    OVERLOAD_THIS_GAME,
    REVEALED,
    TAG_1380,
)
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, table

BUILD = 33717


def test_bubble_blower_discovers_overloads_and_lengthens_the_lance() -> None:
    t = table(build=BUILD)
    lance = t.weapon("ULDA_505")
    t.play(t.hero_power("ULDA_Finley_HP2"))
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert "Battlecry" in found.card.text
    assert (t.tag(OVERLOAD_OWED), t.tag(OVERLOAD_THIS_GAME)) == (1, 1)
    assert lance.get(DURABILITY) == 3
    assert [each.card_id for each in lance.attached] == ["ULDA_505e"]


@pytest.mark.parametrize(("damage", "left", "cards"), [(2, 0, [YETI]), (3, 1, []), (0, 0, [YETI])])
def test_druidic_teaching_draws_if_it_leaves_no_wound(
    damage: int, left: int, cards: list[str]
) -> None:
    t = table(build=BUILD)
    t.deck(YETI)
    yeti = t.minion(damage=damage)
    t.play(t.hero_power("ULDA_Elise_HP2"), yeti)
    assert (yeti.get(DAMAGE), t.cards()) == (left, cards)


def test_disks_of_legend_copies_a_legendary_minion_beside_it() -> None:
    t = table(build=BUILD)
    attach(t.game, t.hero(1), t.game.owner(1), "ULDA_014e")
    t.play(YETI)
    legend = t.play("EX1_110")
    t.play("CS2_168")
    assert t.row() == [YETI, "EX1_110", "EX1_110", "CS2_168"]
    dummy = t.game.entities[t.at(1, 2).get(CREATOR)]
    assert (dummy.card_id, legend.get(CREATOR)) == ("ULDA_014d", 0)


def test_the_robes_make_drawn_spells_free_for_the_turn() -> None:
    t = table(build=BUILD)
    attach(t.game, t.hero(1), t.game.owner(1), "ULDA_508e")
    t.deck("CS2_029", YETI)
    t.deck("CS2_029", side=2)
    t.play("CS2_023")
    bolt, yeti = t.game.hand[1]
    assert (bolt.get(COST), yeti.get(COST)) == (0, 4)
    assert [each.card_id for each in bolt.attached] == ["ULDA_508e2"]
    t.end_turn()
    assert [each.get(COST) for each in (bolt, t.game.hand[2][0])] == [4, 4]


@pytest.mark.parametrize(("card", "worn"), [("ULDA_011", 0), ("ULDA_014", 1), ("ULDA_508", 1)])
def test_a_passive_lies_on_its_player_if_it_does_anything(card: str, worn: int) -> None:
    """U276a:6674, U195:1467, U189:1093."""
    t = table(build=36393)
    t.play(card)
    assert [each.card_id for each in t.game.owner(1).attached] == [f"{card}e"] * worn


@pytest.mark.parametrize(("build", "marked"), [(36393, 0), (66927, 1)])
def test_addarah_shuffles_enemy_minions_into_the_deck_of_her_player_in_sight(
    build: int, marked: int
) -> None:
    t = table(build=build)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("ULDA_003")
    assert (t.row(), t.row(2), t.game.deck[1]) == ([YETI, "ULDA_003"], [], [theirs])
    seen = [theirs.get(tag) for tag in (REVEALED, HIDDEN_ZONE_OWNER_2, TAG_1380)]
    assert seen == [1, 1, marked]
    assert (mine.get(REVEALED), theirs.get(LAST_AFFECTED_BY)) == (0, 0)


@pytest.mark.parametrize(("secrets", "power"), [(2, "ULDA_Finley_HP2"), (3, "ULDA_039")])
def test_the_tomb_diver_wants_three_secrets(secrets: int, power: str) -> None:
    t = table(build=BUILD)
    t.hero_power("ULDA_Finley_HP2")
    for secret in ("EX1_289", "EX1_295", "LOOT_204")[:secrets]:
        t.play(secret)
    t.play("ULDA_021")
    assert t.power().card_id == power


def test_what_the_monocle_kills_dies_behind_all_spells_of_the_deck() -> None:
    """The second spell still finds what the first one has killed (U189:31121)."""
    t = table(build=BUILD)
    fan, bolt, yeti = t.deck("EX1_129", "CS2_029", YETI)
    other = t.hand("CS2_029")
    wisp = t.minion("CS2_231", side=2)
    t.answers("EX1_129", fan, "CS2_029", t.hero(2))
    t.play("ULDA_503")
    assert (wisp.zone, t.hero(2).get(DAMAGE)) == (Zone.GRAVEYARD, 6)
    assert (t.game.deck[1], t.cards()) == ([bolt, yeti], ["CS2_029", "EX1_129"])
    assert other.zone == Zone.HAND


def test_a_runaway_gyrocopter_deals_5_to_each_enemy_minion_and_goes_into_the_deck() -> None:
    t = table(build=BUILD)
    gyrocopter, enemy = t.minion("ULDA_034"), t.minion(side=2)
    t.kill(gyrocopter)
    assert enemy not in t.game.row(2)
    assert [each.card_id for each in t.game.deck[1]][-1:] == ["ULDA_034"]
