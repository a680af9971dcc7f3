"""Voyage to the Sunken City: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import COST, DAMAGE, IMMUNE, RUSH, TAG_SCRIPT_DATA_NUM_1
from table import YETI, table
from texts import blocks


def test_a_fossil_fanatic_draws_a_fel_spell_after_the_hero_attacks() -> None:
    t = table("HERO_10", build=189017)
    t.minion("TID_704")
    t.weapon("CS2_106")
    t.deck(YETI, "CS2_029", "BT_035")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == ["BT_035"]


def test_an_azsharan_defector_leaves_a_sunken_one_which_strikes_after_it_attacks() -> None:
    t = table("HERO_10", build=189017)
    t.kill(t.minion("TSC_057"))
    assert [e.card_id for e in t.game.deck[1]] == ["TSC_057t"]
    yeti, giant = t.minion(side=2), t.minion("EX1_105", side=2)
    t.answers(1)
    t.attack(t.play("TSC_057t"), t.hero(2))
    assert [e.get(DAMAGE) for e in (yeti, giant, t.hero(2))] == [0, 5, 5]


def test_abyssal_depths_draw_the_two_cheapest_minions() -> None:
    t = table("HERO_10", build=189017)
    t.deck(YETI, "EX1_105", "CS2_231", "CS2_029")
    t.play("TSC_608")
    assert sorted(t.cards()) == ["CS2_182", "CS2_231"]


@pytest.mark.parametrize("attacks", [False, True])
def test_a_glaiveshark_bites_all_enemies_if_the_hero_has_attacked(attacks: bool) -> None:
    t = table("HERO_10", build=189017)
    yeti, friend = t.minion(side=2), t.minion()
    t.weapon("CS2_106")
    if attacks:
        t.attack(t.hero(1), t.hero(2))
    t.play("TSC_610")
    assert (yeti.get(DAMAGE), friend.get(DAMAGE)) == (2 * attacks, 0)
    assert t.hero(2).get(DAMAGE) == (3 + 2) * attacks


def test_a_bone_glaive_dredges() -> None:
    t = table("HERO_10", build=189017)
    t.deck("CS2_029", "CS2_231", YETI)
    t.answers("CS2_029", "CS2_231", YETI, "CS2_231")
    t.play("TSC_915")
    assert t.row() == []


def test_a_herald_of_chaos_wants_a_fel_spell() -> None:
    for spell, rush in (("GAME_005", 0), ("BT_035", 1)):
        t = table("HERO_10", build=185749)
        naga = t.hand("TID_706")
        t.play(spell)
        t.play(naga)
        assert naga.get(RUSH) == rush


def test_a_herald_of_chaos_notes_the_first_fel_spell_alone() -> None:
    """As Herald of Nature and Herald of Light do: a TRIGGER that does nothing."""
    t = table("HERO_10", build=185749)
    naga, noted = t.hand("TID_706"), []
    for spell in ("GAME_005", "BT_035", "BT_035"):
        since = len(t.game.out)
        t.play(spell)
        noted.append((BlockType.TRIGGER, naga.id) in blocks(t.game, since))
    assert noted == [False, True, False]


def test_a_coilskar_commander_wants_three_spells() -> None:
    for spells, copies in ((2, 1), (3, 3)):
        t = table("HERO_10", build=185749)
        naga = t.hand("TSC_609")
        for _ in range(spells):
            t.play("GAME_005")
        assert naga.get(TAG_SCRIPT_DATA_NUM_1) == spells
        t.play(naga)
        assert t.row() == ["TSC_609"] * copies


def test_a_wayward_sage_cheapens_both_ends() -> None:
    t = table("HERO_10", build=199503)
    sage = t.hand("TSC_217")
    left, middle, right = t.hand(YETI), t.hand(YETI), t.hand(YETI)
    t.play(sage)
    assert [e.get(COST) for e in (left, middle, right)] == [3, 4, 3]


def test_lady_stheno_strikes_the_weakest_after_a_spell() -> None:
    t = table("HERO_10", build=199503)
    stheno = t.minion("TSC_218")
    weak = t.minion("CS2_171", side=2)
    t.play("CORE_CS2_029", t.hero(2))
    assert [weak.zone, stheno.get(DAMAGE)] == [Zone.GRAVEYARD, 0]


def test_lady_stheno_is_immune_while_she_attacks_and_no_longer() -> None:
    t = table("HERO_10", build=199503)
    stheno = t.minion("TSC_218")
    yeti = t.minion(side=2)
    t.play("CORE_CS2_029", t.hero(2))
    assert [yeti.get(DAMAGE), stheno.get(DAMAGE)] == [1, 0]
    assert [stheno.get(IMMUNE), stheno.attached] == [0, []]


def test_topple_the_idol_deals_the_cost_of_a_dredged_card_to_all_minions() -> None:
    t = table("HERO_10", build=189017)
    cards = t.deck("CS2_029", YETI, "CS2_200")
    mine, theirs = t.minion("CS2_200"), t.minion(side=2)
    t.answers(*cards, "CS2_029")
    t.play("TID_703")
    assert [e.get(DAMAGE) for e in (mine, theirs, t.hero(2))] == [4, 4, 0]


def test_topple_the_idol_finds_nothing_in_an_empty_deck() -> None:
    t = table("HERO_10", build=189017)
    theirs = t.minion(side=2)
    t.minion("CS2_142")
    t.play("TID_703")
    assert theirs.get(DAMAGE) == 0
